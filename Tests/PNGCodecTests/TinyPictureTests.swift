import Imaging
import PNGCodec
import TestSupport
import Testing

/// Pictures of few bytes, whose rows are shorter than deflate's shortest match.
@Suite struct TinyPictureTests {
  @Test(arguments: PNGEncoder.Effort.allCases)
  func comeBackAsTheyWere(effort: PNGEncoder.Effort) throws {
    var seeded = SeededRandom(seed: 7)
    func random(_ limit: Int) -> Int { seeded.below(limit) }
    for width in 1...18 {
      for height in 1...7 {
        for colors in 1...5 {
          let palette = (0..<colors).map { _ in
            StraightBitmap.Pixel(
              red: UInt8(random(256)), green: UInt8(random(256)), blue: UInt8(random(256)),
              alpha: random(4) == 0 ? UInt8(random(256)) : 255)
          }
          var bitmap = StraightBitmap(width: width, height: height)
          for y in 0..<height {
            // Rows repeat the one above as often as not.
            let repeats = y > 0 && random(2) == 0
            for x in 0..<width { bitmap[x, y] = repeats ? bitmap[x, y - 1] : palette[random(colors)] }
          }
          let bytes = try PNGEncoder.encode(bitmap, options: .init(effort: effort))
          let decoded = try PNGDecoder.decode(bytes)
          #expect(decoded.bitmap == bitmap, "\(width) x \(height), \(colors) colours")
        }
      }
    }
  }
}
