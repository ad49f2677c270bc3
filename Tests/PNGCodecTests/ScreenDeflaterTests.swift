import Imaging
import PNGCodec
import TestSupport
import Testing

/// Our own packing of screens, read back by libpng and zlib, which decode 16-bit samples.
struct ScreenDeflaterTests {
  /// Flat areas, runs, repeated stamps and noise, with more than 256 colours.
  private func screen(
    _ width: Int, _ height: Int, isOpaque: Bool, noise: Int, seed: UInt64
  ) -> StraightBitmap {
    var random = SeededRandom(seed: seed)
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
    let expected = image.pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha].map { UInt16($0) * 257 } }
    for effort in [PNGEncoder.Effort.fast, .default] {
      let bytes = try PNGEncoder.encode(image, options: PNGEncoder.Options(effort: effort))
      #expect(try PNGDecoder.decode(bytes).bitmap == image)
      let samples = try bytes.withUnsafeBytes { try PNGDecoder.decodeDeep($0).samples }
      #expect(samples == expected)
    }
  }

  /// A photograph's noise or a gradient next to even cards with edges, and transparent or black rows between
  /// them.
  private func gallery(_ width: Int, _ height: Int, isOpaque: Bool, seed: UInt64) -> StraightBitmap {
    var random = SeededRandom(seed: seed)
    let ground = StraightBitmap.Pixel(red: 0, green: 0, blue: 0, alpha: isOpaque ? 255 : 0)
    var image = StraightBitmap(width: width, height: height, filledWith: ground)
    var top = 0
    while top < height {
      let kind = Int.random(in: 0..<4, using: &random)
      let bottom = min(height, top + Int.random(in: 1...60, using: &random))
      let left = Int.random(in: 0...width / 3, using: &random)
      let right = Int.random(in: width / 2..<width, using: &random)
      let level = UInt8.random(in: 1...200, using: &random)
      for y in top..<bottom {
        for x in kind == 0 ? 0..<0 : left..<right {
          let step = UInt8(truncatingIfNeeded: kind == 1 ? x / 3 + y / 2 : 0)
          let noise: UInt8 = kind == 2 ? .random(in: 0...12, using: &random) : 0
          let edge: UInt8 =
            kind == 3 && (x < left + 5 || x > right - 4) ? UInt8(truncatingIfNeeded: 9 * x) : 0
          image[x, y] = StraightBitmap.Pixel(
            red: level &+ step &+ noise &+ edge, green: level &- step &+ noise,
            blue: UInt8(truncatingIfNeeded: x) &+ noise,
            alpha: isOpaque ? 255 : 255 - edge)
        }
      }
      top = bottom
    }
    return image
  }

  @Test(arguments: [true, false])
  func `photographs, gradients, cards and empty rows are read back by zlib`(_ isOpaque: Bool) throws {
    for seed: UInt64 in 1...25 {
      var random = SeededRandom(seed: seed)
      let size = (Int.random(in: 1...400, using: &random), Int.random(in: 1...400, using: &random))
      try check(gallery(size.0 + 1, size.1, isOpaque: isOpaque, seed: seed))
    }
    // Of so many pixels that there are several bands, whose first rows are equal to the last above.
    try check(gallery(1170, 1300, isOpaque: isOpaque, seed: 3))
    try check(StraightBitmap(width: 1170, height: 1300, filledWith: .init(red: 9, green: 8, blue: 7)))
  }

  /// Every size of sample: 1, 2, 4 and 8 bits of palette and grey, and grey with alpha.
  @Test(arguments: [2, 4, 16, 256, 300], [0, 1, 2])
  func `palettes and greys are read back by zlib`(_ colorCount: Int, _ kind: Int) throws {
    var random = SeededRandom(seed: UInt64(colorCount + kind))
    for width in [1, 2, 3, 4, 5, 7, 31, 64, 131, 400] {
      var image = screen(width, 90, isOpaque: true, noise: [0, 40, 1000][width % 3], seed: UInt64(width))
      for index in image.pixels.indices {
        let pixel = image.pixels[index]
        let number = (Int(pixel.red) * 3 + Int(pixel.green)) % colorCount
        let level = UInt8(number * 255 / (colorCount - 1))
        image.pixels[index] =
          switch kind {
          case 0: StraightBitmap.Pixel(red: level, green: 40, blue: 255 - level)
          case 1: StraightBitmap.Pixel(red: level, green: level, blue: level)
          default: StraightBitmap.Pixel(red: level, green: level, blue: level, alpha: pixel.blue)
          }
      }
      // Even rows in the middle, and equal rows of noise.
      for y in 20..<40 { for x in 0..<width { image[x, y] = image[0, 20] } }
      for y in 50..<70 { for x in 0..<width { image[x, y] = image[x, 49] } }
      if Bool.random(using: &random) { for x in 0..<width { image[x, 30] = image[x, 49] } }
      try check(image)
    }
  }

  @Test(arguments: [0, 3, 300, 1000], [true, false])
  func `screens of many kinds are read back by zlib`(_ noise: Int, _ isOpaque: Bool) throws {
    for (seed, size) in [(40, 40), (97, 61), (311, 200), (17, 640), (640, 17)].enumerated() {
      try check(screen(size.0, size.1, isOpaque: isOpaque, noise: noise, seed: UInt64(seed + 1)))
    }
  }

  @Test func `long matches are divided so that no part is too short`() throws {
    // One row of noise, then equal rows: matches of the row above of every length.
    for width in 260...352 {
      var image = screen(width, 1, isOpaque: true, noise: 1000, seed: UInt64(width))
      image = StraightBitmap(width: width, height: 3, pixels: image.pixels + image.pixels + image.pixels)
      try check(image)
    }
  }

  /// One row of noise, so that the pixels are stored as they are, then equal rows: wholly even ones in black, which go on
  /// through the filter bytes, or in another colour, and ones with flat runs of many widths between edges.
  @Test(arguments: [0, 1, 2, 3], [true, false])
  func `empty areas of every size are read back by zlib`(_ kind: Int, _ isOpaque: Bool) throws {
    var random = SeededRandom(seed: UInt64(kind + 1))
    for width in 301...340 {
      let noise = screen(width, 1, isOpaque: isOpaque, noise: 1000, seed: UInt64(width))
      let black = StraightBitmap.Pixel(red: 0, green: 0, blue: 0, alpha: isOpaque ? 255 : 0)
      var row = [StraightBitmap.Pixel](repeating: black, count: width)
      if kind == 1 { row = row.map { _ in StraightBitmap.Pixel(red: 255, green: 255, blue: 255) } }
      if kind > 1 {
        var edge = 0
        while edge < width {
          row[edge] = StraightBitmap.Pixel(red: 200, green: UInt8(truncatingIfNeeded: edge), blue: 7)
          edge += Int.random(in: kind == 2 ? 80...200 : 1...100, using: &random)
        }
      }
      // Around the 33,024 bytes that one token can represent, and around twice as many.
      let bytes = Int.random(in: 1...2, using: &random) * 33_024
      let height = bytes / (width * (isOpaque ? 3 : 4) + 1) + Int.random(in: 0...3, using: &random)
      let pixels = noise.pixels + Array(repeating: row, count: height).flatMap(\.self) + noise.pixels
      try check(StraightBitmap(width: width, height: height + 2, pixels: pixels))
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
