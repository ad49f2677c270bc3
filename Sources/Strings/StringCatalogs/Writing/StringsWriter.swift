import Reports

/// Writes old-style property lists with one text per key (`.strings`).
///
/// The format has no variations and states.
enum StringsWriter {
  static func write(
    _ catalog: StringCatalog, table: String, locale: String
  ) throws(LocatedError) -> String {
    var result = ""
    for (entry, localization) in CatalogWriter.texts(catalog, table: table, locale: locale) {
      let unit = try CatalogWriter.unit(of: localization, entry, format: ".strings")
      if let comment = entry.comment.map(CatalogMarkup.oneLine), !comment.isEmpty {
        if comment.contains("*/") {
          throw CatalogWriter.error(entry, "has a comment with \"*/\" in it, which would end it")
        }
        result += "/* \(comment) */\n"
      }
      result += "\(quoted(entry.key)) = \(quoted(unit.value));\n\n"
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += "\\U" + JSONString.hexadecimal(scalar.value)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
