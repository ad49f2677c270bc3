import Reports

/// Reads JSON with texts by key, flat or nested, as i18next, vue-i18n and others use it.
///
/// Keys of nested objects are joined with dots, items of arrays have their number from 0. The forms of i18next
/// (`key_one` and `key_other`, or `key` and `key_plural` in older files) become one entry.
struct JSONCatalogFile {
  private let file: String
  private let table: String
  private let locale: String
  private var catalog: StringCatalog
  private var texts: [(key: String, unit: TextUnit)] = []

  static func read(
    _ bytes: [UInt8], file: String, table: String, locale: String
  ) throws(LocatedError) -> StringCatalog {
    let json = try CatalogJSON(bytes, file: file)
    let root = json.root
    guard case .object = root.content else {
      throw LocatedError(file: file, line: root.line, reason: "it is JSON, but no object")
    }
    var reader = JSONCatalogFile(file: file, table: table, locale: locale)
    reader.catalog.notes = json.encodingNotes
    reader.collect(root, key: nil)
    reader.fold()
    return reader.catalog
  }

  private init(file: String, table: String, locale: String) {
    self.file = file
    self.table = table
    self.locale = locale
    catalog = StringCatalog(sourceLanguage: locale)
  }

  private mutating func collect(_ node: JSONNode, key: String?) {
    func name(_ part: String) -> String { key.map { $0 + "." + part } ?? part }
    switch node.content {
    case .object(let members):
      for (part, value) in members {
        if key == nil, part == "@metadata" {
          // MediaWiki's tools list authors there.
          catalog.skip(
            file: file, line: value.line, column: value.column, "\"@metadata\" has no texts; it is skipped")
          continue
        }
        collect(value, key: name(part))
      }
    case .array(let items):
      for (index, item) in items.enumerated() { collect(item, key: name("\(index)")) }
    case .string(let text):
      texts.append((key ?? "", TextUnit(value: text, line: node.line, column: node.column)))
    case .number, .bool, .null:
      catalog.skip(
        file: file, line: node.line, column: node.column, key: key, locale: locale,
        "\"\(key ?? "")\" is not text; it is skipped")
    }
  }

  /// The key without the plural category at its end.
  private static func split(_ key: String) -> (base: String, category: PluralCategory)? {
    guard let mark = key.lastIndex(of: "_"), mark > key.startIndex,
      let category = PluralCategory(rawValue: String(key[key.index(after: mark)...]))
    else { return nil }
    return (String(key[..<mark]), category)
  }

  private mutating func fold() {
    let keys = Set(texts.map(\.key))
    let syntax = Self.syntax(of: texts.map(\.unit.value))
    var known: Set<String> = []
    var plurals: [String: [PluralCategory: TextVariations]] = [:]
    for (key, unit) in texts {
      if !known.insert(key).inserted {
        catalog.notes.append(
          .init(
            kind: .duplicateKey, file: file, line: unit.line, column: unit.column, key: key, locale: locale,
            message: "the key \"\(key)\" appears twice; the last one counts"))
      }
      var name = key
      var category: PluralCategory?
      // A word like "_one" is only a form beside the one that every language has.
      if let (base, form) = Self.split(key), keys.contains(base + "_other"), !keys.contains(base) {
        name = base
        category = form
      } else if key.hasSuffix("_plural"), keys.contains(String(key.dropLast("_plural".count))) {
        name = String(key.dropLast("_plural".count))
        category = .other
      } else if keys.contains(key + "_plural") {
        category = .one
      }
      var entry = CatalogEntry(key: name, table: table, file: file, line: unit.line)
      var text = TextVariations.unit(unit)
      if let category {
        plurals[name, default: [:]][category] = text
        text = .plural(plurals[name] ?? [:])
      }
      entry.localizations[locale] = Localization(text: text, syntax: syntax, isMarkdown: false)
      catalog.add(entry)
    }
  }

  /// A file's placeholder syntax, inferred from all of its texts.
  private static func syntax(of texts: [String]) -> PlaceholderSyntax {
    if texts.contains(where: { $0.contains("{{") }) { return .doubleBraces }
    let hasBraces = texts.contains { text in
      text.contains("{") && (try? MessageFormat(text))?.parts.contains { !$0.isText } == true
    }
    if hasBraces { return .messageFormat }
    let hasSpecifiers = texts.contains { text in
      FormatSpecifier.pieces(of: text).contains { if case .specifier = $0 { true } else { false } }
    }
    return hasSpecifiers ? .printf : .doubleBraces
  }
}

extension MessageFormat.Part {
  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }
}
