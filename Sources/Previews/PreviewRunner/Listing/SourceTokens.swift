/// Splits a Swift source into tokens, in the detail needed to distinguish code from comments, strings and
/// regular expressions.
struct SourceTokens {
  private let text: [UInt8]
  private var index = 0
  private var line = 1
  private var tokens: [SourceToken] = []

  /// The tokens of a source in their order.
  static func of(_ text: [UInt8]) -> [SourceToken] {
    var reader = SourceTokens(text: text)
    reader.readCode(closesInterpolation: false)
    return reader.tokens
  }

  private init(text: [UInt8]) { self.text = text }

  private func byte(_ offset: Int = 0) -> UInt8? {
    index + offset < text.count ? text[index + offset] : nil
  }

  private func isNext(_ word: String) -> Bool { text[index...].starts(with: word.utf8) }

  private mutating func step() {
    if text[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private mutating func add(_ kind: SourceToken.Kind, from start: Int, line: Int, text value: String? = nil) {
    tokens.append(
      SourceToken(
        kind: kind, text: value ?? String(decoding: text[start..<index], as: UTF8.self), line: line,
        range: start..<index))
  }

  private mutating func readCode(closesInterpolation: Bool) {
    var depth = 0
    while let byte = byte() {
      let (start, startLine) = (index, line)
      if byte == UInt8(ascii: "\n") {
        step()
        add(.lineEnd, from: start, line: startLine)
      } else if byte == 0x20 || byte == 0x09 || byte == 0x0d {
        index += 1
      } else if byte == UInt8(ascii: "/"), skipComment() {
        continue
      } else if byte == UInt8(ascii: "/"), mayBeginRegularExpression, let end = regularExpressionEnd() {
        index = end
        add(.otherLiteral, from: start, line: startLine)
      } else if byte == UInt8(ascii: "\"") {
        readString(signs: 0)
      } else if byte == UInt8(ascii: "#") {
        readSign()
      } else if byte.isIdentifierPart {
        while let byte = self.byte(), byte.isIdentifierPart { index += 1 }
        add(.word, from: start, line: startLine)
      } else if byte == UInt8(ascii: "`") {
        index += 1
        while let byte = self.byte(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { index += 1 }
        if self.byte() == UInt8(ascii: "`") { index += 1 }
        add(.word, from: start, line: startLine)
      } else {
        step()
        if closesInterpolation {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == UInt8(ascii: ")") {
            if depth == 0 { return }
            depth -= 1
          }
        }
        add(.mark, from: start, line: startLine)
      }
    }
  }

  private mutating func skipComment() -> Bool {
    if isNext("//") {
      while let byte = byte(), byte != UInt8(ascii: "\n") {
        _ = byte
        index += 1
      }
      return true
    }
    guard isNext("/*") else { return false }
    var depth = 0
    repeat {
      if isNext("/*") {
        depth += 1
        index += 2
      } else if isNext("*/") {
        depth -= 1
        index += 2
      } else {
        step()
      }
    } while depth > 0 && index < text.count
    return true
  }

  /// Whether a slash here starts a regular expression rather than divides: the preceding token does not end
  /// an expression.
  private var mayBeginRegularExpression: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .lineEnd: return true
    case .word: return ["return", "in", "case", "where", "try", "await"].contains(last.text)
    case .mark: return !")]}".contains(last.text)
    default: return false
    }
  }

  /// Where a regular expression between slashes ends; nil if there is none on this line.
  private func regularExpressionEnd() -> Int? {
    guard let first = byte(1), first != 0x20, first != 0x09, first != UInt8(ascii: ")") else { return nil }
    var place = index + 1
    while place < text.count, text[place] != UInt8(ascii: "\n") {
      if text[place] == UInt8(ascii: "\\") {
        place += 2
        continue
      }
      if text[place] == UInt8(ascii: "/") { return place + 1 }
      place += 1
    }
    return nil
  }

  /// What a number sign starts: a raw string, a raw regular expression, a macro or a directive.
  private mutating func readSign() {
    let (start, startLine) = (index, line)
    var signs = 0
    while byte(signs) == UInt8(ascii: "#") { signs += 1 }
    if byte(signs) == UInt8(ascii: "\"") {
      index += signs
      readString(signs: signs, from: start)
    } else if byte(signs) == UInt8(ascii: "/") {
      let end = Array("/".utf8) + [UInt8](repeating: UInt8(ascii: "#"), count: signs)
      index += signs + 1
      while index < text.count, !text[index...].starts(with: end) { step() }
      index = min(index + end.count, text.count)
      add(.otherLiteral, from: start, line: startLine)
    } else {
      index += 1
      while let byte = byte(), byte.isIdentifierPart { index += 1 }
      add(.sign, from: start, line: startLine)
    }
  }

  private mutating func readString(signs: Int, from begin: Int? = nil) {
    let (start, startLine) = (begin ?? index, line)
    let isMultiline = isNext("\"\"\"") && !(signs > 0 && closesOnLine(index + 1, signs))
    let width = isMultiline ? 3 : 1
    index += width
    var value: [UInt8] = []
    var isPlain = true
    let depth = tokens.count
    while let byte = byte() {
      if byte == UInt8(ascii: "\\"), hasSigns(signs, at: index + 1) {
        index += 1 + signs
        guard let escaped = self.byte() else { break }
        if escaped == UInt8(ascii: "(") {
          isPlain = false
          index += 1
          readCode(closesInterpolation: true)
        } else {
          readEscape(escaped, into: &value)
        }
      } else if byte == UInt8(ascii: "\""), !isMultiline || isNext("\"\"\""),
        hasSigns(signs, at: index + width)
      {
        index += width + signs
        break
      } else if byte == UInt8(ascii: "\n"), !isMultiline {
        break
      } else {
        value.append(byte)
        step()
      }
    }
    // An interpolation contains no declarations.
    tokens.removeSubrange(depth...)
    let text = String(decoding: value, as: UTF8.self)
    if isPlain {
      add(.string, from: start, line: startLine, text: isMultiline ? Self.unindented(text) : text)
    } else {
      add(.otherLiteral, from: start, line: startLine)
    }
  }

  private mutating func readEscape(_ escaped: UInt8, into value: inout [UInt8]) {
    switch escaped {
    case UInt8(ascii: "n"): value.append(0x0a)
    case UInt8(ascii: "t"): value.append(0x09)
    case UInt8(ascii: "r"): value.append(0x0d)
    case UInt8(ascii: "0"): value.append(0)
    case UInt8(ascii: "u") where byte(1) == UInt8(ascii: "{"):
      let digits = text[(index + 2)...].prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\n") }
      if let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(number)
      {
        value += Array(String(Character(scalar)).utf8)
      }
      index = min(digits.endIndex, text.count - 1)
    case UInt8(ascii: "\n"): break
    default: value.append(escaped)
    }
    step()
  }

  /// The text of a multiline literal without the indentation of its last line.
  private static func unindented(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return text }
    let indent = lines.removeLast()
    lines.removeFirst()
    return lines.map { $0.hasPrefix(indent) ? $0.dropFirst(indent.count) : $0 }.joined(separator: "\n")
  }

  private func hasSigns(_ count: Int, at place: Int) -> Bool {
    place + count <= text.count && text[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Whether a raw string ends on its own line: `#"""#` is a quotation mark.
  private func closesOnLine(_ start: Int, _ signs: Int) -> Bool {
    var place = start
    while place < text.count, text[place] != UInt8(ascii: "\n") {
      if text[place] == UInt8(ascii: "\""), hasSigns(signs, at: place + 1) { return true }
      place += 1
    }
    return false
  }
}

extension UInt8 {
  /// Whether an identifier, a keyword or a number may hold the byte; bytes above ASCII are parts of letters.
  fileprivate var isIdentifierPart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
