import Combine
import Foundation

/// Where a shared value comes from.
public protocol SharedReaderKey<Value>: Sendable {
  associatedtype Value
  associatedtype ID: Hashable = Self
  var id: ID { get }
  /// The value that is stored, if there is one.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)
  func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  public var id: Self { self }
}

/// Where a shared value comes from and is stored.
public protocol SharedKey<Value>: SharedReaderKey {
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a value is loaded.
public enum LoadContext<Value> {
  case initialValue(Value)
  case userInitiated
  public var initialValue: Value? {
    if case .initialValue(let value) = self { value } else { nil }
  }
}

/// Why a value is saved.
public enum SaveContext: Hashable, Sendable { case didSet, userInitiated }

/// Takes the value that was loaded.
public struct LoadContinuation<Value>: @unchecked Sendable {
  let resume: (Result<Value?, any Error>) -> Void
  public func resume(returning value: Value) { resume(.success(value)) }
  public func resumeReturningInitialValue() { resume(.success(nil)) }
  public func resume(throwing error: any Error) { resume(.failure(error)) }
  public func resume(with result: Result<Value?, any Error>) { resume(result) }
}

/// Takes the end of a save.
public struct SaveContinuation: Sendable {
  public func resume() {}
  public func resume(throwing error: any Error) {}
  public func resume(with result: Result<Void, any Error>) {}
}

/// Takes later values.
public struct SharedSubscriber<Value>: @unchecked Sendable {
  let receive: (Value?) -> Void
  public func yield(_ value: Value) { receive(value) }
  public func yieldReturningInitialValue() { receive(nil) }
  public func yield(throwing error: any Error) {}
  public func yieldLoading(_ isLoading: Bool = true) {}
}

/// A subscription to a key's later values.
public struct SharedSubscription: Sendable {
  private let cancelling: @Sendable () -> Void
  public init(_ cancel: @escaping @Sendable () -> Void) { cancelling = cancel }
  public func cancel() { cancelling() }
}

extension SharedReaderKey {
  public typealias Default = _SharedKeyDefault<Self>
}

/// A key with the value that holds while nothing is stored.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey, @unchecked Sendable {
  let base: Base
  let makeValue: () -> Base.Value
  public var id: Base.ID { base.id }

  public static subscript(key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value) -> Self
  {
    Self(base: key, makeValue: value)
  }
  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }
  public func subscribe(
    context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription { base.subscribe(context: context, subscriber: subscriber) }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}
