/// What checks need to know about a whole catalog: which modules have which languages, and which source texts
/// are repeated.
package struct CatalogSurvey: Sendable {
  private struct Table: Hashable {
    var module: String
    var table: String
  }

  private let catalog: StringCatalog
  private let policy: FindingPolicy
  private var languagesByTable: [Table: [String]] = [:]
  private var tablesWithSource: Set<Table> = []

  package init(_ catalog: StringCatalog, policy: FindingPolicy = FindingPolicy()) {
    self.catalog = catalog
    self.policy = policy
    guard policy.looks(for: .translationMissing) || policy.looks(for: .translationOnly) else { return }
    var languages: [Table: Set<String>] = [:]
    for entry in catalog.entries {
      let table = Table(module: entry.module, table: entry.table)
      languages[table, default: []].formUnion(entry.localizations.keys)
    }
    languagesByTable = languages.mapValues { $0.sorted() }
    tablesWithSource = Set(languages.filter { $0.value.contains(catalog.sourceLanguage) }.keys)
  }

  /// Whether the table of an entry has texts in the source language.
  func hasSource(_ entry: CatalogEntry) -> Bool {
    tablesWithSource.contains(Table(module: entry.module, table: entry.table))
  }

  /// The languages of an entry's table.
  func languages(of entry: CatalogEntry) -> [String] {
    languagesByTable[Table(module: entry.module, table: entry.table)] ?? []
  }

  // MARK: The same source, translated in two ways

  private struct Source: Hashable {
    var locale: String
    var text: String
    /// What distinguishes equal source texts with different meanings.
    var context: String?
  }

  /// Source texts that have more than one translation in a language; gettext's contexts exist for that
  /// purpose.
  package func inconsistencies(locales: [String]? = nil) -> [CatalogFinding] {
    guard policy.looks(for: .inconsistentTranslation) else { return [] }
    let locales = locales.map(Set.init)
    var first: [Source: (place: Int, text: String)] = [:]
    var findings: [CatalogFinding] = []
    for (place, entry) in catalog.entries.enumerated() {
      guard case .unit(let source)? = entry.localizations[catalog.sourceLanguage]?.text, !source.value.isEmpty
      else { continue }
      for (locale, localization) in entry.localizations.sorted(by: { $0.key < $1.key })
      where locale != catalog.sourceLanguage && locales?.contains(locale) != false {
        guard case .unit(let unit) = localization.text, !unit.value.isEmpty, unit.state != "new" else {
          continue
        }
        let name = Source(locale: locale, text: source.value, context: entry.context)
        guard let known = first[name] else {
          first[name] = (place, unit.value)
          continue
        }
        guard known.text != unit.value,
          !catalog.ignored(entry, locale: locale).contains(
            CatalogFinding.Kind.inconsistentTranslation.rawValue)
        else { continue }
        let other = catalog.entries[known.place].key
        findings.append(
          CatalogFinding(
            kind: .inconsistentTranslation, file: entry.file(of: locale), line: unit.line,
            column: unit.column, key: entry.key, table: entry.table, module: entry.module, locale: locale,
            message: "\"\(entry.key)\" in \(locale) is \"\(unit.value)\", but the same source text of "
              + "\"\(other)\" is \"\(known.text)\""))
      }
    }
    return findings
  }
}
