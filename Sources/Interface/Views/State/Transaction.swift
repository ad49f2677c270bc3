public import Geometry

/// The circumstances of a change of state.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  /// Where a scroll view is to stand after the change.
  public var scrollTargetAnchor: UnitPoint?
  public var scrollPositionUpdatePreservesVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }
}

extension Transaction {
  /// Runs a closure when the animations of the change are over, which in a picture they are at once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completion()
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

/// Runs a closure; changes show at once, because a picture does not move.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows
  -> Result
{
  try body()
}

public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let number: Int
  public static let logicallyComplete = AnimationCompletionCriteria(number: 0)
  public static let removed = AnimationCompletionCriteria(number: 1)
}
