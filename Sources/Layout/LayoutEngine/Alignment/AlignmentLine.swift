package import Foundation

/// A line along which a placed node aligns its children.
package struct AlignmentLine: Hashable {
  /// Its name in source, “leading” or “firstTextBaseline”; for a custom line the type's name.
  package var name: String
  /// Whether the line's position is along the horizontal axis, so that the line itself is vertical.
  package var isHorizontal: Bool
  /// In points from the node's left or top edge as drawn.
  package var position: CGFloat
}

extension LayoutNode {
  /// The distance up to which lines with one name count as one, in points.
  private static let tolerance: CGFloat = 0.01

  /// The lines along which the node aligns its placed children, without duplicates, in the order of the
  /// children.
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

  /// The lines along which a child shorter or longer than the node is aligned: on an axis on which both have
  /// the same length, every line would do.
  final func deciding(_ alignment: Alignment, for child: LayoutNode) -> [AlignmentKey] {
    (child.size.width == size.width ? [] : [alignment.horizontal.key])
      + (child.size.height == size.height ? [] : [alignment.vertical.key])
  }
}
