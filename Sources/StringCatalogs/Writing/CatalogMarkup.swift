/// Escaping for the languages that catalogs are written in.
enum CatalogMarkup {
  /// A JSON string with its quotation marks.
  static func json(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += "\\u" + hexadecimal(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Four digits.
  static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// Text as the content or a quoted attribute of XML; nil where it has a character that XML cannot hold.
  static func xml(_ text: String) -> String? {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A reader would make spaces or line feeds of them.
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: return nil
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func xml(_ text: String, of entry: CatalogEntry) throws(CatalogError) -> String {
    guard let text = xml(text) else {
      throw CatalogWriter.error(entry, "has a character that XML cannot hold")
    }
    return text
  }

  /// A comment on one line.
  static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
