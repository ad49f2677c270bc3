/// A tag of HTML within a line of Markdown, which is kept verbatim (CommonMark 0.29, 6.10 Raw HTML, as GitHub
/// reads it).
struct MarkupTag {
  private let scalars: [Unicode.Scalar]
  private var position: Int

  /// The index after the tag that starts with `<` at an index; nil if there is none.
  ///
  /// - Parameter scalars: one line.
  static func end(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    var tag = MarkupTag(scalars: scalars, position: start + 1)
    return tag.read() ? tag.position : nil
  }

  private mutating func read() -> Bool {
    switch next {
    case "/":
      position += 1
      guard name() else { return false }
      _ = space()
      return take(">")
    case "!": return take("!--") ? comment() : take("![CDATA[") ? through("]]>") : declaration()
    case "?": return take("?") && instruction()
    default: return opening()
    }
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ text: String) -> Bool {
    guard scalars[position...].starts(with: text.unicodeScalars) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  private mutating func through(_ text: String) -> Bool {
    while position < scalars.count {
      if take(text) { return true }
      position += 1
    }
    return false
  }

  /// Consumes characters of a kind, and returns whether there were any.
  @discardableResult
  private mutating func skip(while isKind: (Unicode.Scalar) -> Bool) -> Bool {
    let start = position
    while let next, isKind(next) { position += 1 }
    return position > start
  }

  private mutating func space() -> Bool {
    skip { [" ", "\t", "\n", "\r", "\u{B}", "\u{C}"].contains($0) }
  }

  private static func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// A tag's name.
  private mutating func name() -> Bool {
    guard Self.isLetter(next) else { return false }
    return skip { Self.isLetter($0) || Self.isDigit($0) || $0 == "-" }
  }

  /// A name with attributes, each preceded by white space.
  private mutating func opening() -> Bool {
    guard name() else { return false }
    while space(), attributeName() {
      let end = position
      _ = space()
      if take("=") {
        _ = space()
        guard value() else { return false }
      } else {
        position = end
      }
    }
    _ = take("/")
    return take(">")
  }

  private mutating func attributeName() -> Bool {
    guard let first = next, Self.isLetter(first) || first == "_" || first == ":" else { return false }
    return skip { Self.isLetter($0) || Self.isDigit($0) || "_.:-".unicodeScalars.contains($0) }
  }

  private mutating func value() -> Bool {
    if take("\"") { return through("\"") }
    if take("'") { return through("'") }
    return skip { !" \t\n\r\u{B}\u{C}\"'=<>`".unicodeScalars.contains($0) }
  }

  /// What follows `<!--`: no `>` or `->` at the start, and two hyphens only at the end.
  private mutating func comment() -> Bool {
    if take(">") || take("->") { return false }
    return through("--") && take(">")
  }

  /// What follows `<?`; question marks are read in pairs, as GitHub's parser does.
  private mutating func instruction() -> Bool {
    while let next {
      if take("?>") { return true }
      position += next == "?" ? 2 : 1
    }
    return false
  }

  /// A declaration such as `<!DOCTYPE html>`.
  private mutating func declaration() -> Bool {
    position += 1
    return skip { ("A"..."Z").contains($0) } && space() && through(">")
  }
}
