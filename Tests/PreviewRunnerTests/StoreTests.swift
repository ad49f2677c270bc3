import PreviewRunner
import Testing

@Suite struct StoreTests {
  @Test func hasFiftyLanguages() {
    #expect(Set(StoreLocale.codes).count == 50)
    for code in StoreLocale.codes { #expect(StoreLocale.code(for: code) == code) }
  }

  @Test(arguments: [
    ("en", "en-US"), ("en_US", "en-US"), ("en-GB", "en-GB"), ("en-NZ", "en-AU"), ("en-FR", "en-US"),
    ("de", "de-DE"), ("de_AT", "de-DE"), ("fr-CA", "fr-CA"), ("fr-CH", "fr-FR"), ("es", "es-ES"),
    ("es-419", "es-MX"), ("es-AR", "es-MX"), ("pt", "pt-BR"), ("pt-PT", "pt-PT"), ("pt-AO", "pt-PT"),
    ("zh", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"), ("zh_Hans_SG", "zh-Hans"),
    ("nb", "no"),
    ("nn-NO", "no"), ("no", "no"), ("iw", "he"), ("he-IL", "he"), ("in", "id"), ("ja-JP", "ja"),
    ("ar", "ar-SA"),
    ("ar-EG", "ar-SA"), ("bn", "bn-BD"), ("nl-BE", "nl-NL"), ("sr", nil), ("fil", nil), ("", nil),
  ])
  func findsTheStoresLanguage(identifier: String, code: String?) {
    #expect(StoreLocale.code(for: identifier) == code)
  }

  @Test func knowsTheKindsOfScreens() {
    #expect(StoreDisplay.taking(width: 1320, height: 2868)?.name == "iPhone 6.9\"")
    #expect(StoreDisplay.taking(width: 2752, height: 2064)?.fileTag == "IPAD_PRO_3GEN_129")
    #expect(StoreDisplay.taking(width: 828, height: 1792) == nil)
    let sizes = StoreDisplay.all.flatMap(\.sizes)
    #expect(Set(sizes).count == sizes.count)
  }
}
