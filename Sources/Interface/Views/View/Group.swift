/// Several views treated as one by modifiers, without a container of their own.
public nonisolated struct Group<Content> {
  package let content: Content
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
