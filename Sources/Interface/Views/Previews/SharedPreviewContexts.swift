import Foundation

/// The shared context of the preview modifiers of one type, made once per process.
@MainActor
enum SharedPreviewContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  /// A view changed by a modifier with its type's context.
  ///
  /// - Throws: what making the context throws.
  static func modified<Modifier: PreviewModifier>(_ view: AnyView, by modifier: Modifier) throws -> AnyView {
    AnyView(modifier.body(content: PreviewModifierContent(view: view), context: try context(Modifier.self)))
  }

  private static func context<Modifier: PreviewModifier>(_ type: Modifier.Type) throws -> Modifier.Context {
    let key = ObjectIdentifier(type)
    if let context = contexts[key] as? Modifier.Context { return context }
    let context = try PreviewWaiting.value(of: "\(Modifier.self).makeSharedContext()") {
      try await Modifier.makeSharedContext()
    }
    contexts[key] = context
    return context
  }
}

/// How previews wait for asynchronous work.
@MainActor
package enum PreviewWaiting {
  /// The timeout of asynchronous work, in seconds.
  private static let timeLimit = 30.0

  /// The result of asynchronous work, for synchronous code.
  ///
  /// - Parameter name: the name of the work in the error message if it does not finish in time.
  package static func value<Value>(
    of name: String, _ work: @escaping @MainActor () async throws -> Value
  ) throws -> Value {
    let arrival = Arrival<Value>()
    nonisolated(unsafe) let unsafeArrival = arrival
    Task.immediate { @MainActor in
      do {
        unsafeArrival.result = .success(try await work())
      } catch {
        unsafeArrival.result = .failure(error)
      }
    }
    let pass = RenderContext.current.pass
    let end = ProcessInfo.processInfo.systemUptime + timeLimit
    while arrival.result == nil, ProcessInfo.processInfo.systemUptime < end {
      if !pass() { break }
    }
    guard let result = arrival.result else { throw Unfinished(name: name) }
    return try result.get()
  }

  /// Where the result arrives.
  private final class Arrival<Value> {
    var result: Result<Value, any Error>?
  }

  private struct Unfinished: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name) did not end" }
  }
}
