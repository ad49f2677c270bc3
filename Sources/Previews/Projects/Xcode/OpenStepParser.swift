/// Parses property lists in the OpenStep format, which `project.pbxproj` files use.
///
/// Foundation parses them, too, but recursively, as deep as the lists are nested, and it does not report
/// where one is damaged.
struct OpenStepParser {
  /// Where and why a text is not a property list.
  struct Failure: Error {
    var line: Int
    var reason: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private static let deepest = 128

  static func parse(_ bytes: [UInt8]) throws(Failure) -> PropertyList {
    var parser = OpenStepParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.failure("something follows the list") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
  }

  private func failure(_ reason: String) -> Failure {
    Failure(line: 1 + bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") }, reason: reason)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Spaces and comments.
  private mutating func skipSpace() {
    while let byte = next {
      if byte == 0x20 || (0x09...0x0d).contains(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count {
        if bytes[position + 1] == UInt8(ascii: "/") {
          while let byte = next, byte != 0x0a {
            _ = byte
            position += 1
          }
        } else if bytes[position + 1] == UInt8(ascii: "*") {
          position += 2
          while position + 1 < bytes.count,
            bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
          {
            position += 1
          }
          position = min(position + 2, bytes.count)
        } else {
          return
        }
      } else {
        return
      }
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(Failure) -> PropertyList {
    guard depth < Self.deepest else { throw failure("values are nested too deeply") }
    skipSpace()
    if take("{") { return .dictionary(try dictionary(depth: depth)) }
    if take("(") {
      var values: [PropertyList] = []
      while true {
        skipSpace()
        if take(")") { return .array(values) }
        values.append(try value(depth: depth + 1))
        skipSpace()
        if take(",") { continue }
        guard take(")") else { throw failure("a list has no end; “,” or “)” is expected") }
        return .array(values)
      }
    }
    if take("<") {
      // Data, of which project files have none.
      let start = position
      while let byte = next, byte != UInt8(ascii: ">") {
        _ = byte
        position += 1
      }
      guard take(">") else { throw failure("data have no end") }
      return .string(String(decoding: bytes[start..<position - 1], as: UTF8.self))
    }
    return .string(try string())
  }

  private mutating func dictionary(depth: Int) throws(Failure) -> [String: PropertyList] {
    var members: [String: PropertyList] = [:]
    while true {
      skipSpace()
      if take("}") { return members }
      let key = try string()
      skipSpace()
      // A key without a value stands for itself, as in strings files.
      if take(";") {
        members[key] = .string(key)
        continue
      }
      guard take("=") else { throw failure("“=” is expected behind “\(key)”") }
      members[key] = try value(depth: depth + 1)
      skipSpace()
      guard take(";") else {
        // The last one may omit it.
        skipSpace()
        if take("}") { return members }
        throw failure("“;” is expected behind the value of “\(key)”")
      }
    }
  }

  private mutating func string() throws(Failure) -> String {
    guard let first = next else { throw failure("the file ends too early") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = position
    while let byte = next, Self.isPlain(byte) {
      _ = byte
      position += 1
    }
    guard position > start else {
      throw failure("“\(Character(Unicode.Scalar(first)))” is not expected here")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Letters, digits and what else stands in texts without quotation marks.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xff:
      true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "+"), UInt8(ascii: "~"), UInt8(ascii: "*"):
      true
    default: false
    }
  }

  private mutating func quoted(by mark: UInt8) throws(Failure) -> String {
    let opening = position
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == mark { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        text.append(byte)
        continue
      }
      position += 1
      switch escaped {
      case UInt8(ascii: "n"): text.append(0x0a)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"): text.append(0x0d)
      case UInt8(ascii: "U"):
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4,
          let number = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw failure("four digits are expected behind “\\U”") }
        position += 4
        text += Array(String(decoding: [number], as: UTF16.self).utf8)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        var number = Int(escaped - UInt8(ascii: "0"))
        var count = 1
        while count < 3, let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) {
          number = number * 8 + Int(digit - UInt8(ascii: "0"))
          position += 1
          count += 1
        }
        text.append(UInt8(truncatingIfNeeded: number))
      default: text.append(escaped)
      }
    }
    position = opening
    throw failure("a text has no closing quotation mark")
  }
}
