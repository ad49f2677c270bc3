import Reports

/// Reads Android's string resources (`res/values-xx/strings.xml`).
///
/// Texts are as returned by `getString`: with escapes resolved, unquoted white space collapsed, and without
/// markup such as bold.
struct AndroidStringsFile {
  private let file: String
  private let table: String
  private let locale: String
  private var catalog: StringCatalog
  private var styled: [(line: Int, column: Int)] = []

  static func read(
    _ bytes: [UInt8], file: String, table: String, locale: String
  ) throws(LocatedError) -> StringCatalog {
    let root = try XMLReader.read(bytes, file: file)
    guard root.name == "resources" else {
      throw LocatedError(
        file: file, line: root.line, column: root.column,
        reason: "it is XML, but has no <resources>, as Android's strings do")
    }
    var reader = AndroidStringsFile(file: file, table: table, locale: locale)
    reader.read(root)
    return reader.catalog
  }

  /// The language of a folder of resources: `values-pt-rBR` is pt-BR, `values-b+sr+Latn` sr-Latn; nil if the
  /// name has none, like `values` and `values-night`.
  static func locale(ofFolder name: String) -> String? {
    let parts = name.split(separator: "-").map(String.init)
    guard parts.first == "values", parts.count > 1 else { return nil }
    // A mobile network code may precede the language.
    let rest = parts.dropFirst().drop { part in
      (part.hasPrefix("mcc") || part.hasPrefix("mnc")) && part.dropFirst(3).allSatisfy(\.isNumber)
    }
    guard let language = rest.first else { return nil }
    if language.hasPrefix("b+") {
      return LanguageTag.parse(String(language.dropFirst(2)).replacing("+", with: "-"))
    }
    // “car” is another kind of qualifier.
    guard (2...3).contains(language.count), language != "car" else { return nil }
    let region = rest.dropFirst().first.flatMap { part in
      part.hasPrefix("r") && (3...4).contains(part.count) ? String(part.dropFirst()) : nil
    }
    // Android uses withdrawn ISO 639 codes.
    let current = ["iw": "he", "in": "id", "ji": "yi"][language] ?? language
    let tag = LocaleMatcher.canonical(region.map { "\(current)-\($0)" } ?? current)
    return LanguageTag.isWellFormed(tag) ? tag : nil
  }

  /// The part of a folder's name that should be a language but is not; nil if there are other qualifiers.
  static func unknownLanguage(ofFolder name: String) -> String? {
    guard let part = name.split(separator: "-").dropFirst().first(where: { !$0.hasPrefix("m") }) else {
      return nil
    }
    if part.hasPrefix("b+") { return String(part) }
    return part.count == 2 && part.allSatisfy({ $0.isLetter && $0.isASCII }) ? String(part) : nil
  }

  private init(file: String, table: String, locale: String) {
    self.file = file
    self.table = table
    self.locale = locale
    catalog = StringCatalog(sourceLanguage: locale)
  }

  private mutating func read(_ root: XMLNode) {
    var comment: String?
    for child in root.children {
      switch child {
      case .comment(let text):
        comment = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      case .text: break
      case .element(let element):
        read(element, comment: comment)
        comment = nil
      }
    }
    if let place = styled.first {
      let count = styled.count
      catalog.notes.append(
        .init(
          file: file, line: place.line, column: place.column,
          message: count == 1
            ? "a text has styles; it is read as plain text"
            : "\(count) texts have styles; they are read as plain text"))
    }
  }

  private mutating func read(_ element: XMLNode, comment: String?) {
    guard ["string", "plurals", "string-array"].contains(element.name) else {
      // Colours, sizes and other resources may be in the same file.
      if element.name == "item", element.attributes["type"] == "string" {
        return add(element, text: .unit(unit(element)), comment: comment)
      }
      return
    }
    guard let name = element.attributes["name"], !name.isEmpty else {
      return catalog.skip(
        file: file, line: element.line, column: element.column,
        "a <\(element.name)> has no name; it is skipped")
    }
    switch element.name {
    case "string":
      add(element, text: .unit(unit(element)), comment: comment)
    case "plurals":
      var cases: [PluralCategory: TextVariations] = [:]
      for item in element.elements("item") {
        guard let category = item.attributes["quantity"].flatMap(PluralCategory.init(rawValue:)) else {
          catalog.skip(
            file: file, line: item.line, column: item.column, key: name, locale: locale,
            "\"\(name)\" has an item whose quantity is not a plural category; it is skipped")
          continue
        }
        if cases[category] != nil { noteDuplicate("\(name) (\(category.rawValue))", item) }
        cases[category] = .unit(unit(item))
      }
      guard !cases.isEmpty else {
        return catalog.skip(
          file: file, line: element.line, column: element.column, key: name, locale: locale,
          "\"\(name)\" has no text; it is skipped")
      }
      add(element, text: .plural(cases), comment: comment)
    default:
      for (index, item) in element.elements("item").enumerated() {
        var entry = element
        entry.attributes["name"] = "\(name)[\(index)]"
        (entry.line, entry.column) = (item.line, item.column)
        add(entry, text: .unit(unit(item)), comment: comment)
      }
    }
  }

  private mutating func noteDuplicate(_ name: String, _ element: XMLNode) {
    catalog.notes.append(
      .init(
        kind: .duplicateKey, file: file, line: element.line, column: element.column, key: name,
        locale: locale,
        message: "the key \"\(name)\" appears twice; the last one counts"))
  }

  private mutating func add(_ element: XMLNode, text: TextVariations, comment: String?) {
    let name = element.attributes["name"] ?? ""
    if catalog.entry(name, table: table) != nil { noteDuplicate(name, element) }
    var entry = CatalogEntry(key: name, table: table, file: file, line: element.line)
    entry.comment = comment
    entry.isTranslatable = element.attributes["translatable"] != "false"
    if let most = element.attributes["maxLength"].flatMap({ Int($0) }), most > 0 {
      entry.declaredLimit = TextLimit(characters: most)
    }
    entry.localizations[locale] = Localization(text: text, isMarkdown: false)
    catalog.add(entry)
  }

  // MARK: Texts

  private mutating func unit(_ element: XMLNode) -> TextUnit {
    if element.elements.contains(where: { $0.namespace.isEmpty }) {
      styled.append((element.line, element.column))
    }
    var text = AndroidText()
    append(element, to: &text)
    for escape in text.unknownEscapes {
      catalog.notes.append(
        .init(
          kind: .unknownEscape, file: file, line: element.line, column: element.column,
          message: "'\\\(escape)' is not an escape"))
    }
    return TextUnit(value: text.finish(), line: element.line, column: element.column)
  }

  private func append(_ element: XMLNode, to text: inout AndroidText) {
    for child in element.children {
      switch child {
      case .text(let part): text.append(part)
      case .element(let element): append(element, to: &text)
      case .comment: break
      }
    }
  }
}
