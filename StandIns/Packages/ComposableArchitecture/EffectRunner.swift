import Combine
import Foundation
import SwiftUI

/// Work that runs, and can be cancelled.
@MainActor
final class EffectToken {
  private var cancels: [() -> Void] = []
  private(set) var isCancelled = false
  func add(_ cancel: @escaping () -> Void) { isCancelled ? cancel() : cancels.append(cancel) }
  func cancel() {
    isCancelled = true
    for cancel in cancels { cancel() }
    cancels = []
  }
}

/// Runs the effects of all stores.
@MainActor
final class EffectRunner {
  static let shared = EffectRunner()
  private var tokens: [EffectKey: [EffectToken]] = [:]

  func token(_ keys: some Sequence<EffectKey>) -> EffectToken {
    let token = EffectToken()
    for key in keys { tokens[key, default: []].append(token) }
    return token
  }

  func cancel(_ keys: some Sequence<EffectKey>) {
    for key in keys { for token in tokens.removeValue(forKey: key) ?? [] { token.cancel() } }
  }

  /// Starts an effect.
  ///
  /// - Returns: a task that ends with the effect; nil if it has ended.
  func run<Action>(
    _ effect: Effect<Action>, _ owners: [EffectToken] = [],
    send: @escaping @MainActor (Action) -> Void
  ) -> Task<Void, Never>? {
    switch effect.operation {
    case .none: return nil
    case .send(let action, let animation):
      if let animation { withAnimation(animation) { send(action) } } else { send(action) }
      return nil
    case .attach(let attach):
      attach(send)
      return nil
    case .cancel(let keys):
      cancel(keys)
      return nil
    case .merge(let effects):
      let tasks = effects.compactMap { run($0, owners, send: send) }
      return tasks.count < 2 ? tasks.first : Task { for task in tasks { await task.value } }
    case .concatenate(let effects): return run(inOrder: effects[...], owners, send: send)
    case .cancellable(let effect, let keys, let cancelInFlight):
      if cancelInFlight, let key = keys.last { cancel([key]) }
      return run(effect, owners + [token(keys)], send: send)
    case .publisher(let make): return run(make(), owners, send: send)
    case .run(let priority, let work):
      let sender = Send<Action>(wrapping: send)
      let task = Task(priority: priority) { @MainActor in await work(sender) }
      for owner in owners { owner.add { task.cancel() } }
      return task
    }
  }

  private func run<Action>(
    inOrder effects: ArraySlice<Effect<Action>>, _ owners: [EffectToken],
    send: @escaping @MainActor (Action) -> Void
  ) -> Task<Void, Never>? {
    guard let first = effects.first, !owners.contains(where: \.isCancelled) else { return nil }
    guard let task = run(first, owners, send: send) else {
      return run(inOrder: effects.dropFirst(), owners, send: send)
    }
    return Task {
      await task.value
      await run(inOrder: effects.dropFirst(), owners, send: send)?.value
    }
  }

  private func run<Action>(
    _ publisher: AnyPublisher<Action, Never>, _ owners: [EffectToken],
    send: @escaping @MainActor (Action) -> Void
  ) -> Task<Void, Never>? {
    let (ends, end) = AsyncStream<Void>.makeStream()
    var hasEnded = false
    nonisolated(unsafe) let send = send
    let subscription = publisher.sink { _ in
      hasEnded = true
      end.finish()
    } receiveValue: { action in
      if Thread.isMainThread {
        MainActor.assumeIsolated { send(action) }
      } else {
        nonisolated(unsafe) let action = action
        DispatchQueue.main.async { MainActor.assumeIsolated { send(action) } }
      }
    }
    if hasEnded { return nil }
    subscriptions.append(subscription)
    for owner in owners {
      owner.add {
        subscription.cancel()
        end.finish()
      }
    }
    return Task { for await _ in ends {} }
  }
  private var subscriptions: [AnyCancellable] = []
}
