import StringCatalogs
import Testing

struct LocaleTests {
  /// Rows of CLDR's table of cardinal plural rules.
  @Test(arguments: [
    ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"]),
    ("pl", [1: "one", 2: "few", 5: "many", 22: "few"]), ("ru", [1: "one", 2: "few", 5: "many", 21: "one"]),
    ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]), ("ja", [1: "other"]), ("he", [2: "two"]),
    ("pt-BR", [0: "one"]), ("pt-PT", [0: "other"]), ("en", [0: "other", 1: "one"]),
    ("cy", [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many", 7: "other"]),
    ("lt", [1: "one", 2: "few", 10: "other"]), ("sl", [1: "one", 2: "two", 3: "few", 5: "other"]),
  ])
  func pluralCategoriesFollowCLDR(locale: String, expected: [Int: String]) throws {
    let rules = try PluralRules(locale: locale)
    for (number, category) in expected { #expect(rules.category(for: Double(number)).rawValue == category) }
  }

  @Test func regionFallsBackToItsLanguageAndScript() {
    let available = ["en", "de", "pt-BR", "zh-Hans", "zh-Hant"]
    #expect(LocaleMatcher.match(preferences: ["de_AT"], available: available) == "de")
    #expect(LocaleMatcher.match(preferences: ["zh-TW"], available: available) == "zh-Hant")
    #expect(LocaleMatcher.match(preferences: ["zh-CN"], available: available) == "zh-Hans")
    #expect(LocaleMatcher.match(preferences: ["pt-PT"], available: available) == "pt-BR")
    #expect(LocaleMatcher.match(preferences: ["fr"], available: available) == nil)
  }

  @Test func pseudoLanguagesLeaveSpecifiersAlone() {
    #expect(PseudoLocale.accented.text("Save %1$@ at %#@name@") == "Šåvé %1$@ åţ %#@name@")
    #expect(PseudoLocale.double.text("Save") == "Save Save")
    #expect(
      PseudoLocale.rtl.text("a b") == "\u{200F}\u{202E}a\u{202C}\u{200F} \u{200F}\u{202E}b\u{202C}\u{200F}")
  }
}
