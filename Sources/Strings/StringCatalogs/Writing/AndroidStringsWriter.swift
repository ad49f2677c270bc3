import Reports

/// Writes Android's string resources.
///
/// Texts can only vary by number; the format has no states. Texts with keys like `days[0]` become an array.
enum AndroidStringsWriter {
  static func write(
    _ catalog: StringCatalog, table: String, locale: String
  ) throws(LocatedError) -> String {
    var result = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<resources>\n"
    let texts = CatalogWriter.texts(catalog, table: table, locale: locale)
    var index = 0
    while index < texts.count {
      let (entry, localization) = texts[index]
      if let comment = entry.comment.map(CatalogMarkup.oneLine), !comment.isEmpty {
        if comment.contains("--") || comment.hasSuffix("-") || CatalogMarkup.xml(comment) == nil {
          throw CatalogWriter.error(entry, "has a comment that XML cannot hold")
        }
        result += "    <!-- \(comment) -->\n"
      }
      let count = arrayLength(texts.dropFirst(index))
      if count > 0 {
        let name = String(entry.key.dropLast("[0]".count))
        result += "    <string-array name=\"\(try CatalogMarkup.xml(name, of: entry))\"\(flag(entry))>\n"
        for (entry, localization) in texts[index..<index + count] {
          let unit = try CatalogWriter.unit(of: localization, entry, format: "an array of Android's")
          result += "        <item>\(try text(unit, entry))</item>\n"
        }
        result += "    </string-array>\n"
        index += count
        continue
      }
      result += try element(localization, entry)
      index += 1
    }
    return result + "</resources>\n"
  }

  private static func flag(_ entry: CatalogEntry) -> String {
    entry.isTranslatable ? "" : " translatable=\"false\""
  }

  /// How many of the leading texts form an array, whose items consist of only the text.
  private static func arrayLength(
    _ texts: ArraySlice<(entry: CatalogEntry, localization: Localization)>
  ) -> Int {
    guard let first = texts.first, first.entry.key.hasSuffix("[0]"), first.entry.key.count > 3 else {
      return 0
    }
    let name = first.entry.key.dropLast("[0]".count)
    var count = 0
    for (entry, localization) in texts {
      guard case .unit = localization.text, entry.key == "\(name)[\(count)]",
        entry.comment == first.entry.comment, entry.isTranslatable == first.entry.isTranslatable
      else { break }
      count += 1
    }
    return count
  }

  private static func element(
    _ localization: Localization, _ entry: CatalogEntry
  ) throws(LocatedError) -> String {
    guard !entry.key.isEmpty else { throw CatalogWriter.error(entry, "is not a name for a resource") }
    let name = try CatalogMarkup.xml(entry.key, of: entry)
    guard case .plural(let cases) = localization.text, localization.substitutions.isEmpty else {
      let unit = try CatalogWriter.unit(of: localization, entry, format: "Android's <string>")
      return "    <string name=\"\(name)\"\(flag(entry))>\(try text(unit, entry))</string>\n"
    }
    var result = "    <plurals name=\"\(name)\"\(flag(entry))>\n"
    for category in PluralCategory.allCases {
      guard let item = cases[category] else { continue }
      guard case .unit(let unit) = item else {
        throw CatalogWriter.error(entry, "varies by number and more, which Android's <plurals> do not")
      }
      result += "        <item quantity=\"\(category.rawValue)\">\(try text(unit, entry))</item>\n"
    }
    return result + "    </plurals>\n"
  }

  private static func text(_ unit: TextUnit, _ entry: CatalogEntry) throws(LocatedError) -> String {
    try CatalogMarkup.xml(AndroidText.escaped(unit.value), of: entry)
  }
}
