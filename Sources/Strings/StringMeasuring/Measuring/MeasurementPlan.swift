package import StringCatalogs

/// What is measured, and for which slots.
package struct MeasurementPlan: Sendable {
  /// The budgets; every rule that matches a key gives it a slot.
  package var rules: [BudgetRule] = []
  /// The slots of keys that no rule matches; empty leaves them out.
  package var slots: [TextSlot] = []
  /// The slots that the catalogs' own limits make, for keys that no rule matches.
  private var catalogSlots: [TextLimit: TextSlot] = [:]
  /// The languages to measure; nil is all of the catalog.
  package var locales: [String]?
  package var samples = SampleText()
  package var pseudo: PseudoLocale?

  package init() {}

  /// Takes the widths that the catalog's entries name themselves as their budgets.
  ///
  /// - Parameter basis: what a limit leaves open.
  package mutating func takeLimits(of catalog: StringCatalog, basis: TextSlot) {
    for entry in catalog.entries {
      let limit = entry.limit
      guard let width = limit.width, catalogSlots[limit] == nil else { continue }
      catalogSlots[limit] = TextSlot(
        width: width, lines: limit.lines ?? basis.lines,
        font: limit.fontSize.map { .fixed($0) } ?? basis.font, typeSizes: basis.typeSizes,
        allowedScale: basis.allowedScale)
    }
  }

  /// The slots of an entry, with the languages that each holds for.
  func slots(of entry: CatalogEntry) -> [(slot: TextSlot, locales: [String]?)] {
    let matching = rules.filter { $0.matches(key: entry.key, table: entry.table) }
    if matching.isEmpty {
      if !catalogSlots.isEmpty, let slot = catalogSlots[entry.limit] { return [(slot, nil)] }
      return slots.map { ($0, nil) }
    }
    return matching.flatMap { rule in rule.slots.map { ($0, rule.locales) } }
  }

  /// Whether a language is one of those named, or a region's form of one.
  static func includes(_ locale: String, in locales: [String]?) -> Bool {
    guard let locales else { return true }
    return locales.contains { locale == $0 || locale.hasPrefix($0 + "-") }
  }

  /// A sentence for each rule that holds for no text of a catalog.
  package func unmatchedRules(in catalog: StringCatalog) -> [BudgetsError] {
    guard !rules.isEmpty else { return [] }
    var keyed = Set<Int>()
    for entry in catalog.entries {
      for index in rules.indices where !keyed.contains(index) {
        if rules[index].matches(key: entry.key, table: entry.table) { keyed.insert(index) }
      }
    }
    let languages = catalog.locales
    return rules.indices.compactMap { index in
      let rule = rules[index]
      if !keyed.contains(index) {
        let keys = catalog.entries.map(\.key)
        let nearest =
          rule.patterns.lazy.compactMap { NearestName.of($0.text, in: keys) }.first
          .map { "; the nearest key is \"\($0)\"" } ?? ""
        return BudgetsError(
          file: rule.file, line: rule.line, reason: "the rule for \"\(rule.name)\" matches no key" + nearest)
      }
      if let named = rule.locales, !languages.contains(where: { Self.includes($0, in: named) }) {
        return BudgetsError(
          file: rule.file, line: rule.line,
          reason: "the catalog has no texts in \(named.joined(separator: ", ")); it has "
            + languages.joined(separator: ", "))
      }
      return nil
    }
  }
}
