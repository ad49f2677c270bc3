package import Reports
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
  /// The kind of device whose texts and sizes count; nil is an iPhone, and texts for other kinds are measured besides.
  package var kind: DeviceKind?
  /// Which findings count, and how.
  package var policy = FindingPolicy()
  /// Keys that are neither measured nor checked.
  package var ignored: [KeyPattern] = []
  /// What has changed, where only that is measured.
  package var changes: CatalogChanges?
  /// Findings that were known before.
  package var baseline: FindingBaseline?

  /// Whether texts are measured in every language, those too that show the source's in letters to which they have no rules of their own.
  /// For tests: the measurements are the same.
  package var measuresEach = false

  package init() {}

  // MARK: What counts

  /// What comments say not to be reported of an entry's texts in any language.
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

  /// Takes out findings that do not count, and decides by the others whether the text fails.
  func judge(_ measurement: inout TextMeasurement, ignored: IgnoredFindings, own: IgnoredFindings?) {
    if measurement.findings.isEmpty { return }
    let ignored = own.map { ignored.union($0) } ?? ignored
    measurement.findings.removeAll { policy.disabled.contains($0.rawValue) || ignored.contains($0.rawValue) }
    if !policy.only.isEmpty || !policy.severities.isEmpty {
      measurement.failsByPolicy = measurement.findings.contains { finding in
        guard policy.only.isEmpty || policy.only.contains(finding.rawValue) else { return false }
        // A text that is only unlike its source fails for the reason that it is.
        if policy.only.contains(finding.rawValue), finding == .unlikeSource { return true }
        return policy.severities[finding.rawValue].map { $0 == .error } ?? finding.isFailure
      }
    }
    if measurement.fails, let baseline, baseline.contains(measurement) {
      measurement.failsByPolicy = false
      measurement.isKnown = true
    }
  }

  /// Whether a measurement stands in the report.
  func reports(_ measurement: TextMeasurement) -> Bool {
    policy.only.isEmpty || measurement.findings.contains { policy.only.contains($0.rawValue) }
  }

  /// Takes the widths that the catalog's entries name themselves as their budgets.
  ///
  /// - Parameter basis: what a limit leaves open.
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
