import Foundation
import Reports
import StringCatalogs
import TestSupport
import Testing

/// Reads texts in the tests as files of a temporary folder.
struct CatalogReaderTests {
  private func read(_ text: String, named name: String, encoding: String.Encoding = .utf8) throws
    -> StringCatalog
  {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try folder.write(name, try #require(text.data(using: encoding)))
    let result = Result { () throws(LocatedError) in try CatalogReader.read(file) }
    return try result.mapError { error in
      LocatedError(file: name, line: error.line, column: error.column, reason: error.reason)
    }.get()
  }

  @Test func stringsWithWhatPropertyListsHaveBesides() throws {
    let catalog = try read(
      "com.a/b-c = word;\r// ends here\r'q' = \"\\351\\U00e9\";\rlist = (a, \"b)\", { c = <0f>; });\rz = \"1\";\r",
      named: "en.lproj/a.strings")
    #expect(catalog.entries.map(\.key) == ["com.a/b-c", "q", "z"])
    // NeXTSTEP's 351 is not Latin-1's.
    #expect(catalog.entry("q", table: "a")?.localizations["en"]?.leaves.map(\.unit.value) == ["Øé"])
    #expect(catalog.skippedCount == 1)
    #expect(catalog.notes.map(\.message) == ["\"list\" is not text; it is skipped"])
    #expect(throws: LocatedError.self) { _ = try read("a = { b = (;", named: "en.lproj/a.strings") }
  }

  @Test(arguments: [String.Encoding.utf32, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf8])
  func stringsInEveryUnicodeEncoding(encoding: String.Encoding) throws {
    let catalog = try read("\"a\" = \"ü😀\";", named: "en.lproj/a.strings", encoding: encoding)
    #expect(catalog.entries.flatMap { $0.localizations.values.flatMap(\.leaves).map(\.unit.value) } == ["ü😀"])
  }

  @Test func aTextBesideVariationsIsCounted() throws {
    let catalog = try read(
      """
      {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"en":{
      "stringUnit":{"state":"new","value":"x"},
      "variations":{"plural":{"other":{"stringUnit":{"state":"new","value":"%lld"}}}}}}}}}
      """, named: "Localizable.xcstrings")
    #expect(catalog.skippedCount == 1)
    #expect(catalog.notes.map(\.line) == [2])
  }

  /// Of several phrases for the same, one is shown.
  @Test func phrasesBeyondTheFirstAreCounted() throws {
    func notes(_ values: String) throws -> [String] {
      let catalog = try read(
        """
        {"sourceLanguage":"en","version":"1.0","strings":{"a":{"localizations":{"en":{
        "stringSet":{"state":"translated","values":[\(values)]}}}}}}
        """, named: "Localizable.xcstrings")
      #expect(catalog.entry("a")?.localizations["en"]?.leaves.map(\.unit.value) == ["Call"])
      return catalog.notes.map(\.message)
    }
    #expect(try notes("\"Call\"") == [])
    #expect(
      try notes("\"Call\", \"Ring\"") == [
        "\"a\" in en is a set of 2 phrases; all but the first are skipped"
      ])
  }

  @Test func stringCatalogKeepsFormsStatesAndLines() throws {
    let catalog = try read(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Done" : { },
          "%lld files" : {
            "localizations" : {
              "de" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld Datei" } },
                "other" : { "stringUnit" : { "state" : "needs_review", "value" : "%lld Dateien" } }
              } } }
            }
          }
        },
        "version" : "1.1"
      }
      """, named: "Localizable.xcstrings")
    let done = try #require(catalog.entry("Done")?.localizations["en"])
    #expect(done.leaves.map(\.unit) == [TextUnit(value: "Done", line: 4, column: 5)])
    let files = try #require(catalog.entry("%lld files")?.localizations["de"])
    #expect(files.leaves.map(\.path) == [["plural.one"], ["plural.other"]])
    #expect(files.leaves.map(\.unit.value) == ["%lld Datei", "%lld Dateien"])
    #expect(files.leaves.map(\.unit.state) == ["translated", "needs_review"])
    #expect(files.leaves.map(\.unit.line) == [8, 9])
  }

  @Test func substitutionIsFilledForEachForm() throws {
    let catalog = try read(
      """
      {"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{
        "stringUnit":{"state":"translated","value":"%1$@ has %#@books@"},
        "substitutions":{"books":{"formatSpecifier":"lld","variations":{"plural":{
          "one":{"stringUnit":{"state":"translated","value":"%arg book"}},
          "other":{"stringUnit":{"state":"translated","value":"%arg books"}}}}}}}}}},"version":"1.0"}
      """, named: "Localizable.xcstrings")
    let localization = try #require(catalog.entry("k")?.localizations["en"])
    let forms = SampleText().forms(
      of: localization, locale: Locale(identifier: "en"), rules: try PluralRules(locale: "en"))
    #expect(forms.map(\.text) == ["Alexandria has 1 book", "Alexandria has 9,999 books"])
  }

  @Test func oldStyleStringsAreReadInEveryEncoding() throws {
    let text = "/* A  comment */\n\"a\" = \"x\\n\\U00e9\\\"\"; // rest\nb.c = 'd';\n\"only\";\n"
    for encoding in [String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian] {
      let catalog = try read(text, named: "fr.lproj/Main.strings", encoding: encoding)
      #expect(catalog.entries.map(\.key) == ["a", "b.c", "only"])
      #expect(catalog.entries.map(\.comment) == ["A comment", nil, nil])
      #expect(catalog.entries.map(\.line) == [2, 3, 4])
      #expect(
        catalog.entries.compactMap { $0.localizations["fr"]?.leaves.first?.unit.value } == [
          "x\né\"", "d", "only",
        ])
    }
  }

  @Test func commentsBelongToTheTextThatFollows() throws {
    let catalog = try read(
      "// One\n\"a\" = \"1\"; // not two\n\"b\" = \"2\";\n  // Three\n  \"c\" = \"3\";\n\t// Four\n\"d\" = \"4\";\n",
      named: "Localizable.strings")
    #expect(catalog.entries.map(\.comment) == ["One", nil, "Three", "Four"])
  }

  @Test func duplicatedKeyIsNotedAndTheLastCounts() throws {
    let catalog = try read("\"a\" = \"1\";\n\"a\" = \"2\";\n", named: "Localizable.strings")
    #expect(catalog.entry("a")?.localizations["en"]?.leaves.first?.unit.value == "2")
    #expect(catalog.notes.map(\.line) == [2])
  }

  /// A language that the last of them lacks is not taken from the one before.
  @Test func ofADuplicatedKeyInAStringCatalogTheLastCountsInAllLanguages() throws {
    func text(_ language: String, _ value: String) -> String {
      "\"\(language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(value)\"}}"
    }
    let catalog = try read(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a": {"localizations": {\(text("en", "one")), \(text("fr", "un"))}},
      "a": {"localizations": {\(text("en", "two"))}}}}
      """, named: "Localizable.xcstrings")
    #expect(catalog.entries.map(\.key) == ["a"])
    #expect(catalog.entry("a")?.localizations["en"]?.leaves.first?.unit.value == "two")
    #expect(catalog.entry("a")?.localizations["fr"] == nil)
    #expect(catalog.notes.map(\.kind) == [.duplicateKey])
  }

  @Test func stringsDictionaryVariesByNumber() throws {
    let catalog = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>in %#@d@</string>
      <key>d</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>%ld</string>
      <key>one</key><string>%ld day</string><key>other</key><string>%ld days</string></dict></dict>
      </dict></plist>
      """, named: "en.lproj/Localizable.stringsdict")
    let localization = try #require(catalog.entry("days")?.localizations["en"])
    #expect(localization.substitutions["d"]?.specifier == "ld")
    let forms = SampleText().forms(
      of: localization, locale: Locale(identifier: "en"), rules: try PluralRules(locale: "en"))
    #expect(forms.map(\.text) == ["in 1 day", "in 9,999 days"])
  }

  @Test func brokenFilesAreNamedWithLineAndColumn() {
    #expect(
      throws: LocatedError(
        file: "a.strings", line: 2, column: 1, reason: "';' is missing after the text of \"a\"")
    ) {
      try read("\"a\" = \"b\"\n\"c\" = \"d\";", named: "a.strings")
    }
    #expect(throws: LocatedError(file: "a.strings", line: 1, column: 1, reason: "a comment is not closed")) {
      try read("/* never", named: "a.strings")
    }
    #expect(
      throws: LocatedError(
        file: "a.xcstrings", line: 2, column: 2, reason: "a key in quotation marks is expected")
    ) {
      try read("{\n x: 1}", named: "a.xcstrings")
    }
  }
}
