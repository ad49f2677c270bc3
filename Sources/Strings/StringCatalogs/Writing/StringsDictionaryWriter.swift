import Reports

/// Writes property lists with texts that vary by number, width or device (`.stringsdict`).
///
/// Only substitutions vary by number, and they use the arguments in order. The format has no comments and
/// states.
enum StringsDictionaryWriter {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>

    """

  static func write(
    _ catalog: StringCatalog, table: String, locale: String
  ) throws(LocatedError) -> String {
    var result = head
    for (entry, localization) in CatalogWriter.texts(catalog, table: table, locale: locale) {
      result += "\t<key>\(try CatalogMarkup.xml(entry.key, of: entry))</key>\n"
      result += try value(of: localization, entry, indent: "\t")
    }
    return result + "</dict>\n</plist>\n"
  }

  private static func value(
    of localization: Localization, _ entry: CatalogEntry, indent: String
  ) throws(LocatedError) -> String {
    switch localization.text {
    case .unit(let unit):
      if localization.substitutions.isEmpty { return try string(unit.value, entry, indent: indent) }
      var result = "\(indent)<dict>\n"
      result += "\(indent)\t<key>NSStringLocalizedFormatKey</key>\n"
      result += try string(unit.value, entry, indent: indent + "\t")
      for (name, substitution) in localization.substitutions.sorted(by: { $0.key < $1.key }) {
        result += try variable(name, substitution, entry, indent: indent + "\t")
      }
      return result + "\(indent)</dict>\n"
    case .width(let cases):
      guard localization.substitutions.isEmpty else {
        throw CatalogWriter.error(entry, "varies by width and number, which a property list cannot")
      }
      var texts: [(String, TextVariations)] = []
      for (width, text) in cases.sorted(by: { $0.key < $1.key }) {
        guard case .unit = text else {
          throw CatalogWriter.error(entry, "varies by width and more, which a property list cannot")
        }
        texts.append(("\(width)", text))
      }
      return try rule("NSStringVariableWidthRuleType", texts, localization, entry, indent: indent)
    case .device(let cases):
      return try rule(
        "NSStringDeviceSpecificRuleType", cases.sorted { $0.key < $1.key }.map { ($0, $1) }, localization,
        entry, indent: indent)
    case .plural, .numbered:
      throw CatalogWriter.error(
        entry, "varies by number as a whole, which a property list does only in a substitution")
    }
  }

  private static func rule(
    _ name: String, _ cases: [(String, TextVariations)], _ localization: Localization, _ entry: CatalogEntry,
    indent: String
  ) throws(LocatedError) -> String {
    var result = "\(indent)<dict>\n\(indent)\t<key>\(name)</key>\n\(indent)\t<dict>\n"
    for (label, text) in cases {
      guard case .unit = text else {
        throw CatalogWriter.error(entry, "varies in a way that a property list cannot")
      }
      var inner = localization
      inner.text = text
      result += "\(indent)\t\t<key>\(try CatalogMarkup.xml(label, of: entry))</key>\n"
      result += try value(of: inner, entry, indent: indent + "\t\t")
    }
    return result + "\(indent)\t</dict>\n\(indent)</dict>\n"
  }

  private static func variable(
    _ name: String, _ substitution: Substitution, _ entry: CatalogEntry, indent: String
  ) throws(LocatedError) -> String {
    guard case .plural(let cases) = substitution.text, substitution.argument == nil else {
      throw CatalogWriter.error(
        entry, "has a substitution that names its argument or varies otherwise than by number")
    }
    var result = "\(indent)<key>\(try CatalogMarkup.xml(name, of: entry))</key>\n\(indent)<dict>\n"
    func member(_ key: String, _ value: String) throws(LocatedError) {
      result += "\(indent)\t<key>\(key)</key>\n"
      result += try string(value, entry, indent: indent + "\t")
    }
    try member("NSStringFormatSpecTypeKey", "NSStringPluralRuleType")
    try member("NSStringFormatValueTypeKey", substitution.specifier)
    for category in PluralCategory.allCases {
      guard let text = cases[category] else { continue }
      guard case .unit(let unit) = text else {
        throw CatalogWriter.error(entry, "varies by number and more, which a property list cannot")
      }
      try member(category.rawValue, unit.value)
    }
    return result + "\(indent)</dict>\n"
  }

  private static func string(
    _ text: String, _ entry: CatalogEntry, indent: String
  ) throws(LocatedError) -> String {
    "\(indent)<string>\(try CatalogMarkup.xml(text, of: entry))</string>\n"
  }
}
