import Foundation
public import LayoutEngine

extension Layout {
  /// A view that arranges its content by this layout.
  ///
  /// Disfavoured, so that for a type that is both a view with content and a layout, `HFlow { … }` means the
  /// view.
  @_disfavoredOverload
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
    var layout: any Layout = (layout as? AnyLayout)?.base ?? layout
    if inputs.graph.timeline != nil {
      func animate<Base: Layout>(_ layout: Base) -> any Layout { inputs.animated(layout) }
      layout = animate(layout)
    }
    inner.environment.isInGrid = layout is GridLayout
    let children = content.viewList(inner).makeNodes()
    let direction = inputs.environment.layoutDirection
    func container<Base: Layout>(_ layout: Base) -> LayoutNode {
      ContainerNode(layout: layout, layoutDirection: direction, children: children)
    }
    let node =
      (layout as? any _NodeLayout)?
      ._makeContainer(_ContainerChildren(children, layoutDirection: direction)).node ?? container(layout)
    return node.annotated(
      ViewName.short(type(of: layout)), roles: layout is ZStackLayout ? .stacksContent : [], inputs: inputs)
  }
}
