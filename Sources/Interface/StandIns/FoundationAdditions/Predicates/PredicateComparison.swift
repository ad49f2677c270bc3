import Foundation

/// How a predicate compares two values.
struct PredicateComparison {
  private enum Kind {
    case equal
    case unequal
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual
    case between
    case `in`
    case contains
    case beginsWith
    case endsWith
    case like
    case matches
  }

  private let kind: Kind
  private let options: String.CompareOptions

  /// - Parameter options: the letters in brackets behind the operator: `c` for either case, `d` for any accents.
  init?(_ token: PredicateToken, _ options: String) {
    let name: String
    switch token {
    case .sign(let sign): name = sign
    case .word(let word): name = word.uppercased()
    default: return nil
    }
    let kinds: [String: Kind] = [
      "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
      "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BETWEEN": .between,
      "IN": .in, "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
      "MATCHES": .matches,
    ]
    guard let kind = kinds[name], options.allSatisfy({ "cdnlw".contains($0) }) else { return nil }
    self.kind = kind
    self.options = [
      options.contains("c") ? .caseInsensitive : [], options.contains("d") ? .diacriticInsensitive : [],
    ]
  }

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch kind {
    case .equal: return areEqual(left, right)
    case .unequal: return !areEqual(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .lessOrEqual: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = PredicateValue.collection(right), bounds.count == 2,
        let lower = order(left, bounds[0]), let upper = order(left, bounds[1])
      else { return false }
      return lower != .orderedAscending && upper != .orderedDescending
    case .in: return contains(right, left)
    case .contains: return contains(left, right)
    case .beginsWith:
      return compareTexts(left, right) {
        $0.range(of: $1, options: [.anchored, options]) != nil || $1.isEmpty
      }
    case .endsWith:
      return compareTexts(left, right) {
        $0.range(of: $1, options: [.anchored, .backwards, options]) != nil || $1.isEmpty
      }
    case .like:
      return compareTexts(left, right) { matches($0, pattern: Self.regularExpression(ofWildcards: $1)) }
    case .matches: return compareTexts(left, right) { matches($0, pattern: $1) }
    }
  }

  private func compareTexts(_ left: Any?, _ right: Any?, _ holds: (String, String) -> Bool) -> Bool {
    guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else { return false }
    return holds(left, right)
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    if let items = PredicateValue.collection(whole) { return items.contains { areEqual($0, part) } }
    return compareTexts(whole, part) { $0.range(of: $1, options: options) != nil }
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if left is PredicateValue.Unset, right == nil || right is PredicateValue.Unset { return true }
    if right is PredicateValue.Unset, left == nil { return true }
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return false
  }

  /// The order of two values of one kind; nil if they are not comparable.
  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = PredicateValue.text(left), let right = PredicateValue.text(right) {
      return options.isEmpty
        ? left == right ? .orderedSame : left < right ? .orderedAscending : .orderedDescending
        : left.compare(right, options: options)
    }
    if let left = PredicateValue.date(left), let right = PredicateValue.date(right) {
      return left.compare(right)
    }
    if let left = PredicateValue.number(left), let right = PredicateValue.number(right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    return nil
  }

  /// Whether a regular expression matches a whole text. An invalid one ends the process, as it does on a
  /// device.
  private func matches(_ text: String, pattern: String) -> Bool {
    let pattern = options.contains(.diacriticInsensitive) ? Self.folded(pattern) : pattern
    let text = options.contains(.diacriticInsensitive) ? Self.folded(text) : text
    guard
      let expression = try? NSRegularExpression(
        pattern: "^(?:\(pattern))$", options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    else { fatalError("Can't do regex matching, reason: Can't open pattern \(pattern)") }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole)?.range == whole
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: .diacriticInsensitive, locale: nil)
  }

  /// `?` stands for one character and `*` for any number of them.
  private static func regularExpression(ofWildcards pattern: String) -> String {
    pattern.map { character in
      switch character {
      case "?": "[\\s\\S]"
      case "*": "[\\s\\S]*"
      default: NSRegularExpression.escapedPattern(for: String(character))
      }
    }.joined()
  }
}
