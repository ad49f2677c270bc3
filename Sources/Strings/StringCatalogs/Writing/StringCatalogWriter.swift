import Reports

/// Writes Xcode's string catalogs, in the form that Xcode itself writes: keys sorted, two spaces, a space before colons.
///
/// The format has no variations by width.
enum StringCatalogWriter {
  private indirect enum Value {
    case text(String)
    case literal(String)
    case object([(String, Value)])
  }

  static func write(_ catalog: StringCatalog, table: String) throws(LocatedError) -> String {
    var strings: [(String, Value)] = []
    let entries = catalog.entries.filter { $0.table == table }.sorted { $0.key < $1.key }
    for entry in entries {
      var members: [(String, Value)] = []
      if let comment = entry.comment { members.append(("comment", .text(comment))) }
      if let state = entry.extractionState { members.append(("extractionState", .text(state))) }
      if !entry.isTranslatable { members.append(("shouldTranslate", .literal("false"))) }
      var localizations: [(String, Value)] = []
      for (locale, localization) in entry.localizations.sorted(by: { $0.key < $1.key })
      where !(localization.isKey && locale == catalog.sourceLanguage) {
        localizations.append((locale, try value(of: localization, entry)))
      }
      if !localizations.isEmpty { members.append(("localizations", .object(localizations))) }
      members.sort { $0.0 < $1.0 }
      strings.append((entry.key, .object(members)))
    }
    let root = Value.object([
      ("sourceLanguage", .text(catalog.sourceLanguage)), ("strings", .object(strings)),
      ("version", .text("1.0")),
    ])
    var text = ""
    write(root, indent: "", to: &text)
    return text + "\n"
  }

  private static func value(of localization: Localization, _ entry: CatalogEntry) throws(LocatedError)
    -> Value
  {
    var members = try self.members(of: localization.text, entry)
    if !localization.substitutions.isEmpty {
      var substitutions: [(String, Value)] = []
      for (name, substitution) in localization.substitutions.sorted(by: { $0.key < $1.key }) {
        var own: [(String, Value)] = []
        if let argument = substitution.argument { own.append(("argNum", .literal("\(argument)"))) }
        own.append(("formatSpecifier", .text(substitution.specifier)))
        own += try self.members(of: substitution.text, entry)
        substitutions.append((name, .object(own)))
      }
      members.append(("substitutions", .object(substitutions)))
    }
    return .object(members)
  }

  private static func members(
    of text: TextVariations, _ entry: CatalogEntry
  ) throws(LocatedError) -> [(String, Value)] {
    func variations(
      _ axis: String, _ cases: [(String, TextVariations)]
    ) throws(LocatedError) -> [(String, Value)] {
      var members: [(String, Value)] = []
      for (name, text) in cases.sorted(by: { $0.0 < $1.0 }) {
        members.append((name, .object(try self.members(of: text, entry))))
      }
      return [("variations", .object([(axis, .object(members))]))]
    }
    switch text {
    case .unit(let unit):
      return [("stringUnit", .object([("state", .text(unit.state)), ("value", .text(unit.value))]))]
    case .plural(let cases): return try variations("plural", cases.map { ($0.rawValue, $1) })
    case .device(let cases): return try variations("device", cases.map { ($0, $1) })
    case .numbered:
      throw CatalogWriter.error(entry, "has gettext's forms, which string catalogs do not")
    case .width: throw CatalogWriter.error(entry, "varies by width, which string catalogs do not")
    }
  }

  private static func write(_ value: Value, indent: String, to text: inout String) {
    switch value {
    case .text(let string): text += JSONString.quoted(string)
    case .literal(let literal): text += literal
    case .object(let members):
      if members.isEmpty {
        text += "{\n\n\(indent)}"
        return
      }
      text += "{\n"
      for (index, (key, value)) in members.enumerated() {
        text += "\(indent)  \(JSONString.quoted(key)) : "
        write(value, indent: indent + "  ", to: &text)
        text += index == members.count - 1 ? "\n" : ",\n"
      }
      text += indent + "}"
    }
  }
}
