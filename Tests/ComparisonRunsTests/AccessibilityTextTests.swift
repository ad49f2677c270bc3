import ComparisonRuns
import Foundation
import TestSupport
import Testing

@Suite struct AccessibilityTextTests {
  @Test func textsAreKeptComparedAndApproved() throws {
    let folder = try TemporaryFolder()
    let (references, results) = (folder.url.path + "/refs", folder.url.path + "/results")
    let text = "button “Save”\ntext “Name”\n  hint: Yours\ntext “End”\n"
    #expect(try AccessibilityTexts.record(["A/Card": text], in: references) == ["A/Card"])
    #expect(try AccessibilityTexts.record(["A/Card": text], in: references) == [])
    #expect(try AccessibilityTexts.changes(["A/Card": text], references: references, results: results) == [])
    let new = text.replacing("Save", with: "Send")
    let changes = try AccessibilityTexts.changes(
      ["A/Card": new, "B": text], references: references, results: results)
    #expect(changes.map(\.name) == ["A/Card", "B"])
    #expect(changes.map(\.verdict) == [.different, .missing])
    #expect(changes[0].lines == ["- button “Save”", "+ button “Send”", "  text “Name”"])
    #expect(try AccessibilityTexts.approve(["A/*"], results: results, references: references) == ["A/Card"])
    #expect(try AccessibilityTexts.changes(["A/Card": new], references: references, results: results) == [])
    try AccessibilityTexts.move("A/Card", to: "A/Tile", in: references)
    #expect(try AccessibilityTexts.changes(["A/Tile": new], references: references, results: results) == [])
    // A name that leads outside the folder is not valid.
    #expect(try AccessibilityTexts.record(["../Card": text], in: references) == [])
  }
}
