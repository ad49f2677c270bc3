import Fonts
import Foundation
import Reports
import StringCatalogs
import StringMeasuring
import Synchronization
import TestSupport
import Testing
import Typesetting

struct StringMeasurerTests {
  private static let fonts = Result {
    try FontLibrary(
      directory: Repository.fonts)
  }

  private func catalog(_ keys: [String: [String: String]]) -> StringCatalog {
    var catalog = StringCatalog(sourceLanguage: "en")
    for (index, (key, texts)) in keys.sorted(by: { $0.key < $1.key }).enumerated() {
      var entry = CatalogEntry(key: key, table: "Localizable", file: "f", line: index + 1)
      for (locale, text) in texts {
        entry.localizations[locale] = Localization(text: .unit(TextUnit(value: text, line: index + 1)))
      }
      catalog.add(entry)
    }
    return catalog
  }

  private func measure(_ catalog: StringCatalog, _ plan: MeasurementPlan, threads: Int = 1) throws
    -> (measurements: [TextMeasurement], summary: MeasurementSummary)
  {
    try StringMeasurer(fonts: Self.fonts.get(), plan: plan).measurements(of: catalog, threads: threads)
  }

  private func measure(_ texts: [String: String], _ slot: TextSlot) throws -> [TextMeasurement] {
    var plan = MeasurementPlan()
    plan.slots = [slot]
    return try measure(catalog(["k": texts]), plan).measurements
  }

  /// The width of a text that nothing limits.
  private func width(_ text: String, locale: String = "en") throws -> Double {
    try #require(try measure([locale: text], TextSlot()).first { $0.locale == locale }).width
  }

  @Test(arguments: ["%d files", "%@", "100 %% of %1$@"])
  func argumentsGetSampleValues(text: String) throws {
    // Of more than one language, so that each text is looked at by itself.
    let set = try measure(["en": text, "de": text], TextSlot())
    #expect(
      set.count == 2 && set.allSatisfy { $0.text != text && !$0.text.contains("%d") }, "\(set.map(\.text))")
  }

  @Test func textWiderThanItsBudgetIsCutOffAndComesFirst() throws {
    let texts = ["en": "Save", "de": "Einstellungen sichern"]
    let (english, german) = (try width("Save"), try width("Einstellungen sichern", locale: "de"))
    let budget = (german + english) / 2
    let set = try measure(texts, TextSlot(width: budget))
    #expect(set.map(\.locale) == ["de", "en"])
    #expect(set.map(\.verdict) == ["truncates", "fits"])
    #expect(set[0].findings == [.truncates, .unlikeSource])
    #expect(set[0].expansion == german / english)
    // A `Text` takes whole pixels, here thirds of a point.
    #expect(abs(set[0].excess - ((german * 3).rounded(.up) / 3 - budget)) < 1e-9)
    #expect(set[0].lines == 2)
    #expect(set[0].shown?.hasSuffix("…") == true)
    #expect(set[0].sourceText == "Save")
  }

  @Test func neededScaleMakesTheTextAsWideAsItsRoom() throws {
    let text = "Einstellungen sichern"
    for share in [0.9, 0.7, 0.45, 0.2] {
      let budget = try width(text) * share
      let scale = try #require(try measure(["en": text], TextSlot(width: budget)).first?.neededScale)
      var font = SlotFont.style(.body)
      font.size = .fixed(17 * scale)
      let scaled = try #require(try measure(["en": text], TextSlot(font: font)).first).width
      // Budgets end at a pixel.
      #expect(abs(scaled - budget) <= 0.5 + budget * 0.01)
    }
  }

  @Test func widthsAreNotRoundedButBudgetsHoldWhatATextTakes() throws {
    let item = try #require(try measure(["en": "Settings"], TextSlot()).first)
    #expect(abs(item.width * 6 - (item.width * 6).rounded()) > 0.01)
    for scale in [1.0, 2, 3] {
      let taken = (item.width * scale).rounded(.up) / scale
      func verdict(_ width: Double) throws -> String? {
        try measure(["en": "Settings"], TextSlot(width: width, scale: scale, allowedScale: 1)).first?.verdict
      }
      #expect(try verdict(taken) == "tight")
      // Two digits of a number are all that a budgets file may have.
      #expect(try verdict((taken * 100).rounded(.down) / 100) == "tight")
      #expect(try verdict(taken - 0.02) == "truncates")
    }
  }

  @Test func neededScaleOfAParagraphMakesItsLinesFewEnough() throws {
    let text = "Choose which notifications you want to get, and at what time of the day"
    let scale = try #require(
      try measure(["en": text], TextSlot(width: 200, lines: 2)).first { $0.verdict == "truncates" }?
        .neededScale)
    func lines(_ scale: Double) throws -> Int? {
      var font = SlotFont.style(.body)
      font.size = .fixed(17 * scale)
      return try measure(["en": text], TextSlot(width: 200, lines: 9, font: font)).first?.lines
    }
    func fits(_ scale: Double) throws -> Bool { try #require(try lines(scale)) <= 2 }
    #expect(try !fits(1))
    #expect(try fits(scale * 0.98))
    #expect(try !fits(scale * 1.03))
  }

  @Test func textThatMayShrinkEnoughFits() throws {
    let budget = try width("Settings") * 0.85
    #expect(
      try measure(["en": "Settings"], TextSlot(width: budget, allowedScale: 0.8)).map(\.verdict) == [
        "shrinks"
      ])
    #expect(
      try measure(["en": "Settings"], TextSlot(width: budget, allowedScale: 0.9)).map(\.verdict) == [
        "truncates"
      ])
  }

  @Test func textWithinOneAndAHalfPerCentOfItsBudgetIsTight() throws {
    let own = (try width("Settings") * 3).rounded(.up) / 3
    func findings(_ share: Double) throws -> [TextMeasurement.Finding]? {
      try measure(["en": "Settings"], TextSlot(width: own * share)).first?.findings
    }
    #expect(try findings(1.02) == [])
    #expect(try findings(1.01) == [.tight])
    #expect(try findings(1) == [.tight])
    #expect(try findings(0.99) == [.truncates, .tight])
    #expect(try findings(0.98) == [.truncates])
  }

  @Test func paragraphIsTightWhereALittleLessWidthTakesAnotherLine() throws {
    let text = "Choose which notifications you want to get"
    func lines(_ width: Double) throws -> Int? {
      try measure(["en": text], TextSlot(width: width, lines: 9)).first?.lines
    }
    // The narrowest width, in half points, at which two lines are enough.
    let narrowest = try #require(try stride(from: 100.0, to: 400, by: 0.5).first { try lines($0) == 2 })
    func findings(_ width: Double) throws -> [TextMeasurement.Finding]? {
      try measure(["en": text], TextSlot(width: width, lines: 2)).first?.findings
    }
    #expect(try findings(narrowest * 1.01) == [.tight])
    #expect(try findings(narrowest * 1.03) == [])
  }

  @Test func wordWiderThanItsLineIsAFindingOfItsOwn() throws {
    let german = try measure(["de": "Donaudampfschifffahrt", "en": "Ship"], TextSlot(width: 90, lines: 3))
    #expect(german.map(\.verdict) == ["breaks-word", "fits"])
    #expect(german[0].findings == [.breaksWord, .unlikeSource])
    // Chinese may be broken between any two characters, Thai between words that no space divides.
    let asian = try measure(
      ["zh-Hans": "选择您想要接收的通知内容", "th": "บันทึกการเปลี่ยนแปลงของคุณ", "en": "A"], TextSlot(width: 90, lines: 5))
    #expect(asian.allSatisfy { !$0.findings.contains(.breaksWord) })
    #expect(asian.filter { $0.verdict == "wraps" }.count == 2)
  }

  /// Texts whose catalog says how much room they have are measured in it, unless a rule speaks of them.
  @Test func limitsOfTheCatalogAreBudgets() throws {
    let long = try width("Settings and more")
    var catalog = catalog(["limited": ["en": "Settings and more"], "open": ["en": "Settings and more"]])
    let limited = TextLimit(width: long - 5)
    var other = StringCatalog(sourceLanguage: "en")
    for var entry in catalog.entries {
      if entry.key == "limited" { entry.declaredLimit = limited }
      other.add(entry)
    }
    catalog = other
    var plan = MeasurementPlan()
    plan.slots = [TextSlot(width: long + 100)]
    func failing() throws -> [String] { try measure(catalog, plan).measurements.filter(\.fails).map(\.key) }
    #expect(try failing() == [])
    plan.takeLimits(of: catalog, basis: TextSlot())
    #expect(try failing() == ["limited"])
    #expect(try measure(catalog, plan).measurements.compactMap(\.budget) == [long - 5, long + 100])
    plan.rules = try BudgetsFile.rules(
      "rules:\n  - key: limited\n    width: \(Int(long) + 50)\n", file: "b.yml",
      devices: BudgetsFile.Devices(names: []) { _ in nil })
    #expect(try failing() == [])
  }

  /// Failures in the baseline do not count, each only together with everything that is wrong with a text.
  @Test func knownFailuresDoNotFail() throws {
    let catalog = catalog([
      "a": ["en": "Settings"], "b": ["en": "Settings"], "both": ["en": "Settings\u{10FFFE}"],
      "c": ["en": "S"],
    ])
    var plan = MeasurementPlan()
    plan.slots = [TextSlot(width: try width("Settings") - 3)]
    let before = try measure(catalog, plan)
    #expect(Set(before.measurements.filter(\.fails).map(\.key)) == ["a", "b", "both"])
    #expect(before.summary.failed == 3 && before.summary.known == 0 && before.summary.fails)
    #expect(before.summary.textsSkipped == 0 && before.summary.textsFuzzy == 0)
    let items = before.measurements.flatMap(FindingBaseline.items)
    #expect(items.count == 4, "\(items)")
    for known in [items, items.filter { $0.key == "a" }, items.filter { $0.kind == "truncates" }, []] {
      let bytes = FindingBaseline.file(for: Set(known))
      let baseline = try FindingBaseline(bytes, file: "baseline.json")
      plan.baseline = baseline
      let now = try measure(catalog, plan)
      // "both" has two findings, of which one alone excuses nothing.
      let excused = Set(items.compactMap(\.key)).filter { key in
        items.filter { $0.key == key }.allSatisfy(known.contains)
      }
      #expect(Set(now.measurements.filter(\.isKnown).compactMap(\.key)) == excused)
      #expect(now.summary.failed == 3 - excused.count && now.summary.known == excused.count)
      #expect(now.summary.fails == (excused.count < 3))
      #expect(baseline.goneCount == known.filter { !excused.contains($0.key ?? "") }.count)
    }
  }

  @Test func missingGlyphFailsAndTakesRoom() throws {
    let plain = try width("a")
    let item = try #require(try measure(["en": "a\u{10FFFE}"], TextSlot(width: 500)).first)
    #expect(item.verdict == "missing-glyph" && item.fails)
    #expect(item.missingGlyphs == ["\u{10FFFE}"])
    #expect(item.width > plain + 4)
  }

  @Test func fontsThatStoodInAreNamed() throws {
    let items = try measure(["en": "Save", "ar": "حفظ", "ja": "保存"], TextSlot())
    let fonts = Dictionary(uniqueKeysWithValues: items.map { ($0.locale, $0.fallbackFonts) })
    #expect(fonts["en"] == [])
    #expect(fonts["ar"] == ["NotoSansArabicUI-Regular.ttf"])
    #expect(fonts["ja"]?.first?.hasPrefix("NotoSansCJK") == true)
  }

  @Test func markdownTakesNoRoom() throws {
    #expect(try width("Read [more](https://example.com) **now**") == width("Read more now"))
  }

  @Test func everyPluralFormIsMeasuredWithItsOwnDigits() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: "k", table: "Localizable", file: "f", line: 1)
    func forms(_ forms: [PluralCategory: String]) -> Localization {
      Localization(text: .plural(forms.mapValues { .unit(TextUnit(value: $0, line: 1)) }))
    }
    entry.localizations["en"] = forms([.one: "%lld file", .other: "%lld files"])
    entry.localizations["ar"] = forms([.two: "ملفان", .other: "%lld ملف"])
    catalog.add(entry)
    var plan = MeasurementPlan()
    plan.slots = [TextSlot()]
    let items = try measure(catalog, plan).measurements
    let english = items.filter { $0.locale == "en" }
    #expect(english.map(\.category) == [.one, .other])
    #expect(english.map(\.text) == ["1 file", "9,999 files"])
    let arabic = items.filter { $0.locale == "ar" }
    #expect(arabic.map(\.category) == [.zero, .one, .two, .few, .many, .other])
    #expect(arabic.first { $0.category == .two }?.text == "ملفان")
    // Translations are compared with the widest form of the source language.
    let widest = english.map(\.width).max()
    #expect(arabic.allSatisfy { $0.expansion == $0.width / (widest ?? 0) })
  }

  @Test func typeSizesEachHaveTheirMeasurement() throws {
    let items = try measure(["en": "Save"], TextSlot(typeSizes: Array(0...11)))
    #expect(items.map(\.typeSize) == Array(0...11))
    #expect(zip(items, items.dropFirst()).allSatisfy { $0.width < $1.width })
    var fixed = SlotFont.style(.body)
    fixed.size = .fixed(17)
    #expect(try measure(["en": "Save"], TextSlot(font: fixed, typeSizes: Array(0...11))).count == 1)
  }

  @Test func languageWithoutATextShowsTheSource() throws {
    var plan = MeasurementPlan()
    plan.slots = [TextSlot(width: 300)]
    let texts = [
      "a": ["en": "Save", "de": "Sichern", "pt": "Salvar", "pt-BR": "Salvar"],
      "b": ["en": "Open", "pt": "Abrir"],
    ]
    let items = try measure(catalog(texts), plan).measurements.filter { $0.key == "b" }
    #expect(items.map(\.locale) == ["de", "en", "pt", "pt-BR"])
    #expect(items.map(\.text) == ["Open", "Open", "Abrir", "Abrir"])
    #expect(items.map(\.findings) == [[.untranslated], [], [], []])
  }

  @Test func ruleGivesItsKeysASlotAndOthersNone() throws {
    var plan = MeasurementPlan()
    plan.rules = try BudgetsFile.rules(
      """
      rules:
        - key: tab.*
          width: 30
          locales: [de]
        - key: "*.home"
          width: 300
      """, file: "b.yml", devices: BudgetsFile.Devices(names: []) { _ in nil })
    let keys = ["tab.home": ["en": "Home", "de": "Startseite"], "title": ["en": "Welcome"]]
    let (items, summary) = try measure(catalog(keys), plan)
    #expect(
      items.map { "\($0.locale) \($0.verdict) \($0.budget ?? 0)" } == [
        "de truncates 30.0", "de fits 300.0", "en fits 300.0",
      ])
    #expect(summary.keysWithoutBudget == 1)
    #expect(summary.failed == 1 && summary.measured == 3)
    #expect(summary.findings == [.truncates: 1, .unlikeSource: 0].filter { $0.value > 0 })
  }

  @Test func ruleThatMatchesNothingIsNamedWithTheNearestKey() throws {
    var plan = MeasurementPlan()
    plan.rules = try BudgetsFile.rules(
      "rules:\n  - {key: tab.hone, width: 30}\n  - {key: tab.home, width: 30, locales: fr}", file: "b.yml",
      devices: BudgetsFile.Devices(names: []) { _ in nil })
    #expect(
      plan.unmatchedRules(in: catalog(["tab.home": ["en": "Home"]])).map(\.description) == [
        "b.yml:2: the rule for “tab.hone” matches no key; did you mean “tab.home”?",
        "b.yml:3: the catalog has no texts in fr; it has en",
      ])
  }

  @Test func budgetThatNothingCouldBreakIsIdle() throws {
    // Of texts as short as this one, 99 of 100 translations stay under 3.72 times its width.
    let own = try width("Save")
    func idle(_ share: Double) throws -> Int {
      var plan = MeasurementPlan()
      plan.slots = [TextSlot(width: own * share)]
      return try measure(catalog(["k": ["en": "Save"]]), plan).summary.idleBudgets.count
    }
    #expect(try idle(3.6) == 0)
    #expect(try idle(3.9) == 1)
    // A file can declare that this is intended.
    for (word, count) in [("warn", 1), ("allow", 0)] {
      var plan = MeasurementPlan()
      plan.rules = try BudgetsFile.rules(
        "idle: \(word)\nrules: [{key: k, width: 9999}]", file: "b.yml",
        devices: BudgetsFile.Devices(names: []) { _ in nil })
      #expect(try measure(catalog(["k": ["en": "Save"]]), plan).summary.idleBudgets.count == count)
    }
  }

  @Test func threadsDoNotChangeWhatIsMeasured() throws {
    var keys: [String: [String: String]] = [:]
    for index in 0..<200 {
      keys["key\(1000 + index)"] = [
        "en": "Save \(index)", "de": "Sichern \(index * index)", "ar": "حفظ \(index)",
      ]
    }
    var plan = MeasurementPlan()
    plan.slots = [TextSlot(width: 70)]
    let catalog = catalog(keys)
    func rows(_ threads: Int) throws -> [String] {
      try measure(catalog, plan, threads: threads).measurements.map { "\($0.key) \($0.locale) \($0.width)" }
    }
    let one = try rows(1)
    #expect(one.count == 600)
    #expect(try rows(4) == one)
  }

  @Test func expandedTextsAreAsWideAsTheFactorSays() throws {
    let texts = [
      "Settings", "Delete all photos?", "Share your location with friends", "Done", "Turn on notifications",
    ]
    for (name, factor) in [("expand:de", 1.72), ("expand:ru:p99", 3.06), ("expand:fr:p50", 1.29)] {
      var plan = MeasurementPlan()
      plan.slots = [TextSlot()]
      plan.pseudo = PseudoLocale(rawValue: name)
      let keys = Dictionary(uniqueKeysWithValues: texts.map { ($0, ["en": $0, "de": "kurz"]) })
      let measured = try measure(catalog(keys), plan).measurements
      #expect(measured.count == texts.count)
      #expect(measured.allSatisfy { $0.locale == "en" })
      let ratio = measured.reduce(0) { $0 + ($1.expansion ?? 0) } / Double(measured.count)
      #expect(abs(ratio / factor - 1) < 0.1, "\(name): \(ratio)")
    }
  }

  @Test func argumentsOfExpandedTextsStayAsTheyAre() throws {
    var plan = MeasurementPlan()
    plan.slots = [TextSlot()]
    plan.pseudo = PseudoLocale(rawValue: "expand:de")
    plan.samples.object = "Anna"
    let measured = try measure(catalog(["k": ["en": "Save %@ now"]]), plan).measurements
    #expect(measured.map(\.text) == ["Saaavee Anna nooow"])
  }

  @Test func widestIsOneTranslationForEachTextAndSize() throws {
    var plan = MeasurementPlan()
    plan.slots = [TextSlot(width: 90, typeSizes: [3, 8])]
    plan.pseudo = .widest
    let texts = [
      "a": ["en": "Settings", "de": "Einstellungen", "fr": "Réglages"],
      "b": ["en": "Notifications", "de": "Kurz"],
    ]
    let result = try measure(catalog(texts), plan)
    let shown = result.measurements.map { "\($0.key) \($0.locale) \($0.typeSize)" }
    #expect(Set(shown) == ["a de 3", "a de 8", "b en 3", "b en 8"])
    #expect(shown.count == 4)
    #expect(result.summary.measured == 4)
    #expect(result.measurements.allSatisfy { !$0.findings.contains(.untranslated) })
  }

  @Test func sourceShowsWhereATranslationIsNotWrittenYet() throws {
    var catalog = catalog(["k": ["en": "Save"]])
    var entry = try #require(catalog.entries.first)
    entry.localizations["de"] = Localization(text: .unit(TextUnit(value: "", state: "new", line: 1)))
    entry.localizations["fr"] = Localization(text: .unit(TextUnit(value: "", line: 1)))
    catalog.add(entry)
    var plan = MeasurementPlan()
    plan.slots = [TextSlot()]
    let measured = try measure(catalog, plan).measurements.sorted { $0.locale < $1.locale }
    #expect(measured.map(\.text) == ["Save", "Save", ""])
    #expect(measured.map(\.locale) == ["de", "en", "fr"])
    #expect(measured[0].findings == [.untranslated])
    #expect(CatalogChecker.findings(in: catalog) == [])
  }

  @Test func everyFormOfAMessageIsMeasured() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: "k", table: "T", file: "app_en.arb", line: 1)
    let message = "{n, plural, =0 {nothing} one {# file} other {# files}} *here*"
    entry.localizations["en"] = Localization(
      text: .unit(TextUnit(value: message, line: 1)), syntax: .messageFormat, isMarkdown: false)
    catalog.add(entry)
    var plan = MeasurementPlan()
    plan.slots = [TextSlot()]
    let measured = try measure(catalog, plan).measurements
    #expect(measured.map(\.text) == ["nothing *here*", "1 file *here*", "9,999 files *here*"])
    #expect(measured.map(\.variant) == ["=0", nil, nil])
    #expect(measured.map(\.category) == [nil, .one, .other])
  }

  // MARK: Untranslated texts

  private static let manyLanguages = [
    "en", "de", "fr", "es", "pt-BR", "it", "nl", "sv", "fi", "nb", "da", "is", "pl", "cs", "sk", "hu", "ro",
    "mo", "ca",
    "tr", "az", "kk", "tt", "lt", "lv", "et", "mt", "ga", "cy", "gd", "eu", "gl", "hr", "sl", "sr", "sr-Latn",
    "bg", "mk", "ru",
    "uk", "be", "el", "ka", "hy", "ar", "he", "fa", "ur", "ckb", "hi", "mr", "ne", "bn", "ta", "te", "th",
    "lo", "km", "my", "vi",
    "id", "ms", "fil", "sw", "zu", "yo", "ha", "ig", "am", "ja", "ko", "zh-Hans", "zh-Hant", "eo", "gn", "sq",
    "x-pseudo",
  ]

  private static let words = [
    "Save", "file", "fish", "Office", "affluent", "off", "WiFi", "IJ", "ij", "coll", "Tap", "AVATAR", "a",
    "I", "i", "e-mail", "and/or",
    "(optional)", "\"quoted\"", "don't", "100%%", "3.5", "%d", "%@", "1st", "--", "...", "OK!", "?",
    "Really?", "http://a.b/c", "_x_", "*b*",
    "Tj", "To.", "AV", "Wa,", "f", "ffi", "fl", "\n", "  ", "@", "#1", "a:b",
  ]

  /// A measurement shared by all languages equals each language's own.
  @Test func untranslatedTextsAreMeasuredOnceAndAllTheSame() throws {
    var random = SeededRandom(seed: 66)
    var texts: [String: [String: String]] = [:]
    for number in 0..<Soak.rounds(60, long: 3000) {
      let text = (0..<random.among(1...7)).map { _ in random.one(of: Self.words) }.joined(separator: " ")
      texts["k\(number)"] = ["en": text]
      // Some have translations, which are measured by themselves.
      if random.once(in: 4) { texts["k\(number)"]?["de"] = "Etwas anderes" }
    }
    texts["other"] = ["en": "Grüße “Ömer” — naïve", "fr": "Salut"]
    texts["arabic"] = ["en": "Say سلام twice"]
    var plan = MeasurementPlan()
    plan.locales = Self.manyLanguages
    plan.slots = [
      TextSlot(), TextSlot(width: 90), TextSlot(width: 120, lines: 2),
      TextSlot(width: 60, lines: 3, allowedScale: 0.7),
      TextSlot(width: 150, lines: 1, font: .fixed(13), typeSizes: [3, 8], allowedScale: 0.5),
    ]
    let catalog = catalog(texts)
    let once = try measure(catalog, plan, threads: 2)
    plan.measuresEach = true
    let each = try measure(catalog, plan)
    #expect(once.measurements.count == each.measurements.count && once.measurements.count > 10_000)
    for (own, plain) in zip(once.measurements, each.measurements) {
      try #require("\(own)" == "\(plain)", "\(own.locale)")
    }
    #expect(once.summary.findings == each.summary.findings)
    #expect(once.summary.measured == each.summary.measured && once.summary.failed == each.summary.failed)
  }
}
