import Reports
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

  @Test func pseudoLanguagesAreNamed() {
    #expect(PseudoLocale(rawValue: "expand") == .expand(locale: nil, share: .p90))
    #expect(PseudoLocale(rawValue: "expand:de") == .expand(locale: "de", share: .p90))
    #expect(PseudoLocale(rawValue: "expand:p99") == .expand(locale: nil, share: .p99))
    #expect(PseudoLocale(rawValue: "expand:pt_br:p50") == .expand(locale: "pt-BR", share: .p50))
    for name in ["expand:xx", "expand:", "expand:de:fr", "expand:de:p50:p90", "wide", "", "expand:p100"] {
      #expect(PseudoLocale(rawValue: name) == nil, "\(name)")
    }
    for name in ["accented", "double", "rtl", "bounded", "emoji", "expand", "expand:ka:p99", "widest"] {
      #expect(PseudoLocale(rawValue: name)?.rawValue == name)
    }
    #expect(ExpansionFactors.of(locale: "de-AT")?.p90 == 1.72)
    #expect(ExpansionFactors.of(locale: "zh-TW")?.p50 == 0.74)
  }

  @Test func expandedTextsHaveAsManyLettersAsTheFactorSays() {
    func expand(_ name: String, _ text: String) -> String { PseudoLocale(rawValue: name)?.text(text) ?? "" }
    // 8 letters, 1.72 times: 14.
    #expect(expand("expand:de", "Settings") == "Seeeettiiiings")
    #expect(expand("expand:de", "%1$lld photos at %#@place@") == "%1$lld phoootooos aaat %#@place@")
    #expect(expand("expand:zh-Hans:p50", "Settings") == "Settin")
    // A text without vowels grows, too, and digits do not.
    #expect(expand("expand:de", "VPN 50") == "VPPNN 50")
    for text in ["Save", "Delete all photos?", "The quick brown fox jumps over the lazy dog, twice a day."] {
      let letters = { (text: String) in Double(text.count { $0.isLetter }) }
      let long = expand("expand:ru", text)
      #expect(abs(letters(long) - letters(text) * 1.99) <= 1, "\(long)")
      #expect(long.split(separator: " ").count == text.split(separator: " ").count)
    }
    #expect(expand("expand:de", "") == "")
  }
}
