public import LayoutEngine

/// A view that makes its content from the space it is given.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    var inner = inputs.child(.content)
    inner.stackOrientation = nil
    return GeometryReaderNode(layoutDirection: inputs.environment.layoutDirection) { proxy in
      MainActor.duringLayout { content(proxy).viewList(inner).makeNodes() }
    }.annotated("GeometryReader", roles: .invisible, inputs: inputs)
  }
}
