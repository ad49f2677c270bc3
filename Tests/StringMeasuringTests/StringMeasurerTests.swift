import Fonts
import Foundation
import StringCatalogs
import StringMeasuring
import Testing

struct StringMeasurerTests {
  private func measure(_ texts: [String: String], width: Double?, threads: Int = 1) throws
    -> [TextMeasurement]
  {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: "k", table: "Localizable", file: "f", line: 1)
    for (locale, text) in texts {
      entry.localizations[locale] = Localization(text: .unit(TextUnit(value: text, line: 1)))
    }
    catalog.add(entry)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fonts").standardized
    var slot = StringMeasurer.Slot()
    slot.width = width
    return try StringMeasurer(fonts: FontLibrary(directory: folder), slot: slot).measure(
      catalog, threads: threads)
  }

  @Test func textWiderThanItsBudgetTruncatesAndComesFirst() throws {
    let free = try measure(["en": "Save", "de": "Einstellungen sichern"], width: nil)
    let english = try #require(free.first { $0.locale == "en" })
    let german = try #require(free.first { $0.locale == "de" })
    #expect(german.expansion == german.width / english.width)
    let budget = (german.width + english.width) / 2
    let set = try measure(["en": "Save", "de": "Einstellungen sichern"], width: budget)
    #expect(set.map(\.locale) == ["de", "en"])
    #expect(set.map(\.verdict) == [.truncates, .fits])
    #expect(set[0].excess == german.width - budget)
    #expect(set[0].neededScale == budget / german.width)
    #expect(set[0].shown?.hasSuffix("…") == true)
  }

  @Test func textAtItsBudgetIsTight() throws {
    let width = try #require(try measure(["en": "Save"], width: nil).first).width
    #expect(try measure(["en": "Save"], width: width).map(\.verdict) == [.tight])
  }

  @Test func markdownTakesNoRoom() throws {
    let plain = try measure(["en": "Read more"], width: nil).map(\.width)
    #expect(try measure(["en": "Read [more](https://example.com)"], width: nil).map(\.width) == plain)
  }

  @Test func missingGlyphFails() throws {
    #expect(try measure(["en": "a\u{10FFFE}"], width: 500).map(\.verdict) == [.missingGlyph])
  }
}
