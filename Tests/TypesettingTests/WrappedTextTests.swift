import Fonts
import Foundation
import TestSupport
import Testing
import Typesetting

/// How iOS sets texts of several lines, according to its pictures.
@Suite struct WrappedTextTests {
  private func lines(
    _ text: String, width: CGFloat, rules: ParagraphStyle.Rules = .iOS26, size: Double = 17,
    weight: Double = 0
  ) throws -> [String] {
    let prepared = try Specimen.prepare(
      text, change: { $0.rules = rules },
      attributes: {
        $0.font = FontRequest(size: size)
        $0.font.weight = weight
      })
    return prepared.layout(width: width, height: nil).lines.map(\.string)
  }

  @Test func aLoneWordIsJoinedByTheOneBeforeIt() throws {
    let text = "Welcome to Home Assistant"
    #expect(try lines(text, width: 358, size: 33, weight: 0.4) == ["Welcome to", "Home Assistant"])
    #expect(
      try lines(text, width: 358, rules: .iOS18, size: 33, weight: 0.4) == ["Welcome to Home", "Assistant"])
  }

  @Test func threeLinesMayEndInALoneWord() throws {
    #expect(
      try lines("Use this device's location for automations", width: 300, size: 33, weight: 0.4)
        == ["Use this device's", "location for", "automations"])
  }

  /// Two words have nothing to bring down; a second line that has no room for another word, a line break and
  /// languages without spaces stay as they are.
  @Test func theRestStaysAsItIs() throws {
    #expect(try lines("Extraordinarily well", width: 130) == ["Extraordinarily", "well"])
    #expect(
      try lines("a reasonably extraordinarily", width: 115) == ["a reasonably", "extraordinarily"])
    #expect(try lines("one two\nthree", width: 200) == ["one two", "three"])
    #expect(try lines("これは長い文章です", width: 140).count == 2)
    #expect(try lines("これは長い文章です", width: 140) == lines("これは長い文章です", width: 140, rules: .iOS18))
  }

  /// No rule changes how many lines there are, loses a letter, or makes a line wider than its room.
  @Test func randomTextsKeepTheirLinesAndLetters() throws {
    var seeded = SeededRandom(seed: 3)
    func next(_ bound: Int) -> Int { seeded.below(bound) }
    let words = [
      "a", "to", "home", "assistant", "welcome", "extraordinarily", "re-entry", "x\u{a0}y", "好", "\n", "שלום",
    ]
    for _ in 0..<3000 {
      let text = (0...next(7)).map { _ in words[next(words.count)] }.joined(
        separator: next(9) == 0 ? "  " : " ")
      let width = CGFloat(20 + next(300))
      let new = try lines(text, width: width)
      let old = try lines(text, width: width, rules: .iOS18)
      #expect(new.count == old.count, "\(text.debugDescription) at \(width)")
      let letters = { (lines: [String]) in lines.joined().filter { !$0.isWhitespace } }
      #expect(letters(new) == letters(old), "\(text.debugDescription) at \(width)")
      let size = try Specimen.prepare(text).size(width: width, height: nil)
      let widestWord =
        try words.map { try Specimen.prepare($0).size(width: nil, height: nil).width }.max() ?? 0
      #expect(size.width <= max(width, widestWord + 1))
    }
  }

  @Test func theSpaceThatEndsTheWidestLineCounts() throws {
    let text = "wide enough line and"
    let first = try Specimen.prepare("wide enough line", pixel: 0.001).size(width: nil, height: nil).width
    let space =
      try Specimen.prepare("a b", pixel: 0.001).size(width: nil, height: nil).width
      - Specimen.prepare("ab", pixel: 0.001).size(width: nil, height: nil).width
    let prepared = try Specimen.prepare(text + " more", pixel: 0.001, change: { $0.rules = .iOS18 })
    #expect(abs(prepared.size(width: first + 20, height: nil).width - first - space) < 0.2)
    // There is never more than was offered.
    #expect(abs(prepared.size(width: first + 1, height: nil).width - first - 1) < 0.01)
    // A line break is not a space.
    let broken = try Specimen.prepare("wide enough line \nand", pixel: 0.001)
    #expect(abs(broken.size(width: 400, height: nil).width - first) < 0.01)
  }

  /// Lines of small type are whole points apart in iOS 26: 13 at 11 points, 14 at 12.
  @Test(arguments: [(11.0, 13.0), (12, 14), (33, 39)])
  func baselinesLieWholePointsApart(_ font: (size: Double, pitch: Double)) throws {
    let text = try Specimen.prepare(
      "one\ntwo\nthree\nfour\nfive\nsix", attributes: { $0.font = FontRequest(size: font.size) })
    let lines = text.layout(width: nil, height: nil).lines
    for (upper, lower) in zip(lines, lines.dropFirst()) {
      #expect(abs(lower.baseline - upper.baseline - font.pitch) < 1e-9)
    }
  }
}
