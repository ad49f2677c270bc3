import Foundation
import Reports
import StringCatalogs
import Testing

/// Sample arguments are written as `String(format:)` writes them, and made-up translations leave them alone.
struct FormatValueTests {
  private func filled(
    _ text: String, pseudo: String? = nil, syntax: PlaceholderSyntax = .printf, locale: String = "en"
  ) throws -> String {
    var sample = SampleText()
    sample.pseudo = pseudo.flatMap(PseudoLocale.init(rawValue:))
    let localization = Localization(text: .unit(TextUnit(value: text, line: 1)), syntax: syntax)
    return try #require(
      sample.forms(of: localization, locale: Locale(identifier: locale), rules: PluralRules(locale: locale))
        .first
    ).text
  }

  @Test(arguments: [
    ("%x", "270f"), ("%X", "270F"), ("%o", "23417"), ("%05d", "09999"), ("%+d", "+9999"), ("%8d", "   9,999"),
    ("%e", "1.234500e+03"), ("%.1e", "1.2e+03"), ("%g", "1234.5"), ("%d %%", "9,999 %"), ("%.2f", "1,234.50"),
    ("%#x", "0x270f"), ("%1$05lld", "09999"),
  ])
  func conversions(format: String, text: String) throws {
    #expect(try filled(format) == text)
  }

  /// The arguments of messages count from 0, those that are given as samples from 1.
  @Test func argumentsOfMessagesMayBeNumbers() throws {
    var sample = SampleText()
    sample.values = [1: "Ada", 2: "Berlin"]
    let localization = Localization(
      text: .unit(TextUnit(value: "{0} in {1}, {2}", line: 1)), syntax: .messageFormat)
    let forms = sample.forms(
      of: localization, locale: Locale(identifier: "en"), rules: try PluralRules(locale: "en"))
    #expect(forms.map(\.text) == ["Ada in Berlin, Alexandria"])
  }

  @Test func madeUpTranslationsLeaveArgumentsAlone() throws {
    #expect(try filled("for %@", pseudo: "accented") == "ƒöŕ Alexandria")
    #expect(try filled("%d of %d", pseudo: "double") == "9,999 of 9,999 9,999 of 9,999")
    #expect(
      try filled("{n, plural, other {# files of {who}}}", pseudo: "accented", syntax: .messageFormat)
        == "1 ƒîļéš öƒ Alexandria")
    #expect(try filled("{{who}} is in", pseudo: "accented", syntax: .doubleBraces) == "Alexandria îš îñ")
    #expect(
      PseudoLocale(rawValue: "double")?.text("%@ of %d %%") == "%1$@ of %2$d %% %1$@ of %2$d %%")
    #expect(PseudoLocale(rawValue: "accented")?.text("%1$@ a %05d b %,d c") == "%1$@ å %05d ƀ %,d ç")
  }

  @Test func aNumberWithoutItsSignIsReported() {
    var catalog = StringCatalog(sourceLanguage: "en")
    var entry = CatalogEntry(key: "k", table: "T", file: "a.xcstrings", line: 1)
    entry.localizations["en"] = Localization(text: .unit(TextUnit(value: "%1#@count@", line: 3)))
    catalog.add(entry)
    #expect(
      CatalogChecker.findings(in: catalog).map(\.message) == [
        "\"k\" in en has %1#@count@, which is not an argument; %1$#@count@ is"
      ])
  }
}
