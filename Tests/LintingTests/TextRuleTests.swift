import Foundation
import Geometry
import LayoutEngine
import Linting
import Reports
import Testing
import Views

/// Texts that are cut off, clipped, shrunk or without glyphs.
@Suite @MainActor struct TextRuleTests {
  private static let advice = "Text gives way before anything else does"

  @Test func aTextThatIsCutOffIsFound() throws {
    let view = Text(Self.advice).lineLimit(1).frame(width: 100)
    let found = try LintTesting.observations(.truncated, view)
    #expect(found.map(\.subject) == ["Text “Text gives way before anything else does”"])
    #expect(found.map(\.severity) == [.error])
    let message = try #require(found.first?.message)
    #expect(message.hasPrefix("is cut off in "))
    #expect(message.contains(" × 20.5 pt and shows only “Text gives…”; it is "))
  }

  /// The severity is the share of the text that is lost; the ellipsis represents it.
  @Test(arguments: [60, 100, 140, 180])
  func whatIsLostCounts(width: CGFloat) throws {
    let found = try #require(
      try LintTesting.observations(.truncated, Text(Self.advice).lineLimit(1).frame(width: width)).first)
    let shown = try #require(found.message.split(separator: "“").last?.split(separator: "…").first)
    let lost = Double(Self.advice.count - shown.count)
    #expect(abs(found.badness - lost / Double(Self.advice.count)) < 1e-9, "\(found.message) \(found.badness)")
  }

  @Test func aTextOfSeveralLinesSaysHowItEnds() throws {
    let view = Text(Self.advice).lineLimit(2).frame(width: 100)
    #expect(
      try LintTesting.messages(.truncated, view).map { $0.contains("ends its 2 lines with “") } == [true])
  }

  @Test func aTextThatWrapsIsNotCutOff() throws {
    #expect(try LintTesting.messages(.truncated, Text(Self.advice).frame(width: 100)) == [])
    #expect(
      try LintTesting.messages(.truncated, Text(Self.advice).lineLimit(1).frame(width: 100).hidden()) == [])
  }

  @Test func aWordThatIsCutInsideIsFound() throws {
    let view = Text("Die Benutzereinstellungen hier").frame(width: 100, height: 200)
    let found = try LintTesting.observations(.brokenWord, view)
    #expect(
      found.map(\.message) == [
        "breaks inside the word “Benutzereinstellungen”, wider than its lines of 100 pt"
      ])
    #expect(found.map(\.severity) == [.error])
    for text in [
      "Die Einstellungen", "Benutzer\u{AD}einstellungen", "Benutzer-einstellungen", "設定設定設定設定設定設定",
      "การตั้งค่าการตั้งค่าการตั้งค่า",
    ] {
      #expect(try LintTesting.messages(.brokenWord, Text(text).frame(width: 120, height: 200)) == [])
    }
    // A single line is cut off, and a text that shrinks is whole.
    let single = Text("Benutzereinstellungen").lineLimit(1).frame(width: 100)
    #expect(try LintTesting.messages(.brokenWord, single) == [])
    let two = Text("Benutzereinstellungen Benutzereinstellungen").frame(width: 100, height: 300)
    #expect(
      try LintTesting.observations(.brokenWord, two).map(\.message) == [
        "breaks inside words: “Benutzereinstellungen” and 1 more, wider than its lines of 100 pt"
      ])
  }

  @Test func aTextBelowTheLeastScaleIsFound() throws {
    let view = Text(Self.advice).lineLimit(1).minimumScaleFactor(0.1)
    let found = try LintTesting.observations(.scaled, view)
    #expect(found.count == 1)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.message.contains("the limit is 80 %") == true)
    // The text shrinks to a little more than 60 % and is allowed half.
    let lenient = try LintTesting.messages(.scaled, view) { $1.leastScale = 0.5 }
    #expect(lenient == [])
    #expect(try LintTesting.messages(.scaled, Text("short").minimumScaleFactor(0.1)) == [])
  }

  @Test func aCharacterWithoutAGlyphIsNamed() throws {
    // A code point of a private plane, which no font has.
    let messages = try LintTesting.messages(.missingGlyph, Text("a\u{F1234}b"))
    #expect(messages.map { $0.hasSuffix("(U+F1234), which no font can show") } == [true])
    #expect(try LintTesting.messages(.missingGlyph, Text("a ä あ ع ก 😀")) == [])
  }

  @Test func aClippedTextIsFound() throws {
    let text = Text("Settings").fixedSize().frame(width: 40, height: 30, alignment: .leading)
    let messages = try LintTesting.messages(.clipped, text.clipped())
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix(" pt at the right edge to the clip around it, of 40 × 30 pt") == true)
    // Without the clip all of it shows, and in a scroll view it can be scrolled in.
    #expect(try LintTesting.messages(.clipped, text) == [])
    let scrolled = ScrollView(.horizontal) { Text("Settings").fixedSize() }.frame(width: 40, height: 30)
    #expect(try LintTesting.messages(.clipped, scrolled) == [])
  }

  /// Views moved off the screen entirely are hidden on purpose; those moved partly are cut off.
  @Test func aTextThatIsMovedIsCutOffInPart() throws {
    func messages(_ offset: CGFloat) throws -> [String] {
      try LintTesting.messages(
        .clipped, Text("Settings").offset(x: offset).frame(width: 80, height: 30).clipped())
    }
    #expect(try messages(0) == [])
    #expect(try messages(40).count == 1)
    #expect(try messages(300) == [])
  }

  @Test func aScrollViewCutsOffWhatItDoesNotScroll() throws {
    let view = ScrollView(.vertical) {
      Text("Settings").fixedSize().frame(width: 40, alignment: .leading)
    }.frame(width: 40, height: 30)
    #expect(try LintTesting.messages(.clipped, view).count == 1)
  }

  @Test func theRoundingOfCornersCutsNoText() throws {
    let view = Text("Settings").clipShape(RoundedRectangle(cornerRadius: 6))
    #expect(try LintTesting.messages(.clipped, view) == [])
  }
}
