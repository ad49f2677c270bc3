import ImageComparison
import Imaging
import TestSupport
import Testing

private typealias Pixel = StraightBitmap.Pixel

/// The comparison, which skips equal rows and decides most pixels by sums of squares, against one that
/// computes every pixel in full.
struct PlainComparisonTests {
  /// Two pictures that are mostly equal.
  private static func pair(_ random: inout SeededRandom) -> (StraightBitmap, StraightBitmap) {
    let (width, height) = (random.among(1...48), random.among(1...12))
    func color() -> Pixel {
      let alpha: UInt8 = random.once(in: 3) ? UInt8(random.below(256)) : 255
      return Pixel(
        red: UInt8(random.below(256)), green: UInt8(random.below(256)), blue: UInt8(random.below(256)),
        alpha: alpha)
    }
    let ground = color()
    var first = StraightBitmap(width: width, height: height, filledWith: ground)
    if random.once(in: 2) { for index in first.pixels.indices { first.pixels[index] = color() } }
    var second = first
    for _ in 0..<random.below(8) {
      let index = random.below(first.pixels.count)
      if random.once(in: 2) {
        second.pixels[index] = color()
      } else {
        // Small differences, near the thresholds.
        let step = UInt8(truncatingIfNeeded: random.among(-12...12))
        second.pixels[index].red &+= step
        second.pixels[index].green &+= UInt8(random.below(6))
        if random.once(in: 3) { second.pixels[index].alpha &-= UInt8(random.below(9)) }
      }
    }
    return (first, second)
  }

  /// Whether two unequal pixels differ, over pixelmatch 7's checkerboard.
  private static func differ(_ a: Pixel, _ b: Pixel, at index: Int, _ metric: ColorMetric) -> Bool {
    let pairs = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)].map {
      (Int($0), Int($1))
    }
    switch metric {
    case .channel(let limit): return pairs.contains { abs($0 - $1) > limit }
    case .yiq(let threshold):
      let offset = Double(4 * index)
      let behind = [
        48, 48 + 159 * Double(Int(offset / 1.618033988749895) % 2),
        48 + 159 * Double(Int(offset / 2.618033988749895) % 2),
      ]
      let isOpaque = a.alpha == 255 && b.alpha == 255
      let (alphaA, alphaB) = (Double(a.alpha), Double(b.alpha))
      let c = (0..<3).map { channel -> Double in
        let (one, other) = (Double(pairs[channel].0), Double(pairs[channel].1))
        if isOpaque { return one - other }
        return (one * alphaA - other * alphaB - behind[channel] * (alphaA - alphaB)) / 255
      }
      let y = c[0] * 0.29889531 + c[1] * 0.58662247 + c[2] * 0.11448223
      let i = c[0] * 0.59597799 - c[1] * 0.27417610 - c[2] * 0.32180189
      let q = c[0] * 0.21147017 - c[1] * 0.52261711 + c[2] * 0.31114694
      return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 35215 * threshold * threshold
    default: return true
    }
  }

  @Test(arguments: 0..<Soak.parts)
  func `what is counted is what differs`(_ part: Int) {
    for seed in Soak.seeds(2000, long: 1_000_000, part: part) {
      var random = SeededRandom(seed: seed)
      let (first, second) = Self.pair(&random)
      let metric = random.one(of: [ColorMetric.exact, .channel(5), .yiq(0.02), .yiq(0.1)])
      let found = ImageComparator(metric: metric).compare(first, second)
      var (counted, within, largest) = (0, 0, 0)
      var bounds: PixelRect?
      for index in first.pixels.indices {
        let (a, b) = (first.pixels[index], second.pixels[index])
        guard a != b else { continue }
        let channels = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)]
        largest = max(largest, channels.map { abs(Int($0) - Int($1)) }.max() ?? 0)
        guard Self.differ(a, b, at: index, metric) else {
          within += 1
          continue
        }
        counted += 1
        let place = PixelRect(x: index % first.width, y: index / first.width, width: 1, height: 1)
        bounds = bounds?.union(place) ?? place
      }
      let isRight =
        found.differingPixels == counted && found.pixelsWithinThreshold == within
        && found.largestChannelDifference == largest && found.bounds == bounds
        && (found.verdict == .identical) == (first == second)
      if !isRight { Issue.record("seed \(seed), \(metric): \(found.differingPixels) of \(counted)") }
    }
  }
}
