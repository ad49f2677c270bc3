import Combine
import Dependencies
import SwiftUI

public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// Work that a reducer starts, whose results come back as actions.
public struct Effect<Action>: @unchecked Sendable {
  enum Operation {
    case none
    case send(Action, Animation?)
    case publisher(() -> AnyPublisher<Action, Never>)
    case run(TaskPriority?, @Sendable (Send<Action>) async -> Void)
    /// Hands out the way to send actions, without any work.
    case attach(@MainActor (@escaping @MainActor (Action) -> Void) -> Void)
    case merge([Effect])
    case concatenate([Effect])
    indirect case cancellable(Effect, [EffectKey], cancelInFlight: Bool)
    case cancel([EffectKey])
  }
  let operation: Operation

  public static var none: Self { Self(operation: .none) }
  public static func send(_ action: Action) -> Self { Self(operation: .send(action, nil)) }
  public static func send(_ action: Action, animation: Animation? = nil) -> Self {
    Self(operation: .send(action, animation))
  }

  /// Work in a task of the main actor. Errors that it does not handle end the work, not the preview.
  public static func run(
    priority: TaskPriority? = nil, name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    withEscapedDependencies { dependencies in
      Self(
        operation: .run(priority) { send in
          await dependencies.yield {
            do { try await operation(send) } catch is CancellationError {} catch {
              await handler?(error, send)
            }
          }
        })
    }
  }

  public static func publisher<P: Publisher>(_ makePublisher: () -> P) -> Self
  where P.Output == Action, P.Failure == Never {
    // It is made here, because reducers read their state in it.
    let publisher = makePublisher().eraseToAnyPublisher()
    return Self(operation: .publisher { publisher })
  }

  public static func merge(_ effects: Self...) -> Self { merge(effects) }
  public static func merge(_ effects: some Sequence<Self>) -> Self {
    effects.reduce(.none) { $0.merge(with: $1) }
  }
  public func merge(with other: Self) -> Self {
    switch (operation, other.operation) {
    case (.none, _): other
    case (_, .none): self
    case (.merge(let effects), _): Self(operation: .merge(effects + [other]))
    default: Self(operation: .merge([self, other]))
    }
  }

  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }
  public static func concatenate(_ effects: some Collection<Self>) -> Self {
    Self(operation: .concatenate(Array(effects)))
  }
  public func concatenate(with other: Self) -> Self { .concatenate(self, other) }

  public func map<Other>(_ transform: @escaping (Action) -> Other) -> Effect<Other> {
    switch operation {
    case .none: .none
    case .send(let action, let animation): Effect<Other>(operation: .send(transform(action), animation))
    case .publisher(let make):
      Effect<Other>(operation: .publisher { make().map(transform).eraseToAnyPublisher() })
    case .run(let priority, let work):
      Effect<Other>(operation: .run(priority) { send in await work(Send(wrapping: { send(transform($0)) })) })
    case .attach(let attach):
      Effect<Other>(operation: .attach { send in attach { send(transform($0)) } })
    case .merge(let effects): Effect<Other>(operation: .merge(effects.map { $0.map(transform) }))
    case .concatenate(let effects): Effect<Other>(operation: .concatenate(effects.map { $0.map(transform) }))
    case .cancellable(let effect, let keys, let cancelInFlight):
      Effect<Other>(operation: .cancellable(effect.map(transform), keys, cancelInFlight: cancelInFlight))
    case .cancel(let keys): Effect<Other>(operation: .cancel(keys))
    }
  }

  public func animation(_ animation: Animation? = .default) -> Self {
    switch operation {
    case .send(let action, _): Self(operation: .send(action, animation))
    case .run(let priority, let work):
      Self(
        operation: .run(priority) { send in
          await work(Send(wrapping: { action in withAnimation(animation) { send(action) } }))
        })
    default: self
    }
  }
  public func transaction(_ transaction: Transaction) -> Self { animation(transaction.animation) }

  /// An effect of the version before `Effect.run`.
  public static func fireAndForget(_ work: @escaping @Sendable () async throws -> Void) -> Self {
    .run { _ in try await work() }
  }
}

/// Sends actions from an effect.
@MainActor
public struct Send<Action>: Sendable {
  let send: @MainActor @Sendable (Action) -> Void
  nonisolated public init(send: @escaping @MainActor @Sendable (Action) -> Void) { self.send = send }
  nonisolated init(wrapping send: @escaping @MainActor (Action) -> Void) {
    nonisolated(unsafe) let send = send
    self.send = { send($0) }
  }

  public func callAsFunction(_ action: Action) {
    if !Task.isCancelled { send(action) }
  }
  public func callAsFunction(_ action: Action, animation: Animation?) {
    withAnimation(animation) { self(action) }
  }
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    withTransaction(transaction) { self(action) }
  }
}
