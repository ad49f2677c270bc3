import PreviewRunner
import Testing

@Suite struct PreviewFilterTests {
  private let previews = [
    (path: "/app/Sources/Shop/Card.swift", name: "Card"),
    (path: "/app/Sources/Shop/Card.swift", name: "Dark card"),
    (path: "/app/Sources/Cart/List.swift", name: "Card"),
    (path: "/app/Sources/Cart/List.swift", name: "Größe"),
  ]

  @Test(
    arguments: [
      (["Card"], [], [0, 2]), (["*card"], [], [1]), (["[CD]*"], [], [0, 1, 2]), (["Gr??e"], [], [3]),
      (["Card.swift:*"], [], [0, 1]), (["Shop/Card.swift:Card"], [], [0]), (["Cart/*:*"], [], [2, 3]),
      (["*/Shop/*:Card"], [], [0]), ([], ["Card"], [1, 3]), (["Card*:*"], ["* card"], [0]),
      (["Card", "Größe"], ["List.swift:Card"], [0, 3]), ([], [], [0, 1, 2, 3]),
    ] as [([String], [String], [Int])])
  func takesWhatPatternsDescribe(include: [String], exclude: [String], expected: [Int]) throws {
    #expect(try PreviewFilter(include: include, exclude: exclude).selection(of: previews) == expected)
  }

  @Test func listsWhatThereIsForAPatternThatMatchesNothing() {
    let existing = ["Card.swift:Card", "Card.swift:Dark card", "List.swift:Card", "List.swift:Größe"]
    #expect(
      throws: PreviewRunnerError.unmatchedPattern(option: "--exclude", pattern: "card", existing: existing)
    ) {
      try PreviewFilter(include: ["Card"], exclude: ["card"]).selection(of: previews)
    }
    #expect(throws: PreviewRunnerError.everythingExcluded(existing: existing)) {
      try PreviewFilter(include: ["Card"], exclude: ["C*"]).selection(of: previews)
    }
  }
}
