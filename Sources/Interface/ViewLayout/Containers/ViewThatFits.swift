public import Geometry
package import LayoutEngine

/// The first of several views that fits.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  package let axes: Axis.Set
  package let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    ViewThatFitsNode(axes: axes, candidates: content.viewList(inputs.child(.content)).makeNodes())
      .annotated("ViewThatFits", inputs: inputs)
  }
}
