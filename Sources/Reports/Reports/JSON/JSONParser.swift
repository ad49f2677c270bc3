/// Reads JSON (RFC 8259).
package struct JSONParser {
  /// Where and why a text is not JSON.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package var line: Int
    package var reason: String
    package var description: String { "is not valid JSON: line \(line): \(reason)" }
  }

  private let bytes: [UInt8]
  private var position = 0

  /// The value of a whole document.
  package static func parse(_ bytes: [UInt8]) throws(Failure) -> JSONValue {
    var parser = JSONParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.failure("something follows the value") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is not JSON, but editors leave it.
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
  }

  private func failure(_ reason: String) -> Failure {
    Failure(line: 1 + bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") }, reason: reason)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 { position += 1 }
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard next == byte.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONValue {
    guard depth < 512 else { throw failure("values are nested too deeply") }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw failure("the text ends too early")
    default: return try number()
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw failure("\(word) is expected") }
    position += word.utf8.count
    return value
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONValue {
    position += 1
    var members: [JSONValue.Member] = []
    skipSpace()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("a member's name is expected") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw failure("a colon is expected") }
      members.append(JSONValue.Member(key: key, value: try value(depth: depth + 1)))
      skipSpace()
      if take("}") { return .object(members) }
      guard take(",") else { throw failure("a comma or a closing brace is expected") }
    }
  }

  private mutating func array(depth: Int) throws(Failure) -> JSONValue {
    position += 1
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return .array(values) }
    while true {
      values.append(try value(depth: depth + 1))
      skipSpace()
      if take("]") { return .array(values) }
      guard take(",") else { throw failure("a comma or a closing bracket is expected") }
    }
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = position
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else { throw failure("a value is expected") }
    return .number(number)
  }

  private mutating func string() throws(Failure) -> String {
    position += 1
    var content: [UInt8] = []
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: content, as: UTF8.self) else {
          throw failure("a string is not valid UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): content += try escaped().utf8
      case 0..<0x20: throw failure("a string holds a control character")
      default: content.append(byte)
      }
    }
    throw failure("a string has no end")
  }

  private mutating func escaped() throws(Failure) -> String {
    guard let byte = next else { throw failure("a string has no end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var units = [try hexadecimal()]
      if UTF16.isLeadSurrogate(units[0]), take("\\"), take("u") { units.append(try hexadecimal()) }
      return String(decoding: units, as: UTF16.self)
    default: throw failure("an escape is unknown")
    }
  }

  private mutating func hexadecimal() throws(Failure) -> UInt16 {
    guard position + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
    else { throw failure("an escape has no four digits") }
    position += 4
    return unit
  }
}
