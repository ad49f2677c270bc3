import Dependencies

extension Reducer {
  /// Runs a child's reducer on state that may be there.
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ state: WritableKeyPath<State, WrappedState?>, action: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<Self> where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action {
    let child = wrapped()
    let path = AnyCasePath(action)
    return modified { base, whole, action in
      var effect = Effect<Action>.none
      let wasThere = whole[keyPath: state] != nil
      if let childAction = path.extract(from: action) {
        effect =
          whole[keyPath: state].change {
            ReducerPlace.run(child, &$0, childAction, at: [state])
          }?.map { path.embed($0) } ?? .none
      }
      effect = effect.merge(with: base.reduce(into: &whole, action: action))
      let isGone = wasThere && whole[keyPath: state] == nil
      return isGone ? effect.merge(with: .dismissing([state])) : effect
    }
  }

  @_disfavoredOverload
  public func ifLet<WrappedState, WrappedAction>(
    _ state: WritableKeyPath<State, WrappedState?>, action: CaseKeyPath<Action, WrappedAction>
  ) -> Self { self }

  /// Runs a presented feature's reducer, and removes its state when it is dismissed.
  public func ifLet<DestinationState, DestinationAction, Destination: Reducer>(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> ModifiedReducer<Self>
  where DestinationState == Destination.State, DestinationAction == Destination.Action {
    let child = destination()
    let path = AnyCasePath(action)
    return modified { base, whole, action in
      var effect = Effect<Action>.none
      let wasThere = whole[keyPath: state].wrappedValue != nil
      let presentation = path.extract(from: action)
      if case .presented(let childAction)? = presentation {
        effect =
          whole[keyPath: state].wrappedValue.change {
            ReducerPlace.run(child, &$0, childAction, at: [state]) {
              path.embed(.dismiss)
            } embed: {
              path.embed(.presented($0))
            }
          } ?? .none
        if isEphemeral(whole[keyPath: state].wrappedValue as Any) {
          whole[keyPath: state].wrappedValue = nil
        }
      }
      effect = effect.merge(with: base.reduce(into: &whole, action: action))
      if case .dismiss? = presentation { whole[keyPath: state].wrappedValue = nil }
      let isGone = wasThere && whole[keyPath: state].wrappedValue == nil
      return isGone ? effect.merge(with: .dismissing([state])) : effect
    }
  }

  /// The same for alerts and dialogs, which have no reducer.
  public func ifLet<DestinationState: _EphemeralState, DestinationAction>(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ModifiedReducer<Self> { ifLet(state, action: action) { EmptyReducer() } }

  public func ifLet<DestinationState: CaseReducerState, DestinationAction>(
    _ state: WritableKeyPath<State, PresentationState<DestinationState>>,
    action: CaseKeyPath<Action, PresentationAction<DestinationAction>>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ModifiedReducer<Self>
  where
    DestinationState.StateReducer.State == DestinationState,
    DestinationState.StateReducer.Action == DestinationAction
  { ifLet(state, action: action) { DestinationState.StateReducer.body } }

  /// Runs a child's reducer on the state of a case.
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
    _ state: CaseKeyPath<State, CaseState>, action: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then child: () -> Case, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ModifiedReducer<Self> where CaseState == Case.State, CaseAction == Case.Action {
    let scope = Scope(state: state, action: action, child: child)
    return modified { base, whole, action in
      scope.reduce(into: &whole, action: action).merge(with: base.reduce(into: &whole, action: action))
    }
  }
}

extension Optional {
  /// Changes the value that is there where it is.
  mutating func change<Result>(_ update: (inout Wrapped) -> Result) -> Result? {
    guard var value = self else { return nil }
    let result = update(&value)
    self = value
    return result
  }
}
