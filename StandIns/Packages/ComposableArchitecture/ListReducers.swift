import IdentifiedCollections

extension Reducer {
  /// Runs an element's reducer on the element that an action is for.
  public func forEach<ID: Hashable, ElementState, ElementAction, Element: Reducer>(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ModifiedReducer<Self> where ElementState == Element.State, ElementAction == Element.Action {
    let child = element()
    let path = AnyCasePath(action)
    return modified { base, whole, action in
      var effect = Effect<Action>.none
      let before = whole[keyPath: state].ids
      if case .element(let id, let childAction)? = path.extract(from: action) {
        effect =
          whole[keyPath: state][id: id].change {
            ReducerPlace.run(child, &$0, childAction, at: [state, id])
          }?.map { path.embed(.element(id: id, action: $0)) } ?? .none
      }
      effect = effect.merge(with: base.reduce(into: &whole, action: action))
      let gone = before.filter { whole[keyPath: state][id: $0] == nil }
      return gone.isEmpty ? effect : effect.merge(with: .merge(gone.map { .dismissing([state, $0]) }))
    }
  }

  /// Runs the reducers of the features on a stack.
  public func forEach<ElementState, ElementAction, Element: Reducer>(
    _ state: WritableKeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> destination: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<Self> where ElementState == Element.State, ElementAction == Element.Action {
    let child = destination()
    let path = AnyCasePath(action)
    return modified { base, whole, action in
      var effect = Effect<Action>.none
      let before = whole[keyPath: state].ids
      let stackAction = path.extract(from: action)
      switch stackAction {
      case .element(let id, let childAction)?:
        effect =
          whole[keyPath: state][id: id].change {
            ReducerPlace.run(child, &$0, childAction, at: [state, id]) {
              path.embed(.popFrom(id: id))
            } embed: {
              path.embed(.element(id: id, action: $0))
            }
          } ?? .none
      case .push(let id, let element)?: whole[keyPath: state].push(element, id: id)
      case .popFrom, nil: break
      }
      effect = effect.merge(with: base.reduce(into: &whole, action: action))
      if case .popFrom(let id)? = stackAction { whole[keyPath: state].pop(from: id) }
      let gone = before.filter { whole[keyPath: state][id: $0] == nil }
      return gone.isEmpty ? effect : effect.merge(with: .merge(gone.map { .dismissing([state, $0]) }))
    }
  }

  public func forEach<ElementState: CaseReducerState, ElementAction>(
    _ state: WritableKeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ModifiedReducer<Self>
  where
    ElementState.StateReducer.State == ElementState, ElementState.StateReducer.Action == ElementAction
  { forEach(state, action: action) { ElementState.StateReducer.body } }

  public func forEach<ID: Hashable, ElementState: CaseReducerState, ElementAction>(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ModifiedReducer<Self>
  where
    ElementState.StateReducer.State == ElementState, ElementState.StateReducer.Action == ElementAction
  { forEach(state, action: action) { ElementState.StateReducer.body } }
}
