/// Removes inline Markdown syntax from a text, as `Text` does before it draws.
///
/// The rules are those of CommonMark for code spans, escapes, links and emphasis, and GitHub's for
/// strikethrough. Block syntax is ignored, and each line is parsed separately.
package enum MarkdownText {
  /// The plain text: `**bold**` without its stars, `[links](url)` without their addresses.
  package static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: isMarkup) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var scanner = MarkdownScanner(line.unicodeScalars)
      return scanner.plain()
    }.joined(separator: "\n")
  }

  /// Whether a character may start an element: one of `*_`, a backtick, `[~\<&!`.
  @inline(__always)
  static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2A, 0x5F, 0x60, 0x5B, 0x7E, 0x5C, 0x3C, 0x26, 0x21: true
    default: false
    }
  }
}

/// Reads one line of inline Markdown.
private struct MarkdownScanner {
  /// A piece of the line; the remaining pieces make up the plain text.
  private struct Piece {
    var text: String.UnicodeScalarView
    var kind = Kind.text

    enum Kind {
      case text
      /// A run of `*`, `_` or `~` that may open or close something.
      case delimiter(Unicode.Scalar, canOpen: Bool, canClose: Bool, length: Int)
    }
  }

  private struct Bracket {
    var piece: Int
    var isImage: Bool
    /// Whether a caret in front makes it one of Apple's attributes.
    var isAttribute: Bool
    var isActive = true
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var pieces: [Piece] = []
  private var brackets: [Bracket] = []

  init(_ line: some Sequence<Unicode.Scalar>) {
    scalars = Array(line)
  }

  mutating func plain() -> String {
    while position < scalars.count {
      switch scalars[position] {
      case "\\": escape()
      case "`": code()
      case "*", "_", "~": delimiter()
      case "[": open(isImage: false)
      case "!" where peek(1) == "[": open(isImage: true)
      case "]": close()
      case "<": angle()
      case "&": entity()
      default: take()
      }
    }
    matchDelimiters(from: 0)
    var result = String.UnicodeScalarView()
    for piece in pieces { result.append(contentsOf: piece.text) }
    return String(result)
  }

  private func peek(_ distance: Int) -> Unicode.Scalar? {
    let place = position + distance
    return scalars.indices.contains(place) ? scalars[place] : nil
  }

  private mutating func append(_ text: some Sequence<Unicode.Scalar>) {
    if case .text? = pieces.last?.kind, brackets.last?.piece != pieces.count - 1 {
      pieces[pieces.count - 1].text.append(contentsOf: text)
    } else {
      pieces.append(Piece(text: String.UnicodeScalarView(text)))
    }
  }

  private mutating func take() {
    append(CollectionOfOne(scalars[position]))
    position += 1
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 {
      return (0x21...0x2F).contains(scalar.value) || (0x3A...0x40).contains(scalar.value)
        || (0x5B...0x60).contains(scalar.value) || (0x7B...0x7E).contains(scalar.value)
    }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  private mutating func escape() {
    guard let next = peek(1), next.value < 0x80, Self.isPunctuation(next) else { return take() }
    append(CollectionOfOne(next))
    position += 2
  }

  /// The length of the run of a character at a place.
  private func run(at place: Int) -> Int {
    scalars[place...].prefix { $0 == scalars[place] }.count
  }

  private mutating func code() {
    let length = run(at: position)
    var end = position + length
    while end < scalars.count {
      guard scalars[end] == "`" else {
        end += 1
        continue
      }
      let closing = run(at: end)
      if closing == length {
        var content = scalars[(position + length)..<end]
        if content.count > 1, content.first == " ", content.last == " ",
          content.contains(where: { $0 != " " })
        {
          content = content.dropFirst().dropLast()
        }
        append(content)
        position = end + length
        return
      }
      end += closing
    }
    append(scalars[position..<(position + length)])
    position += length
  }

  private mutating func delimiter() {
    let mark = scalars[position]
    let length = run(at: position)
    // Stars and underscores skip over tildes, as GitHub's implementation does.
    let skipsTildes = mark != "~"
    let before = scalars[..<position].last { !skipsTildes || $0 != "~" } ?? "\n"
    let after = scalars[(position + length)...].first { !skipsTildes || $0 != "~" } ?? "\n"
    let (spaceBefore, spaceAfter) = (before.properties.isWhitespace, after.properties.isWhitespace)
    let (markBefore, markAfter) = (Self.isPunctuation(before), Self.isPunctuation(after))
    let leads = !spaceAfter && (!markAfter || spaceBefore || markBefore)
    let trails = !spaceBefore && (!markBefore || spaceAfter || markAfter)
    var (canOpen, canClose) = (leads, trails)
    if mark == "_" {
      canOpen = leads && (!trails || markBefore)
      canClose = trails && (!leads || markAfter)
    } else if mark == "~", length != 2 {
      (canOpen, canClose) = (false, false)
    }
    pieces.append(
      Piece(
        text: String.UnicodeScalarView(scalars[position..<(position + length)]),
        kind: .delimiter(mark, canOpen: canOpen, canClose: canClose, length: length)))
    position += length
  }

  private mutating func open(isImage: Bool) {
    let isAttribute = !isImage && position > 0 && scalars[position - 1] == "^"
    brackets.append(Bracket(piece: pieces.count, isImage: isImage, isAttribute: isAttribute))
    pieces.append(Piece(text: (isImage ? "![" : "[").unicodeScalars))
    position += isImage ? 2 : 1
  }

  private mutating func close() {
    guard let bracket = brackets.popLast() else { return take() }
    guard bracket.isActive, let end = bracket.isAttribute ? attributeEnd() : destinationEnd() else {
      pieces.append(Piece(text: "]".unicodeScalars))
      position += 1
      return
    }
    pieces[bracket.piece].text = String.UnicodeScalarView()
    if bracket.isAttribute, bracket.piece > 0, pieces[bracket.piece - 1].text.last == "^" {
      pieces[bracket.piece - 1].text.removeLast()
    }
    matchDelimiters(from: bracket.piece)
    // Unmatched delimiters inside a link cannot match outside it.
    for index in bracket.piece..<pieces.count { pieces[index].kind = .text }
    pieces.append(Piece(text: String.UnicodeScalarView()))
    if !bracket.isImage { for index in brackets.indices { brackets[index].isActive = false } }
    position = end
  }

  /// The end of the attributes after a closing bracket.
  private func attributeEnd() -> Int? {
    guard peek(1) == "(" else { return nil }
    return scalars[position...].firstIndex(of: ")").map { $0 + 1 }
  }

  /// The end of the URL and title after a closing bracket.
  private func destinationEnd() -> Int? {
    guard peek(1) == "(" else { return nil }
    var place = position + 2
    func skipSpace() { while place < scalars.count, scalars[place].properties.isWhitespace { place += 1 } }
    skipSpace()
    if place < scalars.count, scalars[place] == "<" {
      guard let end = scalars[place...].firstIndex(of: ">") else { return nil }
      place = end + 1
    } else {
      var depth = 0
      while place < scalars.count, !scalars[place].properties.isWhitespace {
        if scalars[place] == "\\", place + 1 < scalars.count, Self.isPunctuation(scalars[place + 1]) {
          place += 1
        } else if scalars[place] == "(" {
          depth += 1
        } else if scalars[place] == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        place += 1
      }
      if depth != 0 { return nil }
    }
    let addressEnd = place
    skipSpace()
    if place > addressEnd, place < scalars.count, ["\"", "'", "("].contains(scalars[place]) {
      let closing: Unicode.Scalar = scalars[place] == "(" ? ")" : scalars[place]
      guard let end = scalars[(place + 1)...].firstIndex(of: closing) else { return nil }
      place = end + 1
      skipSpace()
    }
    return place < scalars.count && scalars[place] == ")" ? place + 1 : nil
  }

  private mutating func angle() {
    if let end = addressEnd() {
      append(scalars[(position + 1)..<end])
      position = end + 1
    } else if let end = MarkupTag.end(in: scalars, from: position) {
      // It is kept verbatim, whatever its content.
      append(scalars[position..<end])
      position = end
    } else {
      take()
    }
  }

  /// The index of the bracket that closes a web or mail autolink; nil if there is none here.
  private func addressEnd() -> Int? {
    guard let end = scalars[position...].firstIndex(of: ">") else { return nil }
    let inside = scalars[(position + 1)..<end]
    let isPlain = !inside.contains { $0.properties.isWhitespace || $0 == "<" }
    let scheme = inside.prefix { $0 != ":" }
    let isAddress =
      scheme.count < inside.count && (2...32).contains(scheme.count)
      && scheme.first?.properties.isAlphabetic == true
      && scheme.allSatisfy {
        $0.value < 0x80 && ($0.properties.isAlphabetic || "0123456789+.-".unicodeScalars.contains($0))
      }
    let isMail = inside.contains("@") && !inside.contains(":") && inside.first != "@" && inside.last != "@"
    return isPlain && (isAddress || isMail) ? end : nil
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "copy": "©",
    "reg": "®", "trade": "™", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "times": "×", "euro": "€",
    "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "lrm": "\u{200E}", "rlm": "\u{200F}",
  ]

  private mutating func entity() {
    guard let end = scalars[position...].prefix(12).firstIndex(of: ";") else { return take() }
    let name = String(String.UnicodeScalarView(scalars[(position + 1)..<end]))
    var scalar = Self.entities[name]
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      scalar = UInt32(name.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
    } else if name.hasPrefix("#") {
      scalar = UInt32(name.dropFirst()).flatMap { Unicode.Scalar($0) }
    }
    guard let scalar else { return take() }
    append(CollectionOfOne(scalar))
    position = end + 1
  }

  /// Removes matched opening and closing delimiters, starting with a piece.
  private mutating func matchDelimiters(from first: Int) {
    var closer = first
    while closer < pieces.count {
      guard case .delimiter(let mark, let closerOpens, true, let closerLength) = pieces[closer].kind,
        let opener = opener(of: mark, before: closer, from: first, closerOpens, closerLength)
      else {
        closer += 1
        continue
      }
      let count = min(2, pieces[opener].text.count, pieces[closer].text.count)
      pieces[opener].text.removeLast(count)
      pieces[closer].text.removeLast(count)
      // Marks in between can no longer match anything.
      for index in (opener + 1)..<closer { pieces[index].kind = .text }
      if pieces[opener].text.isEmpty { pieces[opener].kind = .text }
      if pieces[closer].text.isEmpty {
        pieces[closer].kind = .text
        closer += 1
      }
    }
  }

  private func opener(
    of mark: Unicode.Scalar, before closer: Int, from first: Int, _ closerOpens: Bool, _ closerLength: Int
  ) -> Int? {
    for index in (first..<closer).reversed() {
      guard case .delimiter(mark, true, let closes, let length) = pieces[index].kind else { continue }
      // A run that could do both is not matched with one that together make a multiple of three.
      let isOdd =
        (closes || closerOpens) && (length + closerLength) % 3 == 0
        && !(length % 3 == 0 && closerLength % 3 == 0)
      if mark != "~", isOdd { continue }
      return index
    }
    return nil
  }
}
