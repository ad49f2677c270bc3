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
    let run = inputs.identity.slot(.geometryContent) { ContentRun<Self>() }
    run.note(self)
    let kept = inner.identity.slot(.geometryContent) { KeptContent<GeometryProxy, Content>() }
    return GeometryReaderNode(layoutDirection: inputs.environment.layoutDirection) { [inner] proxy in
      MainActor.duringLayout {
        kept.content(of: proxy, in: run.number, inner, isSame: { $0.isSame(as: $1) }) { content(proxy) }
          .viewList(inner).makeNodes()
      }
    }.annotated("GeometryReader", roles: .invisible, inputs: inputs)
  }
}

extension ViewPart {
  /// The closure that makes the content, and what it gave for a geometry.
  fileprivate static let geometryContent = ViewPart("geometryContent")
}
