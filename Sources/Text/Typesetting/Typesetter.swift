package import Fonts
import Synchronization

/// Sets texts in lines and caches shaping results.
///
/// Safe to use from several threads. The memory is bounded: of texts, the least recently used half goes when the
/// limit is reached; of words, all.
package final class Typesetter: Sendable {
  let resources: TypesettingResources
  package var fonts: FontLibrary { resources.fonts }
  /// How many prepared texts are kept.
  package let capacity: Int
  private let cache = Mutex(Cache())
  var words: WordCache? { resources.words }

  private struct Key: Hashable {
    var text: StyledText
    var style: ParagraphStyle
  }

  private struct Cache {
    var entries: [Key: (text: PreparedText, used: UInt64)] = [:]
    var clock: UInt64 = 0
  }

  /// - Parameters:
  ///   - capacity: how many prepared texts are kept.
  ///   - wordCapacity: how many shaped words are kept for each face, script and language.
  ///   - contextCapacity: for how many faces, scripts and languages words are kept.
  ///   - takesShortcuts: whether to use fast paths for plain texts and to shape words only once. Otherwise
  ///     every text is analysed and shaped as a whole: slower, with the same results, which tests compare.
  package init(
    fonts: FontLibrary, capacity: Int = 4096, wordCapacity: Int = 8192, contextCapacity: Int = 256,
    takesShortcuts: Bool = true
  ) {
    self.capacity = max(capacity, 2)
    resources = TypesettingResources(
      fonts: fonts,
      words: takesShortcuts ? WordCache(wordCapacity: wordCapacity, contextCapacity: contextCapacity) : nil)
  }

  /// The text analysed and shaped, ready to be measured at any width.
  ///
  /// - Throws: `FontError` if a bundled font cannot be used.
  package func prepare(_ text: StyledText, style: ParagraphStyle) throws -> PreparedText {
    let key = Key(text: text, style: style)
    let known = cache.withLock { cache -> PreparedText? in
      cache.clock += 1
      cache.entries[key]?.used = cache.clock
      return cache.entries[key]?.text
    }
    if let known { return known }
    let prepared = try PreparedText(text: text, style: style, resources: resources)
    cache.withLock { cache in
      if cache.entries.count >= capacity {
        let uses = cache.entries.values.map(\.used).sorted()
        let median = uses[uses.count / 2]
        cache.entries = cache.entries.filter { $0.value.used > median }
      }
      cache.entries[key] = (prepared, cache.clock)
    }
    return prepared
  }

  /// The same for a text that will not recur, without caching it.
  ///
  /// - Throws: `FontError` if a bundled font cannot be used.
  package func prepareAnew(_ text: StyledText, style: ParagraphStyle) throws -> PreparedText {
    try PreparedText(text: text, style: style, resources: resources)
  }

  /// Drops the words that were shaped; texts that refer to some keep theirs.
  package func forgetWords() { words?.removeAll() }

  /// The font for a request; its metrics decide line heights and spacing.
  package func font(_ request: FontRequest) throws -> ResolvedFont {
    try fonts.resolve(request)
  }
}
