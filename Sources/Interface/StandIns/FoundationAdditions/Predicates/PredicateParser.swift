import Foundation

/// Parses a predicate's format once into functions that evaluate it for an object.
struct PredicateParser {
  typealias Scope = PredicateFormat.Scope
  typealias Condition = (Scope) -> Bool
  typealias Expression = (Scope) -> Any?

  private let format: String
  private let tokens: [PredicateToken]
  private var index = 0
  private var arguments: ArraySlice<Any?>

  init(_ format: String, _ arguments: [Any?]) {
    self.format = format
    self.arguments = arguments[...]
    guard let tokens = PredicateToken.tokens(of: format) else { Self.fail(format) }
    self.tokens = tokens
  }

  /// The message of Foundation's exception.
  private static func fail(_ format: String) -> Never {
    fatalError("Unable to parse the format string \"\(format)\"")
  }

  private func fail() -> Never { Self.fail(format) }

  // MARK: Conditions

  mutating func predicate() -> Condition {
    let condition = alternatives()
    if index < tokens.count { fail() }
    return condition
  }

  private mutating func alternatives() -> Condition {
    var left = conjunction()
    while takes("OR") || takes(sign: "||") {
      let (first, second) = (left, conjunction())
      left = { first($0) || second($0) }
    }
    return left
  }

  private mutating func conjunction() -> Condition {
    var left = negation()
    while takes("AND") || takes(sign: "&&") {
      let (first, second) = (left, negation())
      left = { first($0) && second($0) }
    }
    return left
  }

  private mutating func negation() -> Condition {
    if takes("NOT") || takes(sign: "!") {
      let inner = negation()
      return { !inner($0) }
    }
    if takes("TRUEPREDICATE") { return { _ in true } }
    if takes("FALSEPREDICATE") { return { _ in false } }
    if case .sign("(") = next, !parenthesisHoldsValue {
      index += 1
      let inner = alternatives()
      expect(")")
      return inner
    }
    return comparison()
  }

  /// Whether a parenthesis begins a value that is compared, as in `(a + b) > 3`, and not a condition.
  private var parenthesisHoldsValue: Bool {
    var depth = 0
    for place in index..<tokens.count {
      switch tokens[place] {
      case .sign("("): depth += 1
      case .sign(")"):
        depth -= 1
        if depth == 0 { return place + 1 < tokens.count && tokens[place + 1].followsValue }
      default: break
      }
    }
    return false
  }

  private enum Quantifier {
    case any
    case all
    case no
  }

  private mutating func comparison() -> Condition {
    let quantifier: Quantifier? =
      takes("ANY") || takes("SOME") ? .any : takes("ALL") ? .all : takes("NONE") ? .no : nil
    let left = sum()
    guard let token = next, token.isComparison else { fail() }
    index += 1
    let options = comparisonOptions()
    guard let comparison = PredicateComparison(token, options) else { fail() }
    let right = sum()
    switch quantifier {
    case nil: return { comparison.holds(left($0), right($0)) }
    case .any: return { scope in Self.items(left(scope)).contains { comparison.holds($0, right(scope)) } }
    case .all: return { scope in Self.items(left(scope)).allSatisfy { comparison.holds($0, right(scope)) } }
    case .no: return { scope in !Self.items(left(scope)).contains { comparison.holds($0, right(scope)) } }
    }
  }

  private static func items(_ value: Any?) -> [Any?] {
    PredicateValue.collection(value) ?? (value == nil ? [] : [value])
  }

  /// `[cd]` behind an operator.
  private mutating func comparisonOptions() -> String {
    guard case .sign("[") = next, index + 2 < tokens.count, case .word(let options) = tokens[index + 1],
      case .sign("]") = tokens[index + 2]
    else { return "" }
    index += 3
    return options.lowercased()
  }

  // MARK: Values

  private mutating func sum() -> Expression {
    var left = product()
    while true {
      let sign: Character
      if takes(sign: "+") { sign = "+" } else if takes(sign: "-") { sign = "-" } else { return left }
      let (first, second) = (left, product())
      left = { scope in
        PredicateValue.arithmetic(first(scope), second(scope)) { sign == "+" ? $0 + $1 : $0 - $1 }
      }
    }
  }

  private mutating func product() -> Expression {
    var left = member()
    while true {
      let sign: Character
      if takes(sign: "*") { sign = "*" } else if takes(sign: "/") { sign = "/" } else { return left }
      let (first, second) = (left, member())
      left = { scope in
        PredicateValue.arithmetic(first(scope), second(scope)) { sign == "*" ? $0 * $1 : $0 / $1 }
      }
    }
  }

  /// A value with what follows it: `.key`, `[index]`.
  private mutating func member() -> Expression {
    var value = atom()
    while true {
      if takes(sign: ".") {
        let (object, path) = (value, keyPath())
        value = { PredicateValue.value(of: object($0), path: path) }
      } else if case .sign("[") = next {
        index += 1
        let collection = value
        if takes("FIRST") {
          value = { PredicateValue.collection(collection($0))?.first ?? nil }
        } else if takes("LAST") {
          value = { PredicateValue.collection(collection($0))?.last ?? nil }
        } else if takes("SIZE") {
          value = { PredicateValue.collection(collection($0))?.count }
        } else {
          let position = sum()
          value = { scope in
            guard let items = PredicateValue.collection(collection(scope)),
              let index = PredicateValue.number(position(scope)).map({ Int($0) }),
              items.indices.contains(index)
            else { return nil }
            return items[index]
          }
        }
        expect("]")
      } else {
        return value
      }
    }
  }

  /// `name`, `address.city`, `items.@count`, or the `%K` that stands for one.
  private mutating func keyPath() -> [String] {
    guard let token = next else { fail() }
    index += 1
    switch token {
    case .word(let name): return [name]
    case .sign("@"):
      guard case .word(let name) = next else { fail() }
      index += 1
      return ["@\(name)"]
    case .argument("K"): return path(argument())
    default: fail()
    }
  }

  private func path(_ argument: Any?) -> [String] {
    guard let name = argument as? String else { fail() }
    return name.split(separator: ".").map(String.init)
  }

  private mutating func argument() -> Any? {
    guard let first = arguments.popFirst() else {
      fatalError("Insufficient arguments for conversion characters specified in format string \"\(format)\"")
    }
    return PredicateValue.unwrapped(first)
  }

  private mutating func atom() -> Expression {
    guard let token = next else { fail() }
    index += 1
    switch token {
    case .text(let text): return { _ in text }
    case .number(let number): return { _ in number }
    case .argument("K"):
      let path = path(argument())
      return { PredicateValue.value(of: $0.object, path: path) }
    case .argument:
      let value = argument()
      return { _ in value }
    case .sign("-"):
      let value = member()
      return { PredicateValue.arithmetic(0, value($0), -) }
    case .sign("("):
      let value = sum()
      expect(")")
      return value
    case .sign("{"):
      var items: [Expression] = []
      while !takes(sign: "}") {
        items.append(sum())
        if !takes(sign: ",") {
          expect("}")
          break
        }
      }
      return { scope in items.map { $0(scope) } }
    case .sign("$"):
      guard case .word(let name) = next else { fail() }
      index += 1
      return { $0.variables[name] }
    case .sign("@"), .sign("#"):
      // `@count` of the object itself; `#name` is a key that would be a word of the format's.
      index -= token.isSign("@") ? 1 : 0
      let path = keyPath()
      return { PredicateValue.value(of: $0.object, path: path) }
    case .word(let word): return value(of: word)
    case .sign: fail()
    }
  }

  private mutating func value(of word: String) -> Expression {
    switch word.uppercased() {
    case "SELF": return { $0.object }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    case "NIL", "NULL": return { _ in nil }
    case "SUBQUERY": return subquery()
    default: break
    }
    if case .sign("(") = next { return function(word) }
    return { PredicateValue.value(of: $0.object, path: [word]) }
  }

  private mutating func subquery() -> Expression {
    expect("(")
    let collection = sum()
    expect(",")
    expect("$")
    guard case .word(let name) = next else { fail() }
    index += 1
    expect(",")
    let condition = alternatives()
    expect(")")
    return { scope in
      Self.items(collection(scope)).filter { item in
        var inner = scope
        inner.variables[name] = item
        return condition(inner)
      }
    }
  }

  private mutating func function(_ name: String) -> Expression {
    guard let function = PredicateFunction(rawValue: name.lowercased()) else { fail() }
    expect("(")
    var parameters: [Expression] = []
    while !takes(sign: ")") {
      parameters.append(sum())
      if !takes(sign: ",") {
        expect(")")
        break
      }
    }
    return { scope in function.value(of: parameters.map { $0(scope) }) }
  }

  // MARK: Tokens

  private var next: PredicateToken? { index < tokens.count ? tokens[index] : nil }

  private mutating func takes(_ word: String) -> Bool {
    guard case .word(let found) = next, found.uppercased() == word else { return false }
    index += 1
    return true
  }

  private mutating func takes(sign: String) -> Bool {
    guard let next, next.isSign(sign) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ sign: String) {
    if !takes(sign: sign) { fail() }
  }
}
