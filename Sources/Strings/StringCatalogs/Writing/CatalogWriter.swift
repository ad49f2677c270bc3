package import Reports

/// Writes catalogs in every format that can be read.
///
/// The output is read back as the same texts; each format's writer documents what its format cannot express,
/// and throws if that includes a text. White space in comments is collapsed.
package enum CatalogWriter {
  /// A format, with the texts that its file contains.
  package enum Output: Sendable, Equatable {
    /// All languages of a table.
    case xcstrings(table: String)
    case strings(table: String, locale: String)
    case stringsdict(table: String, locale: String)
    /// The source language and another, of all tables.
    case xliff12(target: String)
    case xliff20(target: String)
    case android(table: String, locale: String)
    case arb(table: String, locale: String)
    /// The source language and another.
    case po(table: String, target: String)
    case json(table: String, locale: String, isNested: Bool)
  }

  /// The text of a file, to be stored as UTF-8.
  ///
  /// - Throws: `LocatedError` with the entry's location if the format cannot express a text.
  package static func write(_ catalog: StringCatalog, as output: Output) throws(LocatedError) -> String {
    switch output {
    case .xcstrings(let table):
      return try StringCatalogWriter.write(catalog, table: table)
    case .strings(let table, let locale):
      return try StringsWriter.write(catalog, table: table, locale: locale)
    case .stringsdict(let table, let locale):
      return try StringsDictionaryWriter.write(catalog, table: table, locale: locale)
    case .xliff12(let target):
      return try XLIFFWriter(catalog: catalog, target: target, isVersion2: false).write()
    case .xliff20(let target):
      return try XLIFFWriter(catalog: catalog, target: target, isVersion2: true).write()
    case .android(let table, let locale):
      return try AndroidStringsWriter.write(catalog, table: table, locale: locale)
    case .arb(let table, let locale):
      return try ARBWriter.write(catalog, table: table, locale: locale)
    case .po(let table, let target):
      return try POWriter.write(catalog, table: table, target: target)
    case .json(let table, let locale, let isNested):
      return try JSONCatalogWriter.write(catalog, table: table, locale: locale, isNested: isNested)
    }
  }

  /// The error for an entry that a format cannot express.
  static func error(_ entry: CatalogEntry, _ reason: String) -> LocatedError {
    LocatedError(file: entry.file, line: entry.line, reason: "\"\(entry.key)\" \(reason)")
  }

  /// The entries of a table that have a text in a language.
  static func texts(
    _ catalog: StringCatalog, table: String, locale: String
  ) -> [(entry: CatalogEntry, localization: Localization)] {
    catalog.entries.compactMap { entry in
      guard entry.table == table, let localization = entry.localizations[locale] else { return nil }
      return (entry, localization)
    }
  }

  /// The only text of a localization in formats without variations.
  static func unit(
    of localization: Localization, _ entry: CatalogEntry, format: String
  ) throws(LocatedError) -> TextUnit {
    guard case .unit(let unit) = localization.text, localization.substitutions.isEmpty else {
      throw error(entry, "varies, and \(format) has no variations")
    }
    return unit
  }
}
