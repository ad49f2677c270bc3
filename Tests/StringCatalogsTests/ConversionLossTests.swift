import Foundation
import Reports
import StringCatalogs
import Testing

/// Every format into every other: what the first can express, the second expresses, too, or a warning says
/// that it does not.
struct ConversionLossTests {
  private static let formats: [(name: String, output: CatalogWriter.Output, format: CatalogFormat)] = [
    (".xcstrings", .xcstrings(table: "T"), .xcstrings),
    (".strings", .strings(table: "T", locale: "de"), .strings),
    (".stringsdict", .stringsdict(table: "T", locale: "de"), .stringsdict),
    ("XLIFF 1.2", .xliff12(target: "de"), .xliff),
    ("XLIFF 2.0", .xliff20(target: "de"), .xliff), ("Android", .android(table: "T", locale: "de"), .android),
    (".arb", .arb(table: "T", locale: "de"), .arb), (".po", .po(table: "T", target: "de"), .po),
    (".json", .json(table: "T", locale: "de", isNested: false), .json),
  ]

  /// A catalog with an entry for each thing that some format can say.
  private static var everything: StringCatalog {
    var catalog = StringCatalog(sourceLanguage: "en")
    func add(_ key: String, _ change: (inout CatalogEntry) -> Void = { _ in }) {
      var entry = CatalogEntry(key: key, table: "T", file: "f", line: 1)
      entry.localizations["en"] = Localization(text: .unit(TextUnit(value: key, line: 1)))
      entry.localizations["de"] = Localization(text: .unit(TextUnit(value: key + " de", line: 1)))
      change(&entry)
      catalog.add(entry)
    }
    add("plain")
    add("comment") { $0.comment = "Said of it." }
    add("context") { $0.context = "menu" }
    add("stale") { $0.extractionState = "stale" }
    add("manual") { $0.extractionState = "manual" }
    add("untranslatable") { $0.isTranslatable = false }
    add("flags") { $0.flags = ["c-format"] }
    add("review") { entry in
      entry.localizations["de"] = Localization(
        text: .unit(TextUnit(value: "x", state: "needs_review", line: 1)))
    }
    func forms(_ suffix: String) -> TextVariations {
      .plural([
        .one: .unit(TextUnit(value: "plural" + suffix, line: 1)),
        .other: .unit(TextUnit(value: "%lld many" + suffix, line: 1)),
      ])
    }
    add("plural") { entry in
      entry.localizations["en"] = Localization(text: forms(""))
      entry.localizations["de"] = Localization(text: forms(" de"))
    }
    add("device") { entry in
      entry.localizations["de"] = Localization(
        text: .device([
          "iphone": .unit(TextUnit(value: "a", line: 1)), "other": .unit(TextUnit(value: "b", line: 1)),
        ]))
    }
    add("width") { entry in
      entry.localizations["de"] = Localization(
        text: .width([20: .unit(TextUnit(value: "a", line: 1)), 30: .unit(TextUnit(value: "b", line: 1))]))
    }
    for (key, argument, specifier) in [("argument", 2, "lld"), ("specifier", nil, "@"), ("both", 1, "lf")]
      as [(String, Int?, String)]
    {
      add(key) { entry in
        for locale in ["en", "de"] {
          entry.localizations[locale] = Localization(text: .unit(TextUnit(value: "%#@n@", line: 1)))
          entry.localizations[locale]?.substitutions["n"] = Substitution(
            argument: argument, specifier: specifier, text: forms(locale))
        }
      }
    }
    add("types") { $0.localizations["de"]?.argumentTypes = ["count": "int"] }
    return catalog
  }

  /// All German content of an entry, one line each, except positions.
  private static func said(_ entry: CatalogEntry) -> [String: String] {
    var said: [String: String] = [:]
    said["comment"] = entry.comment
    said["extractionState"] = entry.extractionState
    said["isTranslatable"] = entry.isTranslatable ? nil : "no"
    said["flags"] = entry.flags.isEmpty ? nil : entry.flags.joined(separator: ",")
    guard let own = entry.localizations["de"] else { return said }
    for (path, unit) in own.leaves {
      said["text \(path)"] = unit.value
      said["state \(path)"] = unit.state == "translated" ? nil : unit.state
    }
    for (name, substitution) in own.substitutions {
      said["argument \(name)"] = substitution.argument.map { "\($0)" }
      said["specifier \(name)"] = substitution.specifier
    }
    for (name, type) in own.argumentTypes { said["type \(name)"] = type }
    return said
  }

  @Test(arguments: formats.map(\.name), formats.map(\.name))
  func nothingIsLostWithoutAWord(from: String, to: String) throws {
    let first = try #require(Self.formats.first { $0.name == from })
    let second = try #require(Self.formats.first { $0.name == to })
    // A catalog as far as the first format can express it, as read from a file of it.
    let text = try CatalogConversion(Self.everything, as: first.output, format: first.format).text
    let catalog = try CatalogReader.read(
      Array(text.utf8), format: first.format, file: "first", table: "T", locale: "de", sourceLanguage: "en")
    #expect(!catalog.entries.isEmpty)
    let conversion = try CatalogConversion(catalog, as: second.output, format: second.format)
    let again = try CatalogReader.read(
      Array(conversion.text.utf8), format: second.format, file: "second", table: "T", locale: "de",
      sourceLanguage: "en")
    for entry in catalog.entries where entry.localizations["de"] != nil {
      let told = conversion.losses.contains { $0.contains(entry.key) }
      guard let other = again.entry(entry.key, table: entry.table, context: entry.context) else {
        #expect(told, "\(entry.key) is gone without a word")
        continue
      }
      let found = Self.said(other)
      for (what, value) in Self.said(entry) where found[what] != value {
        let word = [
          "comment": "comments", "extractionState": "extractionState",
          "isTranslatable": "not to be translated",
          "flags": "flags", "state": "states", "argument": "arguments", "specifier": "arguments",
          "type": "types",
        ][String(what.prefix { $0 != " " })]
        let isTold = told || conversion.losses.contains { loss in word.map { loss.contains($0) } ?? false }
        #expect(
          isTold,
          "\(entry.key): \(what) was “\(value)”, is “\(found[what] ?? "")”; losses \(conversion.losses)")
      }
    }
  }

  @Test func tellsWhatXcodeSaysOfAKey() throws {
    var entry = CatalogEntry(key: "k", table: "T", file: "f", line: 1)
    entry.localizations["de"] = Localization(text: .unit(TextUnit(value: "v", line: 1)))
    entry.extractionState = "stale"
    entry.isTranslatable = false
    var catalog = StringCatalog(sourceLanguage: "en")
    catalog.add(entry)
    let strings = try CatalogConversion(catalog, as: .strings(table: "T", locale: "de"), format: .strings)
    #expect(
      strings.losses == [
        "that 1 key is not to be translated is not held",
        "where 1 key comes from (extractionState) is not held",
      ])
    #expect(try CatalogConversion(catalog, as: .xcstrings(table: "T"), format: .xcstrings).losses == [])
  }
}
