import Foundation
import Geometry
import Views

/// Labels and the elements they label, as linked by `accessibilityLabeledPair(role:id:in:)`: both become one
/// element.
@MainActor
enum AccessibilityPairs {
  static func joined(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
    let all = drafts.flatMap(\.flattened)
    var labels: [AnyHashable: AccessibilityDraft] = [:]
    for draft in all {
      for pair in draft.pairs where pair.isLabel { labels[pair.key] = draft }
    }
    if labels.isEmpty { return drafts }
    var used: Set<ObjectIdentifier> = []
    for draft in all {
      for pair in draft.pairs where !pair.isLabel {
        guard let label = labels[pair.key], label !== draft else { continue }
        used.insert(ObjectIdentifier(label))
        draft.element.label = [label.element.label, draft.element.label].filter { !$0.isEmpty }
          .joined(separator: ", ")
        draft.element.frame = draft.element.frame.union(label.element.frame)
      }
    }
    return without(used, drafts)
  }

  private static func without(
    _ used: Set<ObjectIdentifier>, _ drafts: [AccessibilityDraft]
  ) -> [AccessibilityDraft] {
    drafts.filter { !used.contains(ObjectIdentifier($0)) }.map { draft in
      draft.children = without(used, draft.children)
      return draft
    }
  }
}
