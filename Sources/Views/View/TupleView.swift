/// Several views in a row, as a view builder makes them.
public nonisolated struct TupleView<T>: TransparentView {
  public var value: T
  private let makeList: @MainActor (T, _ViewInputs, inout _ViewList) -> Void

  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.value = value
    makeList = { value, inputs, list in
      var index = 0
      for view in repeat each value {
        Self.append(view, inputs: inputs.child(.index(index)), into: &list)
        index += 1
      }
    }
  }

  @MainActor
  private static func append<Content: View>(_ view: Content, inputs: _ViewInputs, into list: inout _ViewList)
  {
    Content._makeViewList(view, inputs: inputs, into: &list)
  }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    makeList(value, inputs, &list)
  }
}
