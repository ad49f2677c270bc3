/// Strings in JSON (RFC 8259).
package enum JSONString {
  /// The text as a string with its quotation marks.
  ///
  /// Terminal control characters and bidirectional controls are escaped as well, because JSON is printed as
  /// often as it is written to files.
  package static func quoted(_ text: String) -> String { "\"" + escaped(text) + "\"" }

  /// The escaped text without the quotation marks.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where TerminalText.isUnsafe(scalar):
        for unit in String(scalar).utf16 { result += "\\u" + hexadecimal(UInt32(unit)) }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A list of strings.
  package static func list(_ texts: [String]) -> String {
    "[" + texts.map(quoted).joined(separator: ", ") + "]"
  }

  /// A character's code in four digits at least.
  package static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
