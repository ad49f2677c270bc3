import SwiftUI

extension Store where Action: BindableAction, Action.State == State {
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
    get { state[keyPath: keyPath] }
    set { send(.set(keyPath, newValue)) }
  }
}

extension Store where Action: BindableAction, Action.State == State {
  /// The whole state, for bindings.
  public var state: State {
    get {
      core.changes.read()
      return core.read()
    }
    set { send(.set(\.self, newValue)) }
  }
}

extension Store
where Action: ViewAction, Action.ViewAction: BindableAction, Action.ViewAction.State == State {
  public subscript<Value>(dynamicMember keyPath: WritableKeyPath<State, Value>) -> Value {
    get { state[keyPath: keyPath] }
    set { send(.view(.set(keyPath, newValue))) }
  }
}

/// A property of a store's state that becomes a binding with an action.
@dynamicMemberLookup
@MainActor
public struct StoreProperty<State, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> StoreProperty<
    State, Action, Member
  > {
    StoreProperty<State, Action, Member>(store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding whose changes are sent as an action.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let path = AnyCasePath(action)
    let (store, keyPath) = (store, keyPath)
    return Binding(
      get: { store.state[keyPath: keyPath] },
      set: { value, transaction in store.send(path.embed(value), transaction: transaction) })
  }
}

extension Bindable {
  @MainActor
  public subscript<State, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StoreProperty<State, Action, Member> where Value == Store<State, Action> {
    StoreProperty(store: wrappedValue, keyPath: keyPath)
  }

  @MainActor public func scope<State, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    let store = wrappedValue
    return Binding(get: { store.scope(state: state, action: action) }, set: { _ in })
  }

  @MainActor public func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(state: state, action: action)
  }
}

extension Binding {
  @MainActor
  public subscript<State, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StoreProperty<State, Action, Member> where Value == Store<State, Action> {
    StoreProperty(store: wrappedValue, keyPath: keyPath)
  }

  @MainActor public func scope<State, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    let store = wrappedValue
    return Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>(
      get: { store.scope(state: state, action: action) }, set: { _ in })
  }

  @MainActor public func scope<State, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(state: state, action: action)
  }
}

extension Store {
  /// What is presented, as a binding; removing it sends its dismissal.
  func presentation<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let path = AnyCasePath(action)
    return Binding(
      get: { self.presented(state: state, action: action) },
      set: { value, transaction in
        if value == nil, self.state[keyPath: state] != nil {
          self.send(path.embed(.dismiss), transaction: transaction)
        }
      })
  }
}
