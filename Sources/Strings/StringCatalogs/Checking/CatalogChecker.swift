import Reports

/// Finds problems in a catalog other than the space that its texts take.
package struct CatalogChecker {
  private let catalog: StringCatalog
  private let survey: CatalogSurvey
  private let policy: FindingPolicy
  private let comparer: TextComparer
  private var rules: [String: PluralRules] = [:]
  private var findings: [CatalogFinding] = []
  /// The file of the entry that is being checked, and its format: entries of a file are mostly consecutive.
  private var file: String?
  private var format: CatalogFormat?

  /// Languages that have one form according to CLDR; others with one form are unknown to it.
  private static let invariable: Set<Substring> = [
    "bm", "bo", "dz", "hnj", "id", "ig", "ii", "ja", "jbo", "jv", "kde", "kea", "km", "ko", "lkt", "lo", "ms",
    "my",
    "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi", "wo", "yo", "yue", "zh",
  ]

  /// Optional forms of a language: Hebrew's form for several is also correct for two.
  private static let optional: [Substring: Set<PluralCategory>] = ["he": [.two], "iw": [.two]]

  /// The readers' notes, and the problems in the texts themselves, in the order of the entries.
  ///
  /// - Parameter locales: the languages to check; nil is all.
  package static func findings(
    in catalog: StringCatalog, locales: [String]? = nil, policy: FindingPolicy = FindingPolicy()
  ) -> [CatalogFinding] {
    let survey = CatalogSurvey(catalog, policy: policy)
    return noted(in: catalog, policy: policy)
      + findings(
        in: catalog, entries: catalog.entries.indices, locales: locales, survey: survey, policy: policy)
      + survey.inconsistencies(locales: locales).compactMap(policy.reported)
  }

  /// What the readers noted.
  package static func noted(
    in catalog: StringCatalog, policy: FindingPolicy = FindingPolicy()
  ) -> [CatalogFinding] {
    catalog.notes.compactMap { policy.reported(CatalogFinding($0)) }
  }

  /// The problems in the texts of some entries, which do not depend on other entries.
  ///
  /// - Parameters:
  ///   - locales: the languages to check; nil is all.
  ///   - survey: facts about the whole catalog.
  package static func findings(
    in catalog: StringCatalog, entries: Range<Int>, locales: [String]? = nil, survey: CatalogSurvey,
    policy: FindingPolicy = FindingPolicy()
  ) -> [CatalogFinding] {
    var checker = CatalogChecker(catalog: catalog, survey: survey, policy: policy)
    let locales = locales.map(Set.init)
    for entry in catalog.entries[entries] { checker.check(entry, locales: locales) }
    return checker.findings
  }

  private init(catalog: StringCatalog, survey: CatalogSurvey, policy: FindingPolicy) {
    self.catalog = catalog
    self.survey = survey
    self.policy = policy
    comparer = TextComparer(kinds: Set(TextComparer.kinds.filter(policy.looks)))
  }

  private mutating func check(_ entry: CatalogEntry, locales: Set<String>?) {
    if file != entry.file {
      file = entry.file
      format = CatalogFormat(path: entry.file)
    }
    let source = entry.localizations[catalog.sourceLanguage]
    let expected = source.flatMap { isFormat(entry) ? arguments(of: $0, key: entry.key) : nil }
    let limit = entry.limit.characters
    for (locale, localization) in entry.localizations.sorted(by: { $0.key < $1.key })
    where locales?.contains(locale) != false && !localization.isUnwritten {
      if locale != catalog.sourceLanguage {
        if let expected { compare(localization, with: expected, entry: entry, locale: locale) }
        if let source { compareTexts(localization, with: source, entry: entry, locale: locale) }
      }
      // gettext's source has two forms in every language.
      if locale != catalog.sourceLanguage || format != .po {
        checkPlurals(of: localization, entry: entry, locale: locale)
      }
      if localization.syntax == .printf {
        checkSubstitutions(of: localization, entry: entry, locale: locale)
      }
      checkDirections(of: localization, entry: entry, locale: locale)
      if let limit { checkLength(of: localization, limit: limit, entry: entry, locale: locale) }
    }
    checkLanguages(of: entry, locales: locales)
  }

  /// Whether a key is in the source language and in the others.
  private mutating func checkLanguages(of entry: CatalogEntry, locales: Set<String>?) {
    let source = entry.localizations[catalog.sourceLanguage]
    if source == nil {
      guard policy.looks(for: .translationOnly), survey.hasSource(entry),
        let (locale, localization) = entry.localizations.min(by: { $0.key < $1.key }),
        locales?.contains(locale) != false, let unit = localization.leaves.first?.unit
      else { return }
      let others = entry.localizations.count - 1
      add(
        .translationOnly, entry: entry, locale: locale, unit: unit,
        (others == 0 ? "" : "and \(others) other language\(others == 1 ? "" : "s") ")
          + "is not in \(catalog.sourceLanguage), the source language")
      return
    }
    guard policy.looks(for: .translationMissing), entry.isTranslatable, let source,
      let unit = source.leaves.first?.unit, !unit.value.isEmpty
    else { return }
    for locale in survey.languages(of: entry)
    where locale != catalog.sourceLanguage && locales?.contains(locale) != false {
      let known = LocaleMatcher.chain(locale).compactMap { entry.localizations[$0] }
      guard !known.contains(where: { !$0.isUnwritten && !$0.isKey }) else { continue }
      add(.translationMissing, entry: entry, locale: locale, unit: unit, "has no text", at: source.file)
    }
  }

  private mutating func compareTexts(
    _ localization: Localization, with source: Localization, entry: CatalogEntry, locale: String
  ) {
    guard !comparer.isIdle else { return }
    for (kind, unit, message) in comparer.differences(
      localization, from: source, locale: locale, sourceLanguage: catalog.sourceLanguage,
      isTranslatable: entry.isTranslatable)
    {
      add(kind, entry: entry, locale: locale, unit: unit, message)
    }
  }

  private mutating func checkLength(
    of localization: Localization, limit: Int, entry: CatalogEntry, locale: String
  ) {
    guard let longest = localization.leaves.map(\.unit).max(by: { $0.value.count < $1.value.count }),
      longest.value.count > limit
    else { return }
    add(
      .tooLong, entry: entry, locale: locale, unit: longest,
      "has \(longest.value.count) characters; the file allows \(limit)")
  }

  /// - Parameter file: the file of the text; nil is that of the language's texts.
  private mutating func add(
    _ kind: CatalogFinding.Kind, severity: Severity? = nil, entry: CatalogEntry,
    locale: String,
    unit: TextUnit, _ message: String, at file: String? = nil
  ) {
    let finding = CatalogFinding(
      kind: kind, severity: severity, file: file.flatMap { $0.isEmpty ? nil : $0 } ?? entry.file(of: locale),
      line: unit.line, column: unit.column, key: entry.key, table: entry.table, module: entry.module,
      locale: locale, message: "\"\(entry.key)\" in \(locale) \(message)")
    // The forms for several devices may have the same problem.
    let isRepeated =
      findings.last.map {
        $0.message == finding.message && $0.file == finding.file && $0.table == finding.table
          && $0.module == finding.module
      } ?? false
    guard !isRepeated,
      !catalog.ignored(entry, locale: locale).contains(kind.rawValue), let reported = policy.reported(finding)
    else { return }
    findings.append(reported)
  }

  // MARK: Arguments

  /// In gettext, a percent sign only has a meaning if a flag says so.
  private func isFormat(_ entry: CatalogEntry) -> Bool {
    guard format == .po else { return true }
    return entry.flags.contains { $0.hasSuffix("-format") && !$0.hasPrefix("no-") }
  }

  /// The arguments of the source's texts.
  private struct Expected {
    /// The arguments that any of them takes.
    var all: [String: ArgumentList.Kind]
    /// The arguments that all of them take.
    var always: Set<String>
    var ambiguous: Set<String>
  }

  /// - Parameter key: may have arguments that the source text omits, such as "liked %lld".
  private func arguments(of localization: Localization, key: String) -> Expected? {
    var expected: Expected?
    for (_, unit) in localization.text.leaves(path: []) {
      guard var list = ArgumentList(unit.value, of: localization) else { return nil }
      // "100%guaranteed" is not meant as a format.
      if list.isDoubtful, format != .po { list.removeAll() }
      let names = Set(list.kinds.keys).subtracting(list.unshown)
      if var known = expected {
        for (name, kind) in list.kinds
        where known.all.updateValue(kind, forKey: name).map({ $0 != kind }) == true {
          known.ambiguous.insert(name)
        }
        known.always.formIntersection(names)
        known.ambiguous.formUnion(list.contradictions)
        expected = known
      } else {
        expected = Expected(all: list.kinds, always: names, ambiguous: list.contradictions)
      }
    }
    if localization.syntax == .printf, key.utf8.contains(UInt8(ascii: "%")), format != .po {
      let list = ArgumentList(key: key)
      if !list.isDoubtful { expected?.all.merge(list.kinds) { own, _ in own } }
    }
    return expected
  }

  private mutating func compare(
    _ localization: Localization, with expected: Expected, entry: CatalogEntry, locale: String
  ) {
    var extra: [String] = []
    var types: [String] = []
    var missing: [String] = []
    /// The first form with the worst problem.
    var places: [CatalogFinding.Kind: TextUnit] = [:]
    func label(_ name: String, _ kind: ArgumentList.Kind) -> String {
      Int(name) == nil || kind == .any ? "{\(name)}" : name
    }
    func note(_ kind: CatalogFinding.Kind, _ name: String, in list: inout [String], at unit: TextUnit) {
      guard !list.contains(name) else { return }
      list.append(name)
      if places[kind] == nil { places[kind] = unit }
    }
    // A text that is still empty omits everything.
    for (path, unit) in localization.text.leaves(path: []) where !unit.value.isEmpty {
      guard var list = ArgumentList(unit.value, of: localization) else { continue }
      // If the source takes no arguments, a percent sign is most likely just that.
      if expected.all.isEmpty, list.isDoubtful, format != .po { list.removeAll() }
      for (name, kind) in list.kinds.sorted(by: { $0.key < $1.key }) {
        guard let wanted = expected.all[name] else {
          note(.argumentExtra, label(name, kind), in: &extra, at: unit)
          continue
        }
        if wanted != kind, !expected.ambiguous.contains(name) {
          note(
            .argumentType, "\(label(name, kind)) as \(kind.rawValue), the source as \(wanted.rawValue)",
            in: &types, at: unit)
        }
      }
      // A form for one or two specific numbers may spell them out.
      let isSmallNumber =
        path.contains { ["plural.zero", "plural.one", "plural.two"].contains($0) }
        || localization.text.isForSmallNumbers(path)
      for name in expected.always.sorted() where list.kinds[name] == nil {
        let kind = expected.all[name] ?? .any
        if isSmallNumber, kind == .integer || kind == .any { continue }
        note(.argumentMissing, label(name, kind), in: &missing, at: unit)
      }
    }
    // One text has one finding, whatever the number of its arguments.
    func list(_ names: [String]) -> String {
      let words = names.allSatisfy { $0.hasPrefix("{") } ? "" : names.count == 1 ? "argument " : "arguments "
      return words + names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "")
        + (names.last ?? "")
    }
    var parts: [String] = []
    if !types.isEmpty { parts.append("takes \(list(types))") }
    if !extra.isEmpty { parts.append("takes \(list(extra)), which the source does not have") }
    if !missing.isEmpty { parts.append("leaves out \(list(missing)), which the source has") }
    let worst = [CatalogFinding.Kind.argumentType, .argumentExtra, .argumentMissing].first {
      places[$0] != nil
    }
    guard let worst, let unit = places[worst] else { return }
    add(worst, entry: entry, locale: locale, unit: unit, parts.joined(separator: "; "))
  }

  private mutating func checkSpecifiers(
    _ specifiers: [FormatSpecifier], of unit: TextUnit, entry: CatalogEntry, locale: String
  ) {
    let own = specifiers.filter { specifier in
      if case .substitution = specifier.kind { return false }
      return specifier.name == nil && specifier.kind != .argument && !specifier.isDoubtful
    }
    if own.contains(where: { $0.position != nil }), own.contains(where: { $0.position == nil }) {
      add(
        .argumentMixed, entry: entry, locale: locale, unit: unit,
        "has arguments with numbers beside some without")
    }
    if let wrong = Self.malformed(unit.value) {
      add(
        .argumentMalformed, entry: entry, locale: locale, unit: unit,
        "has \(wrong.text), which is not an argument; \(wrong.meant) is")
    }
  }

  /// A substitution whose number lacks its "$", as `%1#@count@`.
  private static func malformed(_ text: String) -> (text: String, meant: String)? {
    guard text.contains("#@") else { return nil }
    var rest = text[...]
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[percent...].dropFirst()
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      let after = rest[digits.endIndex...]
      guard !digits.isEmpty, after.hasPrefix("#@"), let end = after.dropFirst(2).firstIndex(of: "@") else {
        continue
      }
      let tail = after[...end]
      return ("%\(digits)\(tail)", "%\(digits)$\(tail)")
    }
    return nil
  }

  // MARK: Plurals

  private mutating func rules(for locale: String) -> PluralRules? {
    if let known = rules[locale] { return known }
    guard let own = try? PluralRules(locale: locale) else { return nil }
    rules[locale] = own
    return own
  }

  /// Texts that vary by number.
  private struct PluralGroup {
    var cases: Set<PluralCategory>
    /// Numbers that have their own texts.
    var exact: Set<Int> = []
    var substitution: String?
    var unit: TextUnit
  }

  private mutating func checkPlurals(of localization: Localization, entry: CatalogEntry, locale: String) {
    var groups: [PluralGroup] = []
    collect(localization.text, name: nil, into: &groups)
    for (name, substitution) in localization.substitutions.sorted(by: { $0.key < $1.key }) {
      collect(substitution.text, name: name, into: &groups)
    }
    if localization.syntax == .messageFormat, case .unit(let unit) = localization.text,
      let message = try? MessageFormat(unit.value)
    {
      collect(message.parts, unit: unit, into: &groups)
    }
    checkForms(of: localization, entry: entry, locale: locale)
    guard !groups.isEmpty, let rules = rules(for: locale) else { return }
    let possible = rules.categories
    let isKnown = possible.count > 1 || Self.invariable.contains(locale.prefix { $0 != "-" })
    let needed = rules.commonCategories
    for group in groups {
      let part = group.substitution.map { " of %#@\($0)@" } ?? ""
      func list(_ categories: Set<PluralCategory>) -> String {
        PluralCategory.allCases.filter(categories.contains).map { "\"\($0.rawValue)\"" }.joined(
          separator: ", ")
      }
      // Every format falls back to "other", even if whole numbers never use it; gettext has no fallback.
      let fallback: Set<PluralCategory> = format == .po ? [] : [.other]
      let reportable = needed.union(fallback).subtracting(group.cases).filter { category in
        // Texts for single numbers suffice if the category has no other numbers: "=1" for English, but not
        // for Russian.
        group.exact.isEmpty || category == .other
          || (0...200).contains { rules.category(for: Double($0)) == category && !group.exact.contains($0) }
      }
      // A single form without words is a trick to show nothing, not a text.
      let isEmpty = group.cases == [.other] && group.unit.value.isEmpty
      if !reportable.isEmpty, !isEmpty {
        // If no whole number uses "other", only a text with fractions needs it.
        let severity: Severity =
          reportable == Self.optional[locale.prefix { $0 != "-" }]
          ? .note
          : !reportable.contains(.other)
            ? .warning : needed.contains(.other) ? .error : reportable.count > 1 ? .warning : .note
        add(
          .pluralMissing, severity: severity, entry: entry, locale: locale, unit: group.unit,
          "lacks the plural form\(reportable.count == 1 ? "" : "s") \(list(reportable))\(part)")
      }
      var impossible = group.cases.subtracting(possible)
      // Apple's systems and i18next accept "zero" in every language.
      if format != .android { impossible.remove(.zero) }
      if isKnown, !impossible.isEmpty {
        // Tools write "one" for every language, and people write "zero"; both are harmless.
        add(
          .pluralImpossible, severity: impossible.isSubset(of: [.one, .zero]) ? .note : .warning,
          entry: entry,
          locale: locale,
          unit: group.unit,
          "has the plural form\(impossible.count == 1 ? "" : "s") \(list(impossible))\(part), "
            + "which no number takes in this language")
      }
    }
  }

  /// gettext's forms, whose number is declared in the file.
  private mutating func checkForms(of localization: Localization, entry: CatalogEntry, locale: String) {
    guard case .numbered(let forms, let cases) = localization.text,
      let unit = localization.leaves.first?.unit
    else { return }
    let missing = forms.samples.map(\.index).filter { cases[$0] == nil }
    guard !missing.isEmpty else { return }
    add(
      .pluralMissing, entry: entry, locale: locale, unit: unit,
      "lacks the plural form\(missing.count == 1 ? "" : "s") "
        + missing.map { "msgstr[\($0)]" }.joined(separator: ", "))
  }

  private func collect(
    _ text: TextVariations, name: String?,
    into groups: inout [PluralGroup]
  ) {
    switch text {
    case .unit: break
    case .plural(let cases):
      let first = text.leaves(path: []).map(\.unit).min { ($0.line, $0.column) < ($1.line, $1.column) }
      guard let first else { return }
      groups.append(PluralGroup(cases: Set(cases.keys), substitution: name, unit: first))
      for inner in cases.values { collect(inner, name: name, into: &groups) }
    case .device(let cases):
      for (_, inner) in cases.sorted(by: { $0.key < $1.key }) { collect(inner, name: name, into: &groups) }
    case .width(let cases):
      for (_, inner) in cases.sorted(by: { $0.key < $1.key }) { collect(inner, name: name, into: &groups) }
    case .numbered: break
    }
  }

  private func collect(
    _ parts: [MessageFormat.Part], unit: TextUnit,
    into groups: inout [PluralGroup]
  ) {
    for part in parts {
      switch part {
      case .plural(_, let isOrdinal, _, let cases):
        if !isOrdinal {
          let named = cases.compactMap { PluralCategory(rawValue: $0.selector) }
          let exact = cases.compactMap { $0.selector.hasPrefix("=") ? Int($0.selector.dropFirst()) : nil }
          groups.append(PluralGroup(cases: Set(named), exact: Set(exact), unit: unit))
        }
        for item in cases { collect(item.parts, unit: unit, into: &groups) }
      case .select(_, let cases):
        for item in cases { collect(item.parts, unit: unit, into: &groups) }
      default: break
      }
    }
  }

  // MARK: Substitutions

  private mutating func checkSubstitutions(of localization: Localization, entry: CatalogEntry, locale: String)
  {
    var used: Set<String> = []
    let isFormat = isFormat(entry)
    for (path, unit) in localization.leaves where unit.value.utf8.contains(UInt8(ascii: "%")) {
      let specifiers = FormatSpecifier.pieces(of: unit.value).compactMap { piece -> FormatSpecifier? in
        if case .specifier(let specifier) = piece { specifier } else { nil }
      }
      if isFormat, path.first?.hasPrefix("substitutions.") != true {
        checkSpecifiers(specifiers, of: unit, entry: entry, locale: locale)
      }
      for specifier in specifiers {
        guard case .substitution(let name) = specifier.kind, used.insert(name).inserted,
          localization.substitutions[name] == nil
        else { continue }
        add(
          .substitutionUndefined, entry: entry, locale: locale, unit: unit,
          "refers to %#@\(name)@, which is not there")
      }
    }
    let first = localization.leaves.first?.unit ?? TextUnit(value: "", line: entry.line)
    for name in localization.substitutions.keys.sorted() where !used.contains(name) {
      add(
        .substitutionUnused, entry: entry, locale: locale, unit: first,
        "has a substitution %#@\(name)@ that no text refers to")
    }
  }

  // MARK: Directions

  private mutating func checkDirections(of localization: Localization, entry: CatalogEntry, locale: String) {
    for (_, unit) in localization.leaves {
      // All these characters start with this byte in UTF-8; most texts have none.
      guard unit.value.utf8.contains(0xE2) else { continue }
      var embeddings = 0
      var isolates = 0
      for scalar in unit.value.unicodeScalars {
        switch scalar.value {
        case 0x202A, 0x202B, 0x202D, 0x202E: embeddings += 1
        case 0x202C: embeddings = max(0, embeddings - 1)
        case 0x2066...0x2068: isolates += 1
        case 0x2069: isolates = max(0, isolates - 1)
        default: break
        }
      }
      if embeddings + isolates > 0 {
        return add(
          .unclosedDirection, entry: entry, locale: locale, unit: unit,
          "opens a writing direction and does not close it")
      }
    }
  }
}
