internal import Synchronization

// Functions with which the live preview's sources are compiled: each literal that can be changed in a running
// view is passed as the second argument of one of them. Their names start with an underscore so that they do
// not clash with those of sources.

/// The new value of a literal since its source was compiled.
package enum LiteralValue: Codable, Hashable, Sendable {
  case text(String)
  case number(Double)
  case boolean(Bool)
}

/// The literals of the sources that this process has loaded.
package enum LiveLiterals {
  private struct Table {
    /// The changed values, by the literals' numbers.
    var values: [Int: LiteralValue] = [:]
    /// The literals that were read since the values were set.
    var asked: Set<Int> = []
    /// The literals whose value cannot be converted to the required type.
    var refused: Set<Int> = []
  }

  private static let table = Mutex(Table())

  /// Sets new values of literals; all others return to their compiled values.
  package static func give(_ values: [Int: LiteralValue]) { table.withLock { $0 = Table(values: values) } }

  /// The literals that were read since values were set, and those whose value cannot be converted.
  package static var outcome: (asked: Set<Int>, refused: Set<Int>) {
    table.withLock { ($0.asked, $0.refused) }
  }

  /// The value of a literal: the new one, converted to the required type, or the compiled one.
  static func value<Value>(_ number: Int, _ compiled: Value, _ make: (LiteralValue) -> Value?) -> Value {
    let given = table.withLock { table in
      table.asked.insert(number)
      return table.values[number]
    }
    guard let given else { return compiled }
    if let value = make(given) { return value }
    table.withLock { _ = $0.refused.insert(number) }
    return compiled
  }

  /// A number converted to a numeric type; nil if the type cannot represent it or is not numeric.
  static func number<Value>(_ given: LiteralValue) -> Value? {
    guard case .number(let number) = given else { return nil }
    if let type = Value.self as? any BinaryFloatingPoint.Type { return make(type, number) as? Value }
    if let type = Value.self as? any BinaryInteger.Type { return make(type, number) as? Value }
    return nil
  }

  private static func make<Number: BinaryFloatingPoint>(_ type: Number.Type, _ number: Double) -> Number {
    Number(number)
  }

  private static func make<Number: BinaryInteger>(_ type: Number.Type, _ number: Double) -> Number? {
    Number(exactly: number)
  }
}

/// A literal text, or its new value.
public func _liveText<Value: ExpressibleByStringLiteral>(_ number: Int, _ compiled: Value) -> Value {
  LiveLiterals.value(number, compiled) { given in
    guard case .text(let text) = given, let literal = text as? Value.StringLiteralType else { return nil }
    return Value(stringLiteral: literal)
  }
}

/// A literal number without a fraction, or its new value.
public func _liveInteger<Value: ExpressibleByIntegerLiteral>(_ number: Int, _ compiled: Value) -> Value {
  LiveLiterals.value(number, compiled) { LiveLiterals.number($0) }
}

/// A literal number with a fraction, or its new value.
public func _liveDecimal<Value: ExpressibleByFloatLiteral>(_ number: Int, _ compiled: Value) -> Value {
  LiveLiterals.value(number, compiled) { LiveLiterals.number($0) }
}

/// A Boolean literal, or its new value.
public func _liveBoolean<Value: ExpressibleByBooleanLiteral>(_ number: Int, _ compiled: Value) -> Value {
  LiveLiterals.value(number, compiled) { given in
    guard case .boolean(let truth) = given, let literal = truth as? Value.BooleanLiteralType else {
      return nil
    }
    return Value(booleanLiteral: literal)
  }
}
