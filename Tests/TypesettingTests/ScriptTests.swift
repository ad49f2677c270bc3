import Fonts
import Foundation
import Testing
import Typesetting

@Suite struct ScriptTests {
  @Test func aFamilyOfEmojiIsOneGlyph() throws {
    let layout = try Specimen.prepare("👨‍👩‍👧‍👦").layout(width: nil, height: nil)
    #expect(layout.lines[0].runs.flatMap(\.glyphs.glyphs).count == 1)
    #expect(layout.missingGlyphs.isEmpty)
  }

  /// iOS enlarges emoji beside small text: at 14 points Apple's are 20 from one to the next, and at 40 about 45.
  @Test(arguments: [(14, 20), (16, 22.86), (17, 22.86), (20, 24), (40, 45.71)])
  func emojiAreAsFarApartAsApples(size: Double, advance: Double) throws {
    for (text, count) in [("🚫", 1.0), ("🚫🙂", 2)] {
      let shown = try emojiWidth(text, size: size)
      // Rounded up to thirds.
      #expect((-0.01...0.34).contains(shown - count * advance), "\(text) at \(size): \(shown)")
    }
  }

  /// Of a Mac's nothing was measured: 2,550 of 2,048 units, as the font says.
  @Test func emojiOfAMacAreAsWideAsTheirFontSays() throws {
    let shown = try emojiWidth("🚫", size: 17, isForMac: true)
    #expect((0...0.34).contains(shown - 17 * 2550 / 2048), "\(shown)")
  }

  private func emojiWidth(_ text: String, size: Double, isForMac: Bool = false) throws -> Double {
    let prepared = try Specimen.prepare(
      text,
      attributes: {
        $0.font.size = size
        $0.font.isForMac = isForMac
      })
    return Double(prepared.layout(width: nil, height: nil).size.width)
  }

  @Test func charactersThatNoFontHasAreReportedAndTakeRoom() throws {
    let layout = try Specimen.prepare("a\u{1D000}b\u{10FF00}").layout(width: nil, height: nil)
    #expect(layout.missingGlyphs.contains("\u{10FF00}"))
    #expect(layout.size.width > 25)
  }

  @Test func hanFormsFollowTheLanguage() throws {
    func glyphs(_ language: String) throws -> [UInt32] {
      try Specimen.prepare("直骨今", change: { $0.language = language }).layout(width: nil, height: nil)
        .lines[0].runs.flatMap(\.glyphs.glyphs).map(\.id)
    }
    #expect(try glyphs("ja") != glyphs("zh-Hans"))
    #expect(try glyphs("zh-Hans") != glyphs("zh-Hant"))
  }

  @Test func rightToLeftTextIsSeenFromTheRight() throws {
    let layout = try Specimen.prepare("שלום abc", change: { $0.isRightToLeft = true })
      .layout(width: nil, height: nil)
    let runs = layout.lines[0].runs
    // The Latin word comes last in the text and is leftmost.
    #expect(runs.count >= 2)
    #expect(runs[0].origin.x < runs[runs.count - 1].origin.x)
    let latin = try Specimen.prepare("abc").layout(width: nil, height: nil).lines[0].runs[0]
    #expect(runs[0].glyphs.glyphs.map(\.id) == latin.glyphs.glyphs.map(\.id))
  }

  @Test func dictionariesFindWordsInThai() throws {
    let layout = try Specimen.prepare("สวัสดีชาวโลกทั้งหลาย", change: { $0.language = "th" })
      .layout(width: 60, height: nil)
    #expect(layout.lines.map(\.string) == ["สวัสดี", "ชาวโลก", "ทั้งหลาย"])
  }

  @Test func japaneseLinesDoNotBeginWithSmallKana() throws {
    let text = try Specimen.prepare("デパートへ行ってきました。チョコを買った。", change: { $0.language = "ja" })
    for width in stride(from: 80, through: 300, by: 5) {
      for line in text.layout(width: CGFloat(width), height: nil).lines.dropFirst() {
        #expect(!["ッ", "っ", "ョ", "ー", "。"].contains(String(line.string.prefix(1))))
      }
    }
  }

  @Test func koreanWordsStayWhole() throws {
    let layout = try Specimen.prepare("안녕하세요 여러분", change: { $0.language = "ko" })
      .layout(width: 100, height: nil)
    #expect(layout.lines.map(\.string) == ["안녕하세요", "여러분"])
  }

  @Test(arguments: ["Save changes!", "שמירה!", "حفظ 12?", "iPhone של דנה (2).", "שיתוף עם iPhone…"])
  func theFirstLetterDecidesTheDirection(text: String) throws {
    // As Core Text's natural writing direction does, whatever the direction of the layout.
    func glyphs(isRightToLeft: Bool) throws -> [Int] {
      let layout = try Specimen.prepare(text) { $0.isRightToLeft = isRightToLeft }.layout(
        width: nil, height: nil)
      let places = layout.lines.flatMap { line in
        line.runs.flatMap { run in run.glyphs.glyphs.map { Float(run.origin.x) + $0.x } }
      }
      // The line is at one side of its box or the other; in hundredths of a point.
      return places.map { Int((($0 - (places.min() ?? 0)) * 100).rounded()) }
    }
    #expect(try glyphs(isRightToLeft: false) == glyphs(isRightToLeft: true))
  }

  @Test func numbersAloneFollowTheLayout() {
    let phone = Array("(030) 12 – 34".utf16)
    #expect(TextAnalysis.isRightToLeft(phone, fallback: true))
    #expect(!TextAnalysis.isRightToLeft(phone, fallback: false))
    // A letter inside an isolate does not count.
    let isolated = Array("\u{2068}Dana\u{2069} שלום".utf16)
    #expect(TextAnalysis.isRightToLeft(isolated, fallback: false))
  }
}
