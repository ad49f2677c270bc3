import Foundation
import ProjectAssets
import StringCatalogs
import TestSupport
import Testing
import Views

/// Texts as views look them up in a catalog.
@Suite struct CatalogStringsTests {
  private static let file = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Settings": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Einstellungen" } },
        "pt-BR": { "stringUnit": { "state": "translated", "value": "Ajustes" } } } },
      "%lld items": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld item" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld items" } } } } },
        "pl": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld rzecz" } },
          "few": { "stringUnit": { "state": "translated", "value": "%lld rzeczy" } },
          "many": { "stringUnit": { "state": "translated", "value": "%lld rzeczy, 100% " } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld rzeczy." } } } } } } },
      "%lld files in %lld folders of %@": { "localizations": { "en": {
        "stringUnit": { "state": "translated", "value": "%3$@: %#@files@ in %#@folders@" },
        "substitutions": {
          "files": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%arg file" } },
            "other": { "stringUnit": { "state": "translated", "value": "%arg files" } } } } },
          "folders": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "one folder" } },
            "other": { "stringUnit": { "state": "translated", "value": "%arg folders" } } } } } } } } }
    } }
    """

  @Test func `keys that no catalog has are known as such`() throws {
    let strings = try strings()
    for key in ["Settings", "%lld items", "%lld", "%@ – %.1f%%", "• 100%", "", "…"] {
      #expect(!strings.lacks(key, table: nil), "\(key)")
    }
    for key in ["Setings", "settings", "%lld things", "für %@", "50% off"] {
      #expect(strings.lacks(key, table: nil), "\(key)")
    }
    #expect(strings.lacks("Settings", table: "Other") && !strings.lacks("Settings", table: "Localizable"))
    #expect(!CatalogStrings(StringCatalog(sourceLanguage: "en")).lacks("Settings", table: nil))
    #expect(!UntranslatedStrings().lacks("Settings", table: nil))
  }

  private func strings(_ pseudo: PseudoLocale? = nil) throws -> CatalogStrings {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = try folder.write("Localizable.xcstrings", Self.file)
    return CatalogStrings(try CatalogReader.read(path), pseudo: pseudo)
  }

  private func shown(
    _ key: LocalizedStringKey, _ locale: String, _ pseudo: PseudoLocale? = nil
  ) throws -> String {
    let locale = Locale(identifier: locale)
    let format = try strings(pseudo).format(
      for: key.key, table: nil, locale: locale, arguments: key.arguments)
    return StringFormatting.pieces(of: format ?? key.key, arguments: key.arguments, locale: locale).map {
      switch $0 {
      case .literal(let text), .value(let text): text
      case .text: "?"
      }
    }.joined()
  }

  @Test(arguments: [
    ("de_AT", "Einstellungen"), ("pt", "Ajustes"), ("pt_PT", "Ajustes"), ("fr", "Settings"),
    ("en", "Settings"),
  ])
  func theNearestLanguageIsTaken(locale: String, text: String) throws {
    #expect(try shown("Settings", locale) == text)
  }

  @Test func theNumberChoosesTheForm() throws {
    #expect(try shown("\(1) items", "en") == "1 item")
    #expect(try shown("\(2) items", "en") == "2 items")
    #expect(
      try [1, 3, 5, 22, 25].map { try shown("\($0) items", "pl") } == [
        "1 rzecz", "3 rzeczy", "5 rzeczy, 100% ", "22 rzeczy", "25 rzeczy, 100% ",
      ])
  }

  @Test func eachSubstitutionFollowsItsOwnNumber() throws {
    #expect(try shown("\(1) files in \(7) folders of \("Ann")", "en") == "Ann: 1 file in 7 folders")
    #expect(try shown("\(2000) files in \(1) folders of \("Ann")", "en") == "Ann: 2,000 files in one folder")
  }

  /// A name without a substitution stands for itself, and so does one that would contain itself forever.
  @Test func substitutionsThatAreNoneShowTheirNames() throws {
    func shown(_ text: String, _ cases: [String: String] = [:]) -> String? {
      var catalog = StringCatalog(sourceLanguage: "en")
      var entry = CatalogEntry(key: "k", table: "Localizable", file: "f", line: 1)
      var localization = Localization(text: .unit(TextUnit(value: text, line: 1)))
      for (name, value) in cases {
        localization.substitutions[name] = Substitution(
          argument: 1, specifier: "lld", text: .plural([.other: .unit(TextUnit(value: value, line: 1))]))
      }
      entry.localizations["en"] = localization
      catalog.add(entry)
      return CatalogStrings(catalog).format(
        for: "k", defaultFormat: nil, table: nil, locale: Locale(identifier: "en"), arguments: [.integer(2)])
    }
    #expect(shown("about %#@files@") == "about files")
    #expect(shown("about %#@a@", ["a": "%arg"]) == "about %1$lld")
    let circle = try #require(shown("%#@a@", ["a": "x %#@b@", "b": "y %#@a@"]))
    #expect(circle.hasPrefix("x y x y ") && circle.count < 100 && ["a", "b"].contains(circle.last))
  }

  @Test func madeUpTranslationsComeFromTheSourceLanguage() throws {
    #expect(try shown("Settings", "de", .bounded) == "[# Settings #]")
    #expect(try shown("\(1) items", "pl", .double) == "1 item 1 item")
    #expect(try shown("Unknown", "de", .bounded) == "[# Unknown #]")
  }

  @Test func keysThatNoCatalogHasAreLeftToTheView() throws {
    #expect(
      try strings().format(for: "Unknown", table: nil, locale: Locale(identifier: "de"), arguments: []) == nil
    )
    #expect(
      try strings().format(for: "Settings", table: "Other", locale: Locale(identifier: "de"), arguments: [])
        == nil)
  }

  @Test func theWidestTranslationIsShown() throws {
    #expect(try shown("Settings", "en", .widest) == "Einstellungen")
    #expect(try shown("\(3) items", "en", .widest) == "3 rzeczy")
    #expect(try shown("Unknown", "en", .widest) == "Unknown")
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: "k", table: "Localizable", file: "f", line: 1)
    for (locale, text) in [("en", "WWW"), ("de", "iiiii")] {
      entry.localizations[locale] = Localization(text: .unit(TextUnit(value: text, line: 1)))
    }
    catalog.add(entry)
    let strings = CatalogStrings(catalog, pseudo: .widest) { text, _ in text == "WWW" ? 50 : 20 }
    for _ in 0..<2 {
      #expect(strings.format(for: "k", table: nil, locale: Locale(identifier: "de"), arguments: []) == "WWW")
    }
    // Of equal ones the first by its language's tag.
    let equal = CatalogStrings(catalog, pseudo: .widest) { _, _ in 20 }
    #expect(equal.format(for: "k", table: nil, locale: Locale(identifier: "en"), arguments: []) == "iiiii")
  }

  /// A key without a text in the source language stands for itself; a translation that has not been written
  /// yet does not count.
  @Test func keysStandForWhatNobodyHasWritten() throws {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: "a long key", table: "Localizable", file: "f", line: 1)
    var source = Localization(text: .unit(TextUnit(value: "a long key", line: 1)))
    source.isKey = true
    entry.localizations["en"] = source
    entry.localizations["de"] = Localization(text: .unit(TextUnit(value: "kurz", line: 1)))
    entry.localizations["fr"] = Localization(text: .unit(TextUnit(value: "", state: "new", line: 1)))
    catalog.add(entry)
    func shown(_ locale: String, _ pseudo: PseudoLocale? = nil, default text: String? = nil) -> String? {
      CatalogStrings(catalog, pseudo: pseudo).format(
        for: "a long key", defaultFormat: text, table: nil, locale: Locale(identifier: locale), arguments: [])
    }
    #expect(shown("de") == "kurz")
    #expect(shown("fr") == "a long key")
    #expect(shown("en", default: "the default") == "the default")
    #expect(shown("fr", default: "the default") == "the default")
    #expect(shown("fr", .widest) == "a long key")
    #expect(shown("de", .widest, default: "x") == "kurz")
    // The key has its own width, even if every other language has a text.
    entry.localizations["fr"] = nil
    catalog = StringCatalog(sourceLanguage: "en")
    catalog.add(entry)
    #expect(shown("de", .widest) == "a long key")
  }

  @Test func textsAreExpandedBeforeTheirArgumentsAreFilledIn() throws {
    #expect(
      try shown("\(5) files in \(7) folders of \("Annabel")", "en", .expand(locale: "de", share: .p90))
        == "Annabel: 5 fiiileees iin 7 fooooldeeers")
  }
}
