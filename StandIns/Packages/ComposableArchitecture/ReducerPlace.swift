import Dependencies
import SwiftUI

/// Where in the tree of features a reducer runs: its effects are cancelled when its feature goes.
enum ReducerPlace {
  @TaskLocal static var current: [AnyHashable] = []

  /// Runs a child's reducer at a place below this one.
  static func run<Child: Reducer>(
    _ child: Child, _ state: inout Child.State, _ action: Child.Action, at place: [AnyHashable]
  ) -> Effect<Child.Action> {
    let whole = current + place
    return $current.withValue(whole) { child.reduce(into: &state, action: action) }
      .cancellable(keys: [EffectKey(place: whole, id: DismissedFeature())])
  }

  /// The same for a feature that can dismiss itself.
  static func run<Child: Reducer, Action>(
    _ child: Child, _ state: inout Child.State, _ action: Child.Action, at place: [AnyHashable],
    dismissal: @escaping () -> Action, embed: @escaping (Child.Action) -> Action
  ) -> Effect<Action> {
    let request = DismissRequest()
    let effect = withDependencies {
      $0.dismiss = DismissEffect { request.dismiss() }
      $0.isPresented = true
    } operation: {
      run(child, &state, action, at: place)
    }
    if case .none = effect.operation { return .none }
    return Effect(operation: .attach { send in request.dismiss = { send(dismissal()) } })
      .merge(with: effect.map(embed))
  }
}

/// What the effects of a feature that has gone are cancelled by.
struct DismissedFeature: Hashable {}

/// Connects a feature's `dismiss` with the store that it is in.
@MainActor
private final class DismissRequest {
  nonisolated init() {}
  var dismiss: @MainActor () -> Void = {}
}

/// Dismisses the feature that asks for it.
public struct DismissEffect: Sendable {
  let perform: @MainActor @Sendable () -> Void
  init(_ perform: @escaping @MainActor @Sendable () -> Void) { self.perform = perform }

  @MainActor public func callAsFunction(
    animation: Animation? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async { withAnimation(animation) { perform() } }

  @MainActor public func callAsFunction(transaction: Transaction) async {
    withTransaction(transaction) { perform() }
  }
}

private enum DismissKey: DependencyKey { static let liveValue = DismissEffect {} }
private enum IsPresentedKey: DependencyKey { static let liveValue = false }

extension DependencyValues {
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
