import Foundation
import Reports
import StringCatalogs
import Testing

/// gettext's forms follow the file's own expression.
struct GettextFormsTests {
  private static let russian =
    "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : "

  private func read(_ language: String, _ header: String, _ texts: [String]) throws -> StringCatalog {
    let forms = texts.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }.joined()
    return try CatalogReader.read(
      Array(
        """
        msgid ""
        msgstr "Language: \(language)\\nPlural-Forms: \(header)\\n"

        msgid "%d file"
        msgid_plural "%d files"
        \(forms)
        """.utf8), format: .po, file: "\(language).po")
  }

  @Test func `translators' names are no texts of the app`() throws {
    let catalog = try CatalogReader.read(
      Array(
        """
        msgid ""
        msgstr "Language: de\\n"

        msgid "translator-credits"
        msgstr "Ada Lovelace <ada@example.org>\\nGrace Hopper <grace@example.org>"

        msgctxt "NAME OF TRANSLATORS"
        msgid "Your names"
        msgstr "Ada Lovelace"

        msgid "Credits"
        msgstr "Dank"
        """.utf8), format: .po, file: "de.po")
    #expect(catalog.entries.map(\.key) == ["Credits"])
    #expect(catalog.notes.isEmpty && catalog.skippedCount == 0)
  }

  @Test(arguments: [
    ("sr", "nplurals=4; plural=n==1 ? 3 : \(russian)2;", 4),
    ("uk", "nplurals=4; plural=n==1 ? 3 : \(russian)2;", 4),
    ("ms", "nplurals=2; plural=(n != 1);", 2), ("ie", "nplurals=2; plural=(n != 1);", 2),
    ("dz", "nplurals=2; plural=(n != 1);", 2), ("rw", "nplurals=2; plural=(n != 1);", 2),
    ("ja", "nplurals=1; plural=0;", 1), ("ar", PluralForms(locale: "ar").header, 6),
  ])
  func everyFormIsFilled(language: String, header: String, count: Int) throws {
    let catalog = try read(language, header, (0..<count).map { "%d form\($0)" })
    let localization = try #require(catalog.entries.first?.localizations[language])
    let rules = try PluralRules(locale: language)
    let forms = SampleText().forms(of: localization, locale: Locale(identifier: "en"), rules: rules)
    #expect(forms.map(\.variant) == (0..<count).map { "msgstr[\($0)]" })
    let plurals = try #require(PluralForms(header: header, locale: language))
    for (index, form) in forms.enumerated() {
      let parts = form.text.split(separator: " ")
      #expect(parts[1] == "form\(index)")
      let number = try #require(UInt64(parts[0].filter(\.isNumber)))
      #expect(plurals.index(for: number) == index, "\(form.text)")
    }
    #expect(CatalogChecker.findings(in: catalog).isEmpty)
  }

  /// Texts are as wide with their numbers as users will see them.
  @Test func numbersAreAsWideAsIsCommon() {
    #expect(PluralForms(locale: "ru").samples.map(\.number) == [191, 1234, 9999])
    #expect(PluralForms(locale: "cs").samples.map(\.number) == [1, 4, 9999])
    let millions = PluralForms(header: "nplurals=2; plural=n >= 1000000;", locale: "fr")
    #expect(millions?.samples.map(\.number) == [9999, 1_000_000])
  }

  @Test func expressionsMayEndInWhiteSpace() {
    for end in ["", ";", " ;", "\t;", " \t"] {
      #expect(
        PluralForms(header: "nplurals=2; plural=n != 1" + end, locale: "de")?.index(for: 1) == 0, "\(end)")
    }
    #expect(PluralForms(header: "nplurals=2; plural=n != 1 x;", locale: "de") == nil)
  }

  @Test func missingAndSuperfluousFormsAreFound() throws {
    let few = try read("sr", "nplurals=3; plural=\(Self.russian)2;", ["%d a", "%d b"])
    #expect(
      CatalogChecker.findings(in: few).map(\.message) == ["\"%d file\" in sr lacks the plural form msgstr[2]"]
    )
    let many = try read("de", "nplurals=2; plural=(n != 1);", ["%d a", "%d b", "%d c"])
    #expect(many.skippedCount == 1)
    #expect(
      many.notes.map(\.message) == [
        "msgstr[2] of \"%d file\" belongs to no number: Plural-Forms has 2 forms; it is skipped"
      ])
  }

  @Test func fuzzyAndObsoleteEntriesAreLeftOutAsByMsgfmt() throws {
    let catalog = try CatalogReader.read(
      Array(
        """
        msgid ""
        msgstr "Language: de\\n"

        #, fuzzy, c-format
        msgid "Save %s"
        msgstr "Sichern %d"

        #~ msgid "Gone %d"
        #~ msgstr "Weg %s"

        #, c-format
        msgid "Sum %Id"
        msgstr "Summe %Id"
        """.utf8), format: .po, file: "de.po")
    #expect(catalog.entries.map(\.key) == ["Save %s", "Sum %Id"])
    #expect(catalog.entry("Save %s")?.localizations["de"] == nil)
    #expect(catalog.fuzzyCount == 1)
    #expect(CatalogChecker.findings(in: catalog).isEmpty)
  }

  @Test func aHeaderWithoutALanguageIsSaidOnce() throws {
    let catalog = try read("Martian", "nplurals=2; plural=(n != 1);", ["a", "b"])
    #expect(
      catalog.notes.map(\.message) == ["\"Martian\" in the header is not a language; und counts"])
    #expect(catalog.entries.first.map { Array($0.localizations.keys).sorted() } == ["en", "und"])
  }
}
