import Foundation
import Geometry

/// The order in which VoiceOver reads elements.
///
/// From above to below, and within a line in the direction of reading; a higher sort priority is read first among those
/// of one group, and a group is read as a whole, at the place of what is read first in it. Elements whose tops are less
/// than 8 points apart (13 on an iPad) are in one line, which is what AccessibilitySnapshot has found by experiment.
@MainActor
struct AccessibilityOrder {
  var isRightToLeft: Bool
  /// The distance of tops from which one element is above another, in points.
  var separation: CGFloat

  /// The elements of one group in their order, and those of the groups in it.
  func sorted(_ drafts: [AccessibilityDraft]) -> [AccessibilityDraft] {
    for draft in drafts where draft.isGroup { draft.children = sorted(draft.children) }
    let placed = drafts.map { (draft: $0, frame: frame($0)) }
    let priorities = Set(drafts.map(\.sortPriority)).sorted(by: >)
    return priorities.flatMap { priority in lines(placed.filter { $0.draft.sortPriority == priority }) }
  }

  private func lines(_ drafts: [(draft: AccessibilityDraft, frame: CGRect)]) -> [AccessibilityDraft] {
    let byTop = drafts.enumerated().sorted { a, b in
      (a.element.frame.minY, a.offset) < (b.element.frame.minY, b.offset)
    }.map(\.element)
    var lines: [[(draft: AccessibilityDraft, frame: CGRect)]] = []
    for item in byTop {
      if let first = lines.last?.first, item.frame.minY - first.frame.minY < separation {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }
    return lines.flatMap { line in
      line.enumerated().sorted { a, b in
        let (left, right) = (a.element.frame.minX, b.element.frame.minX)
        return left == right ? a.offset < b.offset : isRightToLeft ? left > right : left < right
      }.map(\.element.draft)
    }
  }

  /// Where an element is, or what is read first in a group.
  private func frame(_ draft: AccessibilityDraft) -> CGRect {
    draft.isGroup ? draft.children.first.map(frame) ?? draft.element.frame : draft.element.frame
  }
}
