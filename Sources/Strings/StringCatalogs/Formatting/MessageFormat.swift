/// A message of ICU's MessageFormat: `{count, plural, =0 {none} one {# file} other {# files}}`.
///
/// ICU formats messages but does not reveal their cases, each of which has its own width.
package struct MessageFormat: Sendable, Equatable {
  /// The parts of a message.
  package indirect enum Part: Sendable, Equatable {
    case text(String)
    /// `{name}`, or with a type like `number` or `date`, and a style.
    case argument(name: String, type: String?)
    /// The number of the enclosing plural, `#`.
    case number
    case plural(name: String, isOrdinal: Bool, offset: Int, cases: [Case])
    case select(name: String, cases: [Case])
  }

  package struct Case: Sendable, Equatable {
    /// A plural category, `=` and a number, or any word for `select`.
    package var selector: String
    package var parts: [Part]

    package init(selector: String, parts: [Part]) {
      self.selector = selector
      self.parts = parts
    }
  }

  /// Why a message cannot be parsed.
  package struct SyntaxError: Error, CustomStringConvertible, Equatable {
    package let description: String
    /// Where, in characters from 1.
    package let position: Int
  }

  package var parts: [Part]

  package init(_ text: String) throws(SyntaxError) {
    var parser = Parser(scalars: Array(text.unicodeScalars))
    parts = try parser.message(inPlural: false, depth: 0)
    if parser.position < parser.scalars.count { throw parser.error("a '}' closes nothing") }
  }

  /// The message with its words changed, but not its arguments.
  func mapTexts(_ change: (String) -> String) -> MessageFormat {
    var changed = self
    changed.parts = Self.map(parts, change)
    return changed
  }

  /// The total number of characters of its words.
  var characterCount: Int {
    var count = 0
    _ = Self.map(parts) { text in
      count += text.count
      return text
    }
    return count
  }

  private static func map(_ parts: [Part], _ change: (String) -> String) -> [Part] {
    func cases(_ cases: [Case]) -> [Case] {
      cases.map { Case(selector: $0.selector, parts: map($0.parts, change)) }
    }
    return parts.map { part in
      switch part {
      case .text(let text): .text(change(text))
      case .argument, .number: part
      case .plural(let name, let isOrdinal, let offset, let own):
        .plural(name: name, isOrdinal: isOrdinal, offset: offset, cases: cases(own))
      case .select(let name, let own): .select(name: name, cases: cases(own))
      }
    }
  }

  private struct Parser {
    let scalars: [Unicode.Scalar]
    var position = 0

    private static let deepest = 32

    func error(_ reason: String) -> SyntaxError {
      SyntaxError(description: "\(reason) (character \(position + 1))", position: position + 1)
    }

    private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    mutating func message(inPlural: Bool, depth: Int) throws(SyntaxError) -> [Part] {
      if depth > Self.deepest { throw error("it is nested more than \(Self.deepest) deep") }
      var parts: [Part] = []
      var text = String.UnicodeScalarView()
      func flush(_ parts: inout [Part], _ text: inout String.UnicodeScalarView) {
        if !text.isEmpty { parts.append(.text(String(text))) }
        text = String.UnicodeScalarView()
      }
      while let scalar = current, scalar != "}" {
        switch scalar {
        case "'":
          apostrophe(into: &text, inPlural: inPlural)
        case "#" where inPlural:
          flush(&parts, &text)
          parts.append(.number)
          position += 1
        case "{":
          flush(&parts, &text)
          parts.append(try argument(inPlural: inPlural, depth: depth))
        default:
          text.append(scalar)
          position += 1
        }
      }
      flush(&parts, &text)
      return parts
    }

    /// Two make a literal apostrophe; one only starts a quotation before a syntax character.
    private mutating func apostrophe(into text: inout String.UnicodeScalarView, inPlural: Bool) {
      position += 1
      guard let next = current else { return text.append("'") }
      if next == "'" {
        text.append("'")
        position += 1
        return
      }
      guard next == "{" || next == "}" || (inPlural && next == "#") else { return text.append("'") }
      while let scalar = current {
        position += 1
        if scalar == "'" {
          guard current == "'" else { return }
          position += 1
        }
        text.append(scalar)
      }
    }

    private mutating func skipSpace() {
      while let scalar = current, scalar.properties.isPatternWhitespace { position += 1 }
    }

    private mutating func word() -> String {
      var word = String.UnicodeScalarView()
      while let scalar = current, !scalar.properties.isPatternWhitespace,
        scalar != "," && scalar != "{" && scalar != "}"
      {
        word.append(scalar)
        position += 1
      }
      return String(word)
    }

    private mutating func argument(inPlural: Bool, depth: Int) throws(SyntaxError) -> Part {
      position += 1
      skipSpace()
      let name = word()
      if name.isEmpty { throw error("an argument has no name") }
      skipSpace()
      if current == "}" {
        position += 1
        return .argument(name: name, type: nil)
      }
      guard current == "," else { throw error("',' or '}' is expected after \"\(name)\"") }
      position += 1
      skipSpace()
      let type = word()
      skipSpace()
      switch type {
      case "plural", "selectordinal", "select":
        guard current == "," else { throw error("',' is expected after \"\(type)\"") }
        position += 1
        return try cases(name: name, type: type, inPlural: inPlural, depth: depth)
      case "":
        throw error("the type of \"\(name)\" is missing")
      default:
        try style(of: name)
        return .argument(name: name, type: type)
      }
    }

    /// Skips a style, which may have braces and quotations of its own.
    private mutating func style(of name: String) throws(SyntaxError) {
      var open = 1
      var isQuoted = false
      while let scalar = current {
        position += 1
        if scalar == "'" { isQuoted.toggle() }
        if isQuoted { continue }
        if scalar == "{" { open += 1 }
        if scalar == "}" {
          open -= 1
          if open == 0 { return }
        }
      }
      throw error("the argument \"\(name)\" is not closed")
    }

    private mutating func cases(
      name: String, type: String, inPlural: Bool, depth: Int
    ) throws(SyntaxError) -> Part {
      var cases: [Case] = []
      var offset = 0
      skipSpace()
      while current != "}" {
        guard current != nil else { throw error("the argument \"\(name)\" is not closed") }
        let selector = word()
        if selector.isEmpty { throw error("a case of \"\(name)\" has no name") }
        if selector.hasPrefix("offset:"), type != "select", cases.isEmpty {
          var digits = String(selector.dropFirst("offset:".count))
          if digits.isEmpty {
            skipSpace()
            digits = word()
          }
          guard let value = Int(digits), (0...1_000_000).contains(value) else {
            throw error("the offset of \"\(name)\" is not a number up to a million")
          }
          offset = value
          skipSpace()
          continue
        }
        skipSpace()
        guard current == "{" else { throw error("'{' is expected after \"\(selector)\"") }
        if cases.contains(where: { $0.selector == selector }) {
          throw error("the case \"\(selector)\" of \"\(name)\" appears twice")
        }
        position += 1
        let parts = try message(inPlural: type == "select" ? inPlural : true, depth: depth + 1)
        guard current == "}" else { throw error("the case \"\(selector)\" is not closed") }
        position += 1
        cases.append(Case(selector: selector, parts: parts))
        skipSpace()
      }
      position += 1
      guard cases.contains(where: { $0.selector == "other" }) else {
        throw error("\"\(name)\" has no case \"other\"")
      }
      if type == "select" { return .select(name: name, cases: cases) }
      return .plural(name: name, isOrdinal: type == "selectordinal", offset: offset, cases: cases)
    }
  }
}
