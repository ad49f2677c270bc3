/// The differences between a catalog and an earlier version of it.
package struct CatalogChanges: Sendable {
  private let old: StringCatalog
  private let sourceLanguage: String

  /// - Parameters:
  ///   - old: the earlier version.
  ///   - sourceLanguage: the language whose texts change every translation's.
  package init(since old: StringCatalog, sourceLanguage: String) {
    self.old = old
    self.sourceLanguage = sourceLanguage
  }

  /// Whether a text, or its source text, has changed.
  package func contains(_ entry: CatalogEntry, locale: String) -> Bool {
    guard let before = old.entry(entry.key, table: entry.table, context: entry.context, module: entry.module)
    else { return true }
    return locale != sourceLanguage && Self.differs(before, entry, sourceLanguage)
      || Self.differs(before, entry, locale)
  }

  private static func differs(_ a: CatalogEntry, _ b: CatalogEntry, _ locale: String) -> Bool {
    switch (a.localizations[locale], b.localizations[locale]) {
    case (nil, nil): return false
    case (let a?, let b?):
      let (before, after) = (a.units, b.units)
      return before.count != after.count
        || !zip(before, after).allSatisfy { $0.path == $1.path && $0.unit.value == $1.unit.value }
    default: return true
    }
  }
}
