import Combine
import SwiftUI

public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

/// What a view shows of a store, and the actions that it sends.
@dynamicMemberLookup
@preconcurrency @MainActor
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  private let read: @MainActor () -> ViewState
  private let sendAction: @MainActor (ViewAction) -> Task<Void, Never>?
  private let changes: StoreChanges
  private var subscription: AnyCancellable?
  nonisolated public let objectWillChange = ObservableObjectPublisher()

  public init<State, Action>(
    _ store: Store<State, Action>, observe state: @escaping (State) -> ViewState,
    send action: @escaping (ViewAction) -> Action,
    removeDuplicates isDuplicate: ((ViewState, ViewState) -> Bool)? = nil
  ) {
    let core = store.core
    changes = core.changes
    read = { state(core.read()) }
    sendAction = { core.send(action($0)) }
    subscription = core.changes.subject.sink { [objectWillChange] in objectWillChange.send() }
  }

  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe state: @escaping (State) -> ViewState,
    removeDuplicates isDuplicate: ((ViewState, ViewState) -> Bool)? = nil
  ) { self.init(store, observe: state, send: { $0 }) }

  public convenience init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: ((ViewState, ViewState) -> Bool)? = nil
  ) { self.init(store, observe: { $0 }, send: { $0 }) }

  public var state: ViewState {
    changes.read()
    return read()
  }
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }
  public var publisher: AnyPublisher<ViewState, Never> {
    let read = read
    return changes.subject.map { MainActor.assumeIsolated { read() } }.prepend(read()).eraseToAnyPublisher()
  }

  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask { StoreTask(task: sendAction(action)) }
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }
  public func send(_ action: ViewAction, while isInFlight: @escaping (ViewState) -> Bool) async {
    await send(action).finish()
  }

  public func binding<Value>(
    get: @escaping (ViewState) -> Value, send action: @escaping (Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(
      get: { get(self.state) },
      set: { value, transaction in withTransaction(transaction) { _ = self.send(action(value)) } })
  }
  public func binding<Value>(get: @escaping (ViewState) -> Value, send action: ViewAction) -> Binding<Value> {
    binding(get: get) { _ in action }
  }
  public func binding(send action: @escaping (ViewState) -> ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }, send: action)
  }
}

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// The binding of a property that `@BindingState` marks: `viewStore.$name`.
  public subscript<Value>(
    dynamicMember keyPath: WritableKeyPath<ViewState, BindingState<Value>>
  ) -> Binding<Value> {
    binding(get: { $0[keyPath: keyPath].wrappedValue }, send: { .binding(.set(keyPath, $0)) })
  }
  public func binding<Value>(_ keyPath: WritableKeyPath<ViewState, BindingState<Value>>) -> Binding<Value> {
    self[dynamicMember: keyPath]
  }
}

/// A binding as a part of what a view shows.
@propertyWrapper
public struct BindingViewState<Value> {
  let binding: Binding<Value>
  public var wrappedValue: Value {
    get { binding.wrappedValue }
    nonmutating set { binding.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { binding }
}

extension BindingViewState: Equatable where Value: Equatable {
  public static func == (one: Self, other: Self) -> Bool { one.wrappedValue == other.wrappedValue }
}

/// A store as what a view shows is made from, with bindings.
@dynamicMemberLookup
@MainActor
public struct BindingViewStore<State> {
  let state: State
  let send: @MainActor (BindingAction<State>) -> Void
  let read: @MainActor () -> State

  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }
  public subscript<Value>(
    dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
  ) -> BindingViewState<Value> {
    let (read, send) = (read, send)
    return BindingViewState(
      binding: Binding(
        get: { read()[keyPath: keyPath].wrappedValue }, set: { send(.set(keyPath, $0)) }))
  }
}
