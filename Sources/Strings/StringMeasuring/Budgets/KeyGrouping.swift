/// Finds patterns that match several keys, such as `settings.*.title`.
///
/// Only keys that are made of words with dots, dashes, slashes, colons or underscores between them are
/// considered: keys that are sentences have no such structure.
package enum KeyGrouping {
  /// A pattern, and which of the keys it matches.
  package struct Group: Equatable, Sendable {
    package var pattern: String
    package var keys: [String]
  }

  /// Patterns that match at least two of the keys each, no key twice, and none of the others; the one that
  /// matches most comes first, and keys without a pattern are left out.
  package static func groups(of keys: [String], without others: [String]) -> [Group] {
    var rest = keys
    var taken = others
    var groups: [Group] = []
    while let group = best(for: rest, without: taken) {
      groups.append(group)
      rest.removeAll { group.keys.contains($0) }
      taken += group.keys
    }
    return groups
  }

  private static func best(for keys: [String], without others: [String]) -> Group? {
    var counts: [String: Int] = [:]
    for key in keys {
      for pattern in candidates(for: key) { counts[pattern, default: 0] += 1 }
    }
    // Among patterns that match equally many keys, the longest is preferred, and the one that starts like the
    // keys.
    func rank(_ pattern: String) -> (Int, Int, Int) {
      (counts[pattern] ?? 0, pattern.count, pattern.prefix { $0 != "*" }.count)
    }
    let ordered = counts.keys.filter { counts[$0] != 1 }.sorted { a, b in
      rank(a) == rank(b) ? a < b : rank(a) > rank(b)
    }
    for text in ordered {
      let pattern = KeyPattern(text)
      if others.contains(where: pattern.matches) { continue }
      return Group(pattern: text, keys: keys.filter(pattern.matches))
    }
    return nil
  }

  /// A key's patterns: each of its words replaced by a star, and all words before or behind one.
  private static func candidates(for key: String) -> Set<String> {
    let words = words(of: key)
    guard words.count > 1 else { return [] }
    var patterns: Set<String> = []
    for index in words.indices {
      patterns.insert(text(words[..<index], star: words[index].separator, words[(index + 1)...]))
      if index > 0 {
        patterns.insert(text(words[..<index], star: words[words.count - 1].separator, []))
        patterns.insert(text([], star: words[index - 1].separator, words[index...]))
      }
    }
    return patterns
  }

  private struct Word {
    var text = ""
    /// What follows the word; empty at the end.
    var separator = ""
  }

  private static func words(of key: String) -> [Word] {
    var words = [Word()]
    for character in key {
      if "._-/:".contains(character) {
        words[words.count - 1].separator = String(character)
        words.append(Word())
      } else if character.isLetter || character.isNumber {
        words[words.count - 1].text.append(character)
      } else {
        return []
      }
    }
    return words
  }

  private static func text(_ before: ArraySlice<Word>, star separator: String, _ after: ArraySlice<Word>)
    -> String
  {
    let head = before.map { $0.text + $0.separator }.joined()
    let tail = after.map { $0.text + $0.separator }.joined()
    return head + "*" + separator + tail
  }
}
