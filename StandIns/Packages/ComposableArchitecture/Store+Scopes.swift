import CasePaths
import IdentifiedCollections

/// What a scoped store is known by.
private struct ScopeName: Hashable {
  let state: AnyHashable
  let action: AnyHashable
  var element: AnyHashable?
}

extension Store {
  /// The store of a part, which is made once.
  private func child<ChildState, ChildAction>(
    _ name: ScopeName, _ read: @escaping @MainActor (State) -> ChildState,
    _ action: @escaping @MainActor (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    let key = AnyHashable(name)
    if let known = children[key] as? Store<ChildState, ChildAction> { return known }
    let core = core
    let store = Store<ChildState, ChildAction>(
      StoreCore(changes: core.changes, read: { read(core.read()) }, send: { core.send(action($0)) }))
    children[key] = store
    return store
  }

  /// The store of a part that may not be there; while its views go, it keeps the part's last state.
  private func optionalChild<ChildState, ChildAction>(
    _ name: ScopeName, _ read: @escaping @MainActor (State) -> ChildState?,
    _ action: @escaping @MainActor (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    guard var last = read(state) else {
      children[AnyHashable(name)] = nil
      return nil
    }
    return child(
      name,
      { whole in
        if let state = read(whole) { last = state }
        return last
      }, action)
  }

  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let path = AnyCasePath(action)
    return child(ScopeName(state: state, action: action), { $0[keyPath: state] }, path.embed)
  }

  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    let path = AnyCasePath(action)
    return optionalChild(ScopeName(state: state, action: action), { $0[keyPath: state] }, path.embed)
  }

  /// The stores of a list's elements.
  public func scope<ElementID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> [Store<ElementState, ElementAction>] {
    let path = AnyCasePath(action)
    return self.state[keyPath: state].ids.compactMap { id in
      optionalChild(
        ScopeName(state: state, action: action, element: id), { $0[keyPath: state][id: id] },
        { path.embed(.element(id: id, action: $0)) })
    }
  }

  /// The store of an element of a stack.
  func element<ElementState, ElementAction>(_ id: StackElementID) -> Store<ElementState, ElementAction>?
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    optionalChild(
      ScopeName(state: "stack", action: "element", element: id), { $0[id: id] },
      { .element(id: id, action: $0) })
  }

  /// The store of what is presented.
  func presented<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    let path = AnyCasePath(action)
    return optionalChild(
      ScopeName(state: state, action: action), { $0[keyPath: state] }, { path.embed(.presented($0)) })
  }

  /// The form with functions.
  public func scope<ChildState, ChildAction>(
    state: @escaping (State) -> ChildState, action: @escaping (ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    let core = core
    return Store<ChildState, ChildAction>(
      StoreCore(changes: core.changes, read: { state(core.read()) }, send: { core.send(action($0)) }))
  }

  /// The store without actions.
  public var stateless: Store<Void, Action> { scope(state: { _ in () }, action: { $0 }) }
  public var actionless: Store<State, Never> { scope(state: { $0 }, action: { (never: Never) -> Action in }) }
}
