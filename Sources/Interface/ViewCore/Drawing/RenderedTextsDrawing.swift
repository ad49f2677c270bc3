package import LayoutEngine

extension EnvironmentValues {
  private struct TextRendererKey: EnvironmentKey {
    static var defaultValue: Any? { nil }
  }

  /// What draws texts where a view takes that over, of a type that texts know.
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
    // A view that goes still has the renderer around it that it has come by.
    context.textRenderer = outer ?? renderer
    context.drawChildren(of: node)
    context.textRenderer = outer
  }
}
