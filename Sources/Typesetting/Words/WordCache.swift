import Fonts
import Synchronization

/// The shaping contexts that texts have been set in, each with its words.
///
/// Safe to use from several threads, and bounded: when there are too many contexts, all are dropped.
final class WordCache: Sendable {
  private struct Key: Hashable {
    var face: ObjectIdentifier
    var plan: ShapingPlan
  }

  private let contexts = Mutex<[Key: ShapingContext]>([:])
  private let wordCapacity: Int
  private let contextCapacity: Int

  /// - Parameters:
  ///   - wordCapacity: how many words each context keeps.
  ///   - contextCapacity: how many contexts there are at most.
  init(wordCapacity: Int, contextCapacity: Int) {
    self.wordCapacity = wordCapacity
    self.contextCapacity = max(contextCapacity, 1)
  }

  func context(face: FontFace, plan: ShapingPlan) -> ShapingContext {
    let key = Key(face: ObjectIdentifier(face), plan: plan)
    if let known = contexts.withLock({ $0[key] }) { return known }
    let context = ShapingContext(face: face, plan: plan, capacity: wordCapacity)
    return contexts.withLock { contexts in
      if let known = contexts[key] { return known }
      if contexts.count >= contextCapacity { contexts.removeAll() }
      contexts[key] = context
      return context
    }
  }
}
