import Reports

/// Escaping for catalog formats.
enum CatalogMarkup {
  /// Text as the content or a quoted attribute of XML; nil if it contains a character that XML does not
  /// allow.
  static func xml(_ text: String) -> String? {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A reader would turn them into spaces or line feeds.
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
