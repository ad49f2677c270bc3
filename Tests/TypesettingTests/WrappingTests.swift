import Fonts
import Foundation
import TestSupport
import Testing
import Typesetting

/// What is true for every text at every width.
@Suite struct WrappingTests {
  /// A text of words from the corpus, with difficulties for line breaking between them.
  private static func randomText(_ random: inout SeededRandom) -> String {
    let joints = [" ", "  ", "-", "\n", "", "\u{A0}", "\u{AD}", " 👨‍👩‍👧 ", "e\u{301}", " 12,345.6 ", "\u{200B}"]
    var text = ""
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let label = Corpus.labels[Int.random(in: 0..<Corpus.labels.count, using: &random)]
      let words = label.text.split(separator: " ")
      text += words[Int.random(in: 0..<words.count, using: &random)]
      text += joints[Int.random(in: 0..<joints.count, using: &random)]
    }
    return text
  }

  /// Everything but white space, breaks and hyphens that only show at a line's end.
  private static func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace && !["\u{AD}", "\u{200B}", "-"].contains($0) }
  }

  @Test(arguments: 0..<60) func wrappingLosesAndRepeatsNothing(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let typesetter = try TestFonts.typesetter()
    let text = Self.randomText(&random)
    let prepared = try typesetter.prepare(TestFonts.body(text), style: ParagraphStyle())
    for _ in 0..<4 {
      let width = Double.random(in: 1...400, using: &random)
      let layout = prepared.layout(width: width, height: nil)
      #expect(!layout.isTruncated)
      #expect(
        Self.visible(layout.lines.map(\.string).joined()) == Self.visible(text), "\(text) at \(width)")
    }
  }

  @Test(arguments: 0..<60) func linesAreNoWiderThanTheirRoomUnlessOneCharacterIs(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 1000)
    let typesetter = try TestFonts.typesetter()
    let text = Self.randomText(&random)
    let prepared = try typesetter.prepare(TestFonts.body(text), style: ParagraphStyle())
    for _ in 0..<4 {
      let width = Double.random(in: 1...400, using: &random)
      for line in prepared.layout(width: width, height: nil).lines where line.frame.width > width + 1e-3 {
        #expect(line.string.count <= 1, "\(line.string) is \(line.frame.width) wide in \(width)")
      }
    }
  }

  @Test(arguments: 0..<40) func moreRoomNeverMakesMoreLines(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed) + 2000)
    let typesetter = try TestFonts.typesetter()
    let text = Self.randomText(&random)
    let prepared = try typesetter.prepare(TestFonts.body(text), style: ParagraphStyle())
    var previous = Int.max
    for width in stride(from: 10.0, through: 600, by: 13) {
      let count = prepared.layout(width: width, height: nil).lines.count
      #expect(count <= previous, "\(text) at \(width)")
      previous = count
    }
  }

  @Test(arguments: Corpus.labels.indices) func theIdealWidthIsTheNarrowestOfOneLine(index: Int) throws {
    let label = Corpus.labels[index]
    var style = ParagraphStyle()
    style.language = label.language
    style.isRightToLeft = label.isRightToLeft
    let prepared = try TestFonts.typesetter().prepare(TestFonts.body(label.text), style: style)
    let ideal = prepared.size(width: nil, height: nil)
    #expect(prepared.layout(width: ideal.width, height: nil).lines.count == 1)
    #expect(prepared.layout(width: ideal.width - 2 * style.pixelLength, height: nil).lines.count > 1)
  }

  @Test(arguments: Corpus.labels.indices) func everyLanguageHasItsGlyphs(index: Int) throws {
    let label = Corpus.labels[index]
    var style = ParagraphStyle()
    style.language = label.language
    let prepared = try TestFonts.typesetter().prepare(TestFonts.body(label.text), style: style)
    #expect(prepared.missingGlyphs.isEmpty, "\(label.language): \(prepared.missingGlyphs)")
  }

  @Test func aCutThroughALigatureShowsBothLetters() throws {
    // Lam and alef make one glyph; on lines of one letter each has to show its own.
    let prepared = try TestFonts.typesetter().prepare(
      TestFonts.body("\u{644}\u{627}"), style: ParagraphStyle())
    let layout = prepared.layout(width: 1, height: nil)
    #expect(layout.lines.count == 2)
    for line in layout.lines { #expect(line.runs.contains { !$0.glyphs.glyphs.isEmpty }) }
  }

  @Test func aSoftHyphenShowsOnlyWhereALineEnds() throws {
    let prepared = try TestFonts.typesetter().prepare(
      TestFonts.body("Silben\u{AD}trennung"), style: ParagraphStyle())
    let whole = prepared.layout(width: nil, height: nil)
    #expect(whole.lines.map(\.string) == ["Silben\u{AD}trennung"])
    let hyphenated = try TestFonts.typesetter().prepare(TestFonts.body("Silben-"), style: ParagraphStyle())
      .size(width: nil, height: nil).width
    let lines = prepared.layout(width: 80, height: nil).lines
    #expect(lines.count == 2)
    #expect(abs(lines[0].frame.width - hyphenated) <= 0.5)
    // The hyphen needs room: without it the line would fit.
    let narrow = prepared.layout(width: lines[0].frame.width - 1, height: nil).lines
    #expect(narrow.count > 2)
  }

  @Test func trackingIsNotAddedAfterMarks() throws {
    func width(_ string: String, tracking: Double) throws -> Double {
      var attributes = TextAttributes(font: FontRequest(size: 17))
      attributes.tracking = tracking
      let text = StyledText(string, attributes: attributes)
      return try TestFonts.typesetter().prepare(text, style: ParagraphStyle()).layout(width: nil, height: nil)
        .lines[0].frame.width
    }
    // A consonant with a vowel sign and a tone mark above it is one letter wide.
    #expect(abs(try width("ที่", tracking: 10) - width("ที่", tracking: 0) - 10) < 1e-9)
  }

  @Test func anEmptyTextIsOneLineHighAndHasNoWidth() throws {
    var font = FontRequest(size: 17)
    font.lineHeight = 22
    var style = ParagraphStyle()
    style.pixelLength = 1.0 / 3
    let text = StyledText("", attributes: TextAttributes(font: font))
    let size = try TestFonts.typesetter().prepare(text, style: style).size(width: 100, height: nil)
    #expect(size.width == 0)
    // 17 × (1950 + 494) / 2048 = 20.287, rounded up to a third.
    #expect(abs(size.height - 61.0 / 3) < 1e-9)
  }

  @Test func twoBodyLinesAreOnePitchHigherThanOne() throws {
    var font = FontRequest(size: 17)
    font.lineHeight = 22
    var style = ParagraphStyle()
    style.pixelLength = 1.0 / 3
    let text = StyledText("one\ntwo", attributes: TextAttributes(font: font))
    let size = try TestFonts.typesetter().prepare(text, style: style).size(width: nil, height: nil)
    // 22 + 20.287 rounded up to a third.
    #expect(abs(size.height - 127.0 / 3) < 1e-9)
  }
}

/// Long and hostile texts are set whole.
@Suite struct LongTextTests {
  @Test(arguments: ["word and ", "a", "\u{5E9}\u{5DC} "])
  func aLongTextIsSetWithoutLoss(unit: String) throws {
    let text = String(repeating: unit, count: 40_000 / unit.count)
    let lines = try TestFonts.typesetter().prepare(TestFonts.body(text), style: ParagraphStyle())
      .layout(width: 200, height: nil).lines
    func letters(_ text: String) -> Int { text.filter { !$0.isWhitespace }.count }
    #expect(lines.reduce(0) { $0 + letters($1.string) } == letters(text))
  }

  @Test func tenThousandMarksOnOneLetterAreOneCharacter() throws {
    let text = "e" + String(repeating: "\u{301}", count: 10_000)
    let prepared = try TestFonts.typesetter().prepare(TestFonts.body(text), style: ParagraphStyle())
    let layout = prepared.layout(width: 5, height: nil)
    #expect(layout.lines.count == 1)
  }

  @Test func manySoftHyphensAreMeasuredAsOne() throws {
    // Looking for the beginning of the paragraph at each of them would take minutes.
    let text = String(repeating: "ab\u{AD}", count: 200_000)
    let prepared = try TestFonts.typesetter().prepare(TestFonts.body(text), style: ParagraphStyle())
    #expect(prepared.shown(width: 100, lineLimit: 2).first?.hasSuffix("-") == true)
  }

  @Test func truncatingAVeryLongLineOfSpacesEnds() throws {
    var style = ParagraphStyle()
    style.lineLimit = 1
    let text = "start" + String(repeating: " ", count: 200_000) + "end of it all"
    let layout = try TestFonts.typesetter().prepare(TestFonts.body(text), style: style)
      .layout(width: 100, height: nil)
    #expect(layout.isTruncated)
    #expect(layout.lines[0].string == "start\u{2026}")
  }
}
