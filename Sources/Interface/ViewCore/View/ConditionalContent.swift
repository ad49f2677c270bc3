/// One of two views, as `if … else` and `switch` make them.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let storage: Storage
  /// Where the condition stands, if a builder made it.
  package let source: _SourceLine?

  package init(_ storage: Storage, source: _SourceLine? = nil) {
    self.storage = storage
    self.source = source
  }
}

extension _ConditionalContent: _BuilderStatement where TrueContent: View, FalseContent: View {
  public var _content: Self { self }
  public var _source: _SourceLine? { source }
}

extension _ConditionalContent: View, TransparentView where TrueContent: View, FalseContent: View {
  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    switch storage {
    case .first(let view):
      TrueContent._makeViewList(view, inputs: inputs.child(.index(0)), into: &list)
    case .second(let view):
      FalseContent._makeViewList(view, inputs: inputs.child(.index(1)), into: &list)
    }
  }
}
