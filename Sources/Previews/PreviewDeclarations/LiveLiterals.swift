internal import Synchronization

// What the live preview's sources are compiled with: each literal that a running view can be given another value for is the second
// argument of a function. The names begin with a line so that none of them is met by a source's own.

/// A value that a literal has since its source was compiled.
package enum LiteralValue: Codable, Hashable, Sendable {
  case text(String)
  case number(Double)
  case boolean(Bool)
}

/// The literals of the sources that this process has loaded.
package enum LiveLiterals {
  private struct Table {
    /// The values of those that are no longer what was compiled, by their numbers.
    var values: [Int: LiteralValue] = [:]
    /// Those that have been asked for since the values were given.
    var asked: Set<Int> = []
    /// Those whose value cannot be made of what their place needs.
    var refused: Set<Int> = []
  }

  private static let table = Mutex(Table())

  /// Gives literals other values than they were compiled with; all others have these again.
  package static func give(_ values: [Int: LiteralValue]) { table.withLock { $0 = Table(values: values) } }

  /// The literals that have been asked for since values were given, and those of which the value cannot be made.
  package static var outcome: (asked: Set<Int>, refused: Set<Int>) {
    table.withLock { ($0.asked, $0.refused) }
  }

  /// The value of a literal: the one that was given, as the type that its place needs, or the compiled one.
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

  /// A number as a type of numbers; nil if that has none like it, or is none.
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

/// A literal text, or what it has become since.
public func _liveText<Value: ExpressibleByStringLiteral>(_ number: Int, _ compiled: Value) -> Value {
  LiveLiterals.value(number, compiled) { given in
    guard case .text(let text) = given, let literal = text as? Value.StringLiteralType else { return nil }
    return Value(stringLiteral: literal)
  }
}

/// A literal number without a fraction, or what it has become since.
public func _liveInteger<Value: ExpressibleByIntegerLiteral>(_ number: Int, _ compiled: Value) -> Value {
  LiveLiterals.value(number, compiled) { LiveLiterals.number($0) }
}

/// A literal number with a fraction, or what it has become since.
public func _liveDecimal<Value: ExpressibleByFloatLiteral>(_ number: Int, _ compiled: Value) -> Value {
  LiveLiterals.value(number, compiled) { LiveLiterals.number($0) }
}

/// A literal truth value, or what it has become since.
public func _liveBoolean<Value: ExpressibleByBooleanLiteral>(_ number: Int, _ compiled: Value) -> Value {
  LiveLiterals.value(number, compiled) { given in
    guard case .boolean(let truth) = given, let literal = truth as? Value.BooleanLiteralType else {
      return nil
    }
    return Value(booleanLiteral: literal)
  }
}
