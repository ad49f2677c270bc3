public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

/// Changes the state of a feature for an action, and starts effects.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype _Body
  typealias Body = _Body

  func reduce(into state: inout State, action: Action) -> Effect<Action>
  @ReducerBuilder<State, Action> var body: Body { get }
}

extension Reducer where Body == Never {
  public var body: Body { fatalError("this reducer has no body") }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A reducer of features of which one is there at a time.
public protocol CaseReducer<State, Action>: Reducer where Body == Never {
  associatedtype CaseScope
  static var body: Reduce<State, Action> { get }
  @MainActor @preconcurrency static func scope(_ store: Store<State, Action>) -> CaseScope
}

extension CaseReducer {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    Self.body.reduce(into: &state, action: action)
  }
}

/// The state of features of which one is there at a time.
public protocol CaseReducerState {
  associatedtype StateReducer: CaseReducer
}

/// Reducers one after the other.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  public static func buildArray(_ reducers: [some Reducer<State, Action>]) -> some Reducer<State, Action> {
    ReducerList(reducers: reducers)
  }
  public static func buildBlock() -> some Reducer<State, Action> { EmptyReducer() }
  public static func buildBlock<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
  public static func buildEither<One: Reducer<State, Action>, Other: Reducer<State, Action>>(
    first reducer: One
  ) -> ConditionalReducer<One, Other> { .first(reducer) }
  public static func buildEither<One: Reducer<State, Action>, Other: Reducer<State, Action>>(
    second reducer: Other
  ) -> ConditionalReducer<One, Other> { .second(reducer) }
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
  @_disfavoredOverload
  public static func buildExpression(_ reducer: any Reducer<State, Action>) -> Reduce<State, Action> {
    Reduce(reducer)
  }
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
  public static func buildLimitedAvailability(
    _ reducer: some Reducer<State, Action>
  ) -> Reduce<State, Action> { Reduce(reducer) }
  public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> R? { reducer }
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }
  public static func buildPartialBlock<One: Reducer<State, Action>, Other: Reducer<State, Action>>(
    accumulated: One, next: Other
  ) -> SequenceReducer<One, Other> { SequenceReducer(one: accumulated, other: next) }
}

extension Never: Reducer {
  public typealias State = Never
  public typealias Action = Never
}

extension Optional: Reducer where Wrapped: Reducer {
  public typealias State = Wrapped.State
  public typealias Action = Wrapped.Action
  public typealias _Body = Never
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }
}
