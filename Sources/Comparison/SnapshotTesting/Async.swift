package import Foundation
internal import Synchronization

/// A value that is available later, or at once.
///
/// A strategy whose snapshots come from a callback passes the value to it:
///
/// ```swift
/// Async<String> { callback in download { callback($0) } }
/// ```
public struct Async<Value> {
  /// Passes on the value, or why there is none.
  let perform: (@escaping (Result<Value, any Error>) -> Void) -> Void

  /// Starts, and calls back with the value.
  ///
  /// If there is none, which only happens with this library's own strategies, the callback is not called; the
  /// enclosing assertion fails with the reason.
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

  /// - Parameter run: Starts, and calls back once with the value, on any thread.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    perform = { callback in run { callback(.success($0)) } }
  }

  /// A value that is already available.
  public init(value: Value) { perform = { $0(.success(value)) } }

  /// A value that is computed on demand, or the reason why it cannot be.
  init(throwing take: @escaping () throws -> Value) {
    perform = { $0(Result { try take() }) }
  }

  private init(perform: @escaping (@escaping (Result<Value, any Error>) -> Void) -> Void) {
    self.perform = perform
  }

  /// The value transformed by a function.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue>(perform: { callback in perform { callback($0.map(transform)) } })
  }

  /// The value transformed by an asynchronous function.
  func flatMap<NewValue>(_ transform: @escaping (Value) throws -> Async<NewValue>) -> Async<NewValue> {
    Async<NewValue>(perform: { callback in
      perform { result in
        do { try transform(result.get()).perform(callback) } catch { callback(.failure(error)) }
      }
    })
  }

  /// The values of several, in order; each starts when the one before is available.
  static func sequence(_ parts: [Async]) -> Async<[Value]> {
    parts.reduce(Async<[Value]>(value: [])) { list, part in
      list.flatMap { values in part.map { values + [$0] } }
    }
  }

  /// Waits for the value.
  ///
  /// On the main thread the run loop keeps running meanwhile, so that work on the main queue is done.
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

/// A result that a callback delivers from any thread.
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

/// The reasons for missing values, whose callbacks can only report values.
final class AsyncFailures: Sendable {
  @TaskLocal private static var current: AsyncFailures?

  private let errors = Mutex<[any Error]>([])

  var first: (any Error)? { errors.withLock { $0.first } }

  static func collecting<Result>(_ operation: (AsyncFailures) throws -> Result) rethrows -> Result {
    let failures = AsyncFailures()
    return try $current.withValue(failures) { try operation(failures) }
  }

  /// Records a failure for the enclosing assertion; without one it is printed to standard error.
  static func note(_ error: any Error) {
    guard let current else {
      FileHandle.standardError.write(Data("No snapshot: \(error)\n".utf8))
      return
    }
    current.errors.withLock { $0.append(error) }
  }
}
