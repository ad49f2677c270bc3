import CPixelKernels
import Testing

/// Every level of the kernels against plain arithmetic, one channel at a time.
@Suite struct PixelKernelsTests {
  private static var levels: [UnsafePointer<PixelKernels>] {
    [PixelKernelsBaseline, PixelKernelsAVX2].compactMap { pixelKernelsAt($0) }
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

  /// Rows of many lengths, drawn by a level and by plain arithmetic; what lies behind a row must stay.
  private static func check(
    against expected: (_ backdrop: UInt32, _ source: UInt32, _ coverage: UInt8, _ first: (UInt32, UInt8)) ->
      UInt32,
    drawing draw: (PixelKernels, UnsafeMutablePointer<UInt32>, [UInt32], [UInt8], Int) -> Void
  ) {
    var random = RandomScenes(seed: 31)
    for round in 0..<4000 {
      let count = round % 41
      let backdrop = (0..<(count + 9)).map { _ in pixel(&random) }
      let source = (0..<(count + 1)).map { _ in pixel(&random) }
      let isEven = random.number(0...3) == 0
      let same = coverage(&random)
      let coverages = (0..<(count + 1)).map { _ in isEven ? same : coverage(&random) }
      var plain = backdrop
      for x in 0..<count {
        plain[x] = expected(backdrop[x], source[x], coverages[x], (source[0], coverages[0]))
      }
      for level in levels {
        var row = backdrop
        row.withUnsafeMutableBufferPointer { row in
          if let base = row.baseAddress { draw(level.pointee, base, source, coverages, count) }
        }
        #expect(row == plain, "\(count) pixels")
        if row != plain { return }
      }
    }
  }

  @Test func colorsAreMixedAlike() {
    Self.check(
      against: { backdrop, _, _, first in
        Self.mixed(first.0, backdrop, Int(first.1))
      },
      drawing: { kernels, row, source, coverages, count in
        kernels.overColor(row, count, source[0], coverages[0])
      })
  }

  @Test func colorsAreMixedAlikeByCoverage() {
    Self.check(
      against: { backdrop, _, coverage, first in
        Self.mixed(first.0, backdrop, Int(coverage))
      },
      drawing: { kernels, row, source, coverages, count in
        kernels.overColorCovered(row, coverages, count, source[0])
      })
  }

  @Test func pixelsAreMixedAlike() {
    Self.check(
      against: { backdrop, source, _, first in
        Self.whole(Self.scaled(source, Int(first.1)), backdrop)
      },
      drawing: { kernels, row, source, coverages, count in
        kernels.overPixels(row, source, count, coverages[0])
      })
  }

  @Test func pixelsAreMixedAlikeByCoverage() {
    Self.check(
      against: { backdrop, source, coverage, _ in
        coverage == 255 ? Self.whole(source, backdrop) : Self.mixed(source, backdrop, Int(coverage))
      },
      drawing: { kernels, row, source, coverages, count in
        kernels.overPixelsCovered(row, source, coverages, count)
      })
  }

  @Test func distancesAreLookedUpAlike() {
    var random = RandomScenes(seed: 32)
    let table = (0...1024).map { UInt32($0) }
    for round in 0..<500 {
      let count = round % 41
      let column = Int32(random.number(-2000...2000))
      func value(_ range: ClosedRange<Double>) -> Float { Float(random.value(range)) }
      table.withUnsafeBufferPointer { table in
        guard let base = table.baseAddress else { return }
        var gradient = PixelRadialRow(
          x: value(-900...900), y: value(-900...900), stepX: value(-2...2), stepY: value(-1...1),
          scale: value(-1...1), offset: value(-100...1100), last: 1024, table: base)
        let plain = (0..<count).map { x -> UInt32 in
          let place = Float(Int(column) + x)
          let (u, v) = (place * gradient.stepX + gradient.x, place * gradient.stepY + gradient.y)
          let entry = (u * u + v * v).squareRoot() * gradient.scale + gradient.offset
          return UInt32(min(max(entry, 0), gradient.last).rounded(.toNearestOrEven))
        }
        for level in Self.levels {
          var row = [UInt32](repeating: .max, count: count + 9)
          level.pointee.radialRow(&row, count, column, &gradient)
          #expect(Array(row[..<count]) == plain)
          #expect(row[count...].allSatisfy { $0 == .max })
        }
      }
    }
  }

  @Test func colorsChangeAlike() {
    var random = RandomScenes(seed: 33)
    for round in 0..<500 {
      let count = round % 41
      func bits() -> UInt32 { UInt32(truncatingIfNeeded: random.bits()) }
      let (first, step) = ((0..<4).map { _ in bits() }, (0..<4).map { _ in bits() >> 8 })
      var gradient = PixelLinearRow(
        first: (first[0], first[1], first[2], first[3]), step: (step[0], step[1], step[2], step[3]))
      let plain = (0..<count).map { x -> UInt32 in
        let channels = (0..<4).map { first[$0] &+ step[$0] &* UInt32(x) }
        return Self.pixel { Int(min(channels[$0], channels[3]) >> 24) }
      }
      for level in Self.levels {
        var row = [UInt32](repeating: .max, count: count + 9)
        level.pointee.linearRow(&row, count, &gradient)
        #expect(Array(row[..<count]) == plain)
        #expect(row[count...].allSatisfy { $0 == .max })
      }
    }
  }

  @Test func theProgramTakesWhatTheProcessorHas() {
    #expect(Self.levels.contains(pixelKernels()))
    #expect(pixelKernels() == Self.levels.last)
  }
}
