/// A length limit for an entry's texts in a catalog itself.
///
/// XLIFF has `maxwidth` and `size-unit`, Weblate flags like `max-length:20` and `max-size:300:2`, and comments for
/// translators name limits as Android's do: `[CHAR LIMIT=20]`.
package struct TextLimit: Sendable, Hashable {
  /// The maximum number of user-perceived characters.
  package var characters: Int?
  /// In points; a pixel counts as one.
  package var width: Double?
  /// The maximum number of lines, if the width applies to lines.
  package var lines: Int?
  /// The font size in points for which the width applies.
  package var fontSize: Double?

  package init(characters: Int? = nil, width: Double? = nil, lines: Int? = nil, fontSize: Double? = nil) {
    self.characters = characters
    self.width = width
    self.lines = lines
    self.fontSize = fontSize
  }

  package var isEmpty: Bool { self == TextLimit() }

  /// The limit combined with another one.
  package func completed(by other: TextLimit) -> TextLimit {
    TextLimit(
      characters: characters ?? other.characters, width: width ?? other.width, lines: lines ?? other.lines,
      fontSize: fontSize ?? other.fontSize)
  }

  // MARK: Reading

  /// The limits among Weblate's flags; others are left alone.
  package init(flags: some Sequence<some StringProtocol>) {
    for flag in flags {
      let parts = flag.split(separator: ":").map { part in
        String(part.filter { !$0.isWhitespace && $0 != "\"" })
      }
      guard parts.count > 1, let number = Double(parts[1]), number > 0, number < 1e6 else { continue }
      switch parts[0] {
      case "max-length": characters = Int(number)
      case "max-size":
        width = number
        if parts.count > 2, let count = Int(parts[2]), count > 0 { lines = count }
      case "max-lines": lines = Int(number)
      case "font-size": fontSize = number
      default: break
      }
    }
  }

  /// The limit that a comment for translators names in brackets.
  package init(comment: String) {
    guard comment.contains("[") else { return }
    for part in comment.split(separator: "[", omittingEmptySubsequences: false).dropFirst() {
      let words = part.prefix { $0 != "]" }.uppercased()
      guard words.count < 60, words.count < part.count else { continue }
      let sides = words.split(whereSeparator: { $0 == "=" || $0 == ":" })
      guard sides.count == 2,
        ["CHARLIMIT", "CHARACTERLIMIT", "MAXLENGTH"].contains(sides[0].filter { $0.isLetter }),
        let number = Int(sides[1].filter { !$0.isWhitespace }), number > 0
      else { continue }
      characters = number
      return
    }
  }

  /// XLIFF's `maxwidth` in its unit, which defaults to a pixel; nil for units that are neither lengths on a
  /// screen nor characters.
  init?(maxWidth: String?, unit: String?) {
    guard let number = maxWidth.flatMap(Double.init), number > 0, number < 1e6 else { return nil }
    switch unit ?? "pixel" {
    case "char", "glyph": characters = Int(number)
    case "pixel", "point": width = number
    default: return nil
    }
  }
}

extension CatalogEntry {
  /// The combined limits of the file, the flags and the comment.
  package var limit: TextLimit {
    var limit = declaredLimit ?? TextLimit()
    if !flags.isEmpty { limit = limit.completed(by: TextLimit(flags: flags)) }
    if let comment { limit = limit.completed(by: TextLimit(comment: comment)) }
    return limit
  }
}
