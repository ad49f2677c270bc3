/// Parses JSON (RFC 8259) and keeps each value's position, which Foundation's parser does not.
package struct JSONScanner {
  /// Where and why a text is not JSON.
  package struct Failure: Error, Hashable {
    /// From 1.
    package var line: Int
    /// From 1, in bytes.
    package var column: Int
    package var reason: String
  }

  private let bytes: [UInt8]
  private let depthLimit: Int
  private var position = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0
  /// The last byte whose column was computed, and that column: a file may be a single line of megabytes.
  private var known = (position: 0, column: 1)
  /// Keys that an object has twice.
  package private(set) var duplicates: [(key: String, line: Int, column: Int)] = []
  /// Lines with escapes of unpaired surrogates, which are replaced with U+FFFD.
  package private(set) var surrogates: [Int] = []

  /// - Parameters:
  ///   - bytes: a text in UTF-8, without a byte order mark.
  ///   - depthLimit: the maximum nesting depth.
  package init(_ bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  /// The value of the whole text.
  package mutating func scan() throws(Failure) -> JSONNode {
    let node = try value()
    skipSpace()
    if position < bytes.count { throw error("something follows the end of the JSON") }
    return node
  }

  private func error(_ reason: String) -> Failure {
    Failure(line: line, column: position - lineStart + 1, reason: reason)
  }

  /// The column of the next byte, in characters of Unicode.
  private mutating func column() -> Int {
    if known.position < lineStart { known = (lineStart, 1) }
    for byte in bytes[known.position..<position] where byte & 0xC0 != 0x80 { known.column += 1 }
    known.position = position
    return known.column
  }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = current {
      if byte == 10 {
        line += 1
        lineStart = position + 1
      } else if byte != 32 && byte != 9 && byte != 13 {
        return
      }
      position += 1
    }
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
    skipSpace()
    guard current == UInt8(ascii: character) else {
      throw error("'\(character)' is expected" + (current == nil ? ", but the file ends" : ""))
    }
    position += 1
  }

  private mutating func value() throws(Failure) -> JSONNode {
    skipSpace()
    let start = line
    let column = column()
    guard let byte = current else { throw error("a value is expected, but the file ends") }
    depth += 1
    defer { depth -= 1 }
    if depth > depthLimit { throw error("values are nested more than \(depthLimit) deep") }
    switch byte {
    case UInt8(ascii: "{"): return JSONNode(content: .object(try members()), line: start, column: column)
    case UInt8(ascii: "["): return JSONNode(content: .array(try elements()), line: start, column: column)
    case UInt8(ascii: "\""): return JSONNode(content: .string(try text()), line: start, column: column)
    default: return JSONNode(content: try word(), line: start, column: column)
    }
  }

  private mutating func members() throws(Failure) -> [(key: String, value: JSONNode)] {
    var members: [(key: String, value: JSONNode)] = []
    var known: Set<String> = []
    position += 1
    skipSpace()
    if current == UInt8(ascii: "}") {
      position += 1
      return []
    }
    while true {
      skipSpace()
      guard current == UInt8(ascii: "\"") else { throw error("a key in quotation marks is expected") }
      let (start, column) = (line, column())
      let key = try text()
      if isKnown(key, among: members, in: &known) { duplicates.append((key, start, column)) }
      try expect(":")
      var value = try value()
      value.line = start
      value.column = column
      members.append((key, value))
      skipSpace()
      if current == UInt8(ascii: ",") {
        position += 1
      } else {
        try expect("}")
        return members
      }
    }
  }

  /// Whether an object already has a key.
  ///
  /// - Parameter known: the keys of `members`, once they are many.
  private func isKnown(
    _ key: String, among members: [(key: String, value: JSONNode)], in known: inout Set<String>
  ) -> Bool {
    if members.count < 16 { return members.contains { $0.key == key } }
    if known.isEmpty { known = Set(members.map(\.key)) }
    return !known.insert(key).inserted
  }

  private mutating func elements() throws(Failure) -> [JSONNode] {
    var elements: [JSONNode] = []
    position += 1
    skipSpace()
    if current == UInt8(ascii: "]") {
      position += 1
      return []
    }
    while true {
      elements.append(try value())
      skipSpace()
      if current == UInt8(ascii: ",") {
        position += 1
      } else {
        try expect("]")
        return elements
      }
    }
  }

  private mutating func word() throws(Failure) -> JSONNode.Content {
    let start = position
    while let byte = current, !" \t\r\n,]}:{[\"".utf8.contains(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      if word.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), Double(word) != nil {
        return .number(word)
      }
      position = start
      throw error("a value is expected")
    }
  }

  private mutating func text() throws(Failure) -> String {
    position += 1
    let start = position
    skipPlainText()
    // The file is valid UTF-8 as a whole, and so is the content of its strings.
    if current == UInt8(ascii: "\"") {
      position += 1
      return String(decoding: bytes[start..<position - 1], as: UTF8.self)
    }
    var units = Array(bytes[start..<position])
    while true {
      guard let byte = current else { throw error("a text has no closing quotation mark") }
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: units, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &units)
      case 0..<32:
        position -= 1
        throw error("a text has a line break or control character in it")
      default:
        let start = position - 1
        skipPlainText()
        units += bytes[start..<position]
      }
    }
  }

  /// Moves to the next significant character of a string: a quotation mark, a backslash, a control.
  private mutating func skipPlainText() {
    position = bytes.withUnsafeBufferPointer { bytes in
      var position = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "\""),
        bytes[position] != UInt8(ascii: "\\"),
        bytes[position] >= 32
      {
        position += 1
      }
      return position
    }
  }

  private mutating func escape(into units: inout [UInt8]) throws(Failure) {
    guard let byte = current else { throw error("a text has no closing quotation mark") }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): units.append(10)
    case UInt8(ascii: "t"): units.append(9)
    case UInt8(ascii: "r"): units.append(13)
    case UInt8(ascii: "b"): units.append(8)
    case UInt8(ascii: "f"): units.append(12)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(byte)
    case UInt8(ascii: "u"):
      var utf16 = [try hexadecimal()]
      if UTF16.isLeadSurrogate(utf16[0]), position + 1 < bytes.count,
        bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] == UInt8(ascii: "u")
      {
        position += 2
        utf16.append(try hexadecimal())
      }
      if String(validating: utf16, as: UTF16.self) == nil { surrogates.append(line) }
      units += Array(String(decoding: utf16, as: UTF16.self).utf8)
    default:
      position -= 1
      throw error("'\\\(Character(Unicode.Scalar(byte)))' is not an escape of JSON")
    }
  }

  private mutating func hexadecimal() throws(Failure) -> UInt16 {
    let end = position + 4
    guard end <= bytes.count,
      let value = UInt16(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16)
    else { throw error("\\u needs four hexadecimal digits") }
    position = end
    return value
  }
}
