import Reports
import Testing

/// Names matched against shell patterns.
@Suite struct GlobPatternTests {
  @Test(arguments: [
    ("Card.dark", "Card.*", true), ("Card.dark", "card.*", false), ("A/B.light", "A*", true),
    ("Card", "Car", false),
    ("Caf\u{E9}", "Caf?", true), ("日本", "??", true), ("日本", "?", false), ("a\u{1F600}b", "a[!x]b", true),
    ("a*b", "a\\*b", true), ("axb", "a\\*b", false), ("", "*", true), ("line\nbreak", "line?break", true),
  ])
  func oneCharacterIsOne(_ name: String, _ pattern: String, _ isMatch: Bool) {
    #expect(GlobPattern.matches(name, pattern) == isMatch)
  }
}
