/// Reads Application Resource Bundles (`.arb`), as Flutter uses them: JSON with messages of ICU.
enum ARBFile {
  /// - Parameter locale: the language where the file does not say, by its name.
  static func read(
    _ bytes: [UInt8], file: String, table: String, locale: String
  ) throws(CatalogError) -> StringCatalog {
    var scanner = try JSONScanner(bytes, file: file)
    let root = try scanner.scan()
    guard case .object(let members) = root.content else {
      throw CatalogError(file: file, line: root.line, reason: "it is JSON, but no object")
    }
    let locale = LocaleMatcher.canonical(root["@@locale"]?.string ?? locale)
    var catalog = StringCatalog(sourceLanguage: locale)
    catalog.notes = scanner.notes
    for (key, node) in members where !key.hasPrefix("@") {
      guard let value = node.string else {
        catalog.skip(file: file, line: node.line, "\"\(key)\" is no text; it is skipped")
        continue
      }
      do {
        _ = try MessageFormat(value)
      } catch {
        catalog.notes.append(
          .init(
            file: file, line: node.line,
            message: "the message of \"\(key)\" cannot be understood and shows as it is: \(error)"))
      }
      var entry = CatalogEntry(key: key, table: table, file: file, line: node.line)
      let about = root["@" + key]
      entry.comment = about?["description"]?.string
      entry.context = about?["context"]?.string
      let unit = TextUnit(value: value, line: node.line)
      entry.localizations[locale] = Localization(text: .unit(unit), syntax: .messageFormat, isMarkdown: false)
      catalog.add(entry)
    }
    return catalog
  }
}
