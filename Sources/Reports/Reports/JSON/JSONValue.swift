/// A JSON document whose objects keep the order of their members.
///
/// Foundation's coder is not used: loading it takes longer than comparing two pictures.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One member of an object.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// An object from pairs of keys and values.
  package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  package static func optional(_ value: Int?) -> JSONValue { value.map { .integer($0) } ?? .null }
  package static func optional(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
  package static func optional(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }

  /// The value of a member; `nil` when this is not an object or has no such member.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  package var array: [JSONValue]? {
    if case .array(let array) = self { array } else { nil }
  }

  package var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  package var integer: Int? {
    if case .integer(let value) = self { value } else { nil }
  }

  package var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }
}

extension JSONValue {
  /// The document as text, indented by two spaces; arrays of plain values stay on one line.
  package var text: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text
  }

  /// The document on one line.
  package var line: String {
    switch self {
    case .array(let values): "[" + values.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { JSONString.quoted($0.key) + ": " + $0.value.line }.joined(separator: ", ") + "}"
    default: text
    }
  }

  private func write(to text: inout String, indentation: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += value.isFinite ? Self.plain(value) : "null"
    case .string(let value): text += JSONString.quoted(value)
    case .array(let values):
      let isFlat = values.allSatisfy(\.isPlain)
      Self.write(values, to: &text, "[", "]", isFlat: isFlat, indentation) { value, text in
        value.write(to: &text, indentation: indentation + 1)
      }
    case .object(let members):
      Self.write(members, to: &text, "{", "}", isFlat: members.isEmpty, indentation) { member, text in
        text += JSONString.quoted(member.key) + ": "
        member.value.write(to: &text, indentation: indentation + 1)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], to text: inout String, _ open: String, _ close: String, isFlat: Bool,
    _ indentation: Int, writeElement: (Element, inout String) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isFlat ? ", " : "," }
      if !isFlat { text += "\n" + String(repeating: "  ", count: indentation + 1) }
      writeElement(element, &text)
    }
    if !isFlat { text += "\n" + String(repeating: "  ", count: indentation) }
    text += close
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  /// A number without a needless fraction; JSON knows no exponents with a bare `+`, so Swift's form is right.
  private static func plain(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
