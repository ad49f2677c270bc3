/// A view that is described again only if it differs; here it is described as often as a render needs.
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
