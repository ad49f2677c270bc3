package import Fonts
import Foundation
package import StringCatalogs
import Synchronization
package import Typesetting

/// Measures a catalog's texts with the fonts that views are drawn with.
package struct StringMeasurer: Sendable {
  /// What a text has to fit in.
  package struct Slot: Sendable {
    /// In points; nil measures only.
    package var width: Double?
    package var lines = 1
    package var style: TypeScale.Style? = .body
    /// Where no text style is given.
    package var font = FontRequest(size: 17)
    /// Type sizes to measure at, 0 to 11; 3 is the default.
    package var typeSizes = [TypeScale.large]

    package init() {}

    func request(typeSize: Int) -> FontRequest {
      guard let style else { return font }
      let metrics = TypeScale.metrics(style, size: typeSize)
      var request = FontRequest(size: metrics.size)
      request.weight = TypeScale.weight(style)
      request.lineHeight = metrics.lineHeight
      return request
    }
  }

  package let typesetter: Typesetter
  package var slot: Slot
  package var samples = SampleText()
  package var pseudo: PseudoLocale?

  package init(fonts: FontLibrary, slot: Slot) {
    // Each text is measured once, so remembering many only costs memory.
    typesetter = Typesetter(fonts: fonts, capacity: 64)
    self.slot = slot
  }

  /// One measurement per text, form and type size, the worst failures first.
  ///
  /// - Parameters:
  ///   - locales: the languages to measure; nil measures all.
  ///   - threads: how many threads share the work; the result does not depend on it.
  /// - Throws: `FontError` or `CatalogError`.
  package func measure(
    _ catalog: StringCatalog, locales: [String]? = nil, threads: Int = 1
  ) throws -> [TextMeasurement] {
    let wanted = pseudo == nil ? (locales ?? catalog.locales) : [catalog.sourceLanguage]
    let sourceRules = try PluralRules(locale: catalog.sourceLanguage)
    var result: [TextMeasurement] = []
    for locale in wanted {
      let rules = try PluralRules(locale: locale)
      let count = max(1, min(threads, catalog.entries.count))
      let parts = Mutex([Result<[TextMeasurement], any Error>?](repeating: nil, count: count))
      DispatchQueue.concurrentPerform(iterations: count) { part in
        let range =
          catalog.entries.count * part / count..<catalog.entries.count * (part + 1) / count
        let measured = Result {
          try catalog.entries[range].flatMap {
            try measure($0, in: catalog, locale: locale, rules: rules, sourceRules: sourceRules)
          }
        }
        parts.withLock { $0[part] = measured }
      }
      for part in parts.withLock({ $0 }) { result += try part?.get() ?? [] }
    }
    return result.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }.map(\.element)
  }

  private func measure(
    _ entry: CatalogEntry, in catalog: StringCatalog, locale: String, rules: PluralRules,
    sourceRules: PluralRules
  ) throws -> [TextMeasurement] {
    guard let localization = entry.localizations[locale] else { return [] }
    let numbers = Locale(identifier: locale)
    let forms = samples.forms(of: localization, locale: numbers, rules: rules)
    let source = entry.localizations[catalog.sourceLanguage]
    let numbersOfSource = Locale(identifier: catalog.sourceLanguage)
    var result: [TextMeasurement] = []
    for typeSize in slot.typeSizes {
      var sourceWidth: Double?
      if let source, locale != catalog.sourceLanguage,
        let form = samples.forms(of: source, locale: numbersOfSource, rules: sourceRules).last
      {
        let text = MarkdownText.plain(form.text)
        sourceWidth = try prepared(text, locale: catalog.sourceLanguage, typeSize: typeSize)
          .size(width: nil, height: nil).width
      }
      for form in forms {
        let text = pseudo.map { $0.text(form.text) } ?? form.text
        var measurement = try measure(MarkdownText.plain(text), locale: locale, typeSize: typeSize)
        measurement.key = entry.key
        measurement.category = form.category
        measurement.state = entry.extractionState == "stale" ? "stale" : form.unit.state
        measurement.file = entry.file
        measurement.line = form.unit.line
        measurement.expansion = sourceWidth.flatMap { $0 > 0 ? measurement.width / $0 : nil }
        result.append(measurement)
      }
    }
    return result
  }

  private func measure(_ text: String, locale: String, typeSize: Int) throws -> TextMeasurement {
    let text = try prepared(text, locale: locale, typeSize: typeSize)
    let ideal = text.layout(width: nil, height: nil)
    var measurement = TextMeasurement(
      text: text.text.string, locale: locale, typeSize: typeSize, width: Double(ideal.size.width),
      height: Double(ideal.size.height), missingGlyphs: ideal.missingGlyphs)
    guard let width = slot.width else { return measurement }
    measurement.budget = width
    let set = text.layout(width: width, height: nil)
    measurement.lines = set.lines.count
    measurement.isTruncated = set.isTruncated
    if set.isTruncated {
      measurement.shown = set.lines.map(\.string).joined(separator: "\n")
      if slot.lines == 1 { measurement.neededScale = width / measurement.width }
    }
    return measurement
  }

  private func prepared(_ text: String, locale: String, typeSize: Int) throws -> PreparedText {
    var attributes = TextAttributes(font: slot.request(typeSize: typeSize))
    attributes.language = locale
    var style = ParagraphStyle()
    style.language = locale
    style.lineLimit = slot.lines
    style.isRightToLeft = Locale(identifier: locale).language.characterDirection == .rightToLeft
    return try typesetter.prepare(StyledText(text, attributes: attributes), style: style)
  }
}
