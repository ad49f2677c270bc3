/// A JSON value with its line.
package struct JSONNode {
  package enum Content {
    case object([(key: String, value: JSONNode)])
    case array([JSONNode])
    case string(String)
    case number(String)
    case bool(Bool)
    case null
  }

  package var content: Content
  package var line: Int
  /// From 1, in characters of Unicode.
  package var column: Int

  package var string: String? {
    if case .string(let string) = content { string } else { nil }
  }

  /// Whether it is neither an object nor null.
  package var isScalar: Bool {
    switch content {
    case .object, .null: false
    default: true
    }
  }

  package var members: [(key: String, value: JSONNode)] {
    if case .object(let members) = content { members } else { [] }
  }

  package subscript(key: String) -> JSONNode? {
    members.last { $0.key == key }?.value
  }

  /// The value without its position.
  ///
  /// - Throws: `JSONScanner.Failure` for a number that is too large.
  package func value() throws(JSONScanner.Failure) -> JSONValue {
    switch content {
    case .null: return .null
    case .bool(let bool): return .bool(bool)
    case .string(let string): return .string(string)
    case .number(let text):
      if let integer = Int(text) { return .integer(integer) }
      guard let number = Double(text), number.isFinite else {
        throw JSONScanner.Failure(line: line, column: column, reason: "a value is expected")
      }
      return .number(number)
    case .array(let elements):
      var values: [JSONValue] = []
      values.reserveCapacity(elements.count)
      for element in elements { values.append(try element.value()) }
      return .array(values)
    case .object(let members):
      var values: [JSONValue.Member] = []
      values.reserveCapacity(members.count)
      for (key, node) in members { values.append(JSONValue.Member(key: key, value: try node.value())) }
      return .object(values)
    }
  }
}
