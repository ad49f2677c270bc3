import LayoutEngine

/// A view or modifier with a modifier applied to it.
public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, TransparentView where Content: View, Modifier: ViewModifier {
  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    let content = content
    let container = inputs.implicitContainer
    Modifier._makeViewList(
      modifier, inputs: inputs,
      content: { inputs in
        let list = content.viewList(inputs, heldBy: container)
        return container?.holding(list, inputs) ?? list
      }, into: &list)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor
  public static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    Modifier._makeViewList(
      modifier.modifier, inputs: inputs,
      content: { inputs in
        var inner = _ViewList()
        Content._makeViewList(modifier.content, inputs: inputs, content: content, into: &inner)
        return inner
      }, into: &list)
  }
}
