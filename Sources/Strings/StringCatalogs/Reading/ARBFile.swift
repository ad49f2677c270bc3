import Reports

/// Reads Application Resource Bundles (`.arb`), as Flutter uses them: JSON with messages of ICU.
enum ARBFile {
  /// - Parameter locale: the language by the file's name, if the file does not specify one.
  static func read(
    _ bytes: [UInt8], file: String, table: String, locale: String
  ) throws(LocatedError) -> StringCatalog {
    let json = try CatalogJSON(bytes, file: file)
    let root = json.root
    guard case .object(let members) = root.content else {
      throw LocatedError(file: file, line: root.line, reason: "it is JSON, but no object")
    }
    var own = locale
    var unknown: StringCatalog.Note?
    if let declared = root["@@locale"], let name = declared.string {
      if let tag = LanguageTag.parse(name) {
        own = tag
      } else {
        own = LanguageTag.undetermined
        unknown = .init(
          kind: .unknownLanguage, file: file, line: declared.line, column: declared.column,
          message: "\"\(name)\" is not a language tag (BCP 47); the language of the texts is unknown")
      }
    }
    let locale = own
    var catalog = StringCatalog(sourceLanguage: locale)
    catalog.notes = json.notes + [unknown].compactMap(\.self)
    // The metadata of a text is under its key with the prefix “@”.
    let details = Dictionary(members.filter { $0.key.hasPrefix("@") }) { _, last in last }
    for (key, node) in members where !key.hasPrefix("@") {
      guard let value = node.string else {
        catalog.skip(
          file: file, line: node.line, column: node.column, key: key, locale: locale,
          "\"\(key)\" is not text; it is skipped")
        continue
      }
      do {
        _ = try MessageFormat(value)
      } catch {
        catalog.notes.append(
          .init(
            file: file, line: node.line, column: node.column, key: key, locale: locale,
            message: "the message of \"\(key)\" cannot be understood and shows as it is: \(error)"))
      }
      var entry = CatalogEntry(key: key, table: table, file: file, line: node.line)
      let about = details["@" + key]
      entry.comment = about?["description"]?.string
      entry.context = about?["context"]?.string
      if case .number(let number)? = (about?["maxLength"] ?? about?["x-max-length"])?.content,
        let most = Int(number), most > 0
      {
        entry.declaredLimit = TextLimit(characters: most)
      }
      let unit = TextUnit(value: value, line: node.line, column: node.column)
      var localization = Localization(text: .unit(unit), syntax: .messageFormat, isMarkdown: false)
      for (name, placeholder) in about?["placeholders"]?.members ?? [] {
        if let type = placeholder["type"]?.string { localization.argumentTypes[name] = type }
      }
      entry.localizations[locale] = localization
      catalog.add(entry)
    }
    return catalog
  }
}
