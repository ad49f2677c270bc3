/// Fields of comma-separated values (RFC 4180).
package enum CSVField {
  /// The field with quotation marks if needed.
  ///
  /// A text that a spreadsheet would take for a formula (it begins with `=`, `+`, `-`, `@`, a tab or a line break)
  /// gets an apostrophe in front; so does one that has such an apostrophe already.
  package static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same, appended to a buffer.
  package static func append(_ text: String, to bytes: inout [UInt8]) {
    let isDone: ()? = text.utf8.withContiguousStorageIfAvailable { append($0, to: &bytes) }
    if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { append($0, to: &bytes) } }
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    let isFormula = isFormula(text)
    guard isFormula || isSpecial(text) else { return bytes.append(contentsOf: text) }
    bytes.append(UInt8(ascii: "\""))
    if isFormula { bytes.append(UInt8(ascii: "'")) }
    for byte in text {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether the first byte after apostrophes starts a formula.
  private static func isFormula(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    switch text.first(where: { $0 != UInt8(ascii: "'") }) {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0A, 0x0D: true
    default: false
    }
  }

  /// Whether a field must be quoted.
  private static func isSpecial(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    // To the end in any case: a loop that may stop early is not vectorized.
    var found: UInt8 = 0
    for byte in bytes {
      found |= byte == 0x2C ? 1 : 0
      found |= byte == 0x22 ? 1 : 0
      found |= byte == 0x0A ? 1 : 0
      found |= byte == 0x0D ? 1 : 0
    }
    return found != 0
  }
}
