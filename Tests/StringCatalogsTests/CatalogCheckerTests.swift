import Reports
import StringCatalogs
import Testing

/// Problems in catalogs other than the room that texts need.
struct CatalogCheckerTests {
  private func problems(
    _ texts: [(locale: String, text: String)], key: String = "k", file: String = "a.xcstrings",
    syntax: PlaceholderSyntax = .printf, flags: [String] = []
  ) -> [String] {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: key, table: "T", file: file, line: 1)
    entry.flags = flags
    for (index, (locale, text)) in texts.enumerated() {
      entry.localizations[locale] = Localization(
        text: .unit(TextUnit(value: text, line: index + 1)), syntax: syntax)
    }
    catalog.add(entry)
    return CatalogChecker.findings(in: catalog).map {
      "\($0.isError ? "error" : "warning") \($0.kind.rawValue) \($0.locale ?? "-"):\($0.line)"
    }
  }

  @Test(arguments: [
    ("%@ has %lld", "%2$lld von %1$@", []),
    ("%@ has %lld", "%lld von %@", ["argument-type"]),
    ("%@", "%@ %@", ["argument-extra"]), ("%@ %d", "nur %@", ["argument-missing"]), ("%d", "%lld", []),
    ("%s", "%@", ["argument-type"]), ("100 %", "100 % der", []), ("%.2f", "%1$.1f", []),
    ("%1$@ %2$@", "%2$@ %1$@", []), ("%,d", "%1$,d", []), ("%@", "", []), ("%%", "%% %%", []),
    ("%1$@", "%3$@", ["argument-extra"]), ("%1$@ (%1$d)", "%1$@", []),
    ("%1$@, %1$@", "%1$d", ["argument-type"]),
    ("%(name)s", "%(nom)s", ["argument-extra"]), ("plain", "schlicht", []),
  ])
  func argumentsOfFormats(source: String, translation: String, expected: [String]) {
    let found = problems([("en", source), ("de", translation)])
    #expect(found.map { String($0.split(separator: " ")[1]) } == expected, "\(source) \(translation)")
    #expect(found.allSatisfy { $0.hasSuffix("de:2") })
  }

  @Test func wrongTypesAndExtrasAreErrors() {
    #expect(problems([("en", "%@"), ("de", "%d")]) == ["error argument-type de:2"])
    #expect(problems([("en", "%@"), ("de", "%@ %@")]) == ["error argument-extra de:2"])
    #expect(problems([("en", "%@"), ("de", "-")]) == ["warning argument-missing de:2"])
  }

  @Test func argumentsWithNames() {
    #expect(
      problems([("en", "Hi {a}"), ("de", "Hallo {b}")], syntax: .messageFormat) == [
        "error argument-extra de:2"
      ])
    #expect(
      problems([("en", "{{a}} {{b}}"), ("de", "{{b, number}} {{a}}")], syntax: .doubleBraces) == [])
    #expect(problems([("en", "{} {}"), ("de", "{}")], syntax: .braces) == ["warning argument-missing de:2"])
  }

  @Test func percentSignsOfGettextMeanSomethingOnlyWithAFlag() {
    let texts = [("en", "50%d"), ("de", "50%s")]
    #expect(problems(texts, file: "de.po") == [])
    #expect(problems(texts, file: "de.po", flags: ["no-c-format"]) == [])
    #expect(problems(texts, file: "de.po", flags: ["c-format"]) == ["error argument-type de:2"])
  }

  private func plurals(
    _ locale: String, _ cases: [PluralCategory], file: String = "a.xcstrings"
  ) -> [CatalogFinding] {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: "k", table: "T", file: file, line: 1)
    let texts = cases.map { ($0, TextVariations.unit(TextUnit(value: "%lld", line: 2))) }
    entry.localizations[locale] = Localization(text: .plural(Dictionary(uniqueKeysWithValues: texts)))
    catalog.add(entry)
    return CatalogChecker.findings(in: catalog)
  }

  @Test func pluralFormsFollowTheLanguage() {
    #expect(plurals("en", [.one, .other]) == [])
    #expect(plurals("ja", [.other]) == [])
    #expect(plurals("fr", [.one, .other]) == [], "The form for millions is seldom written.")
    #expect(plurals("fr", [.one, .many, .other]) == [])
    #expect(plurals("pl", [.one, .few, .many, .other]) == [])
    #expect(
      plurals("xx", [.one, .other]) == [], "Of a language that CLDR does not know nothing can be said.")
    #expect(plurals("en", [.zero, .one, .other]) == [], "Apple's systems take a text for zero.")
    #expect(plurals("en", [.zero, .one, .other], file: "strings.xml").map(\.kind) == [.pluralImpossible])
    #expect(plurals("en", [.one, .few, .other]).map(\.severity) == [.warning])
    #expect(
      plurals("pl", [.one, .other]).map(\.message) == ["\"k\" in pl lacks the plural forms \"few\", \"many\""]
    )
    #expect(
      plurals("ja", [.one, .other]).map(\.message) == [
        "\"k\" in ja has the plural form \"one\", which no number takes in this language"
      ])
    let other = plurals("en", [.one])
    #expect(other.map(\.message) == ["\"k\" in en lacks the plural form \"other\""])
    #expect(other.map(\.isError) == [true])
    #expect(plurals("pl", [.one, .few, .many]).map(\.isError) == [false])
  }

  /// A missing dual form in Hebrew is not a problem, nor is a text for an unused form.
  @Test func whatMayBeLeftOutOrAddedIsANote() {
    let hebrew = plurals("he", [.one, .other])
    #expect(hebrew.map(\.message) == ["\"k\" in he lacks the plural form \"two\""])
    #expect(hebrew.map(\.severity) == [.note])
    #expect(plurals("he", [.two, .other]).map(\.severity) == [.warning])
    #expect(plurals("he", [.other]).map(\.severity) == [.warning])
    #expect(plurals("sl", [.one, .few, .other]).map(\.severity) == [.warning], "Slovenian needs its two.")
    let french = plurals("fr", [.zero, .one, .other], file: "strings.xml")
    #expect(french.map(\.kind) == [.pluralImpossible] && french.map(\.severity) == [.note])
    #expect(plurals("fr", [.zero, .two, .other], file: "strings.xml").map(\.severity).contains(.warning))
  }

  @Test func pluralFormsOfMessages() {
    #expect(
      problems(
        [("en", "{n, plural, =0 {-} one {#} other {#}}"), ("ru", "{n, plural, =1 {#} other {#}}")],
        syntax: .messageFormat) == ["warning plural-missing ru:2"])
    #expect(
      problems(
        [("en", "{n, plural, =1 {x} other {#}}"), ("ja", "{n, plural, =1 {x} other {#}}")],
        syntax: .messageFormat)
        == [])
  }

  @Test func textsForSingleNumbersStandForACategoryOnlyWhereItHasNoOthers() {
    func found(_ locale: String, _ message: String) -> [String] {
      problems([(locale, message)], syntax: .messageFormat)
    }
    #expect(found("de", "{n, plural, =1 {x} other {#}}") == [])
    #expect(found("fr", "{n, plural, =1 {x} other {#}}") == ["warning plural-missing fr:1"])
    #expect(found("fr", "{n, plural, =0 {-} =1 {x} other {#}}") == [])
    #expect(found("ru", "{n, plural, =1 {x} few {#} many {#} other {#}}") == ["warning plural-missing ru:1"])
  }

  @Test func substitutionsMustBeThere() {
    #expect(problems([("en", "%#@a@")]) == ["error substitution-undefined en:1"])
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: "k", table: "T", file: "a.xcstrings", line: 1)
    var localization = Localization(text: .unit(TextUnit(value: "%#@a@", line: 4)))
    let text = TextVariations.plural([
      .one: .unit(TextUnit(value: "%arg %#@b@", line: 5)), .other: .unit(TextUnit(value: "%arg", line: 6)),
    ])
    for name in ["a", "b", "c"] {
      localization.substitutions[name] = Substitution(argument: 1, specifier: "lld", text: text)
    }
    entry.localizations["en"] = localization
    catalog.add(entry)
    #expect(
      CatalogChecker.findings(in: catalog).map(\.message) == [
        "\"k\" in en has a substitution %#@c@ that no text refers to"
      ])
  }

  @Test func formsMaySayTheirNumbersInWords() {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: "k", table: "T", file: "a.xcstrings", line: 1)
    func text(_ value: String) -> TextVariations { .unit(TextUnit(value: value, line: 2)) }
    entry.localizations["en"] = Localization(
      text: .plural([.one: text("%lld file"), .other: text("%lld files")]))
    entry.localizations["de"] = Localization(
      text: .plural([.one: text("Eine Datei"), .other: text("Dateien")]))
    catalog.add(entry)
    #expect(
      CatalogChecker.findings(in: catalog).map(\.message) == [
        "\"k\" in de leaves out argument 1, which the source has"
      ])
  }

  @Test func argumentsOfSubstitutions() {
    func catalog(_ specifier: String, _ text: String) -> StringCatalog {
      var catalog = StringCatalog(sourceLanguage: "en")
      var entry = CatalogEntry(key: "k", table: "T", file: "a.xcstrings", line: 1)
      for (locale, specifier, text) in [("en", "lld", "%1$@ has %#@n@"), ("de", specifier, text)] {
        var localization = Localization(text: .unit(TextUnit(value: text, line: 1)))
        let cases: [PluralCategory: TextVariations] = [
          .one: .unit(TextUnit(value: "%arg book", line: 1)),
          .other: .unit(TextUnit(value: "%arg books", line: 1)),
        ]
        localization.substitutions["n"] = Substitution(
          argument: 2, specifier: specifier, text: .plural(cases))
        entry.localizations[locale] = localization
      }
      catalog.add(entry)
      return catalog
    }
    #expect(CatalogChecker.findings(in: catalog("lld", "%#@n@ von %1$@")) == [])
    #expect(CatalogChecker.findings(in: catalog("@", "%#@n@ von %1$@")).map(\.kind) == [.argumentType])
    #expect(
      CatalogChecker.findings(in: catalog("lld", "von %1$@")).map(\.kind) == [
        .argumentMissing, .substitutionUnused,
      ])
  }

  /// Without explicit numbers, arguments count from 1 in order, including substitutions.
  @Test func argumentsWithoutNumbersCountInTheirOrder() {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: "k", table: "T", file: "a.xcstrings", line: 1)
    let cases: [PluralCategory: TextVariations] = [
      .one: .unit(TextUnit(value: "%arg file", line: 1)),
      .other: .unit(TextUnit(value: "%arg files", line: 1)),
    ]
    var source = Localization(text: .unit(TextUnit(value: "%#@n@ of %@ and %.1f", line: 1)))
    source.substitutions["n"] = Substitution(argument: nil, specifier: "lld", text: .plural(cases))
    entry.localizations["en"] = source
    entry.localizations["de"] = Localization(text: .unit(TextUnit(value: "%3$.1f %2$@ %1$lld", line: 2)))
    catalog.add(entry)
    #expect(CatalogChecker.findings(in: catalog) == [])
  }

  /// The findings for a language do not depend on which others are checked.
  @Test func findingsAreThoseOfTheLanguagesAskedFor() throws {
    let project = try ProjectFolder([
      "L.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "lacking": {"localizations": {"en": {"stringUnit": {"value": "Save"}}}},
        "argument": {"localizations": {"en": {"stringUnit": {"value": "Save %@"}},
          "de": {"stringUnit": {"value": "Sichern"}}, "fr": {"stringUnit": {"value": "%d"}}}},
        "only": {"localizations": {"fr": {"stringUnit": {"value": "Garder"}}}},
        "forms": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "1"}}}}},
          "pl": {"variations": {"plural": {"other": {"stringUnit": {"value": "%lld"}}}}}}}
      }}
      """
    ])
    let catalog = try project.catalog()
    var policy = FindingPolicy()
    // Only checked on request.
    policy.severities["translation-missing"] = .warning
    let all = CatalogChecker.findings(in: catalog, policy: policy)
    #expect(Set(all.map(\.locale)) == ["en", "de", "fr", "pl"])
    #expect(all.contains { $0.kind == .translationMissing })
    for languages in [[], ["en"], ["de"], ["fr"], ["pl"], ["de", "pl"], ["en", "fr"], ["ja"]] {
      #expect(
        CatalogChecker.findings(in: catalog, locales: languages, policy: policy)
          == all.filter { $0.locale.map(languages.contains) ?? true }, "\(languages)")
    }
  }

  @Test func unclosedDirectionsAreFound() {
    #expect(problems([("en", "a"), ("ar", "\u{202B}a")]) == ["warning unclosed-direction ar:2"])
    #expect(problems([("en", "a"), ("ar", "\u{202B}a\u{202C} \u{2067}b\u{2069}")]) == [])
  }

  @Test func notesOfTheReadersAreFindings() throws {
    let catalog = try CatalogReader.read(
      Array("\"a\" = \"1\\q\";\n\"a\" = \"2\";".utf8), format: .strings, file: "a.strings")
    #expect(CatalogChecker.findings(in: catalog).map(\.kind) == [.unknownEscape, .duplicateKey])
  }
}
