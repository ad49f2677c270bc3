import Fonts
import Synchronization

/// The resources for typesetting. Texts refer to these, and not to the typesetter, which caches texts.
final class TypesettingResources: Sendable {
  let fonts: FontLibrary
  /// The words that texts were made of, shaped; nil if everything uses the slow path.
  let words: WordCache?
  private let marks = Mutex<[Mark: ShapedRun?]>([:])

  init(fonts: FontLibrary, words: WordCache?) {
    self.fonts = fonts
    self.words = words
  }

  /// A character that is added to texts, with everything that its shape depends on.
  private struct Mark: Hashable {
    var character: String
    var attributes: TextAttributes
    var language: String?
    var level: UInt8
  }

  /// The cache limit, beyond which all marks are dropped.
  private static let mostMarks = 128

  /// A character that is added to a text, an ellipsis or a hyphen, as a run of its own; nil if no font has
  /// it.
  func mark(
    _ character: String, attributes: TextAttributes, style: ParagraphStyle, level: UInt8
  ) -> ShapedRun? {
    let key = Mark(character: character, attributes: attributes, language: style.language, level: level)
    if words != nil, let known = marks.withLock({ $0[key] }) { return known }
    var itemizer = Itemizer(
      resources: self, text: StyledText(character, attributes: attributes), style: style)
    try? itemizer.run(levels: [level], clusterStarts: [true, true])
    let run = itemizer.runs.first
    marks.withLock { marks in
      if marks.count >= Self.mostMarks { marks.removeAll(keepingCapacity: true) }
      marks[key] = .some(run)
    }
    return run
  }
}
