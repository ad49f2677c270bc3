import StringCatalogs
import Testing

/// What counts as a language, in tags and in file names.
struct LanguageTagTests {
  @Test(arguments: [
    ("de", "de"), ("pt_BR", "pt-BR"), ("zh_hans_cn", "zh-Hans-CN"), ("sr@latin", "sr-Latn"),
    ("ca@valencia", "ca-valencia"), ("ca_ES@valencia", "ca-ES-valencia"), ("iw", "iw"), ("tl", "tl"),
    ("nds", "nds"), ("bar", "bar"), ("vls", "vls"), ("es-419", "es-419"), ("de-1996", "de-1996"),
    ("en-x-Quot", "en-x-quot"), ("zh-yue-HK", "zh-yue-HK"), ("de-u-co-phonebk", "de-u-co-phonebk"),
    ("German", "de"), ("de_DE@euro", "de-DE"), ("en@quot", "en-x-quot"), ("SR-LATN", "sr-Latn"),
    ("de-x-a-abcdefgh", "de-x-a-abcdefgh"), ("de-u-abcdefgh-ab", "de-u-abcdefgh-ab"),
  ])
  func wellFormedTagsAreLanguages(name: String, tag: String) {
    #expect(LanguageTag.parse(name) == tag)
  }

  @Test(arguments: [
    "xx_QQ", "xx", "", "d", "de-", "de--DE", "messages", "de-DE-DE", "12", "de_ä", "x", "en-a",
    "de-x-abcdefghi", "de-u-abcdefghi", "de-u-a",
  ])
  func othersAreNot(name: String) {
    #expect(LanguageTag.parse(name) == nil)
  }

  @Test func replacedCodesGoWithTheirSuccessors() {
    #expect(LocaleMatcher.match(preferences: ["he"], available: ["en", "iw"]) == "iw")
    #expect(LocaleMatcher.match(preferences: ["fil-PH"], available: ["en", "tl"]) == "tl")
    #expect(LocaleMatcher.match(preferences: ["nb"], available: ["en", "no"]) == "no")
  }
}
