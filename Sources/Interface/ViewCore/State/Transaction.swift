import Foundation
public import Geometry
internal import Synchronization

/// The circumstances of a change of state.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  /// The scroll position after the change.
  public var scrollTargetAnchor: UnitPoint?
  public var scrollPositionUpdatePreservesVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// What runs when the animations of the change are over.
  private var completions: [() -> Void] = []
  /// Distinguishes the changes of one closure from those of another; 0 for changes outside a closure.
  package private(set) var number = 0

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The animation under which values change.
  package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// Whether no animation was specified.
  package var isPlain: Bool {
    animation == nil && !disablesAnimations && values.isEmpty && completions.isEmpty
  }

  private static let count = Atomic(0)

  /// Makes changes in the transaction, and runs its completions when their animations end.
  fileprivate func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    var own = self
    if own.number == 0 {
      own.number = Self.count.add(1, ordering: .relaxed).newValue
    }
    let result = try RenderContext.current.run(change: TransactionScope(own), body)
    for completion in completions { Self.finish(own, completion) }
    return result
  }

  /// The transaction of the change that is being made; nil if none was named.
  package static var current: Transaction? {
    RenderContext.current.change.flatMap { $0.isOpen.load(ordering: .relaxed) ? $0.transaction : nil }
  }

  /// Runs a closure when the animations of a transaction are over, or at once if animations are off.
  private static func finish(_ transaction: Transaction, _ completion: @escaping () -> Void) {
    if let timeline = RenderContext.current.timeline, timeline.isRunning, timeline.thread == pthread_self(),
      let animation = transaction.effectiveAnimation
    {
      nonisolated(unsafe) let completion = completion
      MainActor.duringLayout { timeline.whenOver(animation) { completion() } }
    } else {
      completion()
    }
  }

  /// Makes a change through a binding in the binding's transaction, if it has one.
  package func forBinding(_ body: () -> Void) {
    if isPlain { body() } else { run(body) }
  }
}

/// A transaction as it comes down to views in a pass.
package final class TransactionScope {
  package let transaction: Transaction
  /// Whether the closure that makes the change is running.
  let isOpen = Atomic(false)

  package init(_ transaction: Transaction) { self.transaction = transaction }
}

extension Transaction {
  /// Runs a closure when the animations of the change are over, which in a still picture they are at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }
}

/// A key for a value that travels with a change of state.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension Transaction {
  /// The value for a key of the app's own.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Runs a closure whose changes are animated; a still picture shows them at their end.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction(animation: animation).run(body)
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try transaction.run(body)
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try transaction.run(body)
}

public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try transaction.run(body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let number: Int
  public static let logicallyComplete = AnimationCompletionCriteria(number: 0)
  public static let removed = AnimationCompletionCriteria(number: 1)
}
