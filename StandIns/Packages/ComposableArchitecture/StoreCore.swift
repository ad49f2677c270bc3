import Combine
import Dependencies
import Observation

/// What is common to a store and those that were scoped from it: who is told of changes.
@MainActor
final class StoreChanges: Observable {
  nonisolated private let registrar = ObservationRegistrar()
  nonisolated var version: Int { 0 }
  let subject = PassthroughSubject<Void, Never>()

  func read() { registrar.access(self, keyPath: \.version) }
  func write(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.version, change)
    subject.send()
  }
}

/// The state of a feature, and the way of its actions.
@MainActor
struct StoreCore<State, Action> {
  let changes: StoreChanges
  let read: @MainActor () -> State
  let send: @MainActor (Action) -> Task<Void, Never>?
}

/// The state at the root, and the actions that wait for their turn.
@MainActor
final class RootCore<Root: Reducer> {
  let changes = StoreChanges()
  private(set) var state: Root.State
  private let reducer: Root
  private let dependencies: DependencyValues.Continuation
  private var waiting: [Root.Action] = []
  private var isReducing = false

  init(_ state: Root.State, _ reducer: Root, _ dependencies: DependencyValues.Continuation) {
    self.state = state
    self.reducer = reducer
    self.dependencies = dependencies
  }

  /// Reduces the action, after those before it and before those that its effects send.
  func send(_ action: Root.Action) -> Task<Void, Never>? {
    waiting.append(action)
    if isReducing { return nil }
    isReducing = true
    defer { isReducing = false }
    var tasks: [Task<Void, Never>] = []
    while !waiting.isEmpty {
      let action = waiting.removeFirst()
      var next = state
      let effect = dependencies.yield { reducer.reduce(into: &next, action: action) }
      if !isEqual(next, state) { changes.write { state = next } }
      let task = EffectRunner.shared.run(effect) { [weak self] in _ = self?.send($0) }
      if let task { tasks.append(task) }
    }
    return tasks.isEmpty ? nil : Task { for task in tasks { await task.value } }
  }
}

/// Whether two values are equal, if their type can tell.
func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  guard let one = one as? any Equatable else { return false }
  return one.equals(other)
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
