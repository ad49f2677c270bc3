internal import StringCatalogs
internal import Typesetting

/// The measuring of one catalog by one plan, with the data shared by all entries.
struct CatalogWork: Sendable {
  private let plan: MeasurementPlan
  private let source: MeasuredLanguage
  private let languages: [MeasuredLanguage]

  init(catalog: StringCatalog, plan: MeasurementPlan) throws {
    self.plan = plan
    source = try MeasuredLanguage(catalog.sourceLanguage)
    let isReal = plan.pseudo == nil || plan.pseudo == .widest
    let tags = isReal ? plan.locales ?? catalog.locales : [catalog.sourceLanguage]
    let source = source
    languages = try tags.map { $0 == source.tag ? source : try MeasuredLanguage($0) }
  }

  /// A text of an entry in a language, in the words that show.
  private struct Form {
    var text: String
    var category: PluralCategory?
    var variant: String?
    var unit: TextUnit
  }

  /// How many languages are measured one by one; the pseudolocalization that is the widest of all languages
  /// counts as a single one.
  var languageCount: Int { plan.pseudo == .widest ? 1 : languages.count }

  /// One of the slots of an entry, for one kind of device.
  private struct Part {
    var slot: TextSlot
    /// The languages that it applies to; nil for all.
    var locales: [String]?
    var kind: DeviceKind
    /// Whether only texts that are for this kind of device count.
    var isOther: Bool
    var sizes: [Int]

    init(slot: TextSlot, locales: [String]?, kind: DeviceKind, isOther: Bool) {
      self.slot = slot
      self.locales = locales
      self.kind = kind
      self.isOther = isOther
      sizes =
        !TypeScale.hasSizes(on: kind.platform) && slot.font.growsWithTypeSize
        ? [DynamicTypeSizes.standard]
        : slot.font.growsWithTypeSize ? slot.typeSizes : Array(slot.typeSizes.prefix(1))
    }
  }

  /// The measurements of an entry's source texts, by part and type size.
  struct References: Sendable {
    fileprivate var byPart: [[Reference?]]
    /// The languages for which a part's source texts have already been measured, because they have no
    /// translation and would lay the text out identically.
    fileprivate var shared: [LanguageSet?]
  }

  /// Some of the languages, by index.
  fileprivate typealias LanguageSet = Set<UInt16>

  private func parts(of entry: CatalogEntry) -> [Part] {
    plan.slots(of: entry).flatMap { slot, locales -> [Part] in
      let kind = slot.kind ?? plan.kind
      let own = Part(slot: slot, locales: locales, kind: kind ?? .iphone, isOther: false)
      if kind != nil { return [own] }
      // Texts specific to other devices, at those devices' sizes.
      return [own]
        + Self.otherKinds(of: entry).map { Part(slot: slot, locales: locales, kind: $0, isOther: true) }
    }
  }

  /// Measures the source language's texts of an entry, with which all others are compared, and those that
  /// languages without a translation show.
  ///
  /// - Parameter receive: called for each part of the entry and each language of which that has been measured, with their numbers.
  func references(
    of entry: CatalogEntry, gauge: TextGauge, tally: inout WorkTally,
    receive: (_ part: Int, _ language: Int, [TextMeasurement]) throws -> Void
  ) throws -> References {
    let parts = parts(of: entry)
    if parts.isEmpty { tally.summary.keysWithoutBudget += 1 }
    var references = References(byPart: [], shared: [])
    let untranslated = plan.measuresEach || plan.pseudo != nil ? [] : untranslated(entry)
    let ignored = untranslated.isEmpty ? IgnoredFindings(comment: nil) : plan.ignored(entry)
    for (number, part) in parts.enumerated() {
      let original = original(entry, part.kind)
      var own: [Reference?] = []
      var measured: [[TextMeasurement]] = []
      for size in part.sizes {
        let found = try measurements(of: original, part, typeSize: size, gauge: gauge)
        own.append(reference(original, found, slot: part.slot, tally: &tally))
        measured.append(found)
      }
      references.byPart.append(own)
      guard !untranslated.isEmpty, measured.allSatisfy({ $0.allSatisfy(Self.isEverywhereAlike) }) else {
        references.shared.append(nil)
        continue
      }
      var shared: LanguageSet = []
      for index in untranslated where gauge.sets(part.slot, alikeIn: languages[index], and: source) {
        shared.insert(UInt16(index))
        guard shows(entry, part, in: languages[index], from: source.tag) else { continue }
        var result: [TextMeasurement] = []
        for (place, form) in original.enumerated() {
          for (size, reference) in own.enumerated() {
            var measurement = measured[size][place]
            measurement.locale = languages[index].tag
            let shown = Shown(forms: original, state: "missing", tag: source.tag)
            complete(&measurement, entry, part, form, shown, reference, ignored: ignored)
            add(measurement, of: part.slot, tally: &tally, into: &result)
          }
        }
        if !result.isEmpty { try receive(number, index, result) }
      }
      references.shared.append(shared.isEmpty ? nil : shared)
    }
    return references
  }

  /// The indices of the languages that show the source text because they have no translation.
  private func untranslated(_ entry: CatalogEntry) -> [Int] {
    guard entry.isTranslatable, languages.count <= Int(UInt16.max) else { return [] }
    return languages.indices.filter { index in
      let language = languages[index]
      return language.tag != source.tag
        && !language.chain.contains { entry.localizations[$0]?.isUnwritten == false }
    }
  }

  /// Whether a source text is laid out identically in every language without special rules for its letters:
  /// its font covers it, its letters run from left to right, and line breaking only needs the rules for
  /// words.
  private static func isEverywhereAlike(_ measurement: TextMeasurement) -> Bool {
    guard measurement.fallbackFonts.isEmpty, measurement.missingGlyphs.isEmpty else { return false }
    var hasLetter = false
    for byte in measurement.text.utf8 {
      guard byte < 0x80, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else { return false }
      hasLetter = hasLetter || (0x61...0x7A).contains(byte | 0x20)
    }
    guard hasLetter else { return false }
    let slot = measurement.slot
    let isRoomy = slot.room.map { measurement.width < $0 * 0.98 } ?? true
    if measurement.lines == 1, slot.allowedScale == 1, isRoomy { return true }
    return TextAnalysis.breaksBetweenWords(Array(measurement.text.utf16)) != nil
  }

  /// Measures the texts of an entry in one language.
  ///
  /// - Parameters:
  ///   - language: its index, below `languageCount`.
  ///   - receive: called for each part of the entry that has measurements, with the part's number.
  func measure(
    _ entry: CatalogEntry, _ references: References, language: Int, gauge: TextGauge,
    tally: inout WorkTally, receive: (Int, [TextMeasurement]) throws -> Void
  ) throws {
    func isDone(_ part: LanguageSet?) -> Bool { part?.contains(UInt16(truncatingIfNeeded: language)) == true }
    if references.shared.allSatisfy(isDone) { return }
    let ignored = plan.ignored(entry)
    for (number, part) in parts(of: entry).enumerated() where !isDone(references.shared[number]) {
      var result: [TextMeasurement] = []
      let measured = plan.pseudo == .widest ? languages[...] : languages[language...language]
      try measure(
        entry, part, references.byPart[number], measured, ignored: ignored, gauge: gauge, tally: &tally,
        into: &result)
      if !result.isEmpty { try receive(number, result) }
    }
  }

  /// The forms of the source language's text.
  private func original(_ entry: CatalogEntry, _ kind: DeviceKind) -> [Form] {
    entry.localizations[source.tag].map { forms(of: $0, language: source, pseudo: nil, kind: kind) } ?? []
  }

  /// The kinds of devices other than iPhones for which an entry has texts.
  private static func otherKinds(of entry: CatalogEntry) -> [DeviceKind] {
    var names: Set<String> = []
    for localization in entry.localizations.values {
      if case .unit = localization.text, localization.substitutions.isEmpty { continue }
      names.formUnion(localization.devices)
    }
    return names.isEmpty ? [] : DeviceKind.allCases.filter { $0 != .iphone && names.contains($0.rawValue) }
  }

  private func measure(
    _ entry: CatalogEntry, _ part: Part, _ references: [Reference?], _ measured: ArraySlice<MeasuredLanguage>,
    ignored: IgnoredFindings, gauge: TextGauge, tally: inout WorkTally, into result: inout [TextMeasurement]
  ) throws {
    let (slot, kind, sizes) = (part.slot, part.kind, part.sizes)
    // The widest of all translations so far, by the index of the text size.
    var widest: [Int: TextMeasurement] = [:]
    for language in measured {
      if plan.pseudo == .widest, entry.localizations[language.tag]?.isUnwritten != false { continue }
      guard let shown = shown(entry, language: language, kind: kind),
        shows(entry, part, in: language, from: shown.tag)
      else { continue }
      for form in shown.forms {
        for (place, (size, reference)) in zip(sizes, references).enumerated() {
          var measurement = try gauge.measure(
            TextGauge.Sample(text: form.text, language: language, platform: kind.platform), slot: slot,
            typeSize: size)
          complete(&measurement, entry, part, form, shown, reference, ignored: ignored)
          if plan.pseudo == .widest {
            if measurement.width > widest[place]?.width ?? -1 { widest[place] = measurement }
            continue
          }
          add(measurement, of: slot, tally: &tally, into: &result)
        }
      }
    }
    for (_, measurement) in widest.sorted(by: { $0.key < $1.key }) {
      add(measurement, of: slot, tally: &tally, into: &result)
    }
  }

  /// Whether a part applies to a language that shows the text of another one.
  private func shows(
    _ entry: CatalogEntry, _ part: Part, in language: MeasuredLanguage, from tag: String
  ) -> Bool {
    guard MeasurementPlan.includes(language.tag, in: part.locales), plan.isChanged(entry, language.tag) else {
      return false
    }
    return !part.isOther || entry.localizations[tag]?.devices.contains(part.kind.rawValue) == true
  }

  /// Identifies a measured text and adds its findings.
  private func complete(
    _ measurement: inout TextMeasurement, _ entry: CatalogEntry, _ part: Part, _ form: Form, _ shown: Shown,
    _ reference: Reference?, ignored: IgnoredFindings
  ) {
    measurement.key = entry.key
    measurement.table = entry.table
    measurement.module = entry.module
    measurement.category = form.category
    measurement.variant = form.variant
    measurement.kind = part.kind == .iphone ? nil : part.kind
    measurement.file = entry.file(of: shown.tag)
    measurement.line = form.unit.line
    measurement.column = form.unit.column
    note(state: shown.state ?? form.unit.state, of: entry, in: &measurement)
    compare(&measurement, with: reference)
    plan.judge(&measurement, ignored: ignored, own: entry.localizations[shown.tag]?.ignored)
  }

  private func add(
    _ measurement: TextMeasurement, of slot: TextSlot, tally: inout WorkTally,
    into result: inout [TextMeasurement]
  ) {
    if let share = RealisticExpansion.share(of: slot, width: measurement.width) {
      tally.note(share: share, of: slot)
    }
    guard plan.reports(measurement) else {
      tally.summary.measured += 1
      return
    }
    tally.summary.add(measurement)
    result.append(measurement)
  }

  // MARK: The source language

  /// How the source text fits a slot.
  fileprivate struct Reference: Sendable {
    var text: String
    var width: Double
    var fails: Bool
  }

  /// The measurements of the source's forms, in their order.
  private func measurements(
    of forms: [Form], _ part: Part, typeSize: Int, gauge: TextGauge
  ) throws -> [TextMeasurement] {
    try forms.map { form in
      let sample = TextGauge.Sample(text: form.text, language: source, platform: part.kind.platform)
      return try gauge.measure(sample, slot: part.slot, typeSize: typeSize)
    }
  }

  private func reference(
    _ forms: [Form], _ measurements: [TextMeasurement], slot: TextSlot, tally: inout WorkTally
  ) -> Reference? {
    var widest: Reference?
    for (form, measurement) in zip(forms, measurements) {
      let fails = widest?.fails == true || measurement.fails
      if measurement.width >= widest?.width ?? 0 {
        widest = Reference(text: form.text, width: measurement.width, fails: fails)
      }
      widest?.fails = fails
      let expected = measurement.width * RealisticExpansion.factor(characters: form.text.count)
      if let share = RealisticExpansion.share(of: slot, width: expected) {
        tally.note(share: share, of: slot)
      }
    }
    return widest
  }

  private func compare(_ measurement: inout TextMeasurement, with reference: Reference?) {
    measurement.sourceLanguage = source.tag
    guard let reference, measurement.locale != source.tag || plan.pseudo != nil else { return }
    measurement.sourceText = reference.text
    if reference.width > 0 { measurement.expansion = measurement.width / reference.width }
    if measurement.fails, !reference.fails { measurement.findings.append(.unlikeSource) }
  }

  // MARK: Texts

  /// The forms that users of a language see, their state if the language has none of its own, and the
  /// language that they come from.
  private struct Shown {
    var forms: [Form]
    var state: String?
    var tag: String
  }

  private func shown(_ entry: CatalogEntry, language: MeasuredLanguage, kind: DeviceKind) -> Shown? {
    for tag in language.chain {
      guard let localization = entry.localizations[tag], !localization.isUnwritten else { continue }
      let own = forms(of: localization, language: language, pseudo: plan.pseudo, kind: kind)
      return own.isEmpty ? nil : Shown(forms: own, tag: tag)
    }
    // Texts that are not to be translated are correct, and are measured once.
    guard entry.isTranslatable, language.tag != source.tag else { return nil }
    let original = original(entry, kind)
    return original.isEmpty ? nil : Shown(forms: original, state: "missing", tag: source.tag)
  }

  private func note(state: String, of entry: CatalogEntry, in measurement: inout TextMeasurement) {
    measurement.state = entry.extractionState == "stale" ? "stale" : state
    switch measurement.state {
    case "missing": measurement.findings.append(.untranslated)
    case "new" where measurement.locale != source.tag: measurement.findings.append(.untranslated)
    case "stale": measurement.findings.append(.stale)
    case "needs_review": measurement.findings.append(.needsReview)
    default: break
    }
  }

  private func forms(
    of localization: Localization, language: MeasuredLanguage, pseudo: PseudoLocale?, kind: DeviceKind
  ) -> [Form] {
    if pseudo == nil, case .unit(let unit) = localization.text, Self.isPlain(unit.value) {
      return [Form(text: unit.value, unit: unit)]
    }
    func words(_ text: String) -> String { localization.isMarkdown ? MarkdownText.plain(text) : text }
    if pseudo == nil, case .unit(let unit) = localization.text,
      !unit.value.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") || $0 == 0x27 })
    {
      return [Form(text: words(unit.value), unit: unit)]
    }
    var samples = plan.samples
    samples.device = kind.rawValue
    samples.pseudo = pseudo
    return samples.forms(of: localization, locale: language.locale, rules: language.rules).map {
      Form(text: words($0.text), category: $0.category, variant: $0.variant, unit: $0.unit)
    }
  }

  /// Whether a text is shown verbatim: without placeholders, message quotes and Markdown.
  private static func isPlain(_ text: String) -> Bool {
    func isPlain(_ bytes: some Sequence<UInt8>) -> Bool {
      // To the end in any case: a loop that may stop early is not vectorized.
      var isPlain = true
      for byte in bytes {
        isPlain =
          isPlain && !(byte == UInt8(ascii: "%") || byte == UInt8(ascii: "{") || byte == 0x27)
          && !MarkdownText.isMarkup(byte)
      }
      return isPlain
    }
    return text.utf8.withContiguousStorageIfAvailable { isPlain($0) } ?? isPlain(text.utf8)
  }
}
