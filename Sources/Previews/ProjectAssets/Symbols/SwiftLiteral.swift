/// A text as a literal of Swift.
package enum SwiftLiteral {
  /// The text in quotation marks, all of it on one line.
  package static func quoted(_ text: some StringProtocol) -> String { "\"" + escaped(text) + "\"" }

  /// The escaped text without quotation marks.
  static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\"": escaped += "\\\""
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}": escaped += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
