/// Several views in a row, as a view builder makes them.
public nonisolated struct TupleView<T>: TransparentView {
  public var value: T
  /// Where each view was written, as far as a builder noted it.
  private let sources: [_SourceLine?]
  private let makeList: @MainActor (TupleView, _ViewInputs, inout _ViewList) -> Void

  public init<each Content: View>(_ value: T) where T == (repeat each Content) {
    self.value = value
    sources = []
    makeList = Self.listing()
  }

  init<each Content: View>(_ value: T, sources: [_SourceLine?]) where T == (repeat each Content) {
    self.value = value
    self.sources = sources
    makeList = Self.listing()
  }

  /// How the views of a tuple of this type are listed; their types are known only where the tuple is made.
  private static func listing<each Content: View>()
    -> @MainActor (TupleView, _ViewInputs, inout _ViewList) -> Void
  where T == (repeat each Content) {
    { tuple, inputs, list in
      var index = 0
      for view in repeat each tuple.value {
        var inputs = inputs.child(.index(index))
        if index < tuple.sources.count, let source = tuple.sources[index], !source.isInLibrary {
          inputs.source = source
        }
        append(view, inputs: inputs, into: &list)
        index += 1
      }
    }
  }

  @MainActor
  private static func append<Content: View>(_ view: Content, inputs: _ViewInputs, into list: inout _ViewList)
  {
    var inputs = inputs
    inputs.implicitContainer = nil
    Content._makeViewList(view, inputs: inputs, into: &list)
  }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    makeList(self, inputs, &list)
  }
}
