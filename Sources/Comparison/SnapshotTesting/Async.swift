package import Foundation
internal import Synchronization

/// A value that is there later, or at once.
///
/// A strategy whose snapshots come from a callback gives the value to it:
///
/// ```swift
/// Async<String> { callback in download { callback($0) } }
/// ```
public struct Async<Value> {
  /// Hands on the value, or why there is none.
  let perform: (@escaping (Result<Value, any Error>) -> Void) -> Void

  /// Begins, and calls back with the value.
  ///
  /// Where there is none, which only strategies of this library know of, nothing is called; an assertion around it fails
  /// with the reason.
  public var run: (@escaping (Value) -> Void) -> Void {
    { callback in
      perform { result in
        switch result {
        case .success(let value): callback(value)
        case .failure(let error): AsyncFailures.note(error)
        }
      }
    }
  }

  /// - Parameter run: Begins, and calls back once with the value, on any thread.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    perform = { callback in run { callback(.success($0)) } }
  }

  /// A value that is there.
  public init(value: Value) { perform = { $0(.success(value)) } }

  /// A value that is taken when somebody asks, or the reason why it cannot be.
  init(throwing take: @escaping () throws -> Value) {
    perform = { $0(Result { try take() }) }
  }

  private init(perform: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void) {
    self.perform = perform
  }

  /// What a function makes of the value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue>(perform: { callback in perform { callback($0.map(transform)) } })
  }

  /// What a function begins with the value.
  func flatMap<NewValue>(_ transform: @escaping (Value) throws -> Async<NewValue>) -> Async<NewValue> {
    Async<NewValue>(perform: { callback in
      perform { result in
        do { try transform(result.get()).perform(callback) } catch { callback(.failure(error)) }
      }
    })
  }

  /// The values of several, in their order; they begin one after the other, each when the one before is there.
  static func sequence(_ parts: [Async]) -> Async<[Value]> {
    parts.reduce(Async<[Value]>(value: [])) { list, part in
      list.flatMap { values in part.map { values + [$0] } }
    }
  }

  /// Waits for the value.
  ///
  /// On the main thread its run loop turns meanwhile, so that work that was put off to the main queue is done.
  package func value(within timeout: TimeInterval) throws -> Value {
    let waiting = Waiting<Value>()
    return try AsyncFailures.collecting { failures in
      perform { waiting.end($0) }
      let deadline = Date(timeIntervalSinceNow: timeout)
      while true {
        if let result = waiting.result { return try result.get() }
        if let failure = failures.first { throw failure }
        if Date() >= deadline { throw AsyncTimeout(seconds: timeout) }
        if Thread.isMainThread {
          _ = RunLoop.main.run(mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.01)))
        } else {
          waiting.wait(until: min(deadline, Date(timeIntervalSinceNow: 0.05)))
        }
      }
    }
  }
}

/// No value came in time.
struct AsyncTimeout: Error, CustomStringConvertible {
  var seconds: TimeInterval

  var description: String {
    let number = seconds == seconds.rounded() && abs(seconds) < 1e9 ? "\(Int(seconds))" : "\(seconds)"
    return "it was not there within \(number) seconds; what takes longer needs a larger `timeout:`"
  }
}

/// A result that a callback brings from any thread.
private final class Waiting<Value>: @unchecked Sendable {
  private let condition = NSCondition()
  private var first: Result<Value, any Error>?

  var result: Result<Value, any Error>? { condition.withLock { first } }

  /// The first result counts.
  func end(_ result: Result<Value, any Error>) {
    condition.withLock { if first == nil { first = result } }
    condition.broadcast()
  }

  func wait(until date: Date) {
    condition.withLock { if first == nil { _ = condition.wait(until: date) } }
  }
}

/// Why values did not come whose callbacks can only be told of values.
final class AsyncFailures: Sendable {
  @TaskLocal private static var current: AsyncFailures?

  private let errors = Mutex<[any Error]>([])

  var first: (any Error)? { errors.withLock { $0.first } }

  static func collecting<Result>(_ operation: (AsyncFailures) throws -> Result) rethrows -> Result {
    let failures = AsyncFailures()
    return try $current.withValue(failures) { try operation(failures) }
  }

  /// Notes a failure for the assertion around it; without one it is told on the error stream.
  static func note(_ error: any Error) {
    guard let current else {
      FileHandle.standardError.write(Data("No snapshot: \(error)\n".utf8))
      return
    }
    current.errors.withLock { $0.append(error) }
  }
}
