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

  private struct Contexts {
    /// Plans that are equivalent for the font share one context.
    var byPlan: [Key: ShapingContext] = [:]
    /// How many there are.
    var count = 0
  }

  private let contexts = Mutex(Contexts())
  private let wordCapacity: Int
  private let contextCapacity: Int

  /// - Parameters:
  ///   - wordCapacity: the number of words in each context.
  ///   - contextCapacity: the maximum number of contexts.
  init(wordCapacity: Int, contextCapacity: Int) {
    self.wordCapacity = wordCapacity
    self.contextCapacity = max(contextCapacity, 1)
  }

  func removeAll() { contexts.withLock { $0 = Contexts() } }

  func context(face: FontFace, plan: ShapingPlan) -> ShapingContext {
    let key = Key(face: ObjectIdentifier(face), plan: plan)
    if let known = contexts.withLock({ $0.byPlan[key] }) { return known }
    // Few fonts have rules for single languages; for other fonts the words are the same.
    if let language = plan.language, !face.hasRules(forLanguage: language, script: plan.script) {
      var shared = plan
      shared.language = nil
      let context = context(face: face, plan: shared)
      contexts.withLock { $0.byPlan[key] = context }
      return context
    }
    let context = ShapingContext(face: face, plan: plan, capacity: wordCapacity)
    return contexts.withLock { contexts in
      if let known = contexts.byPlan[key] { return known }
      if contexts.count >= contextCapacity { contexts = Contexts() }
      contexts.byPlan[key] = context
      contexts.count += 1
      return context
    }
  }
}
