public import Foundation
public import LayoutEngine

extension Layout {
  /// A view that arranges its content by this layout.
  public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

/// A view that arranges its content by a layout.
public nonisolated struct _LayoutView<L: Layout, Content: View>: PrimitiveView {
  package let layout: L
  package let content: Content

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    var inner = inputs.child(.content)
    inner.stackOrientation = AnyLayout(layout).stackOrientation
    return ContainerNode(
      layout: layout, layoutDirection: inputs.environment.layoutDirection,
      children: content.viewList(inner).makeNodes()
    ).annotated(name, inputs: inputs)
  }

  private var name: String {
    let name = ViewName.short(L.self)
    return ["HStackLayout": "HStack", "VStackLayout": "VStack", "ZStackLayout": "ZStack"][name] ?? name
  }
}
