import CKernelLevel
import CPixelKernels
import TestSupport
import Testing

/// Source-over on runs of pixels: every level of the processor against plain arithmetic, one channel at a time.
@Suite struct SpanKernelTests {
  /// The baseline, and this machine's additional instructions.
  private static let levels = [KernelBaseline, KernelAVX2].filter {
    $0.rawValue <= kernel_best_level().rawValue
  }

  // MARK: Plain arithmetic

  private static func channel(_ pixel: UInt32, _ index: Int) -> Int { Int(pixel >> UInt32(8 * index) & 255) }

  private static func pixel(_ channels: (Int) -> Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(channels($1)) << UInt32(8 * $1) }
  }

  private static func divided255(_ product: Int) -> Int { (product + 127) / 255 }

  /// A source of which a part covers, mixed in 1/256 and 1/65536 and rounded once.
  private static func mixed(_ source: UInt32, _ backdrop: UInt32, _ coverage: Int) -> UInt32 {
    let left = 65025 - channel(source, 3) * coverage
    let rest = left + left / 128
    return pixel { index in
      let product = channel(source, index) * coverage
      let added = product + product / 256 + 128
      return (channel(backdrop, index) * 256 * rest / 65536 + added) / 256
    }
  }

  private static func whole(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    pixel { channel(source, $0) + divided255(channel(backdrop, $0) * (255 - channel(source, 3))) }
  }

  private static func scaled(_ source: UInt32, _ coverage: Int) -> UInt32 {
    pixel { divided255(channel(source, $0) * coverage) }
  }

  // MARK: Random rows

  /// A premultiplied pixel, often clear or opaque.
  private static func pixel(_ random: inout RandomScenes) -> UInt32 {
    let alpha = [0, 255, random.number(0...255)][random.number(0...2)]
    let channels = (0..<4).map { $0 == 3 ? alpha : random.number(0...alpha) }
    return pixel { channels[$0] }
  }

  private static func coverage(_ random: inout RandomScenes) -> UInt8 {
    UInt8([0, 255, random.number(0...255)][random.number(0...2)])
  }

  /// Rows of many lengths, drawn by a level and by plain arithmetic; memory around a row must not change.
  private static func check(
    against expected: (_ backdrop: UInt32, _ source: UInt32, _ coverage: UInt8, _ first: (UInt32, UInt8)) ->
      UInt32,
    drawing draw: (KernelLevel, UnsafeMutablePointer<UInt32>, [UInt32], [UInt8], Int) -> Void
  ) {
    var random = RandomScenes(seed: 31)
    for round in 0..<Soak.rounds(4000, long: 1_000_000) {
      // Long rows are drawn from memory line boundaries.
      let count = round % 16 == 0 ? random.number(41...700) : round % 41
      let start = random.number(0...17)
      let backdrop = (0..<(start + count + 9)).map { _ in pixel(&random) }
      let source = (0..<(count + 1)).map { _ in pixel(&random) }
      let isEven = random.number(0...3) == 0
      let same = coverage(&random)
      let coverages = (0..<(count + 1)).map { _ in isEven ? same : coverage(&random) }
      var plain = backdrop
      for x in 0..<count {
        plain[start + x] = expected(backdrop[start + x], source[x], coverages[x], (source[0], coverages[0]))
      }
      for level in levels {
        var row = backdrop
        row.withUnsafeMutableBufferPointer { row in
          if let base = row.baseAddress { draw(level, base + start, source, coverages, count) }
        }
        #expect(row == plain, "\(count) pixels")
        if row != plain { return }
      }
    }
  }

  @Test func rowsAreFilled() {
    Self.check(
      against: { _, _, _, first in first.0 },
      drawing: { level, row, source, _, count in pixel_fill(level, row, count, source[0]) })
    // Beyond a limit another way is taken.
    for level in Self.levels {
      for (start, count) in [(0, 65536), (1, 65536), (2, 70_001), (3, 70_001)] {
        var row = [UInt32](repeating: 7, count: start + count + 1)
        row.withUnsafeMutableBufferPointer { row in
          if let base = row.baseAddress { pixel_fill(level, base + start, count, 0x8040_2010) }
        }
        let isFilled = row[start..<(start + count)].allSatisfy { $0 == 0x8040_2010 }
        #expect(isFilled && row[..<start].allSatisfy { $0 == 7 } && row.last == 7, "\(count) pixels")
      }
    }
  }

  @Test func colorsAreMixedAlike() {
    Self.check(
      against: { backdrop, _, _, first in
        Self.mixed(first.0, backdrop, Int(first.1))
      },
      drawing: { level, row, source, coverages, count in
        pixel_over_color(level, row, count, source[0], coverages[0])
      })
  }

  @Test func colorsAreMixedAlikeByCoverage() {
    Self.check(
      against: { backdrop, _, coverage, first in
        Self.mixed(first.0, backdrop, Int(coverage))
      },
      drawing: { level, row, source, coverages, count in
        pixel_over_color_covered(level, row, coverages, count, source[0])
      })
  }

  @Test func colorsAreMixedAlikeInSeveralRows() {
    var random = RandomScenes(seed: 32)
    for round in 0..<Soak.rounds(2000, long: 1_000_000) {
      let (count, rows) = (round % 40, random.number(1...4))
      let stride = count + random.number(0...3)
      let color = Self.pixel(&random)
      let coverages = (0..<(count + 1)).map { _ in Self.coverage(&random) }
      let backdrop = (0..<(rows * stride + 9)).map { _ in Self.pixel(&random) }
      var (even, uneven) = (backdrop, backdrop)
      for index in 0..<(rows * stride) where index % stride < count {
        even[index] = Self.mixed(color, backdrop[index], Int(coverages[count]))
        uneven[index] = Self.mixed(color, backdrop[index], Int(coverages[index % stride]))
      }
      for level in Self.levels {
        var (first, second) = (backdrop, backdrop)
        pixel_over_color_rows(level, &first, stride, rows, count, color, coverages[count])
        pixel_over_color_covered_rows(level, &second, stride, rows, coverages, count, color)
        #expect(first == even && second == uneven, "\(count) pixels in \(rows) rows")
      }
    }
  }

  @Test func pixelsAreMixedAlike() {
    Self.check(
      against: { backdrop, source, _, first in
        Self.whole(Self.scaled(source, Int(first.1)), backdrop)
      },
      drawing: { level, row, source, coverages, count in
        pixel_over_pixels(level, row, source, count, coverages[0])
      })
  }

  @Test func pixelsAreMixedAlikeByCoverage() {
    Self.check(
      against: { backdrop, source, coverage, _ in
        coverage == 255 ? Self.whole(source, backdrop) : Self.mixed(source, backdrop, Int(coverage))
      },
      drawing: { level, row, source, coverages, count in
        pixel_over_pixels_covered(level, row, source, coverages, count)
      })
  }
}
