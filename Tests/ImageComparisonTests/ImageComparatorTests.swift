import ImageComparison
import Imaging
import TestSupport
import Testing

private typealias Pixel = StraightBitmap.Pixel

/// A picture in which no two rows and no two columns are equal.
func patterned(width: Int, height: Int, seed: UInt64 = 1) -> StraightBitmap {
  var random = SeededRandom(seed: seed)
  var image = StraightBitmap(width: width, height: height)
  for index in image.pixels.indices {
    let level = UInt8.random(in: 0...255, using: &random)
    image.pixels[index] = StraightBitmap.Pixel(red: level, green: 255 - level, blue: 7)
  }
  return image
}

struct ImageComparatorTests {
  private let white = Pixel(red: 255, green: 255, blue: 255)
  private let black = Pixel(red: 0, green: 0, blue: 0)

  private func canvas(_ width: Int = 60, _ height: Int = 40) -> StraightBitmap {
    StraightBitmap(width: width, height: height, filledWith: white)
  }

  private func filled(
    _ image: StraightBitmap, _ rect: PixelRect, _ color: StraightBitmap.Pixel
  ) -> StraightBitmap {
    var image = image
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX { image[x, y] = color }
    }
    return image
  }

  @Test func `equal pictures are identical`() {
    let difference = ImageComparator().compare(canvas(), canvas())
    #expect(difference.verdict == .identical)
    #expect(difference.differingPixels == 0 && difference.bounds == nil && difference.map == nil)
  }

  @Test func `a single changed level is different by default`() {
    var changed = canvas()
    changed[3, 4] = Pixel(red: 254, green: 255, blue: 255)
    let difference = ImageComparator().compare(canvas(), changed)
    #expect(difference.verdict == .different)
    #expect(difference.differingPixels == 1)
    #expect(difference.bounds == PixelRect(x: 3, y: 4, width: 1, height: 1))
    #expect(difference.largestChannelDifference == 1)
  }

  @Test func `a change of alpha alone is different under every metric`() {
    let changed = filled(
      canvas(), PixelRect(x: 5, y: 5, width: 9, height: 9), Pixel(red: 255, green: 255, blue: 255, alpha: 60))
    let metrics: [ColorMetric] = [
      .exact, .channel(3), .yiq(0.1), .oklab(0.1), .deltaE76(2), .deltaE94(2), .deltaE2000(2),
    ]
    for metric in metrics {
      #expect(ImageComparator(metric: metric).compare(canvas(), changed).verdict == .different)
    }
  }

  @Test func `a budget that is kept says how much of it was used`() {
    let changed = filled(canvas(), PixelRect(x: 0, y: 0, width: 3, height: 1), black)
    let comparator = ImageComparator(budget: Budget(pixels: 12, ratio: 0.5))
    let difference = comparator.compare(canvas(), changed)
    #expect(difference.verdict == .withinTolerance)
    #expect(difference.budget.map(\.name) == ["max-diff-pixels", "max-diff-ratio"])
    #expect(difference.budget[0].share == 0.25)
    #expect(difference.budget[1].used == 3.0 / 2400)
  }

  @Test func `a budget is exceeded by one pixel`() {
    let changed = filled(canvas(), PixelRect(x: 0, y: 0, width: 13, height: 1), black)
    #expect(ImageComparator(budget: Budget(pixels: 12)).compare(canvas(), changed).verdict == .different)
    #expect(
      ImageComparator(budget: Budget(pixels: 13)).compare(canvas(), changed).verdict == .withinTolerance)
  }

  @Test func `a window refuses dense changes that the whole picture would let pass`() {
    let dense = filled(canvas(), PixelRect(x: 10, y: 10, width: 4, height: 4), black)
    var sparse = canvas()
    for index in 0..<16 { sparse[(index % 4) * 15, (index / 4) * 10] = black }
    let budget = Budget(pixels: 20, window: .init(side: 8, pixels: 5))
    #expect(ImageComparator(budget: budget).compare(canvas(), dense).verdict == .different)
    #expect(ImageComparator(budget: budget).compare(canvas(), sparse).verdict == .withinTolerance)
  }

  @Test func `a channel limit counts what exceeds it`() {
    let near = filled(
      canvas(), PixelRect(x: 0, y: 0, width: 2, height: 2), Pixel(red: 250, green: 255, blue: 255))
    let result = ImageComparator(metric: .channel(5)).compare(canvas(), near)
    #expect(result.verdict == .withinTolerance && result.pixelsWithinThreshold == 4)
    #expect(ImageComparator(metric: .channel(4)).compare(canvas(), near).verdict == .different)
  }

  @Test func `pictures of unequal size have the verdict size and count what only one has`() {
    let difference = ImageComparator().compare(canvas(60, 40), canvas(50, 44))
    #expect(difference.verdict == .size)
    #expect(difference.totalPixels == 60 * 44)
    #expect(difference.differingPixels == 60 * 44 - 50 * 40)
    #expect(difference.bounds == PixelRect(x: 0, y: 0, width: 60, height: 44))
  }

  @Test func `ignored pixels are exactly the union of the rectangles`() {
    var random = SeededRandom(seed: 99)
    for _ in 0..<50 {
      let rects = (0..<3).map { _ in
        PixelRect(
          x: Int.random(in: -5...30, using: &random), y: Int.random(in: -5...20, using: &random),
          width: Int.random(in: 1...12, using: &random), height: Int.random(in: 1...12, using: &random))
      }
      let (width, height) = (32, 24)
      let comparator = ImageComparator(ignored: IgnoredPixels(rectangles: rects))
      let difference = comparator.compare(
        StraightBitmap(width: width, height: height, filledWith: white),
        StraightBitmap(width: width, height: height, filledWith: black))
      for y in 0..<height {
        for x in 0..<width {
          let isInside = rects.contains { x >= $0.x && x < $0.maxX && y >= $0.y && y < $0.maxY }
          #expect(difference.map?[x, y] == (isInside ? .ignored : .darker))
        }
      }
    }
  }

  @Test func `a mask leaves out its bright pixels`() {
    let mask = filled(
      StraightBitmap(width: 60, height: 40, filledWith: black), PixelRect(x: 0, y: 0, width: 10, height: 10),
      white)
    let changed = filled(canvas(), PixelRect(x: 2, y: 2, width: 8, height: 8), black)
    let difference = ImageComparator(ignored: IgnoredPixels(mask: mask)).compare(canvas(), changed)
    #expect(difference.verdict == .withinTolerance && difference.ignoredPixels == 64)
  }

  @Test func `darker and brighter changes are told apart`() {
    let grey = StraightBitmap(width: 3, height: 1, filledWith: Pixel(red: 128, green: 128, blue: 128))
    var changed = grey
    changed[0, 0] = black
    changed[2, 0] = white
    for metric in [ColorMetric.exact, .yiq(0.1), .oklab(0.1), .deltaE2000(2)] {
      let map = ImageComparator(metric: metric).compare(grey, changed).map
      #expect((0..<3).map { map?[$0, 0] } == [.darker, .same, .brighter])
    }
  }

  @Test(arguments: [1, 5, 31])
  func `the densest window is the one found by looking at every window`(_ side: Int) throws {
    var random = SeededRandom(seed: 5)
    let first = StraightBitmap(width: 23, height: 17, filledWith: white)
    var second = first
    for index in second.pixels.indices where Int.random(in: 0..<3, using: &random) == 0 {
      second.pixels[index] = black
    }
    let map = try #require(ImageComparator().compare(first, second).map)
    var largest = 0
    let (width, height) = (min(side, 23), min(side, 17))
    for top in 0...17 - height {
      for left in 0...23 - width {
        var count = 0
        for y in top..<top + height { for x in left..<left + width where map[x, y].counts { count += 1 } }
        largest = max(largest, count)
      }
    }
    #expect(map.largestWindowCount(side: side) == largest)
  }
}
