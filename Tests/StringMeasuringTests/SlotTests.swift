import Fonts
import Reports
import StringMeasuring
import Testing
import Typesetting

struct SlotTests {
  @Test func fontsAreReadFromTheirDescriptions() throws {
    let body = try SlotFont("body").request(typeSize: 3)
    #expect(body.size == 17 && body.lineHeight == 22 && body.weight == 0)
    #expect(try SlotFont("headline").request(typeSize: 3).weight == 0.3)
    #expect(try SlotFont("title2:bold").request(typeSize: 11).size == 56)
    let system = try SlotFont("system:17:semibold:rounded").request(typeSize: 11)
    #expect(system.size == 17 && system.weight == 0.3 && system.family == .rounded)
    // Fonts of an app's own grow with body text: 53 over 17 points at the largest size, by line heights 62 / 22.
    let custom = try SlotFont("custom:Brand:20:italic")
    #expect(custom.request(typeSize: 11).size == (20.0 * 62 / 22).rounded())
    #expect(custom.request(typeSize: 3).family == .custom("Brand") && custom.isItalic)
    #expect(try SlotFont("custom:Brand:20:fixed").request(typeSize: 11).size == 20)
  }

  @Test(arguments: [
    (
      "bdoy",
      "“bdoy” is not a font: those are largeTitle, title, title2, title3, headline, body, callout, subheadline, "
        + "footnote, caption, caption2, system:SIZE and custom:NAME:SIZE; did you mean “body”?"
    ),
    ("system", "the font “system” needs a size in points, as in system:17"),
    ("system:0", "the font “system:0” needs a size in points, as in system:17"),
    (
      "body:fat",
      "“fat” in the font “body:fat” is not understood; allowed are ultraLight, thin, light, regular, medium, "
        + "semibold, bold, heavy, black, rounded, serif, monospaced, compressed, condensed, expanded, italic, "
        + "fixed (for custom fonts)"
    ),
  ])
  func fontThatIsNoneIsExplained(text: String, message: String) {
    #expect(throws: SlotError(message)) { try SlotFont(text) }
  }

  @Test func typeSizesAreNamesNumbersRangesAndLists() throws {
    #expect(try DynamicTypeSizes.parse("large") == [3])
    #expect(try DynamicTypeSizes.parse("accessibility5,xSmall") == [0, 11])
    #expect(try DynamicTypeSizes.parse("xxLarge...accessibility1") == [5, 6, 7])
    #expect(try DynamicTypeSizes.parse("0...2, 7") == [0, 1, 2, 7])
    #expect(try DynamicTypeSizes.parse("all") == Array(0...11))
    #expect(throws: SlotError("the range large...small ends before it begins")) {
      try DynamicTypeSizes.parse("large...small")
    }
    #expect(throws: SlotError.self) { try DynamicTypeSizes.parse("huge") }
  }

  @Test(arguments: [
    ("settings.*.title", "settings.general.title", true), ("settings.*.title", "settings.title", false),
    ("*", "", true), ("a?c", "abc", true), ("a?c", "ac", false), ("*ab*ab", "abxabab", true),
    ("100\\*", "100*", true), ("100\\*", "1000", false), ("Save", "save", false),
  ])
  func patternsMatchWholeKeys(pattern: String, key: String, matches: Bool) {
    #expect(KeyPattern(pattern).matches(key) == matches)
  }
}
