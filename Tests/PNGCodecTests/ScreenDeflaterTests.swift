import Imaging
import PNGCodec
import Testing

/// The fast effort's own packing, read back by libpng and zlib, which decode 16-bit samples.
struct ScreenDeflaterTests {
  /// A repeatable sequence of pseudo-random numbers (xorshift, Marsaglia 2003).
  private struct Sequence: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  /// Flat areas, runs, repeated stamps and noise, with more than 256 colours.
  private func screen(
    _ width: Int, _ height: Int, isOpaque: Bool, noise: Int, seed: UInt64
  ) -> StraightBitmap {
    var random = Sequence(state: seed)
    var image = StraightBitmap(
      width: width, height: height, filledWith: .init(red: 240, green: 241, blue: 242))
    func color() -> StraightBitmap.Pixel {
      StraightBitmap.Pixel(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random),
        alpha: isOpaque ? 255 : .random(in: 0...255, using: &random))
    }
    let stamp = (0..<48).map { _ in color() }
    for _ in 0..<max(1, width * height / 300) {
      let (left, top) = (
        Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)
      )
      let fill = color()
      let isStamp = Bool.random(using: &random)
      for y in top..<min(height, top + 6) {
        for x in left..<min(width, left + 8) {
          image[x, y] = isStamp ? stamp[(y - top) * 8 + x - left] : fill
        }
      }
    }
    for index in image.pixels.indices where Int.random(in: 0..<1000, using: &random) < noise {
      image.pixels[index] = color()
    }
    return image
  }

  private func check(_ image: StraightBitmap) throws {
    let bytes = try PNGEncoder.encode(image, options: PNGEncoder.Options(effort: .fast))
    #expect(try PNGDecoder.decode(bytes).bitmap == image)
    let samples = try bytes.withUnsafeBytes { try PNGDecoder.decodeDeep($0).samples }
    let expected = image.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha].map { UInt16($0) * 257 } }
    #expect(samples == expected)
  }

  @Test(arguments: [0, 3, 300, 1000], [true, false])
  func `screens of many kinds are read back by zlib`(_ noise: Int, _ isOpaque: Bool) throws {
    for (seed, size) in [(40, 40), (97, 61), (311, 200), (17, 640), (640, 17)].enumerated() {
      try check(screen(size.0, size.1, isOpaque: isOpaque, noise: noise, seed: UInt64(seed + 1)))
    }
  }

  @Test func `long repetitions are divided so that no part is too short`() throws {
    // One row of noise, then equal rows: repetitions of the row above of every length.
    for width in 260...352 {
      var image = screen(width, 1, isOpaque: true, noise: 1000, seed: UInt64(width))
      image = StraightBitmap(width: width, height: 3, pixels: image.pixels + image.pixels + image.pixels)
      try check(image)
    }
  }

  @Test func `a large screen is packed in several bands`() throws {
    try check(screen(1170, 1300, isOpaque: true, noise: 2, seed: 5))
  }

  @Test(arguments: [10_922, 10_923, 8192, 8191])
  func `rows up to and beyond the window of deflate are packed`(_ width: Int) throws {
    try check(screen(width, 3, isOpaque: width > 9000, noise: 20, seed: 11))
  }
}
