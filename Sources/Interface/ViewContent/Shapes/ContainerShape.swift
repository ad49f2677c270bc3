package import Foundation
package import Geometry
import LayoutEngine

/// A shape that follows the container shape around it.
package protocol ContainerFollowing {
  /// The outline in a rectangle; nil if it does not depend on the container.
  nonisolated func path(in rect: CGRect, following container: PlacedContainer?) -> Path?
}

/// The shape that `containerShape` gives a view, and where that view was last drawn.
///
/// The view's content is drawn right after the view itself, so that it finds the position of its own
/// container here.
package final class ContainerShapeReference: @unchecked Sendable {
  fileprivate let shape: any InsettableShape
  fileprivate var rect = CGRect.null
  fileprivate var transform = CGAffineTransform.identity

  init(_ shape: any InsettableShape) {
    self.shape = shape
  }

  /// The container at its drawn position; nil if there is a transform effect between it and what is being
  /// drawn.
  package func placed(in context: DrawingContext) -> PlacedContainer? {
    rect.isNull || transform != context.transform ? nil : PlacedContainer(shape: shape, rect: rect)
  }
}

/// A container's shape and frame, in points of the coordinate space of the shape that follows it.
package struct PlacedContainer {
  let shape: any InsettableShape
  let rect: CGRect

  /// The container's outline inset as far as a rectangle is.
  nonisolated func path(in inner: CGRect) -> Path {
    let sides = [
      inner.minX - rect.minX, inner.minY - rect.minY, rect.maxX - inner.maxX, rect.maxY - inner.maxY,
    ]
    if let least = sides.min(), let most = sides.max(), most - least < 0.01 {
      return Self.path(of: shape, inset: least, in: rect)
    }
    return UnevenRoundedRectangle(cornerRadii: radii(in: inner)).path(in: inner)
  }

  private nonisolated static func path<S: InsettableShape>(
    of shape: S, inset amount: CGFloat, in rect: CGRect
  ) -> Path {
    shape.inset(by: amount).path(in: rect)
  }

  /// The radii that make a rectangle's corners concentric with the container's.
  ///
  /// A corner that lies nearer to one side than to the other follows the nearer one; Apple's rule is not published.
  nonisolated func radii(in inner: CGRect) -> RectangleCornerRadii {
    guard
      let corners = (shape as? any RoundedRectangularShape)?.corners(in: rect.size)
    else { return RectangleCornerRadii() }
    func radius(_ style: Edge.Corner.Style, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      max(style.leastRadius - max(min(x, y), 0), 0)
    }
    let (left, right) = (inner.minX - rect.minX, rect.maxX - inner.maxX)
    let (top, bottom) = (inner.minY - rect.minY, rect.maxY - inner.maxY)
    return RectangleCornerRadii(
      topLeading: radius(corners.topLeading, left, top),
      bottomLeading: radius(corners.bottomLeading, left, bottom),
      bottomTrailing: radius(corners.bottomTrailing, right, bottom),
      topTrailing: radius(corners.topTrailing, right, top))
  }
}

/// Records where the container is drawn, and then draws its content.
private struct ContainerShapeDrawing: NodeDrawing {
  let reference: ContainerShapeReference

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    reference.rect = context.snappedFrame(of: node)
    reference.transform = context.transform
    context.drawChildren(of: node)
  }
}

extension EnvironmentValues {
  private struct ContainerShapeKey: EnvironmentKey {
    static var defaultValue: ContainerShapeReference? { nil }
  }

  package var containerShape: ContainerShapeReference? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the container shape for the views inside.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    wrapped { node, inputs in
      guard let reference = inputs.environment.containerShape else { return node }
      return PassthroughNode(child: node).annotated(
        "containerShape", drawing: ContainerShapeDrawing(reference: reference), inputs: inputs)
    }
    .inputs { $0.environment.containerShape = ContainerShapeReference(shape) }
  }
}
