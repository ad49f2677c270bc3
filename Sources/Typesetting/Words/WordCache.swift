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

  /// The context of a stretch; nil where what stands around it takes part in its shaping.
  func context(for request: Shaper.Request, in text: [UInt16]) -> ShapingContext? {
    let context = context(face: request.face, plan: request.plan)
    guard context.looksAround else { return context }
    let isAlone =
      (request.range.lowerBound == 0 || text[request.range.lowerBound - 1] == 0x20)
      && (request.range.upperBound == text.count || text[request.range.upperBound] == 0x20)
    return isAlone ? context : nil
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
