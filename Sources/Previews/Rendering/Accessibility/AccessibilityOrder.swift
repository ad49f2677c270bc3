import Foundation
import Geometry

/// The order in which VoiceOver reads elements.
///
/// From top to bottom, and within a line in reading direction; a higher sort priority is read first among
/// those of one group, and a group is read as a whole, at the position of its first element. Elements whose
/// tops are less than 8 points apart (13 on an iPad) are in one line, as AccessibilitySnapshot found by
/// experiment.
@MainActor
struct AccessibilityOrder {
  var isRightToLeft: Bool
  /// The vertical distance from which one element counts as above another, in points.
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

  /// The position of an element, or of the first element of a group.
  private func frame(_ draft: AccessibilityDraft) -> CGRect {
    draft.isGroup ? draft.children.first.map(frame) ?? draft.element.frame : draft.element.frame
  }
}
