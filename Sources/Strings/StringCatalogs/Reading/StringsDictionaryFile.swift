import Reports

/// Reads property lists with texts that vary by number, width or device (`.stringsdict`, and `.strings` that
/// are XML or binary).
struct StringsDictionaryFile {
  private let file: String
  private let locale: String
  private var catalog: StringCatalog

  static func read(
    _ bytes: [UInt8], file: String, table: String, locale: String
  ) throws(LocatedError) -> StringCatalog {
    let root = try PropertyListNode.read(bytes, file: file)
    guard case .dictionary(let members) = root.content else {
      throw LocatedError(
        file: file, line: root.line, column: root.column, reason: "the property list is not a dictionary")
    }
    var reader = StringsDictionaryFile(
      file: file, locale: locale, catalog: StringCatalog(sourceLanguage: locale))
    for (key, value) in members { reader.add(key, value, table: table) }
    return reader.catalog
  }

  private mutating func add(_ key: String, _ value: PropertyListNode, table: String) {
    guard let localization = localization(value, key: key) else {
      return skip(value, key, "\"\(key)\" has no text; it is skipped")
    }
    if catalog.entry(key, table: table) != nil {
      note(.duplicateKey, value, key, "the key \"\(key)\" appears twice; the last one counts")
    }
    var entry = CatalogEntry(key: key, table: table, file: file, line: value.line)
    entry.localizations[locale] = localization
    entry.comment = value.comment
    catalog.add(entry)
  }

  // MARK: Notes

  private mutating func skip(_ node: PropertyListNode, _ key: String, _ message: String) {
    catalog.skip(
      file: file, line: node.line, column: node.column, key: key, locale: locale, message)
  }

  private mutating func note(
    _ kind: StringCatalog.Note.Kind, _ node: PropertyListNode, _ key: String, _ message: String
  ) {
    catalog.notes.append(
      .init(
        kind: kind, file: file, line: node.line, column: node.column, key: key, locale: locale,
        message: message))
  }

  /// The members of a dictionary by their names; for duplicates the last.
  private mutating func members(
    _ node: PropertyListNode, _ key: String, of place: String
  ) -> [(key: String, value: PropertyListNode)] {
    var known: [String: Int] = [:]
    var members: [(key: String, value: PropertyListNode)] = []
    for member in node.members {
      if let index = known[member.key] {
        skip(
          members[index].value, key,
          "\(place) of \"\(key)\" has \"\(member.key)\" twice; the last one counts")
        members[index] = member
      } else {
        known[member.key] = members.count
        members.append(member)
      }
    }
    return members
  }

  // MARK: Texts

  private static func unit(_ text: String, _ node: PropertyListNode) -> TextVariations {
    .unit(TextUnit(value: text, line: node.line, column: node.column))
  }

  private mutating func localization(_ value: PropertyListNode, key: String) -> Localization? {
    if let text = value.string { return Localization(text: Self.unit(text, value)) }
    if let widths = value["NSStringVariableWidthRuleType"] { return self.widths(widths, key: key) }
    if let devices = value["NSStringDeviceSpecificRuleType"] { return self.devices(devices, key: key) }
    guard let format = value["NSStringLocalizedFormatKey"], let text = format.string else { return nil }
    var result = Localization(text: Self.unit(text, format))
    for (name, rule) in members(value, key, of: "the entry") {
      guard case .dictionary = rule.content else {
        if name != "NSStringLocalizedFormatKey" {
          skip(rule, key, "\"\(name)\" of \"\(key)\" is not a variable; it is skipped")
        }
        continue
      }
      result.substitutions[name] = variable(name, rule, key: key)
    }
    return result
  }

  private mutating func widths(_ node: PropertyListNode, key: String) -> Localization? {
    var cases: [Int: TextVariations] = [:]
    for (name, node) in members(node, key, of: "NSStringVariableWidthRuleType") {
      guard let width = Int(name), width >= 0 else {
        skip(node, key, "the width \"\(name)\" of \"\(key)\" is not a number; it is skipped")
        continue
      }
      guard let text = node.string else {
        skip(node, key, "the width \"\(name)\" of \"\(key)\" has no text; it is skipped")
        continue
      }
      if cases[width] != nil {
        skip(node, key, "the width \(width) of \"\(key)\" appears twice; the last one counts")
      }
      cases[width] = Self.unit(text, node)
    }
    return cases.isEmpty ? nil : Localization(text: .width(cases))
  }

  private mutating func devices(_ node: PropertyListNode, key: String) -> Localization? {
    var cases: [String: TextVariations] = [:]
    var substitutions: [String: Substitution] = [:]
    for (name, node) in members(node, key, of: "NSStringDeviceSpecificRuleType") {
      guard let inner = localization(node, key: key) else {
        skip(node, key, "the device \"\(name)\" of \"\(key)\" has no text; it is skipped")
        continue
      }
      cases[name] = inner.text
      substitutions.merge(inner.substitutions) { first, _ in first }
    }
    guard !cases.isEmpty else { return nil }
    var result = Localization(text: .device(cases))
    result.substitutions = substitutions
    return result
  }

  private mutating func variable(
    _ name: String, _ rule: PropertyListNode, key: String
  ) -> Substitution {
    var cases: [PluralCategory: TextVariations] = [:]
    var specifier = "lld"
    for (form, node) in members(rule, key, of: "\"\(name)\"") {
      guard let category = PluralCategory(rawValue: form) else {
        switch form {
        case "NSStringFormatValueTypeKey": specifier = node.string ?? specifier
        case "NSStringFormatSpecTypeKey":
          if let type = node.string, type != "NSStringPluralRuleType" {
            note(
              .format, node, key,
              "\"\(name)\" of \"\(key)\" has the rule \"\(type)\", which Foundation does not know")
          }
        default:
          skip(
            node, key,
            "\"\(form)\" of \"\(name)\" in \"\(key)\" is not a plural form; it is skipped")
        }
        continue
      }
      guard let text = node.string else {
        skip(node, key, "\"\(form)\" of \"\(name)\" in \"\(key)\" has no text; it is skipped")
        continue
      }
      cases[category] = Self.unit(text, node)
    }
    return Substitution(
      argument: nil, specifier: specifier.replacing("%", with: ""), text: .plural(cases))
  }
}
