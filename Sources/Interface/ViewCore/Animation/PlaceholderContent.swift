/// The view that a modifier made of a closure is applied to.
public nonisolated struct PlaceholderContentView<Value>: TransparentView {
  package let makeList: @MainActor (_ViewInputs) -> _ViewList

  package init(makeList: @escaping @MainActor (_ViewInputs) -> _ViewList) {
    self.makeList = makeList
  }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    list.items.append(contentsOf: makeList(inputs.child(.content)).items)
  }
}

/// A modifier whose body is a closure over the content.
package nonisolated struct PlaceholderModifier<Value, Result: View>: ViewModifier {
  package typealias Body = Never

  package let body: @MainActor (PlaceholderContentView<Value>) -> Result

  package init(body: @escaping @MainActor (PlaceholderContentView<Value>) -> Result) {
    self.body = body
  }

  @MainActor
  package static func _makeViewList(
    _ modifier: Self, inputs: _ViewInputs, content: @escaping @MainActor (_ViewInputs) -> _ViewList,
    into list: inout _ViewList
  ) {
    let result = modifier.body(PlaceholderContentView { inputs in content(inputs) })
    Result._makeViewList(result, inputs: inputs.child(.modifier).child(.body), into: &list)
  }
}

nonisolated extension View {
  /// Applies a closure that receives a placeholder for the view.
  package func changed<Result: View>(
    _ body: @escaping @MainActor (PlaceholderContentView<Self>) -> Result
  ) -> some View {
    modifier(PlaceholderModifier(body: body))
  }
}
