/// Reads property lists with texts that vary by number, width or device (`.stringsdict`, and `.strings` that
/// are XML or binary).
enum StringsDictionaryFile {
  static func read(
    _ bytes: [UInt8], file: String, table: String, locale: String
  ) throws(CatalogError) -> StringCatalog {
    let root = try PropertyListNode.read(bytes, file: file)
    guard case .dictionary(let members) = root.content else {
      throw CatalogError(file: file, line: root.line, reason: "the property list is not a dictionary")
    }
    var catalog = StringCatalog(sourceLanguage: locale)
    for (key, value) in members {
      guard let localization = localization(value) else {
        catalog.skip(file: file, line: value.line, "\"\(key)\" has no text; it is skipped")
        continue
      }
      if catalog.entry(key, table: table) != nil {
        catalog.notes.append(
          .init(
            kind: .duplicateKey, file: file, line: value.line,
            message: "the key \"\(key)\" appears twice; the last counts"))
      }
      var entry = CatalogEntry(key: key, table: table, file: file, line: value.line)
      entry.localizations[locale] = localization
      catalog.add(entry)
    }
    return catalog
  }

  private static func localization(_ value: PropertyListNode) -> Localization? {
    if let text = value.string { return Localization(text: .unit(TextUnit(value: text, line: value.line))) }
    if let widths = value["NSStringVariableWidthRuleType"] {
      let cases = widths.members.compactMap { name, node in
        node.string.flatMap { text in
          Int(name).map { ($0, TextVariations.unit(TextUnit(value: text, line: node.line))) }
        }
      }
      guard !cases.isEmpty else { return nil }
      return Localization(text: .width(Dictionary(cases) { first, _ in first }))
    }
    if let devices = value["NSStringDeviceSpecificRuleType"] {
      var cases: [String: TextVariations] = [:]
      var substitutions: [String: Substitution] = [:]
      for (name, node) in devices.members {
        guard let inner = localization(node) else { continue }
        cases[name] = inner.text
        substitutions.merge(inner.substitutions) { first, _ in first }
      }
      guard !cases.isEmpty else { return nil }
      var result = Localization(text: .device(cases))
      result.substitutions = substitutions
      return result
    }
    guard let format = value["NSStringLocalizedFormatKey"], let text = format.string else { return nil }
    var result = Localization(text: .unit(TextUnit(value: text, line: format.line)))
    for (name, rule) in value.members {
      guard case .dictionary = rule.content else { continue }
      let cases = PluralCategory.allCases.compactMap { category in
        rule[category.rawValue].flatMap { node in
          node.string.map { (category, TextVariations.unit(TextUnit(value: $0, line: node.line))) }
        }
      }
      let specifier = rule["NSStringFormatValueTypeKey"]?.string ?? "lld"
      result.substitutions[name] = Substitution(
        argument: nil, specifier: specifier.replacing("%", with: ""),
        text: .plural(Dictionary(cases) { first, _ in first }))
    }
    return result
  }
}
