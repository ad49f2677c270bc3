/// How a value becomes a snapshot: what is taken of it, and how that is stored and compared.
public struct Snapshotting<Value, Format> {
  /// The ending of the reference's name, without a dot; `nil` for none.
  public var pathExtension: String?
  /// How snapshots are stored and compared.
  public var diffing: Diffing<Format>
  /// Takes a snapshot of a value.
  public var snapshot: (Value) -> Async<Format>

  /// A strategy whose snapshots may come later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy whose snapshots are there at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in Async(throwing: { snapshot(value) })
    }
  }

  /// The same strategy for values that lead to values of this one.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { value in Async(throwing: { transform(value) }) }
  }

  /// The same strategy for values that lead to values of this one later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      transform(value).flatMap(snapshot)
    }
  }

  /// The same strategy for values of which it may turn out that they lead to none; the reason fails the assertion.
  func throwingPullback<NewValue>(
    _ transform: @escaping (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { value in Async(throwing: { try transform(value) }) }
  }
}

/// A strategy for what is stored as it is.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { value in Async(value: value) }
  }
}
