import Foundation
import Reports
import StringCatalogs
import Testing

/// Written files are read as the same model again, for random models of everything that a format can express.
struct RoundTripTests {
  private static let seeds = 0..<150

  private func check(
    _ catalog: StringCatalog, _ output: CatalogWriter.Output, _ format: CatalogFormat, seed: Int,
    locale: String? = nil, table: String = "T"
  ) throws {
    let text = try CatalogWriter.write(catalog, as: output)
    let again = try CatalogReader.read(
      Array(text.utf8), format: format, file: "file", table: table, locale: locale,
      sourceLanguage: catalog.sourceLanguage)
    let (expected, found) = (catalog.withoutPlaces, again.withoutPlaces)
    #expect(again.notes.isEmpty, "seed \(seed): \(again.notes)")
    guard expected != found else { return }
    let difference = zip(expected, found).first { $0 != $1 }
    Issue.record(
      "seed \(seed): \(expected.count) entries became \(found.count), \(String(describing: difference))\n\(text)"
    )
  }

  /// A catalog with distinct keys.
  private func catalog(
    _ seed: Int, source: String = "en", entries: (inout RandomCatalogs, inout CatalogEntry) -> Void
  ) -> StringCatalog {
    var random = RandomCatalogs(seed: seed)
    var catalog = StringCatalog(sourceLanguage: source)
    for _ in 0..<random.number(0...12) {
      var entry = CatalogEntry(key: random.key(), table: "T", file: "", line: 0)
      entries(&random, &entry)
      if catalog.entry(entry.key, table: "T", context: entry.context) == nil { catalog.add(entry) }
    }
    return catalog
  }

  @Test func stringCatalogs() throws {
    let states = ["translated", "new", "needs_review", "stale", "machine_translated", ""]
    for seed in Self.seeds {
      let catalog = catalog(seed) { random, entry in
        entry.comment = random.chance(30) ? random.text() : nil
        entry.extractionState = random.chance(30) ? random.element(["manual", "stale", "x"]) : nil
        entry.isTranslatable = random.chance(80)
        for locale in ["en", "de", "pt-BR", "zh-Hans"] where locale == "en" || random.chance(50) {
          let text =
            switch random.number(0...2) {
            case 0: random.unit(controls: true, states: states)
            case 1: random.plural(states: states)
            default: random.device(depth: 1, controls: true, states: states)
            }
          var localization = Localization(text: text)
          for name in ["a", "b.c", "ä"] where random.chance(20) {
            localization.substitutions[name] = Substitution(
              argument: random.chance(50) ? random.number(1...9) : nil,
              specifier: random.element(["lld", "@", "lf"]), text: random.plural(states: states))
          }
          entry.localizations[locale] = localization
        }
      }
      try check(catalog, .xcstrings(table: "T"), .xcstrings, seed: seed)
    }
  }

  @Test func oldStyleStrings() throws {
    for seed in Self.seeds {
      let catalog = catalog(seed, source: "fr") { random, entry in
        entry.comment = random.comment()
        entry.localizations["fr"] = Localization(text: random.unit(controls: true, states: ["translated"]))
      }
      try check(catalog, .strings(table: "T", locale: "fr"), .strings, seed: seed, locale: "fr")
    }
  }

  @Test func stringsDictionaries() throws {
    for seed in Self.seeds {
      let catalog = catalog(seed, source: "ru") { random, entry in
        func unit() -> TextVariations { random.unit(controls: false, states: ["translated"]) }
        var localization: Localization
        switch random.number(0...3) {
        case 0: localization = Localization(text: unit())
        case 1: localization = Localization(text: .width([1: unit(), 20: unit(), 53: unit()]))
        default:
          localization = Localization(
            text: random.chance(50)
              ? unit() : random.device(depth: 0, controls: false, states: ["translated"]))
          for name in ["a", "b c", "<x>"] where random.chance(40) {
            localization.substitutions[name] = Substitution(
              argument: nil, specifier: random.element(["lld", "d", "@"]),
              text: random.plural(controls: false))
          }
        }
        entry.localizations["ru"] = localization
      }
      try check(catalog, .stringsdict(table: "T", locale: "ru"), .stringsdict, seed: seed, locale: "ru")
    }
  }

  @Test(arguments: [false, true])
  func xliff(isVersion2: Bool) throws {
    let states = ["translated", "new", "needs_review", "x-own"]
    for seed in Self.seeds {
      let catalog = catalog(seed, source: "en-US") { random, entry in
        entry.table = random.element(["T", "U.v2"])
        let comment = random.text(controls: false)
        entry.comment = random.chance(30) && !comment.isEmpty ? comment : nil
        entry.isTranslatable = random.chance(80)
        for (locale, states) in [("en-US", ["translated"]), ("ar", states)]
        where locale == "en-US" || random.chance(60) {
          // XLIFF 2 has an element for characters that XML cannot contain.
          let text =
            switch random.number(0...2) {
            case 0: random.unit(controls: isVersion2, states: states)
            case 1: random.plural(controls: false, states: states)
            default: random.device(depth: 1, controls: false, states: states)
            }
          var localization = Localization(text: text)
          for name in ["a", "b.c", "@d"] where random.chance(20) {
            localization.substitutions[name] = Substitution(
              argument: nil, specifier: "lld", text: random.plural(controls: false, states: states))
          }
          entry.localizations[locale] = localization
        }
      }
      try check(
        catalog, isVersion2 ? .xliff20(target: "ar") : .xliff12(target: "ar"), .xliff, seed: seed)
    }
  }

  @Test func android() throws {
    for seed in Self.seeds {
      let catalog = catalog(seed, source: "de") { random, entry in
        entry.isTranslatable = random.chance(80)
        entry.comment = random.comment()
        if random.chance(20) {
          entry.key = "list[\(random.number(0...3))]"
          entry.comment = nil
          entry.isTranslatable = true
        }
        entry.localizations["de"] = Localization(
          text: entry.key.hasPrefix("list") || random.chance(60)
            ? random.unit(controls: true, states: ["translated"]) : random.plural(), isMarkdown: false)
      }
      try check(catalog, .android(table: "T", locale: "de"), .android, seed: seed, locale: "de")
    }
  }

  @Test func resourceBundles() throws {
    for seed in Self.seeds {
      let catalog = catalog(seed, source: "pt-BR") { random, entry in
        entry.comment = random.chance(30) ? random.text() : nil
        entry.context = random.chance(20) ? random.text() : nil
        let messages = [
          "Hi {name}", "{n, plural, one {# '{'a'}'} other {#}}", "it''s {s, select, other {x}}",
        ]
        var localization = Localization(
          text: .unit(TextUnit(value: random.element(messages), line: 0)), syntax: .messageFormat,
          isMarkdown: false)
        if random.chance(30) { localization.argumentTypes = ["n": "int", random.text(): "String"] }
        entry.localizations["pt-BR"] = localization
      }
      try check(catalog, .arb(table: "T", locale: "pt-BR"), .arb, seed: seed)
    }
  }

  @Test(arguments: ["ru", "ja", "ar", "pl", "fr", "de", "sl", "lt", "pt-BR", "sr-Latn"])
  func gettext(target: String) throws {
    let plurals = PluralForms(locale: target)
    for seed in Self.seeds {
      let catalog = catalog(seed) { random, entry in
        entry.comment = random.comment()
        entry.context = random.chance(20) ? random.text() : nil
        entry.flags = random.chance(30) ? ["c-format"] : []
        func original(_ text: String) -> TextVariations { .unit(TextUnit(value: text, line: 0)) }
        func translated() -> TextVariations {
          .unit(TextUnit(value: "t" + random.text(), line: 0))
        }
        if random.chance(60) {
          entry.localizations["en"] = Localization(text: original(entry.key), isMarkdown: false)
          guard random.chance(80) else { return }
          entry.localizations[target] = Localization(text: translated(), isMarkdown: false)
        } else {
          let cases: [PluralCategory: TextVariations] = [
            .one: original(entry.key), .other: original(random.text()),
          ]
          entry.localizations["en"] = Localization(text: .plural(cases), isMarkdown: false)
          guard random.chance(80) else { return }
          let forms = Dictionary(uniqueKeysWithValues: (0..<plurals.count).map { ($0, translated()) })
          entry.localizations[target] = Localization(text: .numbered(plurals, forms), isMarkdown: false)
        }
      }
      try check(catalog, .po(table: "T", target: target), .po, seed: seed, locale: target)
    }
  }

  @Test(arguments: [false, true])
  func json(isNested: Bool) throws {
    for seed in Self.seeds {
      let syntax: PlaceholderSyntax = .doubleBraces
      let catalog = catalog(seed, source: "it") { random, entry in
        if random.chance(50) {
          let parts = (0...random.number(0...3)).map { _ in random.element(["a", "b", "", "c d", "ä"]) }
          entry.key = parts.joined(separator: ".")
        }
        entry.key = "j" + entry.key.replacing("_one", with: "")
        // One text with an argument says how arguments are written.
        let unit = TextUnit(value: "{{x}}" + random.text(), line: 0)
        entry.localizations["it"] = Localization(
          text: random.chance(60) ? .unit(unit) : random.plural(), syntax: syntax, isMarkdown: false)
      }
      guard
        catalog.entries.contains(where: { entry in
          entry.localizations["it"]?.leaves.contains { $0.unit.value.contains("{{") } == true
        })
      else { continue }
      try check(
        catalog, .json(table: "T", locale: "it", isNested: isNested), .json, seed: seed, locale: "it")
    }
  }

  /// An array needs a name.
  @Test func aNumberAloneIsNoItemOfAnArray() throws {
    var catalog = StringCatalog(sourceLanguage: "de")
    for key in ["[0]", "a[0]"] {
      var entry = CatalogEntry(key: key, table: "T", file: "", line: 0)
      entry.localizations["de"] = Localization(text: .unit(TextUnit(value: "x", line: 0)))
      catalog.add(entry)
    }
    let text = try CatalogWriter.write(catalog, as: .android(table: "T", locale: "de"))
    #expect(text.contains("<string name=\"[0]\">x</string>"))
    #expect(text.contains("<string-array name=\"a\">"))
  }

  @Test(arguments: [
    ("pt-BR", "pt_BR"), ("sr-Latn", "sr@latin"), ("ca-valencia", "ca@valencia"), ("nds-x-nfe", "nds@nfe"),
    ("zh-Hant", "zh_Hant"),
  ])
  func languagesHaveTheNamesOfGettext(tag: String, name: String) throws {
    let text = try CatalogWriter.write(StringCatalog(sourceLanguage: "en"), as: .po(table: "T", target: tag))
    #expect(text.contains("\"Language: \(name)\\n\""))
    #expect(LocaleMatcher.canonical(name) == tag)
  }

  @Test func whatAFormatCannotHoldIsRefused() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: "k", table: "T", file: "a.xcstrings", line: 3)
    entry.localizations["en"] = Localization(
      text: .device(["other": .unit(TextUnit(value: "\u{1}", line: 3))]))
    catalog.add(entry)
    for output: CatalogWriter.Output in [
      .strings(table: "T", locale: "en"), .stringsdict(table: "T", locale: "en"), .xliff12(target: "de"),
      .android(table: "T", locale: "en"), .arb(table: "T", locale: "en"), .po(table: "T", target: "de"),
      .json(table: "T", locale: "en", isNested: false),
    ] {
      let error = #expect(throws: LocatedError.self) { try CatalogWriter.write(catalog, as: output) }
      #expect(error?.file == "a.xcstrings")
      #expect(error?.line == 3)
    }
  }
}
