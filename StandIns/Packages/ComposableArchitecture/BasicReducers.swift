/// A reducer made of a function.
public struct Reduce<State, Action>: Reducer {
  public typealias _Body = Never
  let function: (inout State, Action) -> Effect<Action>
  public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) { function = reduce }
  public init(_ reducer: some Reducer<State, Action>) { function = { reducer.reduce(into: &$0, action: $1) } }
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { function(&state, action) }
}

/// A reducer that changes nothing.
public struct EmptyReducer<State, Action>: Reducer {
  public typealias _Body = Never
  public init() {}
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// Several reducers as one.
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  public typealias _Body = Never
  let reducers: Reducers
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) { reducers = build() }
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }
}

/// Two reducers, the second of which sees what the first has changed.
public struct SequenceReducer<One: Reducer, Other: Reducer>: Reducer
where One.State == Other.State, One.Action == Other.Action {
  public typealias State = One.State
  public typealias Action = One.Action
  public typealias _Body = Never
  let one: One
  let other: Other
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let effect = one.reduce(into: &state, action: action)
    return effect.merge(with: other.reduce(into: &state, action: action))
  }
}

/// One of two reducers.
public enum ConditionalReducer<One: Reducer, Other: Reducer>: Reducer
where One.State == Other.State, One.Action == Other.Action {
  public typealias State = One.State
  public typealias Action = One.Action
  public typealias _Body = Never
  case first(One)
  case second(Other)
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch self {
    case .first(let reducer): reducer.reduce(into: &state, action: action)
    case .second(let reducer): reducer.reduce(into: &state, action: action)
    }
  }
}

/// The reducers of an array.
struct ReducerList<Element: Reducer>: Reducer {
  typealias State = Element.State
  typealias Action = Element.Action
  typealias _Body = Never
  let reducers: [Element]
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .merge(reducers.map { $0.reduce(into: &state, action: action) })
  }
}

/// A child's reducer in that of its parent.
public struct Scope<ParentState, ParentAction, Child: Reducer>: Reducer {
  public typealias State = ParentState
  public typealias Action = ParentAction
  public typealias _Body = Never
  let change: (inout ParentState, (inout Child.State) -> Effect<Child.Action>) -> Effect<Child.Action>
  let action: AnyCasePath<ParentAction, Child.Action>
  let child: Child

  public init<ChildState, ChildAction>(
    state keyPath: WritableKeyPath<ParentState, ChildState>, action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    change = { $1(&$0[keyPath: keyPath]) }
    self.action = AnyCasePath(action)
    self.child = child()
  }

  public init<ChildState, ChildAction>(
    state path: CaseKeyPath<ParentState, ChildState>, action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let path = AnyCasePath(path)
    // An action for a case that the state no longer is of changes nothing.
    change = { path.modify(&$0, $1) ?? .none }
    self.action = AnyCasePath(action)
    self.child = child()
  }

  public func reduce(into state: inout State, action parentAction: Action) -> Effect<Action> {
    guard let childAction = action.extract(from: parentAction) else { return .none }
    return change(&state) { child.reduce(into: &$0, action: childAction) }.map { [action] in action.embed($0)
    }
  }
}
