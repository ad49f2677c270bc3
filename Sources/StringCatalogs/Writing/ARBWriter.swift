/// Writes Application Resource Bundles.
///
/// Variations stand in the messages; the format has no states.
enum ARBWriter {
  static func write(
    _ catalog: StringCatalog, table: String, locale: String
  ) throws(CatalogError) -> String {
    var lines = ["  \"@@locale\": \(CatalogMarkup.json(locale.replacing("-", with: "_")))"]
    for (entry, localization) in CatalogWriter.texts(catalog, table: table, locale: locale) {
      if entry.key.hasPrefix("@") { throw CatalogWriter.error(entry, "begins with \"@\", which .arb keeps") }
      let unit = try CatalogWriter.unit(of: localization, entry, format: ".arb")
      lines.append("  \(CatalogMarkup.json(entry.key)): \(CatalogMarkup.json(unit.value))")
      var about: [String] = []
      if let comment = entry.comment { about.append("\"description\": \(CatalogMarkup.json(comment))") }
      if let context = entry.context { about.append("\"context\": \(CatalogMarkup.json(context))") }
      let types = localization.argumentTypes.sorted { $0.key < $1.key }.map { name, type in
        "\(CatalogMarkup.json(name)): { \"type\": \(CatalogMarkup.json(type)) }"
      }
      if !types.isEmpty { about.append("\"placeholders\": { \(types.joined(separator: ", ")) }") }
      if !about.isEmpty {
        lines.append("  \(CatalogMarkup.json("@" + entry.key)): { \(about.joined(separator: ", ")) }")
      }
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }
}
