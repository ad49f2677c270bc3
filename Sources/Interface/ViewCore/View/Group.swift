/// Several views treated as one by modifiers, without a container of their own.
public nonisolated struct Group<Content> {
  package let content: Content

  /// A group of other things than views, such as the marks of a chart.
  package init(plain content: Content) {
    self.content = content
  }
}

extension Group: View, TransparentView where Content: View {
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    Content._makeViewList(content, inputs: inputs, into: &list)
  }
}
