import Foundation
import Geometry

extension LayoutNode {
  /// A rectangle of an ancestor in the node's own coordinates.
  final func convert(_ rect: CGRect, fromAncestor ancestor: LayoutNode) -> CGRect {
    rect.applying(transform(toAncestor: ancestor).inverted())
  }
}
