/// Splits texts at placeholders in braces: `{name}` or `{{name}}`.
enum BracePlaceholder {
  enum Piece: Equatable {
    case words(String)
    /// The argument's name, without format and white space.
    case placeholder(String)
  }

  /// In formats with single braces, two braces are an escaped brace.
  static func pieces(of text: String, isDouble: Bool) -> [Piece] {
    var pieces: [Piece] = []
    var words = ""
    var rest = Substring(text)
    let (open, close) = isDouble ? ("{{", "}}") : ("{", "}")
    while let first = rest.first {
      if !isDouble, rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        words.append(first)
        rest = rest.dropFirst(2)
        continue
      }
      guard rest.hasPrefix(open), let end = range(of: close, in: rest.dropFirst(open.count)) else {
        words.append(first)
        rest.removeFirst()
        continue
      }
      let inside = rest[rest.index(rest.startIndex, offsetBy: open.count)..<end]
      let name = inside.prefix { !",:!".contains($0) }.filter { !$0.isWhitespace }
      if !words.isEmpty { pieces.append(.words(words)) }
      words = ""
      pieces.append(.placeholder(name))
      rest = rest[rest.index(end, offsetBy: close.count)...]
    }
    if !words.isEmpty { pieces.append(.words(words)) }
    return pieces
  }

  private static func range(of mark: String, in text: Substring) -> String.Index? {
    var rest = text
    while !rest.isEmpty {
      if rest.hasPrefix(mark) { return rest.startIndex }
      // A placeholder cannot contain another one.
      if rest.first == "{" { return nil }
      rest.removeFirst()
    }
    return nil
  }
}
