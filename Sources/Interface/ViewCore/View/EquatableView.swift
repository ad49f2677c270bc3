/// A view that is described again only where it differs; a picture describes it as often as it needs.
public nonisolated struct EquatableView<Content: View & Equatable>: TransparentView {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    Content._makeViewList(content, inputs: inputs.child(.content), into: &list)
  }
}

nonisolated extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
