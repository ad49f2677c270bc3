/// A word of a predicate's format.
enum PredicateToken {
  case word(String)
  case text(String)
  case number(Double)
  /// What an argument replaces: `@`, `K`, or `d` for a number.
  case argument(Character)
  case sign(String)

  func isSign(_ sign: String) -> Bool {
    if case .sign(sign) = self { true } else { false }
  }

  private static let comparisons: Set<String> = ["=", "==", "!=", "<>", "<", "<=", "=<", ">", ">=", "=>"]
  private static let comparingWords: Set<String> = [
    "BETWEEN", "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES",
  ]

  /// Whether the preceding token ends a value, so that an operator may follow.
  var followsValue: Bool {
    if case .sign(let sign) = self, ["+", "-", "*", "/", ".", "["].contains(sign) { return true }
    return isComparison
  }

  var isComparison: Bool {
    switch self {
    case .sign(let sign): Self.comparisons.contains(sign)
    case .word(let word): Self.comparingWords.contains(word.uppercased())
    default: false
    }
  }

  /// The words of a format; nil if a quotation does not end or something is not a token.
  static func tokens(of format: String) -> [PredicateToken]? {
    var tokens: [PredicateToken] = []
    var rest = Substring(format)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        guard let text = quotation(&rest) else { return nil }
        tokens.append(.text(text))
      } else if first == "%" {
        rest.removeFirst()
        let modifiers: Set<Character> = ["l", "h", "q", "z", "t"]
        while let next = rest.first, modifiers.contains(next) || next.isNumber || next == "." {
          rest.removeFirst()
        }
        guard let kind = rest.popFirst() else { return nil }
        switch kind {
        case "@", "K": tokens.append(.argument(kind))
        case "d", "i", "u", "f", "g", "e", "x", "D", "U", "F", "s", "c": tokens.append(.argument("d"))
        default: return nil
        }
      } else if first.isASCII, first.isNumber || (first == "." && rest.dropFirst().first?.isNumber == true) {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "_" }
        guard let number = Double(digits.filter { $0 != "_" }) else { return nil }
        rest = rest[digits.endIndex...]
        tokens.append(.number(number))
      } else if first.isLetter || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest[word.endIndex...]
        tokens.append(.word(String(word)))
      } else {
        let signs = ["&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>"]
        let sign = signs.first { rest.hasPrefix($0) } ?? String(first)
        guard sign.count == 2 || "()[]{},.$@#+-*/!=<>".contains(first) else { return nil }
        rest = rest.dropFirst(sign.count)
        tokens.append(.sign(sign))
      }
    }
    return tokens
  }

  private static func quotation(_ rest: inout Substring) -> String? {
    let mark = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == mark { return text }
      if next == "\\" {
        guard let escaped = rest.popFirst() else { return nil }
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        text.append(next)
      }
    }
    return nil
  }
}
