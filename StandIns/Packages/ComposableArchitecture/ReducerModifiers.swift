import Dependencies

/// A reducer that does more than the one that it is made of.
public struct ModifiedReducer<Base: Reducer>: Reducer {
  public typealias State = Base.State
  public typealias Action = Base.Action
  public typealias _Body = Never
  let base: Base
  let function: (Base, inout State, Action) -> Effect<Action>
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    function(base, &state, action)
  }
}

extension Reducer {
  func modified(
    _ function: @escaping (Self, inout State, Action) -> Effect<Action>
  ) -> ModifiedReducer<Self> { ModifiedReducer(base: self, function: function) }

  /// Runs another reducer when a value of the state has changed.
  public func onChange<V: Equatable, R: Reducer>(
    of value: @escaping (State) -> V, @ReducerBuilder<State, Action> _ reducer: @escaping (V, V) -> R
  ) -> ModifiedReducer<Self> where R.State == State, R.Action == Action {
    onChange(of: value, removeDuplicates: ==, reducer)
  }

  public func onChange<V, R: Reducer>(
    of value: @escaping (State) -> V, removeDuplicates isDuplicate: @escaping (V, V) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (V, V) -> R
  ) -> ModifiedReducer<Self> where R.State == State, R.Action == Action {
    modified { base, state, action in
      let old = value(state)
      let effect = base.reduce(into: &state, action: action)
      let new = value(state)
      if isDuplicate(old, new) { return effect }
      return effect.merge(with: reducer(old, new).reduce(into: &state, action: action))
    }
  }

  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> ModifiedReducer<Self> { transformDependency(\.self) { $0[keyPath: keyPath] = value } }

  public func dependency<Value: TestDependencyKey>(_ value: Value) -> ModifiedReducer<Self>
  where Value.Value == Value { transformDependency(\.self) { $0[Value.self] = value } }

  public func transformDependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> ModifiedReducer<Self> {
    modified { base, state, action in
      withDependencies {
        transform(&$0[keyPath: keyPath])
      } operation: {
        base.reduce(into: &state, action: action)
      }
    }
  }

  /// Changes are not printed for a picture.
  public func _printChanges(_ printer: _ReducerPrinter<State, Action>? = .customDump) -> Self { self }
  public func signpost(_ prefix: String = "", log: Any? = nil) -> Self { self }
}

/// What prints changes.
public struct _ReducerPrinter<State, Action>: Sendable {
  public static var customDump: Self { Self() }
  public static var actionLabels: Self { Self() }
}
