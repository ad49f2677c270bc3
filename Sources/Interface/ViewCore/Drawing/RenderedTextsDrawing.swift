package import LayoutEngine

extension EnvironmentValues {
  private struct TextRendererKey: EnvironmentKey {
    static var defaultValue: Any? { nil }
  }

  /// Draws texts where a view takes over their drawing, as a type known to texts.
  package var anyTextRenderer: Any? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

extension LayoutNode {
  /// The node with its texts drawn by the renderer of a transition.
  @MainActor
  package func drawingTexts(with renderer: Any?) -> LayoutNode {
    guard let renderer else { return self }
    return PassthroughNode(child: self).annotated(
      "textRenderer", drawing: RenderedTextsDrawing(renderer: renderer))
  }
}

/// Draws texts with the renderer of a transition.
private struct RenderedTextsDrawing: NodeDrawing {
  let renderer: Any

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let outer = context.textRenderer
    // A view that is being removed still has the renderer of its insertion.
    context.textRenderer = outer ?? renderer
    context.drawChildren(of: node)
    context.textRenderer = outer
  }
}
