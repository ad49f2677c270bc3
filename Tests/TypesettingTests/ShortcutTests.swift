import Fonts
import Foundation
import TestSupport
import Testing
import Typesetting

/// Texts composed of words shaped before equal those that are analysed and shaped as a whole.
@Suite struct ShortcutTests {
  private static let short = Typesetter(fonts: Specimen.fonts)
  private static let long = Typesetter(fonts: Specimen.fonts, takesShortcuts: false)

  /// A glyph with its position.
  private struct Placed: Equatable, CustomStringConvertible {
    var font: String
    var id: UInt32
    var x: Double
    var y: Double

    var description: String { "\(font) \(id) at \(x), \(y)" }

    func isLike(_ other: Placed) -> Bool {
      font == other.font && id == other.id && abs(x - other.x) < 1e-4 && abs(y - other.y) < 1e-4
    }
  }

  private static func glyphs(_ layout: TextLayout) -> [Placed] {
    layout.lines.flatMap { line in
      line.runs.flatMap { run in
        run.glyphs.glyphs.map { glyph in
          Placed(
            font: run.glyphs.font.key, id: glyph.id, x: Double(run.origin.x) + Double(glyph.x),
            y: Double(run.origin.y) + Double(glyph.y))
        }
      }
    }
  }

  /// Pieces of texts: words of 40 languages, and what comes between words.
  private static let pieces: [String] = {
    let words = Corpus.labels.flatMap { $0.text.split(separator: " ").map(String.init) }
    let others = [
      ".", ",", "…", "?", "!", ":", "(", ")", "-", "–", "—", "·", "/", "&", "\"", "“", "”", "«", "»", "→",
      "12", "3",
      "12:30", "1,000.5", "100%", "€5", "$", "+", "x", "×", "@", "#1", "V", "AV", "To", "fi", "office", "T.",
      "(All)",
      "\u{A0}", "\u{301}", "e\u{301}", "👍🏽", "🇩🇪", "1️⃣", "©", "\u{200F}", "\u{200D}", "می\u{200C}خواهم", "٣",
      "\u{AD}", "\u{3000}", "、", "。", "ー", "ﷺ", "가", "각", "ก็", "किं",
    ]
    return words + others
  }()

  /// Chinese characters, kana and their punctuation in any order, for rules of neighbours that no phrase of a language brings together.
  private static func syllables(using generator: inout SeededRandom) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x3001...0x301F, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FA5, 0xFF01...0xFF0F,
    ]
    return String(
      String.UnicodeScalarView(
        (0..<Int.random(in: 1...9, using: &generator)).compactMap { _ in
          ranges.randomElement(using: &generator).flatMap {
            Unicode.Scalar(UInt32.random(in: $0, using: &generator))
          }
        }))
  }

  private static func text(using generator: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 1...7, using: &generator) {
      text += pieces.randomElement(using: &generator) ?? ""
      if Int.random(in: 0..<4, using: &generator) == 0 { text += syllables(using: &generator) }
      switch Int.random(in: 0..<8, using: &generator) {
      case 0..<5: text += " "
      case 5: text += "  "
      default: break
      }
    }
    return text
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func givesTheSameGlyphs(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    for _ in 0..<Soak.rounds(1500, long: 250_000) {
      let text = Self.text(using: &generator)
      var attributes = TextAttributes(
        font: FontRequest(size: [11, 17, 28].randomElement(using: &generator) ?? 17))
      attributes.font.weight = [0, 0.4].randomElement(using: &generator) ?? 0
      attributes.font.family =
        [.system, .system, .rounded, .serif, .monospaced].randomElement(using: &generator)
        ?? .system
      attributes.tracking = [0, 0, 1.5].randomElement(using: &generator) ?? 0
      attributes.language = ["en", "ar", "ja", "zh-Hans", "tr", nil].randomElement(using: &generator) ?? nil
      var style = ParagraphStyle()
      style.isRightToLeft = Bool.random(using: &generator)
      let styled = StyledText(text, attributes: attributes)
      let (one, other) = try (
        Self.short.prepare(styled, style: style), Self.long.prepare(styled, style: style)
      )
      let width: CGFloat? = Bool.random(using: &generator) ? 120 : nil
      let own = Self.glyphs(one.layout(width: width, height: nil))
      let expected = Self.glyphs(other.layout(width: width, height: nil))
      let isLike = own.count == expected.count && zip(own, expected).allSatisfy { $0.isLike($1) }
      #expect(isLike, "\(text.debugDescription), \(attributes), right to left \(style.isRightToLeft)")
      #expect(
        one.size(width: nil, height: nil) == other.size(width: nil, height: nil), "\(text.debugDescription)")
      #expect(one.missingGlyphs == other.missingGlyphs)
      if !isLike { return }
    }
  }

  @Test func measuresAsPreparedTextsDo() throws {
    var generator = SeededRandom(seed: 9)
    let measurer = TextMeasurer(typesetter: Self.short)
    for isRightToLeft in [false, true] {
      var style = ParagraphStyle()
      style.isRightToLeft = isRightToLeft
      let attributes = TextAttributes(font: FontRequest(size: 17))
      let setting = try measurer.setting(attributes, style)
      var shortCount = 0
      for _ in 0..<Soak.rounds(3000, long: 500_000) {
        let text = Self.text(using: &generator)
        let ideal = try measurer.idealSize(of: text, in: setting)
        if ideal.prepared == nil { shortCount += 1 }
        let expected = try Self.long.prepare(StyledText(text, attributes: attributes), style: style)
        #expect(ideal.size == expected.size(width: nil, height: nil), "\(text.debugDescription)")
      }
      #expect(shortCount > 100)
    }
  }

  /// ".1" is not kerned, and takes nothing from the pair before it: "T." is as near as in other words.
  @Test(arguments: ["T.1", "T.12 x", "بستن T.1,000.5", "T.100%innan « পরিবর্তন", "V.1.1T.1", "7.1 (P.1)"])
  func pairsAreUnkernedByThemselves(text: String) throws {
    let attributes = TextAttributes(font: FontRequest(size: 17))
    for typesetter in [Self.short, Self.long] {
      func width(_ text: String) throws -> Double {
        let prepared = try typesetter.prepareAnew(
          StyledText(text, attributes: attributes), style: ParagraphStyle())
        return Self.glyphs(prepared.layout(width: nil, height: nil)).map(\.x).max() ?? 0
      }
      // Where the last glyph begins: "T" is not kerned with a digit after a full stop that is kerned with it.
      #expect(abs(try width("T.1") - (width("T.") + width(".1"))) < 1e-4)
    }
    let measurer = TextMeasurer(typesetter: Self.short)
    let setting = try measurer.setting(attributes, ParagraphStyle())
    let expected = try Self.long.prepare(StyledText(text, attributes: attributes), style: ParagraphStyle())
    #expect(try measurer.idealSize(of: text, in: setting).size == expected.size(width: nil, height: nil))
  }

  /// Languages of several scripts and directions, with words that are joined as interfaces join them.
  private static let vocabularies: [(language: String, words: [String])] = {
    let groups = Dictionary(grouping: Corpus.labels, by: \.language)
    return groups.sorted { $0.key < $1.key }.map { language, labels in
      (language, labels.flatMap { $0.text.split(separator: " ").map(String.init) })
    }
  }()

  @Test(arguments: [0, 1.5])
  func measuresTextsOfKnownWordsAsPreparedTextsDo(tracking: Double) throws {
    var generator = SeededRandom(seed: 21)
    let measurer = TextMeasurer(typesetter: Self.short)
    let others = [
      "12", "V.", "T", "(a)", "—", "Wi-Fi", "iPhone", "صفحة", "漢字", "e\u{301}", "\u{301}x", "x\u{3000}",
    ]
    for (language, words) in Self.vocabularies {
      var style = ParagraphStyle()
      style.language = language
      style.isRightToLeft = ["ar", "he", "fa", "ur"].contains(language)
      var attributes = TextAttributes(font: FontRequest(size: 17))
      attributes.language = language
      attributes.tracking = tracking
      let setting = try measurer.setting(attributes, style)
      for _ in 0..<Soak.rounds(120, long: 12_500) {
        let text = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
          (Int.random(in: 0..<12, using: &generator) == 0 ? others : words).randomElement(using: &generator)
            ?? ""
        }.joined(separator: Int.random(in: 0..<20, using: &generator) == 0 ? "  " : " ")
        let ideal = try measurer.idealSize(of: text, in: setting)
        let expected = try Self.long.prepareAnew(StyledText(text, attributes: attributes), style: style)
        #expect(
          ideal.size == expected.size(width: nil, height: nil), "\(language): \(text.debugDescription)")
        let own = try measurer.prepare(text, in: setting)
        #expect(own.missingGlyphs == expected.missingGlyphs)
        #expect(own.largestFont === expected.largestFont)
        let (glyphs, expectedGlyphs) = (
          Self.glyphs(own.layout(width: 90, height: nil)),
          Self.glyphs(expected.layout(width: 90, height: nil))
        )
        let isLike =
          glyphs.count == expectedGlyphs.count && zip(glyphs, expectedGlyphs).allSatisfy { $0.isLike($1) }
        #expect(isLike, "\(language): \(text.debugDescription)")
        if let faces = ideal.prepared == nil ? ideal.fallbacks : nil {
          let keys = Set(Self.glyphs(expected.layout(width: nil, height: nil)).map(\.font))
          #expect(faces.allSatisfy { keys.contains($0.key) }, "\(language): \(text.debugDescription)")
        }
      }
    }
  }

  @Test(arguments: ["en", "de", "fi", "he", "ar", "hi", "ko", "ja", "zh-Hans", "th"])
  func linesMayEndBetweenWordsWhereTheFullRulesSaySo(language: String) {
    // Every character except letters, digits, punctuation and spaces.
    var (plainCount, otherCount) = (0, 0)
    for unit in UInt16(1)...0xFFFD where unit & 0xF800 != 0xD800 {
      for text in [
        [0x61, unit, 0x61], [0x61, unit, 0x20, 0x62], [0x31, unit, 0x20, 0x5D0], [0x20, 0x61, unit],
        [0x61, 0x20, 0x20, unit, 0x61, 0x2E],
      ] as [[UInt16]] {
        guard let own = TextAnalysis.breaksBetweenWords(text) else {
          otherCount += 1
          continue
        }
        plainCount += 1
        let expected = TextAnalysis.lineBreaksByICU(text, language: language)
        if own != expected { Issue.record("\(String(unit, radix: 16)) in \(text): \(own), not \(expected)") }
        if own != expected { return }
      }
    }
    #expect(plainCount > 10_000 && otherCount > 10_000)
  }

  @Test func wordsOfCorporaBreakAndDivideAsTheFullRulesSay() {
    var generator = SeededRandom(seed: 33)
    var plainCount = 0
    for _ in 0..<Soak.rounds(6000, long: 1_000_000) {
      let text = Array(Self.text(using: &generator).utf16)
      #expect(TextAnalysis.clusterStarts(text) == TextAnalysis.clusterStartsByICU(text))
      guard let own = TextAnalysis.breaksBetweenWords(text) else { continue }
      plainCount += 1
      #expect(own == TextAnalysis.lineBreaksByICU(text, language: "en"))
    }
    #expect(plainCount > 500)
  }

  @Test func forgetsWordsBeyondItsCapacity() throws {
    let small = Typesetter(fonts: Specimen.fonts, capacity: 2, wordCapacity: 3, contextCapacity: 2)
    var generator = SeededRandom(seed: 11)
    for _ in 0..<200 {
      let styled = StyledText(
        Self.text(using: &generator), attributes: TextAttributes(font: FontRequest(size: 17)))
      let style = ParagraphStyle()
      let size = try small.prepare(styled, style: style).size(width: 100, height: nil)
      #expect(try Self.long.prepare(styled, style: style).size(width: 100, height: nil) == size)
    }
  }
}
