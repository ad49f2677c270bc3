public import Foundation
public import Geometry
public import LayoutEngine

nonisolated extension View {
  package func layered<Secondary: View>(
    _ name: String, alignment: Alignment, isBehind: Bool, _ secondary: @escaping @MainActor () -> Secondary
  ) -> some View {
    modifier(
      _ElementModifier(make: { inputs, content in
        let primary = content()
        let list = secondary().viewList(
          ImplicitContainer.overlay.adjusting(inputs).child(.secondary(isBehind ? 0 : 1)))
        if list.items.isEmpty { return primary }
        return OverlayNode(
          primary: primary, secondary: ImplicitContainer.overlay.node(for: list, inputs: inputs),
          alignment: alignment, isBehind: isBehind, layoutDirection: inputs.environment.layoutDirection
        ).annotated(name, roles: .attaches, inputs: inputs)
      }))
  }

  /// Draws other views on top, in the view's own rectangle.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let overlay = content()
    return layered("overlay", alignment: alignment, isBehind: false) { overlay }
  }

  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    layered("overlay", alignment: alignment, isBehind: false) { overlay }
  }

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

  /// Draws other views behind, in the view's own rectangle.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = content()
    return layered("background", alignment: alignment, isBehind: true) { background }
  }

  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    layered("background", alignment: alignment, isBehind: true) { background }
  }

  /// Fills the view's rectangle with a style, and the safe area beyond it where the two touch.
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

  /// The style that `.background` stands for in the views below.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    inputs { $0.environment.backgroundStyleValue = AnyShapeStyle(style) }
  }
}

/// A style behind or over a view that spreads into the safe area it touches.
package struct BleedingStyle<Style: ShapeStyle>: PrimitiveView {
  package let style: Style
  package let edges: Edge.Set

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
