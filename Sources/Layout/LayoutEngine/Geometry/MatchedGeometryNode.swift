package import Foundation
package import Geometry

/// A modifier that lays its child out in the frame of another view, and keeps its own position in the layout.
package final class MatchedGeometryNode: UnaryNode {
  private let anchor: UnitPoint
  private let takesSize: Bool
  private let takesPosition: Bool
  private let source: () -> CGRect?

  /// - Parameters:
  ///   - anchor: the point of the child that is put on the same point of the source.
  ///   - source: the other view's frame in the window, or nil if there is none.
  package init(
    child: LayoutNode, layoutDirection: LayoutDirection, anchor: UnitPoint, takesSize: Bool,
    takesPosition: Bool, source: @escaping () -> CGRect?
  ) {
    self.anchor = anchor
    self.takesSize = takesSize
    self.takesPosition = takesPosition
    self.source = source
    super.init(child: child, layoutDirection: layoutDirection)
  }

  override package var layoutPriority: Double { child.layoutPriority }

  override func childPlace(size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
    guard let window = source() else { return ChildPlace(origin: .zero, size: size, proposal: proposal) }
    let toWindow = transform(toAncestor: nil)
    let determinant = toWindow.a * toWindow.d - toWindow.b * toWindow.c
    guard determinant != 0, determinant.isFinite else {
      return ChildPlace(origin: .zero, size: size, proposal: proposal)
    }
    let frame = window.applying(toWindow.inverted())
    var place = ChildPlace(origin: .zero, size: size, proposal: proposal)
    if takesSize {
      place.proposal = ProposedViewSize(frame.size)
      place.size = child.sizeThatFits(place.proposal)
    }
    // Without the source's position the child keeps its own anchor where it was.
    let target = anchor.point(in: takesPosition ? frame : CGRect(origin: .zero, size: size))
    var x = target.x - anchor.x * place.size.width
    if isRightToLeft { x = size.width - x - place.size.width }
    place.origin = CGPoint(x: x, y: target.y - anchor.y * place.size.height)
    return place
  }

  override func findAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    child.explicitAlignment(key, size: size, proposal: proposal)
  }
}
