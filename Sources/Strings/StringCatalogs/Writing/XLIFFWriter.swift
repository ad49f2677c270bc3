import Reports

/// Writes XLIFF 1.2 and 2.0 with Xcode's ids for variations.
///
/// The format cannot express a substitution's argument: its position and specifier are in the texts.
struct XLIFFWriter {
  let catalog: StringCatalog
  let target: String
  let isVersion2: Bool

  func write() throws(LocatedError) -> String {
    let source = try attribute(catalog.sourceLanguage)
    let target = try attribute(self.target)
    var result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    result +=
      isVersion2
      ? "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\" srcLang=\"\(source)\" "
        + "trgLang=\"\(target)\">\n"
      : "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n"
    var tables: [String] = []
    for entry in catalog.entries where !tables.contains(entry.table) { tables.append(entry.table) }
    for (index, table) in tables.enumerated() {
      let original = try attribute(table + ".xcstrings")
      if isVersion2 {
        result += "  <file id=\"f\(index + 1)\" original=\"\(original)\">\n"
      } else {
        result +=
          "  <file original=\"\(original)\" source-language=\"\(source)\" target-language=\"\(target)\" "
          + "datatype=\"plaintext\">\n    <body>\n"
      }
      var number = 0
      for entry in catalog.entries where entry.table == table { result += try units(entry, number: &number) }
      result += isVersion2 ? "  </file>\n" : "    </body>\n  </file>\n"
    }
    return result + "</xliff>\n"
  }

  private func attribute(_ text: String) throws(LocatedError) -> String {
    guard let text = CatalogMarkup.xml(text) else {
      throw LocatedError(file: text, reason: "the name has a character that XML cannot hold")
    }
    return text
  }

  private func units(_ entry: CatalogEntry, number: inout Int) throws(LocatedError) -> String {
    let sources = entry.localizations[catalog.sourceLanguage]?.units ?? []
    let targets = entry.localizations[target]?.units ?? []
    var paths = sources.map(\.path)
    for (path, _) in targets where !paths.contains(path) { paths.append(path) }
    var result = ""
    for path in paths {
      number += 1
      let id = path == VariationPath() ? entry.key : entry.key + VariationPath.separator + path.text
      guard XLIFFFile.parse(id) == (entry.key, path) else {
        throw CatalogWriter.error(entry, "reads as the id of a variation in XLIFF")
      }
      let source = sources.first { $0.path == path }?.unit
      let target = targets.first { $0.path == path }?.unit
      result +=
        isVersion2
        ? try unit2(id, entry, source, target, number: number) : try unit1(id, entry, source, target)
    }
    return result
  }

  private func unit1(
    _ id: String, _ entry: CatalogEntry, _ source: TextUnit?, _ target: TextUnit?
  ) throws(LocatedError) -> String {
    let translate = entry.isTranslatable ? "" : " translate=\"no\""
    var result =
      "      <trans-unit id=\"\(try CatalogMarkup.xml(id, of: entry))\"\(translate) xml:space=\"preserve\">\n"
    if let source { result += "        <source>\(try CatalogMarkup.xml(source.value, of: entry))</source>\n" }
    if let target {
      let state = ["needs_review": "needs-review-l10n"][target.state] ?? target.state
      result +=
        "        <target state=\"\(try CatalogMarkup.xml(state, of: entry))\">"
        + "\(try CatalogMarkup.xml(target.value, of: entry))</target>\n"
    }
    if let comment = entry.comment {
      result += "        <note>\(try CatalogMarkup.xml(comment, of: entry))</note>\n"
    }
    return result + "      </trans-unit>\n"
  }

  private func unit2(
    _ id: String, _ entry: CatalogEntry, _ source: TextUnit?, _ target: TextUnit?, number: Int
  ) throws(LocatedError) -> String {
    let translate = entry.isTranslatable ? "" : " translate=\"no\""
    var result =
      "    <unit id=\"u\(number)\" name=\"\(try CatalogMarkup.xml(id, of: entry))\"\(translate) "
      + "xml:space=\"preserve\">\n"
    if let comment = entry.comment {
      result +=
        "      <notes>\n        <note>\(try CatalogMarkup.xml(comment, of: entry))</note>\n      </notes>\n"
    }
    var state = ""
    if let target {
      let known = ["translated": "final", "needs_review": "translated", "new": "initial"]
      // The format has few states; others have a prefix.
      if let own = known[target.state] {
        state = " state=\"\(own)\""
      } else {
        state = " state=\"initial\" subState=\"catalog:\(try CatalogMarkup.xml(target.state, of: entry))\""
      }
    }
    result += "      <segment\(state)>\n"
    if let source { result += "        <source>\(text2(source.value))</source>\n" }
    if let target { result += "        <target>\(text2(target.value))</target>\n" }
    return result + "      </segment>\n    </unit>\n"
  }

  /// Text in which characters that XML does not allow are written as numbers.
  private func text2(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      CatalogMarkup.xml(String(Character(scalar)))
        ?? "<cp hex=\"\(JSONString.hexadecimal(scalar.value))\"/>"
    }.joined()
  }
}
