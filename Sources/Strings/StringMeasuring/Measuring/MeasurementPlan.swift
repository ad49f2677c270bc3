package import Reports
package import StringCatalogs

/// What is measured, and for which slots.
package struct MeasurementPlan: Sendable {
  /// The budgets; every rule that matches a key gives it a slot.
  package var rules: [BudgetRule] = []
  /// The slots of keys that match no rule; empty to skip those keys.
  package var slots: [TextSlot] = []
  /// The slots that the catalogs' own limits make, for keys that no rule matches.
  private var catalogSlots: [TextLimit: TextSlot] = [:]
  /// The languages to measure; nil is all of the catalog.
  package var locales: [String]?
  package var samples = SampleText()
  package var pseudo: PseudoLocale?
  /// The kind of device whose texts and sizes count; nil for an iPhone, while texts for other kinds are also
  /// measured.
  package var kind: DeviceKind?
  /// Which findings count, and their severities.
  package var policy = FindingPolicy()
  /// Keys that are neither measured nor checked.
  package var ignored: [KeyPattern] = []
  /// The changes, if only changed texts are measured.
  package var changes: CatalogChanges?
  /// Findings that were known before.
  package var baseline: FindingBaseline?

  /// Whether texts are measured separately in every language, even in those that show the source text and
  /// have no special rules for its letters. For tests: the measurements are the same.
  package var measuresEach = false

  package init() {}

  // MARK: What counts

  /// Findings that comments suppress for an entry's texts in all languages.
  func ignored(_ entry: CatalogEntry) -> IgnoredFindings {
    guard let own = entry.localizations[sourceLanguage]?.ignored else { return entry.ignored }
    return entry.ignored.union(own)
  }

  /// The language of the catalog's keys.
  package var sourceLanguage = ""

  /// Whether a text is to be measured.
  func isChanged(_ entry: CatalogEntry, _ locale: String) -> Bool {
    changes?.contains(entry, locale: locale) ?? true
  }

  /// Removes findings that do not count, and decides from the others whether the text fails.
  func judge(_ measurement: inout TextMeasurement, ignored: IgnoredFindings, own: IgnoredFindings?) {
    if measurement.findings.isEmpty { return }
    let ignored = own.map { ignored.union($0) } ?? ignored
    measurement.findings.removeAll { policy.disabled.contains($0.rawValue) || ignored.contains($0.rawValue) }
    if !policy.only.isEmpty || !policy.severities.isEmpty {
      measurement.failsByPolicy = measurement.findings.contains { finding in
        guard policy.only.isEmpty || policy.only.contains(finding.rawValue) else { return false }
        // A text whose only finding is a difference from its source fails for that reason.
        if policy.only.contains(finding.rawValue), finding == .unlikeSource { return true }
        return policy.severities[finding.rawValue].map { $0 == .error } ?? finding.isFailure
      }
    }
    if measurement.fails, let baseline, baseline.contains(measurement) {
      measurement.failsByPolicy = false
      measurement.isKnown = true
    }
  }

  /// Whether a measurement is in the report.
  func reports(_ measurement: TextMeasurement) -> Bool {
    policy.only.isEmpty || measurement.findings.contains { policy.only.contains($0.rawValue) }
  }

  /// Uses the widths specified in the catalog's entries as their budgets.
  ///
  /// - Parameter basis: the defaults for what a limit does not specify.
  package mutating func takeLimits(of catalog: StringCatalog, basis: TextSlot) {
    for entry in catalog.entries {
      let limit = entry.limit
      guard let width = limit.width, catalogSlots[limit] == nil else { continue }
      catalogSlots[limit] = TextSlot(
        width: width, scale: basis.scale, lines: limit.lines ?? basis.lines,
        font: limit.fontSize.map { .fixed($0) } ?? basis.font, typeSizes: basis.typeSizes,
        allowedScale: basis.allowedScale)
    }
  }

  /// The slots of an entry, with the languages that each applies to.
  func slots(of entry: CatalogEntry) -> [(slot: TextSlot, locales: [String]?)] {
    let matching = rules.filter { $0.matches(key: entry.key, table: entry.table) }
    if matching.isEmpty {
      if !catalogSlots.isEmpty, let slot = catalogSlots[entry.limit] { return [(slot, nil)] }
      return slots.map { ($0, nil) }
    }
    return matching.flatMap { rule in rule.slots.map { ($0, rule.locales) } }
  }

  /// Whether a language is one of the named ones, or a regional variant of one.
  static func includes(_ locale: String, in locales: [String]?) -> Bool {
    guard let locales else { return true }
    return locales.contains { locale == $0 || locale.hasPrefix($0 + "-") }
  }

  /// A sentence for each rule that applies to no text of a catalog.
  package func unmatchedRules(in catalog: StringCatalog) -> [LocatedError] {
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
          .map { "; did you mean “\($0)”?" } ?? ""
        return LocatedError(
          file: rule.file, line: rule.line, reason: "the rule for “\(rule.name)” matches no key" + nearest)
      }
      if let named = rule.locales, !languages.contains(where: { Self.includes($0, in: named) }) {
        return LocatedError(
          file: rule.file, line: rule.line,
          reason: "the catalog has no texts in \(named.joined(separator: ", ")); it has "
            + languages.joined(separator: ", "))
      }
      return nil
    }
  }
}
