import Foundation

/// What the previews of a run share by their modifiers.
@MainActor
enum PreviewContexts {
  private static var contexts: [ObjectIdentifier: Any] = [:]

  /// A modifier could not make its context while a preview waited for it.
  struct Unfinished: Error, CustomStringConvertible {
    var description: String { "it takes longer than two seconds" }
  }

  private final class Answer<Value> {
    var result: Result<Value, any Error>?
  }

  /// The context of a modifier, made the first time that it is asked for.
  ///
  /// Making it is asynchronous. Most modifiers never wait, so that it is there at once; for others the main queue runs.
  static func context<M: PreviewModifier>(for modifier: M.Type) -> Result<M.Context, any Error> {
    if let context = contexts[ObjectIdentifier(modifier)] as? M.Context { return .success(context) }
    let answer = Answer<M.Context>()
    Task.immediate { @MainActor in
      do {
        answer.result = .success(try await M.makeSharedContext())
      } catch {
        answer.result = .failure(error)
      }
    }
    var turns = 200
    while answer.result == nil, turns > 0 {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
      turns -= 1
    }
    if case .success(let context)? = answer.result { contexts[ObjectIdentifier(modifier)] = context }
    return answer.result ?? .failure(Unfinished())
  }
}
