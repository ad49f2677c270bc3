import Fonts
import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct MeasuringTests {
  private let fox = "The quick brown fox jumps over the lazy dog"

  /// Widths of San Francisco's labels as measured on devices; the replacement font is within half a point.
  @Test(arguments: [("Hello World", 88.5), ("Headline", 67.5), ("Hello, world!", 96)])
  func widthsComeCloseToApples(_ label: (text: String, width: Double)) throws {
    let width = try Specimen.prepare(label.text).size(width: nil, height: nil).width
    #expect(abs(Double(width) - label.width) < 1)
  }

  @Test func aLineIsAscentAndDescentRoundedUpToAPixel() throws {
    let line = try Specimen.prepare("Hello")
    #expect(abs(line.size(width: nil, height: nil).height - 61.0 / 3) < 1e-9)
    #expect(try Specimen.prepare("Hello", pixel: 0.5).size(width: nil, height: nil).height == 20.5)
  }

  @Test func laterLinesAddThePitchAndNoLeadingAfterTheLast() throws {
    let lines = try Specimen.prepare("one\ntwo").size(width: nil, height: nil)
    #expect(abs(lines.height - 127.0 / 3) < 1e-9)
  }

  @Test func nothingIsAsHighAsALine() throws {
    let size = try Specimen.prepare("").size(width: nil, height: nil)
    #expect(size.width == 0)
    #expect(abs(size.height - 61.0 / 3) < 1e-9)
  }

  @Test func aLowBoxShowsFewerLinesAndAtLeastOne() throws {
    let text = try Specimen.prepare(fox)
    #expect(text.layout(width: 100, height: 45).lines.count == 2)
    #expect(text.layout(width: 100, height: 30).lines.count == 1)
    #expect(text.layout(width: 100, height: 0).lines.count == 1)
    #expect(text.layout(width: 100, height: 30).isTruncated)
  }

  @Test func truncationPutsAnEllipsisWhereItIsAskedFor() throws {
    func line(_ mode: ParagraphStyle.Truncation) throws -> String {
      let text = try Specimen.prepare(
        fox,
        change: { style in
          style.lineLimit = 1
          style.truncation = mode
        })
      let layout = text.layout(width: 120, height: nil)
      #expect(layout.lines[0].frame.width <= 120.001)
      return layout.lines[0].string
    }
    let tail = try line(.tail)
    #expect(tail.hasPrefix("The quick") && tail.hasSuffix("\u{2026}"))
    let head = try line(.head)
    #expect(head.hasPrefix("\u{2026}") && head.hasSuffix("lazy dog"))
    let middle = try line(.middle)
    #expect(middle.hasPrefix("The") && middle.hasSuffix("dog") && middle.contains("\u{2026}"))
  }

  @Test func textShrinksNoFurtherThanItMust() throws {
    let text = try Specimen.prepare(
      "Hello World",
      change: { style in
        style.lineLimit = 1
        style.minimumScaleFactor = 0.5
      })
    // Tracking changes in steps, and none is near the scale that this width needs.
    let layout = text.layout(width: 70, height: nil)
    #expect(!layout.isTruncated)
    // A hundredth more would not have fitted.
    let larger = try Specimen.prepare(
      "Hello World", attributes: { $0.font = $0.font.scaled(by: layout.scale + 0.01) })
    #expect(larger.size(width: nil, height: nil).width > 70)
    #expect(layout.size.width <= 70)
    #expect(text.layout(width: 30, height: nil).isTruncated)
  }

  /// A label in a tab bar's picture of iOS 26: 17 points are too low for its line, and it is drawn at 0.93 of its size.
  @Test func textThatIsTooHighShrinks() throws {
    let text = try Specimen.prepare(
      "Station",
      change: { style in
        style.lineLimit = 1
        style.minimumScaleFactor = 0.1
      })
    let natural = text.layout(width: nil, height: nil)
    #expect(natural.scale == 1)
    // The extra width from rounding up to pixels is not requested.
    #expect(text.layout(width: 300, height: natural.size.height).scale == 1)
    let low = text.layout(width: 300, height: natural.size.height * 0.5)
    #expect(abs(low.scale - 0.5) < 0.03 && !low.isTruncated)
    #expect(low.size.height <= natural.size.height * 0.5 + 0.34)
    let plain = try Specimen.prepare("Station", change: { $0.lineLimit = 1 })
    #expect(plain.layout(width: 300, height: 4).scale == 1)
  }

  @Test func roomIsKeptForReservedLines() throws {
    let text = try Specimen.prepare("Hi", change: { $0.reservedLines = 3 })
    #expect(abs(text.size(width: nil, height: nil).height - 193.0 / 3) < 1e-9)
  }

  @Test func theIdealWidthIsTheNarrowestThatGivesOneLine() throws {
    for string in [fox, "日本語のテキスト", "مرحبا بالعالم", "สวัสดีชาวโลก"] {
      let text = try Specimen.prepare(string)
      let ideal = text.size(width: nil, height: nil).width
      #expect(text.layout(width: ideal, height: nil).lines.count == 1)
      #expect(text.layout(width: ideal - 0.5, height: nil).lines.count > 1)
    }
  }

  @Test func widerNeverMeansMoreLinesAndNothingIsLost() throws {
    var seeded = SeededRandom(seed: 42)
    func random(_ limit: Int) -> Int { seeded.below(limit) }
    let pieces = ["word", "a", "longer-word", "日本", "السلام", "👨‍👩‍👧‍👦", "ไทย", "e\u{301}", "\n", "\u{A0}", "--"]
    for _ in 0..<150 {
      let string = (0..<(1 + random(12))).map { _ in pieces[random(pieces.count)] }.joined(separator: " ")
      let text = try Specimen.prepare(string)
      var previous = Int.max
      for width in stride(from: 0, through: 400, by: 40) {
        let layout = text.layout(width: CGFloat(width), height: nil)
        #expect(layout.lines.count <= previous)
        previous = layout.lines.count
        func visible(_ text: String) -> String { text.filter { !$0.isWhitespace } }
        #expect(visible(layout.lines.map(\.string).joined()) == visible(string))
        for line in layout.lines where line.string.count > 1 {
          #expect(line.frame.width <= CGFloat(width) + 0.5)
        }
      }
    }
  }

  @Test func hugeTextsAreNoTrouble() throws {
    let long = String(repeating: "lorem ipsum ", count: 20_000)
    #expect(try Specimen.prepare(long).layout(width: 300, height: 100).lines.count == 4)
    let stacked = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(try Specimen.prepare(stacked).layout(width: 10, height: nil).lines.count == 1)
  }
}

/// Small capitals if a font has none of its own.
@Suite struct SmallCapitalsTests {
  private func pieces(_ string: String, _ capitals: FontRequest.SmallCapitals) throws -> [SmallCapitals
    .Piece]?
  {
    var request = FontRequest(size: 17)
    request.smallCapitals = capitals
    return SmallCapitals.pieces(of: string, font: try Specimen.typesetter.font(request))
  }

  @Test func areCapitalsDrawnSmaller() throws {
    typealias Piece = SmallCapitals.Piece
    #expect(
      try pieces("Groß 12", .lowercase) == [
        Piece(string: "G", scale: 1), Piece(string: "ROSS ", scale: 0.8), Piece(string: "12", scale: 1),
      ])
    #expect(
      try pieces("iPad", .uppercase) == [
        Piece(string: "i", scale: 1), Piece(string: "P", scale: 0.8), Piece(string: "ad", scale: 1),
      ])
    #expect(try pieces("ABC", []) == nil)
  }

  @Test func standInLineBoxesOfTheFullSize() throws {
    var small = FontRequest(size: 17)
    small.glyphScale = 0.8
    let (own, full) = try (Specimen.typesetter.font(small), Specimen.typesetter.font(FontRequest(size: 17)))
    #expect(own.ascent == full.ascent && own.linePitch == full.linePitch)
    #expect(abs(own.instance.size - 0.8 * full.instance.size) < 1e-9)
  }
}

/// Unused entries are removed.
@Suite struct LifetimeTests {
  @Test func aTypesetterAndItsFontsAreLetGo() throws {
    weak var fonts: FontLibrary?
    weak var typesetter: Typesetter?
    try {
      let library = try TestFonts.library()
      let own = Typesetter(fonts: library)
      let prepared = try own.prepare(TestFonts.body("Save changes (2) حفظ"), style: ParagraphStyle())
      _ = prepared.layout(width: 40, height: nil)
      fonts = library
      typesetter = own
      #expect(fonts != nil && typesetter != nil)
    }()
    #expect(fonts == nil)
    #expect(typesetter == nil)
  }
}
