/// Cuts texts at places for arguments in braces: `{name}` or `{{name}}`.
enum BracePlaceholder {
  enum Piece: Equatable {
    case words(String)
    /// The argument's name, without format and white space.
    case placeholder(String)
  }

  /// Two braces stand for one in formats with single ones.
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
      // A place for an argument does not hold another.
      if rest.first == "{" { return nil }
      rest.removeFirst()
    }
    return nil
  }
}
