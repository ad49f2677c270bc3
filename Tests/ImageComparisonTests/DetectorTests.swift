import ImageComparison
import Imaging
import TestSupport
import Testing

private typealias Pixel = StraightBitmap.Pixel

/// The detectors of anti-aliasing, compared with their rules written out plainly.
struct DetectorTests {
  /// Pictures of few levels, in which neighbours are often equal.
  private static func picture(_ random: inout SeededRandom) -> StraightBitmap {
    let (width, height) = (random.among(1...9), random.among(1...7))
    var picture = StraightBitmap(width: width, height: height)
    let levels = random.one(of: [[0, 255], [0, 120, 255], [10, 11, 12, 200], [0, 60, 61, 128, 255]])
    for index in picture.pixels.indices {
      let level = UInt8(
        index > 0 && random.once(in: 2) ? Int(picture.pixels[index - 1].red) : random.one(of: levels))
      picture.pixels[index] = Pixel(red: level, green: level, blue: level)
    }
    return picture
  }

  private static func neighbours(_ picture: StraightBitmap, _ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
    // Rows before columns.
    (max(0, y - 1)...min(picture.height - 1, y + 1)).flatMap { row in
      (max(0, x - 1)...min(picture.width - 1, x + 1)).map { ($0, row) }
    }.filter { $0 != (x, y) }
  }

  /// Grey pixels are as bright as their level.
  private static func level(_ picture: StraightBitmap, _ x: Int, _ y: Int) -> Int { Int(picture[x, y].red) }

  /// The darkest and brightest neighbours, the first of equal ones; nil if either is missing, or if more than
  /// two equal the pixel.
  private static func extremes(
    _ picture: StraightBitmap, _ x: Int, _ y: Int, countsBorder: Bool
  ) -> [(x: Int, y: Int)]? {
    let center = level(picture, x, y)
    let around = neighbours(picture, x, y)
    let isBorder = x == 0 || y == 0 || x == picture.width - 1 || y == picture.height - 1
    let equal = around.count { level(picture, $0.x, $0.y) == center } + (countsBorder && isBorder ? 1 : 0)
    if equal > 2 { return nil }
    let levels = around.map { level(picture, $0.x, $0.y) }
    guard let lowest = levels.min(), let highest = levels.max(), lowest < center, highest > center else {
      return nil
    }
    return [lowest, highest].map { extreme in around[levels.firstIndex(of: extreme)!] }
  }

  /// Whether a pixel has more than two neighbours like it; being at the border counts as one in odiff.
  private static func isEven(
    _ picture: StraightBitmap, _ place: (x: Int, y: Int), tolerance: Int, countsBorder: Bool
  ) -> Bool {
    let center = level(picture, place.x, place.y)
    let equal = neighbours(picture, place.x, place.y).count {
      abs(level(picture, $0.x, $0.y) - center) <= tolerance
    }
    let isBorder =
      place.x == 0 || place.y == 0 || place.x == picture.width - 1 || place.y == picture.height - 1
    return equal + (countsBorder && isBorder ? 1 : 0) > 2
  }

  @Test func `odiff wants an even area at an extreme in each image`() {
    var excused = 0
    for seed in 1...4000 {
      var random = SeededRandom(seed: UInt64(seed))
      let first = Self.picture(&random)
      var second = first
      let changed = random.below(first.pixels.count)
      second.pixels[changed] = Pixel(red: 77, green: 77, blue: 77)
      func isSmoothing(_ image: StraightBitmap, _ other: StraightBitmap, _ x: Int, _ y: Int) -> Bool {
        guard let extremes = Self.extremes(image, x, y, countsBorder: true) else { return false }
        return [image, other].allSatisfy { picture in
          extremes.contains { Self.isEven(picture, $0, tolerance: 0, countsBorder: true) }
        }
      }
      let (x, y) = (changed % first.width, changed / first.width)
      let expected = isSmoothing(first, second, x, y) || isSmoothing(second, first, x, y)
      let found = first.withPixelGrid { a in
        second.withPixelGrid { b in OdiffAntiAliasing(a, b).excuses(x: x, y: y) }
      }
      #expect(found == expected, "seed \(seed)")
      excused += found ? 1 : 0
    }
    #expect(excused > 100 && excused < 3900)
  }

  @Test(arguments: [0, 1, 60])
  func `looks-same wants an even area in both images at one extreme`(tolerance: Int) {
    var excused = 0
    for seed in 1...4000 {
      var random = SeededRandom(seed: UInt64(seed))
      let first = Self.picture(&random)
      var second = first
      let changed = random.below(first.pixels.count)
      second.pixels[changed] = Pixel(red: 77, green: 77, blue: 77)
      func isSmoothing(_ image: StraightBitmap, _ other: StraightBitmap, _ x: Int, _ y: Int) -> Bool {
        guard let extremes = Self.extremes(image, x, y, countsBorder: false) else { return false }
        return extremes.contains { place in
          [image, other].allSatisfy { Self.isEven($0, place, tolerance: tolerance, countsBorder: false) }
        }
      }
      let (x, y) = (changed % first.width, changed / first.width)
      let expected = isSmoothing(first, second, x, y) || isSmoothing(second, first, x, y)
      let found = first.withPixelGrid { a in
        second.withPixelGrid { b in
          // Brightness is rounded; half a level more changes nothing between whole ones.
          LooksSameAntiAliasing(a, b, tolerance: Double(tolerance) + 0.5).excuses(x: x, y: y)
        }
      }
      #expect(found == expected, "seed \(seed)")
      excused += found ? 1 : 0
    }
    #expect(excused > 100 && excused < 3900)
  }

  /// White upon white is as bright at any opacity; the OKLab generation of pixelmatch then asks for that.
  @Test func `an edge of opacity alone is smoothing where opacity counts`() {
    var first = StraightBitmap(width: 5, height: 5)
    for y in 0..<5 {
      for x in 0..<5 {
        first[x, y] = Pixel(red: 255, green: 255, blue: 255, alpha: x < 2 ? 0 : x == 2 ? 128 : 255)
      }
    }
    var second = first
    second[2, 2].alpha = 255
    func excuses(_ brightness: PixelmatchAntiAliasing.Brightness) -> Bool {
      first.withPixelGrid { a in
        second.withPixelGrid { b in PixelmatchAntiAliasing(a, b, brightness: brightness).excuses(x: 2, y: 2) }
      }
    }
    #expect(excuses(.alphaAware) && !excuses(.differenceOnWhite) && !excuses(.onWhite))
  }

  /// Bright and opaque, both from one half on.
  @Test func `masks leave out what is bright and opaque`() {
    var mask = StraightBitmap(width: 6, height: 1)
    mask.pixels = [
      Pixel(red: 128, green: 128, blue: 128), Pixel(red: 127, green: 128, blue: 128),
      Pixel(red: 255, green: 255, blue: 255, alpha: 127), Pixel(red: 255, green: 255, blue: 255, alpha: 128),
      Pixel(red: 0, green: 0, blue: 0), Pixel(red: 0, green: 255, blue: 0),
    ]
    let flags = IgnoredPixels(mask: mask).flags(width: 6, height: 1)
    #expect(flags == [true, false, false, true, false, true])
    let both = IgnoredPixels(rectangles: [PixelRect(x: 4, y: -2, width: 9, height: 3)], mask: mask)
    #expect(
      both.flags(width: 7, height: 2) == [true, false, false, true, true, true, true]
        + [Bool](repeating: false, count: 7))
  }
}
