import Combine
import Dependencies
import Observation
import SwiftUI

public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// Runs a feature: its state, which views show, and its actions, which they send.
@dynamicMemberLookup
@preconcurrency @MainActor
public final class Store<State, Action>: Observable {
  let core: StoreCore<State, Action>
  /// Scoped stores are the same each time that they are asked for.
  var children: [AnyHashable: AnyObject] = [:]

  init(_ core: StoreCore<State, Action>) { self.core = core }

  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepare: ((inout DependencyValues) -> Void)? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where R.State == State, R.Action == Action {
    let root = withDependencies {
      prepare?(&$0)
    } operation: {
      withEscapedDependencies { RootCore(initialState(), reducer(), $0) }
    }
    self.init(StoreCore(changes: root.changes, read: { root.state }, send: { root.send($0) }))
  }

  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State, reducer: R,
    prepareDependencies prepare: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    self.init(initialState: initialState(), reducer: { reducer }, withDependencies: prepare)
  }

  public var state: State {
    core.changes.read()
    return core.read()
  }

  public func withState<R>(_ body: (State) -> R) -> R { body(state) }

  @discardableResult
  public func send(_ action: Action) -> StoreTask { StoreTask(task: core.send(action)) }
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }

  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }

  public var publisher: StorePublisher<State> { StorePublisher(self) }
}

extension Store: Identifiable {}
extension Store: Equatable {
  nonisolated public static func == (one: Store, other: Store) -> Bool { one === other }
}
extension Store: Hashable {
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Store
where State: CaseReducerState, State.StateReducer.State == State, State.StateReducer.Action == Action {
  /// The store of the feature that is there.
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}

/// The work that an action has started.
public struct StoreTask: Hashable, Sendable {
  let task: Task<Void, Never>?
  public func cancel() { task?.cancel() }
  public func finish() async { await task?.value }
  public var isCancelled: Bool { task?.isCancelled ?? true }
}

/// The states of a store, beginning with the present one.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  public typealias Output = State
  public typealias Failure = Never
  private let values: AnyPublisher<State, Never>

  @MainActor init<Action>(_ store: Store<State, Action>) {
    let read = store.core.read
    values = store.core.changes.subject.map { MainActor.assumeIsolated { read() } }
      .prepend(read()).removeDuplicates(by: isEqual).eraseToAnyPublisher()
  }
  private init(_ values: AnyPublisher<State, Never>) { self.values = values }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    values.subscribe(subscriber)
  }
  public subscript<Value: Equatable>(dynamicMember keyPath: KeyPath<State, Value>) -> StorePublisher<Value> {
    StorePublisher<Value>(values.map(keyPath).removeDuplicates().eraseToAnyPublisher())
  }
}
