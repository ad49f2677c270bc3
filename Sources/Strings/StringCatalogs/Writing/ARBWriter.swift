import Reports

/// Writes Application Resource Bundles.
///
/// Variations are part of the messages; the format has no states.
enum ARBWriter {
  static func write(
    _ catalog: StringCatalog, table: String, locale: String
  ) throws(LocatedError) -> String {
    var lines = ["  \"@@locale\": \(JSONString.quoted(locale.replacing("-", with: "_")))"]
    for (entry, localization) in CatalogWriter.texts(catalog, table: table, locale: locale) {
      if entry.key.hasPrefix("@") { throw CatalogWriter.error(entry, "begins with \"@\", which .arb keeps") }
      let unit = try CatalogWriter.unit(of: localization, entry, format: ".arb")
      lines.append("  \(JSONString.quoted(entry.key)): \(JSONString.quoted(unit.value))")
      var about: [String] = []
      if let comment = entry.comment { about.append("\"description\": \(JSONString.quoted(comment))") }
      if let context = entry.context { about.append("\"context\": \(JSONString.quoted(context))") }
      let types = localization.argumentTypes.sorted { $0.key < $1.key }.map { name, type in
        "\(JSONString.quoted(name)): { \"type\": \(JSONString.quoted(type)) }"
      }
      if !types.isEmpty { about.append("\"placeholders\": { \(types.joined(separator: ", ")) }") }
      if !about.isEmpty {
        lines.append("  \(JSONString.quoted("@" + entry.key)): { \(about.joined(separator: ", ")) }")
      }
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }
}
