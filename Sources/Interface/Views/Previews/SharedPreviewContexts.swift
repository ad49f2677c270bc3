import Foundation

/// What the preview modifiers of one type share, made once in a process.
@MainActor
enum SharedPreviewContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]
  /// How long making one may take, in seconds.
  private static let timeLimit = 30.0

  /// Where the context arrives.
  private final class Arrival<Context> {
    var result: Result<Context, any Error>?
  }

  /// A view changed by a modifier with its type's context.
  ///
  /// - Throws: what making the context throws.
  static func modified<Modifier: PreviewModifier>(_ view: AnyView, by modifier: Modifier) throws -> AnyView {
    AnyView(modifier.body(content: PreviewModifierContent(view: view), context: try context(Modifier.self)))
  }

  private static func context<Modifier: PreviewModifier>(_ type: Modifier.Type) throws -> Modifier.Context {
    let key = ObjectIdentifier(type)
    if let context = contexts[key] as? Modifier.Context { return context }
    let arrival = Arrival<Modifier.Context>()
    nonisolated(unsafe) let unsafeArrival = arrival
    Task.immediate { @MainActor in
      do {
        unsafeArrival.result = .success(try await Modifier.makeSharedContext())
      } catch {
        unsafeArrival.result = .failure(error)
      }
    }
    let end = ProcessInfo.processInfo.systemUptime + timeLimit
    while arrival.result == nil, ProcessInfo.processInfo.systemUptime < end {
      if !PreviewWaiting.pass() { break }
    }
    guard let result = arrival.result else { throw UnfinishedContext(type: "\(Modifier.self)") }
    let context = try result.get()
    contexts[key] = context
    return context
  }

  /// A context that was not there in time.
  private struct UnfinishedContext: Error, CustomStringConvertible {
    let type: String
    var description: String { "\(type).makeSharedContext() did not end" }
  }
}

/// How whoever runs previews lets time pass for what they wait for.
@MainActor
package enum PreviewWaiting {
  /// Lets waiting work go on for a moment; false where none of it ever will.
  package static var pass: @MainActor () -> Bool = {
    guard Thread.isMainThread else { return false }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
    return true
  }
}
