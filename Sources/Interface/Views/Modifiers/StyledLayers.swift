public import Foundation
public import Geometry
package import LayoutEngine

nonisolated extension View {
  public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layered("overlay", alignment: .center, isBehind: false) {
      BleedingStyle(style: style, edges: edges)
    }
  }

  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered("overlay", alignment: .center, isBehind: false) {
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    }
  }

  /// Fills the view's rectangle with a style, and any safe area that it touches.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    layered("background", alignment: .center, isBehind: true) {
      BleedingStyle(style: style, edges: edges)
    }
  }

  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    layered("background", alignment: .center, isBehind: true) {
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    }
  }

  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Draws a line along the inside of the view's rectangle.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    layered("border", alignment: .center, isBehind: false) {
      Rectangle().strokeBorder(content, lineWidth: width)
    }
  }

  /// The style that `.background` resolves to in the views below.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    inputs { $0.environment.backgroundStyleValue = AnyShapeStyle(style) }
  }
}

/// A style behind or over a view that extends into the safe area it touches.
package struct BleedingStyle<Style: ShapeStyle>: PrimitiveView {
  package let style: Style
  package let edges: Edge.Set

  package init(style: Style, edges: Edge.Set) {
    self.style = style
    self.edges = edges
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    BackgroundStyleNode(edges: edges, layoutDirection: inputs.environment.layoutDirection).annotated(
      ViewName.short(Style.self),
      drawing: BleedingStyleDrawing(style: style, environment: inputs.environment), inputs: inputs)
  }
}

/// Fills a node's rectangle and its overhang; unit points still refer to the rectangle.
private struct BleedingStyleDrawing<Style: ShapeStyle>: NodeDrawing {
  let style: Style
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    var rect = context.frame(of: node)
    let own = context.snapped(rect)
    if let bleeding = node as? BackgroundStyleNode {
      let overhang = bleeding.overhang
      rect.origin.x -= overhang.left
      rect.origin.y -= overhang.top
      rect.size.width += overhang.left + overhang.right
      rect.size.height += overhang.top + overhang.bottom
    }
    let filled = context.snapped(rect)
    if !(filled.width > 0 && filled.height > 0) || filled.isInfinite { return }
    context.fill(Path(filled), with: style._paint(in: environment).paint, bounds: own)
  }
}
