import Foundation

/// A value that is passed between threads without a check.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  public var value: Value
  public init(_ value: Value) { self.value = value }
  public init(wrappedValue: Value) { value = wrappedValue }
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }
  public var projectedValue: Self { self }
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    value[keyPath: keyPath]
  }
}

/// A value behind a lock.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private var stored: Value
  private let lock = NSRecursiveLock()

  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows { stored = try value() }
  public var value: Value { lock.withLock { stored } }
  public subscript<Subject>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { stored[keyPath: keyPath] }
  }
  public func withValue<Result>(_ operation: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try operation(&stored) }
  }
  public func setValue(_ value: @autoclosure () throws -> Value) rethrows {
    try withValue { $0 = try value() }
  }
}

/// A value in an actor.
public final actor ActorIsolated<Value> {
  public var value: Value
  public init(_ value: Value) { self.value = value }
  public func withValue<Result>(_ operation: (inout Value) throws -> Result) rethrows -> Result {
    try operation(&value)
  }
  public func setValue(_ value: Value) { self.value = value }
}

extension AsyncStream {
  public static var never: Self { Self { _ in } }
  public static var finished: Self { Self { $0.finish() } }

  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    let values = UncheckedSendable(sequence)
    self.init { continuation in
      let task = Task {
        do { for try await element in values.value { continuation.yield(element) } } catch {}
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

extension AsyncThrowingStream where Failure == any Error {
  public static var never: Self { Self { _ in } }
  public static func finished(throwing error: Failure? = nil) -> Self { Self { $0.finish(throwing: error) } }
}

extension AsyncSequence {
  public func eraseToStream() -> AsyncStream<Element> { AsyncStream(self) }
}

extension Task where Failure == Never {
  /// A task that never ends.
  public static func never() async throws -> Success {
    for await element in AsyncStream<Success>.never { return element }
    throw _Concurrency.CancellationError()
  }
}

extension Task where Success == Never, Failure == Never {
  public static func never() async throws {
    for await _ in AsyncStream<Void>.never {}
    throw _Concurrency.CancellationError()
  }
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<count { await Task<Never, Never>.yield() }
  }
}
