/// The expression of gettext's `Plural-Forms` that selects one of several texts for a number: a C expression
/// with one variable.
struct PluralExpression: Sendable {
  private indirect enum Node: Sendable {
    case variable
    case number(UInt64)
    case not(Node)
    case binary(String, Node, Node)
    case conditional(Node, Node, Node)
  }

  private let root: Node

  /// Nil if the text is not such an expression.
  init?(_ text: some StringProtocol) {
    var parser = Parser(Array(text.utf8))
    guard let root = parser.conditional(depth: 0), parser.isAtEnd else { return nil }
    self.root = root
  }

  /// The index of the text for a number; nil if the expression divides by zero.
  func index(for number: UInt64) -> UInt64? { Self.value(root, number) }

  private static func value(_ node: Node, _ n: UInt64) -> UInt64? {
    switch node {
    case .variable: return n
    case .number(let value): return value
    case .not(let node): return value(node, n).map { $0 == 0 ? 1 : 0 }
    case .conditional(let condition, let first, let second):
      return value(condition, n).flatMap { value($0 != 0 ? first : second, n) }
    case .binary(let name, let first, let second):
      guard let a = value(first, n) else { return nil }
      if name == "&&", a == 0 { return 0 }
      if name == "||", a != 0 { return 1 }
      guard let b = value(second, n) else { return nil }
      switch name {
      case "&&", "||": return b != 0 ? 1 : 0
      case "==": return a == b ? 1 : 0
      case "!=": return a != b ? 1 : 0
      case "<": return a < b ? 1 : 0
      case ">": return a > b ? 1 : 0
      case "<=": return a <= b ? 1 : 0
      case ">=": return a >= b ? 1 : 0
      case "+": return a &+ b
      case "-": return a &- b
      case "*": return a &* b
      case "/": return b == 0 ? nil : a / b
      default: return b == 0 ? nil : a % b
      }
    }
  }

  private struct Parser {
    private let bytes: [UInt8]
    private var position = 0

    /// Binary operators, from lowest to highest precedence.
    private static let levels = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]
    private static let deepest = 100

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    var isAtEnd: Bool {
      bytes[position...].allSatisfy { $0 == 32 || $0 == 9 }
    }

    private mutating func take(_ token: String) -> Bool {
      while position < bytes.count, bytes[position] == 32 || bytes[position] == 9 { position += 1 }
      guard bytes[position...].starts(with: token.utf8) else { return false }
      position += token.utf8.count
      return true
    }

    mutating func conditional(depth: Int) -> Node? {
      guard depth < Self.deepest, let condition = binary(level: 0, depth: depth) else { return nil }
      guard take("?") else { return condition }
      guard let first = conditional(depth: depth + 1), take(":"), let second = conditional(depth: depth + 1)
      else { return nil }
      return .conditional(condition, first, second)
    }

    private mutating func binary(level: Int, depth: Int) -> Node? {
      guard level < Self.levels.count else { return primary(depth: depth) }
      guard var node = binary(level: level + 1, depth: depth) else { return nil }
      var count = 0
      while let name = Self.levels[level].first(where: { take($0) }) {
        count += 1
        guard count < Self.deepest, let second = binary(level: level + 1, depth: depth) else { return nil }
        node = .binary(name, node, second)
      }
      return node
    }

    private mutating func primary(depth: Int) -> Node? {
      if depth > Self.deepest { return nil }
      if take("(") {
        guard let node = conditional(depth: depth + 1), take(")") else { return nil }
        return node
      }
      if take("!") { return primary(depth: depth + 1).map(Node.not) }
      if take("n") { return .variable }
      let digits = bytes[position...].prefix { (48...57).contains($0) }
      guard let number = UInt64(String(decoding: digits, as: UTF8.self)) else { return nil }
      position += digits.count
      return .number(number)
    }
  }
}
