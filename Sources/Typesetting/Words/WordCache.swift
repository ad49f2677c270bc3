import Fonts
import Synchronization

/// The shaping contexts that texts have been set in, each with its words.
///
/// Safe to use from several threads, and bounded: when there are too many contexts, all are dropped.
final class WordCache: Sendable {
  struct Key: Hashable {
    var face: ObjectIdentifier
    var script: String
    var isRightToLeft: Bool
    var language: String?
    var features: [ShapingContext.Feature]
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
    let context = context(
      face: request.face, script: request.script, isRightToLeft: request.level % 2 == 1,
      language: request.language, features: request.features)
    guard context.looksAround else { return context }
    let isAlone =
      (request.range.lowerBound == 0 || text[request.range.lowerBound - 1] == 0x20)
      && (request.range.upperBound == text.count || text[request.range.upperBound] == 0x20)
    return isAlone ? context : nil
  }

  func context(
    face: FontFace, script: String, isRightToLeft: Bool, language: String?,
    features: [ShapingContext.Feature]
  ) -> ShapingContext {
    let key = Key(
      face: ObjectIdentifier(face), script: script, isRightToLeft: isRightToLeft, language: language,
      features: features)
    if let known = contexts.withLock({ $0[key] }) { return known }
    let context = ShapingContext(
      face: face, isRightToLeft: isRightToLeft, script: script, language: language, features: features,
      capacity: wordCapacity)
    return contexts.withLock { contexts in
      if let known = contexts[key] { return known }
      if contexts.count >= contextCapacity { contexts.removeAll() }
      contexts[key] = context
      return context
    }
  }
}
