import Foundation
import Geometry
import Rendering
import Views

/// Texts that overlap other texts or pictures although nothing stacks them.
enum OverlapCheck: LintCheck {
  static let rule = LintRule.overlap

  private struct Leaf {
    let index: Int
    /// Its visible parts: a text's lines, or a picture's frame.
    let parts: [CGRect]
    let bounds: CGRect
    let isText: Bool
    let subject: String
    let isMoved: Bool
    let scrollCount: Int
  }

  static func observations(in scene: LintScene) -> [LintObservation] {
    let leaves = scene.elements.indices.compactMap { leaf(at: $0, in: scene) }
      .sorted { $0.bounds.minY < $1.bounds.minY }
    var found: [LintObservation] = []
    for (number, first) in leaves.enumerated() {
      for second in leaves[(number + 1)...] {
        // Sorted from the top: nothing further down can reach this one.
        if second.bounds.minY >= first.bounds.maxY { break }
        guard first.isText || second.isText, let common = overlap(first, second) else { continue }
        guard let ancestor = scene.commonAncestor(first.index, second.index),
          !isStacked(first, second, in: scene.elements[ancestor])
        else { continue }
        if !(first.isText && second.isText), first.isMoved || second.isMoved { continue }
        let (upper, lower) = first.index > second.index ? (first, second) : (second, first)
        let lowerText = scene.source(of: lower.index)?.description
        found.append(
          scene.observation(
            rule, at: upper.index, subject: upper.subject,
            message: "lies on \(lower.subject) by \(Wording.size(common.size))",
            badness: Double(common.width * common.height), frame: upper.bounds.union(lower.bounds),
            detail: lowerText ?? lower.subject))
      }
    }
    return found
  }

  /// Whether two views may overlap: an enclosing view stacks them, or one of them scrolls under the other.
  private static func isStacked(_ first: Leaf, _ second: Leaf, in ancestor: LintElement) -> Bool {
    let node = ancestor.node
    if !node.roles.isDisjoint(with: [.stacksContent, .attaches, .hasBars]) { return true }
    let scrollCount = ancestor.surroundings.scrollCount + (node.scrollAxes.isEmpty ? 0 : 1)
    return first.scrollCount > scrollCount || second.scrollCount > scrollCount
  }

  private static func leaf(at index: Int, in scene: LintScene) -> Leaf? {
    let element = scene.elements[index]
    let surroundings = element.surroundings
    guard element.isChecked, element.node.children.isEmpty, !surroundings.isTurned, !surroundings.isMask
    else { return nil }
    let visible = surroundings.visible
    var parts: [CGRect] = []
    let subject: String
    if let text = element.node.text {
      // Letters fill the vertical middle of their line.
      parts = text.lines.filter { $0.string.contains { !$0.isWhitespace } }.map {
        $0.frame.insetBy(dx: 0, dy: $0.frame.height * 0.15)
      }
      subject = "Text \(Wording.quoted(text.string))"
    } else if element.node.roles.contains(.picture) {
      parts = [element.node.frame]
      subject = "Image"
    } else {
      return nil
    }
    parts = parts.map { $0.intersection(visible) }.filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
    guard let first = parts.first else { return nil }
    return Leaf(
      index: index, parts: parts, bounds: parts.dropFirst().reduce(first) { $0.union($1) },
      isText: element.node.text != nil, subject: subject, isMoved: surroundings.isMoved,
      scrollCount: surroundings.scrollCount)
  }

  /// The largest overlap of parts of both, if it is more than a touch.
  private static func overlap(_ first: Leaf, _ second: Leaf) -> CGRect? {
    guard first.bounds.intersects(second.bounds) else { return nil }
    var largest: CGRect?
    for one in first.parts {
      for other in second.parts {
        let common = one.intersection(other)
        guard !common.isNull, common.width >= 2, common.height >= 2 else { continue }
        if common.width * common.height > (largest.map { $0.width * $0.height } ?? 0) { largest = common }
      }
    }
    return largest
  }
}
