/// Finds what is wrong in a catalog beyond the room that its texts take.
package struct CatalogChecker {
  private let catalog: StringCatalog
  private var rules: [String: PluralRules] = [:]
  private var findings: [CatalogFinding] = []
  /// The file of the entry that is being checked, and its format: entries of a file mostly follow each other.
  private var file: String?
  private var format: CatalogFormat?

  /// Languages that CLDR knows to have one form; others with one form are those that it does not know.
  private static let invariable: Set<Substring> = [
    "bm", "bo", "dz", "hnj", "id", "ig", "ii", "ja", "jbo", "jv", "kde", "kea", "km", "ko", "lkt", "lo", "ms",
    "my",
    "nqo", "osa", "sah", "ses", "sg", "su", "th", "to", "tpi", "vi", "wo", "yo", "yue", "zh",
  ]

  /// What the readers noted, and what the texts themselves have wrong, in the order of the entries.
  ///
  /// - Parameter locales: the languages to check; nil is all.
  package static func findings(in catalog: StringCatalog, locales: [String]? = nil) -> [CatalogFinding] {
    noted(in: catalog) + findings(in: catalog, entries: catalog.entries.indices, locales: locales)
  }

  /// What the readers noted.
  package static func noted(in catalog: StringCatalog) -> [CatalogFinding] {
    catalog.notes.map { CatalogFinding($0) }
  }

  /// What some of the entries have wrong in their texts, which does not depend on the others.
  ///
  /// - Parameter locales: the languages to check; nil is all.
  package static func findings(
    in catalog: StringCatalog, entries: Range<Int>, locales: [String]? = nil
  ) -> [CatalogFinding] {
    var checker = CatalogChecker(catalog: catalog)
    let locales = locales.map(Set.init)
    for entry in catalog.entries[entries] { checker.check(entry, locales: locales) }
    return checker.findings
  }

  private init(catalog: StringCatalog) {
    self.catalog = catalog
  }

  private mutating func check(_ entry: CatalogEntry, locales: Set<String>?) {
    if file != entry.file {
      file = entry.file
      format = CatalogFormat(path: entry.file)
    }
    let source = entry.localizations[catalog.sourceLanguage]
    let expected = source.flatMap { isFormat(entry) ? arguments(of: $0) : nil }
    let limit = entry.limit.characters
    for (locale, localization) in entry.localizations.sorted(by: { $0.key < $1.key })
    where locales?.contains(locale) != false && !localization.isUnwritten {
      if let expected, locale != catalog.sourceLanguage {
        compare(localization, with: expected, entry: entry, locale: locale)
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
  }

  private mutating func checkLength(
    of localization: Localization, limit: Int, entry: CatalogEntry, locale: String
  ) {
    guard let longest = localization.leaves.map(\.unit).max(by: { $0.value.count < $1.value.count }),
      longest.value.count > limit
    else { return }
    add(
      .tooLong, isError: true, entry: entry, locale: locale, line: longest.line,
      "has \(longest.value.count) characters; the file allows \(limit)")
  }

  private mutating func add(
    _ kind: CatalogFinding.Kind, isError: Bool = false, entry: CatalogEntry, locale: String, line: Int,
    _ message: String
  ) {
    let finding = CatalogFinding(
      kind: kind, isError: isError, file: entry.file, line: line, key: entry.key, table: entry.table,
      locale: locale, message: "\"\(entry.key)\" in \(locale) \(message)")
    // The forms for several devices may have the same fault.
    if findings.last?.message != finding.message { findings.append(finding) }
  }

  // MARK: Arguments

  /// In gettext, a percent sign means something only where a flag says so.
  private func isFormat(_ entry: CatalogEntry) -> Bool {
    guard format == .po else { return true }
    return entry.flags.contains { $0.hasSuffix("-format") && !$0.hasPrefix("no-") }
  }

  /// What the source's texts take.
  private struct Expected {
    /// What any of them takes.
    var all: [String: ArgumentList.Kind]
    /// What each of them takes.
    var always: Set<String>
    var ambiguous: Set<String>
  }

  private func arguments(of localization: Localization) -> Expected? {
    var expected: Expected?
    for (_, unit) in localization.text.leaves(path: []) {
      guard let list = ArgumentList(unit.value, of: localization) else { return nil }
      let names = Set(list.kinds.keys)
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
    return expected
  }

  private mutating func compare(
    _ localization: Localization, with expected: Expected, entry: CatalogEntry, locale: String
  ) {
    // The same finding for several forms is one.
    var reported: Set<String> = []
    // A text that is still empty leaves everything out.
    for (path, unit) in localization.text.leaves(path: []) where !unit.value.isEmpty {
      guard let list = ArgumentList(unit.value, of: localization) else { continue }
      for (name, kind) in list.kinds.sorted(by: { $0.key < $1.key }) {
        let label = Int(name) == nil || kind == .any ? "{\(name)}" : "argument \(name)"
        guard let wanted = expected.all[name] else {
          if reported.insert("extra " + name).inserted {
            add(
              .argumentExtra, isError: true, entry: entry, locale: locale, line: unit.line,
              "takes \(label), which the source does not have")
          }
          continue
        }
        if wanted != kind, !expected.ambiguous.contains(name), reported.insert("type " + name).inserted {
          add(
            .argumentType, isError: true, entry: entry, locale: locale, line: unit.line,
            "takes \(label) as \(kind.rawValue), the source as \(wanted.rawValue)")
        }
      }
      // A form for one or two numbers may say them in words.
      let isSmallNumber = path.contains { ["plural.zero", "plural.one", "plural.two"].contains($0) }
      for name in expected.always.sorted() where list.kinds[name] == nil {
        let kind = expected.all[name] ?? .any
        if isSmallNumber, kind == .integer || kind == .any { continue }
        if reported.insert("missing " + name).inserted {
          let label = Int(name) == nil || kind == .any ? "{\(name)}" : "argument \(name)"
          add(
            .argumentMissing, entry: entry, locale: locale, line: unit.line,
            "leaves out \(label), which the source has")
        }
      }
    }
  }

  // MARK: Plurals

  private mutating func rules(for locale: String) -> PluralRules? {
    if let known = rules[locale] { return known }
    guard let own = try? PluralRules(locale: locale) else { return nil }
    rules[locale] = own
    return own
  }

  /// Texts among which a number decides.
  private struct PluralGroup {
    var cases: Set<PluralCategory>
    /// Numbers that there are texts of their own for.
    var exact: Set<Int> = []
    var substitution: String?
    var line: Int
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
      collect(message.parts, line: unit.line, into: &groups)
    }
    guard !groups.isEmpty, let rules = rules(for: locale) else { return }
    let possible = rules.categories
    let isKnown = possible.count > 1 || Self.invariable.contains(locale.prefix { $0 != "-" })
    let needed = rules.commonCategories
    for group in groups {
      let line = group.line
      let part = group.substitution.map { " of %#@\($0)@" } ?? ""
      func list(_ categories: Set<PluralCategory>) -> String {
        PluralCategory.allCases.filter(categories.contains).map { "\"\($0.rawValue)\"" }.joined(
          separator: ", ")
      }
      // Every format falls back to "other", even where whole numbers never take it; gettext has no fallback.
      let fallback: Set<PluralCategory> = format == .po ? [] : [.other]
      let reportable = needed.union(fallback).subtracting(group.cases).filter { category in
        // Texts for single numbers do where the category has no others: "=1" for English, but not for Russian.
        group.exact.isEmpty || category == .other
          || (0...200).contains { rules.category(for: Double($0)) == category && !group.exact.contains($0) }
      }
      if !reportable.isEmpty {
        add(
          .pluralMissing, isError: reportable.contains(.other) && needed.contains(.other), entry: entry,
          locale: locale, line: line,
          "lacks the plural form\(reportable.count == 1 ? "" : "s") \(list(reportable))\(part)")
      }
      var impossible = group.cases.subtracting(possible)
      // Apple's systems and i18next take "zero" in every language.
      if format != .android { impossible.remove(.zero) }
      if isKnown, !impossible.isEmpty {
        add(
          .pluralImpossible, entry: entry, locale: locale, line: line,
          "has the plural form\(impossible.count == 1 ? "" : "s") \(list(impossible))\(part), "
            + "which no number takes in this language")
      }
    }
  }

  private func collect(
    _ text: TextVariations, name: String?,
    into groups: inout [PluralGroup]
  ) {
    switch text {
    case .unit: break
    case .plural(let cases):
      let line = text.leaves(path: []).map(\.unit.line).min() ?? 1
      groups.append(PluralGroup(cases: Set(cases.keys), substitution: name, line: line))
      for inner in cases.values { collect(inner, name: name, into: &groups) }
    case .device(let cases):
      for (_, inner) in cases.sorted(by: { $0.key < $1.key }) { collect(inner, name: name, into: &groups) }
    case .width(let cases):
      for (_, inner) in cases.sorted(by: { $0.key < $1.key }) { collect(inner, name: name, into: &groups) }
    }
  }

  private func collect(
    _ parts: [MessageFormat.Part], line: Int,
    into groups: inout [PluralGroup]
  ) {
    for part in parts {
      switch part {
      case .plural(_, let isOrdinal, _, let cases):
        if !isOrdinal {
          let named = cases.compactMap { PluralCategory(rawValue: $0.selector) }
          let exact = cases.compactMap { $0.selector.hasPrefix("=") ? Int($0.selector.dropFirst()) : nil }
          groups.append(PluralGroup(cases: Set(named), exact: Set(exact), line: line))
        }
        for item in cases { collect(item.parts, line: line, into: &groups) }
      case .select(_, let cases):
        for item in cases { collect(item.parts, line: line, into: &groups) }
      default: break
      }
    }
  }

  // MARK: Substitutions

  private mutating func checkSubstitutions(of localization: Localization, entry: CatalogEntry, locale: String)
  {
    var used: Set<String> = []
    for (_, unit) in localization.leaves {
      for case .specifier(let specifier) in FormatSpecifier.pieces(of: unit.value) {
        guard case .substitution(let name) = specifier.kind, used.insert(name).inserted,
          localization.substitutions[name] == nil
        else { continue }
        add(
          .substitutionUndefined, isError: true, entry: entry, locale: locale, line: unit.line,
          "refers to %#@\(name)@, which is not there")
      }
    }
    let line = localization.leaves.first?.unit.line ?? entry.line
    for name in localization.substitutions.keys.sorted() where !used.contains(name) {
      add(
        .substitutionUnused, entry: entry, locale: locale, line: line,
        "has a substitution %#@\(name)@ that no text refers to")
    }
  }

  // MARK: Directions

  private mutating func checkDirections(of localization: Localization, entry: CatalogEntry, locale: String) {
    for (_, unit) in localization.leaves {
      // All these characters begin with this byte in UTF-8; most texts have none.
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
          .unclosedDirection, entry: entry, locale: locale, line: unit.line,
          "opens a writing direction and does not close it")
      }
    }
  }
}
