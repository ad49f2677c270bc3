/// One of two views, as `if … else` and `switch` make them.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  package let storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }
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
