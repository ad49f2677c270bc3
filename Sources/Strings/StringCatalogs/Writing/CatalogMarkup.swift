import Reports

/// Escaping for the languages that catalogs are written in.
enum CatalogMarkup {
  /// Text as the content or a quoted attribute of XML; nil if it has a character that XML cannot hold.
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

  static func xml(_ text: String, of entry: CatalogEntry) throws(LocatedError) -> String {
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
