import Fonts
import Foundation
import Imaging
import TestSupport
import Testing

/// The pictures of colour glyphs, which are read from the font's tables without FreeType.
@Suite struct ColorBitmapsTests {
  private static let path = Repository.fonts.appendingPathComponent("Emoji/NotoColorEmoji-Subset.ttf")

  /// The bytes of a font's tables, found by its directory.
  private static func tables() throws -> [String: Data] {
    let font = try Data(contentsOf: path)
    func uint32(_ offset: Int) -> Int { font[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let count = Int(font[4]) << 8 | Int(font[5])
    return Dictionary(
      uniqueKeysWithValues: (0..<count).map { index in
        let record = 12 + 16 * index
        let tag = String(decoding: font[record..<record + 4], as: UTF8.self)
        let start = uint32(record + 8)
        return (tag, Data(font[start..<start + uint32(record + 12)]))
      })
  }

  @Test func picturesHaveThePlacesThatTheTablesTell() throws {
    let tables = try Self.tables()
    let bitmaps = try #require(ColorBitmaps { tables[$0] })
    var count = 0
    for glyph in UInt32(0)..<2759 {
      guard let picture = bitmaps.picture(of: glyph) else { continue }
      count += 1
      // The strike has 109 pixels per em; every picture of this font is 136 x 128 and is placed 101 pixels
      // above the baseline.
      #expect(picture.bitmap.width == 136 && picture.bitmap.height == 128)
      #expect(abs(picture.width - 136.0 / 109) < 1e-12 && abs(picture.y + 101.0 / 109) < 1e-12)
    }
    #expect(count == 2717)
  }

  @Test func aFontOfOutlinesHasNoPictures() {
    let bitmaps = ColorBitmaps { _ in nil }
    #expect(bitmaps == nil)
  }

  /// Truncated or changed tables give a picture or none, and never more than that.
  @Test func damagedTablesAreWithstood() throws {
    let tables = try Self.tables()
    let locations = try #require(tables["CBLC"])
    // The first pictures are enough, and quicker to copy.
    let pictures = try #require(tables["CBDT"]).prefix(200_000)
    var seeded = SeededRandom(seed: 7)
    func next(_ bound: Int) -> Int { seeded.below(bound) }
    var found = 0
    for round in 0..<3000 {
      var changed = locations
      for _ in 0...next(4) { changed[next(round.isMultiple(of: 2) ? 120 : changed.count)] = UInt8(next(256)) }
      if round.isMultiple(of: 5) { changed = changed.prefix(next(changed.count)) }
      let bitmaps = ColorBitmaps { ["CBLC": changed, "CBDT": Data(pictures)][$0] }
      for _ in 0..<3 where bitmaps?.picture(of: UInt32(next(100))) != nil { found += 1 }
    }
    #expect(found > 0)
  }
}
