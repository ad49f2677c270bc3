/// Reads Xcode's string catalogs (`.xcstrings`).
///
/// What is not known is left alone: later versions of the format add keys and states.
enum StringCatalogFile {
  static func read(_ bytes: [UInt8], file: String, table: String) throws(CatalogError) -> StringCatalog {
    var scanner = try JSONScanner(bytes, file: file)
    let root = try scanner.scan()
    guard let strings = root["strings"], case .object = strings.content else {
      throw CatalogError(file: file, line: root.line, reason: "it has no object \"strings\"")
    }
    guard let source = root["sourceLanguage"]?.string else {
      throw CatalogError(file: file, line: root.line, reason: "it has no \"sourceLanguage\"")
    }
    var catalog = StringCatalog(sourceLanguage: LocaleMatcher.canonical(source))
    catalog.isSourceDeclared = true
    catalog.notes = scanner.notes
    for (key, node) in strings.members {
      var entry = CatalogEntry(key: key, table: table, file: file, line: node.line)
      entry.comment = node["comment"]?.string
      entry.extractionState = node["extractionState"]?.string
      if case .bool(false)? = node["shouldTranslate"]?.content { entry.isTranslatable = false }
      for (locale, node) in node["localizations"]?.members ?? [] {
        if let localization = localization(node) {
          entry.localizations[LocaleMatcher.canonical(locale)] = localization
        } else {
          catalog.skip(file: file, line: node.line, "\"\(key)\" has no text in \(locale); it is skipped")
        }
      }
      if entry.localizations[catalog.sourceLanguage] == nil {
        // The key is the text where the source language has none.
        entry.localizations[catalog.sourceLanguage] = Localization(
          text: .unit(TextUnit(value: key, line: node.line)))
      }
      catalog.add(entry)
    }
    return catalog
  }

  private static func localization(_ node: JSONNode) -> Localization? {
    guard let text = variations(node) else { return nil }
    var localization = Localization(text: text)
    for (name, node) in node["substitutions"]?.members ?? [] {
      guard let text = variations(node) else { continue }
      var argument: Int?
      if case .number(let number)? = node["argNum"]?.content { argument = Int(number) }
      localization.substitutions[name] = Substitution(
        argument: argument, specifier: node["formatSpecifier"]?.string ?? "lld", text: text)
    }
    return localization
  }

  private static func variations(_ node: JSONNode) -> TextVariations? {
    if let axes = node["variations"] {
      let plural = (axes["plural"]?.members ?? []).compactMap { name, node in
        PluralCategory(rawValue: name).flatMap { category in variations(node).map { (category, $0) } }
      }
      if !plural.isEmpty { return .plural(Dictionary(plural) { _, last in last }) }
      let device = (axes["device"]?.members ?? []).compactMap { name, node in
        variations(node).map { (name, $0) }
      }
      if !device.isEmpty { return .device(Dictionary(device) { _, last in last }) }
    }
    if let unit = node["stringUnit"], let value = unit["value"]?.string {
      return .unit(
        TextUnit(value: value, state: unit["state"]?.string ?? "", line: unit["value"]?.line ?? unit.line))
    }
    if let set = node["stringSet"], case .array(let values)? = set["values"]?.content,
      let first = values.first, let value = first.string
    {
      return .unit(TextUnit(value: value, state: set["state"]?.string ?? "", line: first.line))
    }
    return nil
  }
}
