import Reports

/// Reads Xcode's string catalogs (`.xcstrings`).
///
/// Unknown parts are ignored: later versions of the format add keys and states.
enum StringCatalogFile {
  static func read(_ bytes: [UInt8], file: String, table: String) throws(LocatedError) -> StringCatalog {
    let json = try CatalogJSON(bytes, file: file)
    let root = json.root
    guard let strings = root["strings"], case .object = strings.content else {
      throw LocatedError(file: file, line: root.line, reason: "it has no object \"strings\"")
    }
    guard let source = root["sourceLanguage"]?.string else {
      throw LocatedError(file: file, line: root.line, reason: "it has no \"sourceLanguage\"")
    }
    var catalog = StringCatalog(sourceLanguage: LocaleMatcher.canonical(source))
    catalog.isSourceDeclared = true
    catalog.notes = json.notes
    // The same few languages recur with every key.
    var tags: [String: String] = [:]
    // For a duplicated key the last one is used, in all its languages.
    let last = Dictionary(
      strings.members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { max($0, $1) })
    for (index, (key, node)) in strings.members.enumerated() where last[key] == index {
      guard case .object = node.content else {
        catalog.skip(
          file: file, line: node.line, column: node.column, key: key,
          "\"\(key)\" is not an object; it is skipped")
        continue
      }
      var entry = CatalogEntry(key: key, table: table, file: file, line: node.line)
      entry.comment = node["comment"]?.string
      entry.extractionState = node["extractionState"]?.string
      if case .bool(false)? = node["shouldTranslate"]?.content { entry.isTranslatable = false }
      entry.localizations = localizations(node, key: key, catalog: &catalog, file: file, tags: &tags)
      if entry.localizations[catalog.sourceLanguage] == nil {
        // The key is the text if the source language has none.
        var localization = Localization(
          text: .unit(TextUnit(value: key, line: node.line, column: node.column)))
        localization.isKey = true
        entry.localizations[catalog.sourceLanguage] = localization
      }
      catalog.add(entry)
    }
    return catalog
  }

  /// The texts of a key by their languages.
  ///
  /// - Parameter tags: a cache of the languages' tags.
  private static func localizations(
    _ node: JSONNode, key: String, catalog: inout StringCatalog, file: String, tags: inout [String: String]
  ) -> [String: Localization] {
    guard let list = node["localizations"] else { return [:] }
    if list.isScalar {
      catalog.skip(
        file: file, line: list.line, column: list.column, key: key,
        "\"localizations\" of \"\(key)\" is not an object; it is skipped")
    }
    var localizations: [String: Localization] = [:]
    var languages: [String: String] = [:]
    for (locale, node) in list.members {
      guard
        let localization = localization(
          node, name: { "\"\(key)\" in \(locale)" }, catalog: &catalog, file: file)
      else {
        catalog.skip(
          file: file, line: node.line, column: node.column, key: key, locale: locale,
          "\"\(key)\" has no text in \(locale); it is skipped")
        continue
      }
      guard let tag = tags[locale] ?? LanguageTag.parse(locale) else {
        catalog.notes.append(
          .init(
            kind: .unknownLanguage, file: file, line: node.line, column: node.column, key: key,
            message: "\"\(locale)\" of \"\(key)\" is not a language tag (BCP 47); it counts as unknown"))
        localizations[LanguageTag.undetermined] = localization
        continue
      }
      tags[locale] = tag
      if let other = languages.updateValue(locale, forKey: tag) {
        catalog.skip(
          file: file, line: node.line, column: node.column, key: key, locale: tag,
          "\"\(key)\" has \(locale) beside \(other), which is the same language; the last one counts")
      }
      localizations[tag] = localization
    }
    return localizations
  }

  /// - Parameter name: the key and language, for notes.
  private static func localization(
    _ node: JSONNode, name: () -> String, catalog: inout StringCatalog, file: String
  ) -> Localization? {
    guard let text = variations(node, name: name, catalog: &catalog, file: file) else { return nil }
    var localization = Localization(text: text)
    for (substitution, node) in node["substitutions"]?.members ?? [] {
      let inner = "%#@\(substitution)@ of \(name())"
      guard let text = variations(node, name: { inner }, catalog: &catalog, file: file) else {
        catalog.skip(file: file, line: node.line, column: node.column, "\(inner) has no text; it is skipped")
        continue
      }
      var argument: Int?
      if case .number(let number)? = node["argNum"]?.content { argument = Int(number) }
      localization.substitutions[substitution] = Substitution(
        argument: argument, specifier: node["formatSpecifier"]?.string ?? "lld", text: text)
    }
    return localization
  }

  private static func variations(
    _ node: JSONNode, name: () -> String, catalog: inout StringCatalog, file: String
  ) -> TextVariations? {
    var plural: [PluralCategory: TextVariations] = [:]
    var device: [String: TextVariations] = [:]
    for (axis, cases) in node["variations"]?.members ?? [] {
      for (label, node) in cases.members {
        let category = PluralCategory(rawValue: label)
        guard axis == "device" || (axis == "plural" && category != nil),
          let text = variations(node, name: name, catalog: &catalog, file: file)
        else {
          catalog.skip(
            file: file, line: node.line, column: node.column,
            "\(name()) has a variation \(axis).\(label) that is not understood; it is skipped")
          continue
        }
        if axis == "device" { device[label] = text } else if let category { plural[category] = text }
      }
    }
    if let unit = node["stringUnit"], !plural.isEmpty || !device.isEmpty {
      catalog.skip(
        file: file, line: unit.line, column: unit.column,
        "\(name()) has a text beside its variations; the text is skipped")
    }
    if !plural.isEmpty {
      if !device.isEmpty {
        catalog.skip(
          file: file, line: node.line, column: node.column,
          "\(name()) varies by number and device side by side; the devices are skipped")
      }
      return .plural(plural)
    }
    if !device.isEmpty { return .device(device) }
    if let unit = node["stringUnit"], let value = unit["value"]?.string {
      return .unit(
        TextUnit(
          value: value, state: unit["state"]?.string ?? "", line: unit["value"]?.line ?? unit.line,
          column: unit["value"]?.column ?? unit.column))
    }
    if let set = node["stringSet"], case .array(let values)? = set["values"]?.content,
      let first = values.first, let value = first.string
    {
      if values.count > 1 {
        catalog.skip(
          file: file, line: set.line, column: set.column,
          "\(name()) is a set of \(values.count) phrases; all but the first are skipped")
      }
      return .unit(
        TextUnit(value: value, state: set["state"]?.string ?? "", line: first.line, column: first.column))
    }
    return nil
  }
}
