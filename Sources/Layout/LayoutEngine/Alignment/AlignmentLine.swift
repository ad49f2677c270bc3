package import Foundation

/// A line by which a placed node aligns views in it.
package struct AlignmentLine: Hashable {
  /// What it is called in source, “leading” or “firstTextBaseline”; the name of the type of an app's own.
  package var name: String
  /// Whether the line's place is measured along the horizontal axis, so that the line itself is vertical.
  package var isHorizontal: Bool
  /// In points from the node's left or top edge, as it is seen.
  package var position: CGFloat
}

extension LayoutNode {
  /// How far lines of one name may lie apart and are one, in points.
  private static let tolerance: CGFloat = 0.01

  /// The lines by which the node aligns its placed children, each once, in the order of the children.
  package final var alignmentLines: [AlignmentLine] {
    var lines: [AlignmentLine] = []
    for (child, keys) in zip(children, childAlignments) {
      for key in keys {
        let line = child.alignment(key, size: child.size, proposal: child.proposal)
        let position =
          key.isHorizontal
          ? child.origin.x + (isRightToLeft ? child.size.width - line : line) : child.origin.y + line
        let isKnown = lines.contains {
          $0.isHorizontal == key.isHorizontal && $0.name == key.name
            && abs($0.position - position) <= Self.tolerance
        }
        guard position.isFinite, !isKnown else { continue }
        lines.append(AlignmentLine(name: key.name, isHorizontal: key.isHorizontal, position: position))
      }
    }
    return lines
  }

  /// The lines by which a child shorter or longer than the node is aligned in it: along an axis on which both have one length,
  /// every line would do.
  final func deciding(_ alignment: Alignment, for child: LayoutNode) -> [AlignmentKey] {
    (child.size.width == size.width ? [] : [alignment.horizontal.key])
      + (child.size.height == size.height ? [] : [alignment.vertical.key])
  }
}
