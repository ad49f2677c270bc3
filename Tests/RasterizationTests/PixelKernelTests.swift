import CKernelLevel
import CPixelKernels
import TestSupport
import Testing

/// The inner loops in C: every level of the processor gives the bits of the baseline, and these are right.
@Suite struct PixelKernelTests {
  /// The levels beyond the baseline that this machine has.
  private static let levels = [KernelAVX2].filter { $0.rawValue <= kernel_best_level().rawValue }

  private var random = RandomScenes(seed: 77)

  /// Premultiplied pixels, some of them opaque and some with nothing in them.
  private mutating func pixels(_ count: Int) -> [UInt32] {
    (0..<count).map { _ in
      let alpha = [0, 255, random.number(1...254)][random.number(0...2)]
      var pixel = UInt32(alpha) << 24
      for shift in [0, 8, 16] { pixel |= UInt32(random.number(0...alpha)) << UInt32(shift) }
      return pixel
    }
  }

  private static func channels(_ pixel: UInt32) -> [Double] {
    [0, 8, 16, 24].map { Double(pixel >> UInt32($0) & 255) }
  }

  /// The largest distance of a channel from what it should be, in 1/255.
  private static func error(_ pixel: UInt32, _ exact: [Double]) -> Double {
    zip(channels(pixel), exact).map { abs($0 - $1) }.max() ?? 0
  }

  @Test mutating func upscalingIsExactAndAlikeOnEveryLevel() {
    for _ in 0..<Soak.rounds(1, long: 25000) {
      for count in 1...40 {
        let (upper, lower) = (pixels(60), pixels(60))
        let columns = (0..<count).map { _ in Int32(random.number(0...58)) }
        let parts = (0..<count).map { _ in UInt64(random.element([0, 65535, random.number(0...65535)])) }
        let shares = parts.map { $0 * 0x0001_0001_0001_0001 }
        let share = UInt16(random.number(0...65535))
        func mixed(_ level: KernelLevel) -> [UInt32] {
          var rows = [[UInt16]](repeating: [UInt16](repeating: 0, count: 4 * count), count: 2)
          pixel_mix_columns(level, upper, columns, shares, count, &rows[0])
          pixel_mix_columns(level, lower, columns, shares, count, &rows[1])
          var result = [UInt32](repeating: 0, count: count)
          pixel_mix_rows(level, rows[0], rows[1], share, count, &result)
          return result
        }
        let baseline = mixed(KernelBaseline)
        for level in Self.levels { #expect(mixed(level) == baseline) }
        for x in 0..<count {
          let exact = Self.bilinear(
            upper, lower, Int(columns[x]), Double(parts[x]) / 65536, Double(share) / 65536)
          #expect(Self.error(baseline[x], exact) < 0.53)
        }
      }
    }
  }

  private static func bilinear(
    _ upper: [UInt32], _ lower: [UInt32], _ x: Int, _ shareX: Double, _ shareY: Double
  ) -> [Double] {
    let corners = [upper[x], upper[x + 1], lower[x], lower[x + 1]].map(channels)
    return (0..<4).map { channel in
      let top = corners[0][channel] * (1 - shareX) + corners[1][channel] * shareX
      let bottom = corners[2][channel] * (1 - shareX) + corners[3][channel] * shareX
      return top * (1 - shareY) + bottom * shareY
    }
  }

  /// Walks that leave the picture on every side, where it continues with its edge pixels.
  @Test mutating func samplingIsExactAndAlikeOnEveryLevel() {
    for _ in 0..<Soak.rounds(200, long: 1_000_000) {
      let (width, height, count) = (random.number(2...9), random.number(1...9), random.number(1...23))
      let picture = pixels(width * height)
      let (x, y) = (random.value(-5...12), random.value(-5...12))
      let (stepX, stepY) = (random.value(-2...2), random.value(-2...2))
      func whole(_ value: Double) -> Int64 { Int64(value * 16_777_216) }
      let walk = PixelWalk(x: whole(x), y: whole(y), step_x: whole(stepX), step_y: whole(stepY))
      func sampled(_ level: KernelLevel) -> [UInt32] {
        var result = [UInt32](repeating: 0, count: count)
        picture.withUnsafeBufferPointer {
          let whole = PixelPicture(pixels: $0.baseAddress, width: Int64(width), height: Int64(height))
          pixel_sample(level, whole, walk, count, &result)
        }
        return result
      }
      let baseline = sampled(KernelBaseline)
      for level in Self.levels { #expect(sampled(level) == baseline) }
      for index in 0..<count {
        let u = min(max(x + stepX * Double(index), 0), Double(width - 1))
        let v = min(max(y + stepY * Double(index), 0), Double(height - 1))
        let (column, row) = (min(Int(u), width - 2), min(Int(v), height - 1))
        let next = min(row + 1, height - 1)
        let exact = Self.bilinear(
          Array(picture[(row * width)...]), Array(picture[(next * width)...]), column, u - Double(column),
          v - Double(row))
        #expect(Self.error(baseline[index], exact) < 0.54)
      }
    }
  }

  @Test mutating func halvingAveragesFourPixels() {
    for _ in 0..<Soak.rounds(1, long: 47620) {
      for count in 1...21 {
        let (upper, lower) = (pixels(2 * count), pixels(2 * count))
        func halved(_ level: KernelLevel) -> [UInt32] {
          var result = [UInt32](repeating: 0, count: count)
          pixel_halve(level, upper, lower, count, &result)
          return result
        }
        let baseline = halved(KernelBaseline)
        for level in Self.levels { #expect(halved(level) == baseline) }
        for x in 0..<count {
          let four = [upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1]].map(Self.channels)
          let average = (0..<4).map { channel in four.map { $0[channel] }.reduce(0, +) / 4 }
          #expect(Self.error(baseline[x], average) <= 0.5)
        }
      }
    }
  }

  @Test mutating func rowsAreWeighedExactly() {
    for _ in 0..<Soak.rounds(1, long: 125000) {
      for count in [1, 5, 16, 31, 32, 33, 64, 77] {
        let (stride, weights) = (count + 3, [3, 16, 1, 200] as [UInt16])
        let bytes = (0..<(4 * stride)).map { _ in UInt8(random.number(0...255)) }
        for level in Self.levels + [KernelBaseline] {
          var sums = [UInt16](repeating: 0, count: count)
          pixel_weigh_rows(level, bytes, stride, weights, 4, count, &sums)
          for x in 0..<count {
            let exact = (0..<4).map { Int(bytes[$0 * stride + x]) * Int(weights[$0]) }.reduce(0, +)
            #expect(Int(sums[x]) == exact)
          }
        }
      }
    }
  }

  /// Weights of a spline, which add up to one.
  @Test mutating func fourRowsAreMixedAlikeOnEveryLevel() {
    for _ in 0..<Soak.rounds(1, long: 142858) {
      for count in [1, 7, 15, 16, 17, 48, 61] {
        let weights = [1000, 30_535, 30_000, 4000] as [UInt16]
        let numbers = (0..<(4 * count)).map { _ in UInt16(random.number(0...255) * 256) }
        func mixed(_ level: KernelLevel) -> [UInt8] {
          var bytes = [UInt8](repeating: 0, count: count)
          pixel_mix_four_rows(level, numbers, count, weights, count, &bytes)
          return bytes
        }
        let baseline = mixed(KernelBaseline)
        for level in Self.levels { #expect(mixed(level) == baseline) }
        for x in 0..<count {
          let exact = (0..<4).map { Double(numbers[$0 * count + x]) * Double(weights[$0]) }.reduce(0, +)
          #expect(abs(Double(baseline[x]) - exact / 65535 / 256) < 0.52)
        }
      }
    }
  }

  @Test mutating func commonBitsAreThoseOfAllPixels() {
    for _ in 0..<Soak.rounds(1, long: 14085) {
      for count in 0...70 {
        let all = pixels(count)
        let common = all.reduce(0xFFFF_FFFF, &)
        for level in Self.levels + [KernelBaseline] {
          #expect(pixel_common_bits(level, all, count) == common)
        }
      }
    }
  }

  /// Every coverage over every backdrop, within the rounding, and nothing beyond the rectangle.
  @Test mutating func coveringIsExactAndAlikeOnEveryLevel() {
    for _ in 0..<Soak.rounds(1, long: 28572) {
      for width in 1...35 {
        let (height, stride, maskStride) = (3, 40, 37)
        let backdrop = pixels(stride * height)
        let color = pixels(1)[0]
        let mask = (0..<(maskStride * height)).map { _ in
          UInt8(random.element([0, 0, 255, random.number(0...255)]))
        }
        func covered(_ level: KernelLevel) -> [UInt32] {
          var result = backdrop
          pixel_cover(level, &result, stride, mask, maskStride, width, height, color)
          return result
        }
        let baseline = covered(KernelBaseline)
        for level in Self.levels { #expect(covered(level) == baseline) }
        let source = Self.channels(color)
        for y in 0..<height {
          for x in 0..<stride {
            let before = backdrop[y * stride + x]
            let part = x < width ? Double(mask[y * maskStride + x]) / 255 : 0
            if part == 0 {
              #expect(baseline[y * stride + x] == before)
              continue
            }
            let exact = zip(source, Self.channels(before)).map {
              $0 * part + $1 * (1 - source[3] / 255 * part)
            }
            #expect(Self.error(baseline[y * stride + x], exact) < 0.52)
          }
        }
      }
    }
  }

  /// Channels that change evenly, rounded down, and none above its alpha.
  @Test mutating func rampsAreExactAndAlikeOnEveryLevel() {
    for _ in 0..<Soak.rounds(1, long: 25000) {
      for count in 1...40 {
        func numbers() -> (UInt32, UInt32, UInt32, UInt32) {
          func number() -> UInt32 { UInt32(truncatingIfNeeded: random.number(0...0xFFFF_FFFF)) }
          return (number(), number(), number(), number())
        }
        let (first, step) = (numbers(), numbers())
        for isOpaque in [false, true] {
          func written(_ level: KernelLevel) -> [UInt32] {
            var row = [UInt32](repeating: 0xDEAD_BEEF, count: count + 1)
            pixel_ramp(level, PixelRamp(first: first, step: step), isOpaque ? 1 : 0, count, &row)
            return row
          }
          let expected = (0..<UInt32(count)).map { x -> UInt32 in
            let alpha = first.3 &+ x &* step.3
            return [first.0 &+ x &* step.0, first.1 &+ x &* step.1, first.2 &+ x &* step.2, alpha]
              .enumerated().reduce(UInt32(0)) { pixel, channel in
                let value = isOpaque ? channel.element : min(channel.element, alpha)
                return pixel | (value >> 24) << UInt32(8 * channel.offset)
              }
          }
          for level in [KernelBaseline] + Self.levels {
            #expect(written(level) == expected + [0xDEAD_BEEF])
          }
        }
      }
    }
  }

  /// The table's entry nearest to each pixel's distance, and its ends beyond them.
  @Test mutating func ringsAreExactAndAlikeOnEveryLevel() {
    let table = (0...999).map { UInt32($0) }
    for _ in 0..<Soak.rounds(1, long: 16667) {
      for count in 1...60 {
        let turn = random.element([0, Float(random.value(-1...1))])
        let ring = PixelRing(
          x: Float(random.value(-60...60)), y: Float(random.value(-60...60)),
          step_x: Float(random.value(-2...2)), step_y: turn, scale: Float(random.value(-20...20)),
          offset: Float(random.value(-100...500)), first: Int32(random.number(-50...50)))
        func written(_ level: KernelLevel) -> [UInt32] {
          var row = [UInt32](repeating: 0xDEAD_BEEF, count: count + 1)
          pixel_ring(level, ring, table, 999, count, &row)
          return row
        }
        let baseline = written(KernelBaseline)
        for level in Self.levels { #expect(written(level) == baseline) }
        #expect(baseline[count] == 0xDEAD_BEEF)
        for x in 0..<count {
          let column = Double(Int(ring.first) + x)
          let (u, v) = (
            Double(ring.x) + column * Double(ring.step_x), Double(ring.y) + column * Double(ring.step_y)
          )
          let entry = Double(ring.offset) + (u * u + v * v).squareRoot() * Double(ring.scale)
          #expect(abs(Double(baseline[x]) - min(max(entry, 0), 999)) < 0.51)
        }
      }
    }
  }
}

extension RandomScenes {
  fileprivate mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[number(0...(elements.count - 1))]
  }
}
