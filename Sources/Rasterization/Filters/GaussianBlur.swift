import Geometry
import Imaging

/// Blurs by a gaussian, one direction after the other.
///
/// A wide blur leaves nothing that a coarser grid could not hold: the picture is reduced by a triangle filter, blurred
/// there, and enlarged by a cubic B-spline. All three kernels are positive and their variances add up to the blur's;
/// what is left of the difference is below 1/1000 (the fourth cumulants of filters that are a third as wide as the
/// gaussian at most). The coarse grid is tied to the canvas, and every kernel is finite, so that a part of a picture
/// is blurred as in the whole if all within `reach` is there.
enum GaussianBlur {
  /// Wider blurs are cut to this deviation, in pixels.
  private static let limit = 2000.0

  /// How many pixels a blur reaches beyond what it blurs.
  static func reach(_ deviation: Double) -> Int {
    guard deviation > 0, deviation.isFinite else { return 0 }
    let plan = Plan(deviation: min(deviation, limit))
    let radius = plan.weights.count / 2
    // The grid's step for the kernel, the triangle, the spline, and what rounding to the grid may add.
    return plan.step == 1 ? radius : (radius + 4) * plan.step
  }

  /// The blurred surface, of the same bounds.
  static func blurred(_ surface: Surface, deviation: Double) -> Surface {
    guard deviation > 0, deviation.isFinite, !surface.bounds.isEmpty else { return surface }
    let result = Surface(bounds: surface.bounds)
    let bounds = surface.bounds
    let plane = Plane(
      source: surface.base, target: result.base, words: bounds.width, height: bounds.height,
      minX: bounds.minX,
      minY: bounds.minY, samples: 1)
    plane.blur(Plan(deviation: min(deviation, limit)))
    // Rounding may leave a colour above its alpha.
    for index in 0..<result.pixelCount {
      let pixel = result.base[index]
      if pixel &>> 24 != 255 { result.base[index] = premultiplied(pixel) }
    }
    return result
  }

  @inline(__always)
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    let (red, green, blue) = (pixel & 255, pixel &>> 8 & 255, pixel &>> 16 & 255)
    if max(red, green, blue) <= alpha { return pixel }
    return min(red, alpha) | min(green, alpha) &<< 8 | min(blue, alpha) &<< 16 | alpha &<< 24
  }

  /// The blurred mask, of the same bounds.
  static func blurred(_ mask: CoverageMask, deviation: Double) -> CoverageMask {
    guard deviation > 0, deviation.isFinite, !mask.bounds.isEmpty else { return mask }
    let (width, height) = (mask.bounds.width, mask.bounds.height)
    // Four pixels to a word.
    let words = (width + 3) / 4
    var source = [UInt32](repeating: 0, count: words * height)
    var target = source
    var result = mask
    source.withUnsafeMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width { bytes[y * words * 4 + x] = mask.values[y * width + x] }
      }
    }
    source.withUnsafeMutableBufferPointer { source in
      target.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        let plane = Plane(
          source: from, target: to, words: words, height: height, minX: mask.bounds.minX,
          minY: mask.bounds.minY, samples: 4)
        plane.blur(Plan(deviation: min(deviation, limit)))
      }
    }
    target.withUnsafeBytes { bytes in
      for y in 0..<height {
        for x in 0..<width { result.values[y * width + x] = bytes[y * words * 4 + x] }
      }
    }
    return result
  }

  /// The grid a blur is done on and the gaussian's weights there.
  private struct Plan {
    /// Pixels from one point of the grid to the next: a power of two.
    let step: Int
    let weights: [Float]

    init(deviation: Double) {
      var step = 1
      while step < 16 && deviation >= Double(6 * step) { step *= 2 }
      self.step = step
      let square = Double(step * step)
      // The triangle's variance is (step² − 1)/6, the cubic B-spline's step²/3.
      let left = step == 1 ? deviation * deviation : deviation * deviation - (square - 1) / 6 - square / 3
      let variance = left / square
      let radius = Int((variance.squareRoot() * 3.5).rounded(.up))
      let raw = (-radius...radius).map { Trigonometry.exponential(-Double($0 * $0) / (2 * variance)) }
      let sum = raw.reduce(0, +)
      weights = raw.map { Float($0 / sum) }
    }
  }

  /// Rows of words of four bytes: the four channels of a pixel, or four pixels that follow each other.
  private struct Plane {
    let source: UnsafeMutablePointer<UInt32>
    let target: UnsafeMutablePointer<UInt32>
    let words: Int
    let height: Int
    /// The place of the first pixel on the canvas.
    let minX: Int
    let minY: Int
    /// How many pixels a word holds.
    let samples: Int

    private typealias Color = SIMD4<Float>

    var width: Int { words * samples }

    func blur(_ plan: Plan) {
      if plan.step == 1 { blurDirectly(plan.weights) } else { blurOnGrid(plan) }
    }

    @inline(__always)
    private static func color(_ word: UInt32) -> Color {
      Color(pixel: word)
    }

    @inline(__always)
    private static func color(_ values: SIMD4<UInt16>) -> Color {
      let words = SIMD4<UInt32>(
        UInt32(values[0]), UInt32(values[1]), UInt32(values[2]), UInt32(values[3]))
      return unsafeBitCast(words | 0x4B00_0000, to: Color.self) - 8_388_608
    }

    /// The nearest whole numbers of values from 0 to 2²², in the low bits.
    @inline(__always)
    private static func rounded(_ color: Color) -> SIMD4<UInt32> {
      unsafeBitCast(color + Color(repeating: 8_388_608), to: SIMD4<UInt32>.self)
        & SIMD4(repeating: 0x3F_FFFF)
    }

    @inline(__always)
    private static func word(_ color: Color) -> UInt32 {
      let bytes = rounded(color)
      return bytes[0] | bytes[1] &<< 8 | bytes[2] &<< 16 | bytes[3] &<< 24
    }

    // MARK: Narrow blurs

    private func blurDirectly(_ weights: [Float]) {
      var rows = [Color](repeating: .zero, count: words * height)
      let radius = weights.count / 2
      var column = [Color](repeating: .zero, count: words)
      for y in 0..<height {
        for x in 0..<words { column[x] = .zero }
        for row in max(0, y - radius)...min(height - 1, y + radius) {
          let weight = weights[row - y + radius]
          for x in 0..<words { column[x] += Self.color(source[row &* words &+ x]) * weight }
        }
        for x in 0..<words { rows[y * words + x] = column[x] }
      }
      var samples = [Float](repeating: 0, count: width)
      for y in 0..<height {
        if self.samples == 1 {
          for x in 0..<words {
            var sum = Color.zero
            for from in max(0, x - radius)...min(words - 1, x + radius) {
              sum += rows[y &* words &+ from] * weights[from - x + radius]
            }
            target[y * words + x] = Self.word(sum)
          }
        } else {
          for x in 0..<words { for lane in 0..<4 { samples[4 * x + lane] = rows[y * words + x][lane] } }
          for x in 0..<words {
            var sums = Color.zero
            for lane in 0..<4 {
              let place = 4 * x + lane
              for from in max(0, place - radius)...min(width - 1, place + radius) {
                sums[lane] += samples[from] * weights[from - place + radius]
              }
            }
            target[y * words + x] = Self.word(sums)
          }
        }
      }
    }

    // MARK: Wide blurs

    /// Points of the coarse grid in one direction.
    private struct Grid {
      let first: Int
      let count: Int

      /// Those that a picture from pixel `min` on reaches, or that its pixels are mixed from.
      init(min: Int, count pixels: Int, step: Int) {
        func floor(_ value: Int) -> Int { value >= 0 ? value / step : -((step - 1 - value) / step) }
        first = floor(min) - 1
        count = floor(min + pixels - 1) + 2 - first + 1
      }
    }

    private func blurOnGrid(_ plan: Plan) {
      let step = plan.step
      let rows = Grid(min: minY, count: height, step: step)
      let columns = Grid(min: minX, count: width, step: step)
      // One value of the coarse grid: all channels of a pixel, or, for one channel, the first lane only.
      var coarse = reduced(rows, columns, step)
      convolve(&coarse, rows.count, columns.count, plan.weights)
      enlarge(coarse, rows, columns, step)
    }

    private func reduced(_ rows: Grid, _ columns: Grid, _ step: Int) -> [Color] {
      var result = [Color](repeating: .zero, count: rows.count * columns.count)
      let padded = (words + 3) / 4 * 4
      var sums = [UInt16](repeating: 0, count: padded * 4)
      let scale = 1 / Float(step * step * step * step)
      for row in 0..<rows.count {
        let center = (rows.first + row) * step - minY
        let (low, high) = (max(0, center - step + 1), min(height - 1, center + step - 1))
        if low > high { continue }
        sums.withUnsafeMutableBufferPointer { sums in
          guard let out = sums.baseAddress else { return }
          reduceRows(low, high, center, step, into: out)
          for column in 0..<columns.count {
            let middle = (columns.first + column) * step - minX
            let (left, right) = (max(0, middle - step + 1), min(width - 1, middle + step - 1))
            if left > right { continue }
            var sum = Color.zero
            if samples == 1 {
              for x in left...right {
                let values = UnsafeRawPointer(out + (4 &* x)).loadUnaligned(as: SIMD4<UInt16>.self)
                sum += Self.color(values) * Float(step &- abs(x &- middle))
              }
            } else {
              var total: Float = 0
              for x in left...right { total += Float(out[x]) * Float(step &- abs(x &- middle)) }
              sum[0] = total
            }
            result[row * columns.count + column] = sum * scale
          }
        }
      }
      return result
    }

    /// Weighs the bytes of some rows by a triangle around one of them.
    private func reduceRows(
      _ low: Int, _ high: Int, _ center: Int, _ step: Int, into out: UnsafeMutablePointer<UInt16>
    ) {
      var x = 0
      while x &+ 4 <= words {
        var (even, odd) = (Lanes.zero, Lanes.zero)
        var from = source + (low &* words &+ x)
        for row in low...high {
          let weight = Lanes(repeating: UInt16(truncatingIfNeeded: step &- abs(row &- center)))
          let bytes = UnsafeRawPointer(from).loadUnaligned(as: Lanes.self)
          even &+= (bytes & Lanes(repeating: 0xFF)) &* weight
          odd &+= (bytes &>> 8) &* weight
          from += words
        }
        let (first, second) = Self.interleaved(even, odd)
        UnsafeMutableRawPointer(out + 4 * x).storeBytes(of: first, as: Lanes.self)
        UnsafeMutableRawPointer(out + (4 &* x &+ 8)).storeBytes(of: second, as: Lanes.self)
        x &+= 4
      }
      while x < words {
        for lane in 0..<4 {
          var sum: UInt16 = 0
          for row in low...high {
            let byte = source[row &* words &+ x] &>> UInt32(8 * lane) & 255
            sum &+= UInt16(truncatingIfNeeded: byte) &* UInt16(truncatingIfNeeded: step &- abs(row &- center))
          }
          out[4 * x + lane] = sum
        }
        x &+= 1
      }
    }

    @inline(__always)
    private static func interleaved(_ even: Lanes, _ odd: Lanes) -> (Lanes, Lanes) {
      (
        Lanes(even[0], odd[0], even[1], odd[1], even[2], odd[2], even[3], odd[3]),
        Lanes(even[4], odd[4], even[5], odd[5], even[6], odd[6], even[7], odd[7])
      )
    }

    private func convolve(_ plane: inout [Color], _ height: Int, _ width: Int, _ weights: [Float]) {
      let radius = weights.count / 2
      let source = plane
      for y in 0..<height {
        let (low, high) = (max(0, y - radius), min(height - 1, y + radius))
        for x in 0..<width {
          var sum = Color.zero
          for row in low...high { sum += source[row &* width &+ x] * weights[row &- y &+ radius] }
          plane[y * width + x] = sum
        }
      }
      let middle = plane
      for y in 0..<height {
        for x in 0..<width {
          var sum = Color.zero
          for from in max(0, x - radius)...min(width - 1, x + radius) {
            sum += middle[y &* width &+ from] * weights[from &- x &+ radius]
          }
          plane[y * width + x] = sum
        }
      }
    }

    /// The cubic B-spline's weights at every step between two points of the grid.
    private static func splineWeights(_ step: Int) -> [Color] {
      (0..<step).map { index in
        let t = Float(index) / Float(step)
        let u = 1 - t
        return Color(
          u * u * u / 6, (3 * t * t * t - 6 * t * t + 4) / 6, (3 * u * u * u - 6 * u * u + 4) / 6,
          t * t * t / 6)
      }
    }

    private func enlarge(_ coarse: [Color], _ rows: Grid, _ columns: Grid, _ step: Int) {
      let weights = Self.splineWeights(step)
      // The rows of the coarse grid at full width, in 1/256: even and odd bytes of each word apart.
      let padded = (words + 3) / 4 * 4
      var even = [UInt32](repeating: 0, count: padded * rows.count)
      var odd = even
      for row in 0..<rows.count {
        let line = row * columns.count
        func color(_ x: Int) -> Color {
          let place = minX + x - columns.first * step
          let (point, phase) = (place / step, weights[place % step])
          let base = line + point - 1
          var sum = coarse[base] * phase[0]
          sum += coarse[base + 1] * phase[1]
          sum += coarse[base + 2] * phase[2]
          sum += coarse[base + 3] * phase[3]
          return sum * 256
        }
        for word in 0..<words {
          var value: Color
          if samples == 1 {
            value = color(word)
          } else {
            value = Color(
              color(4 * word)[0], color(4 * word + 1)[0], color(4 * word + 2)[0], color(4 * word + 3)[0])
          }
          let bits = Self.rounded(value)
          even[row * padded + word] = bits[0] | bits[2] &<< 16
          odd[row * padded + word] = bits[1] | bits[3] &<< 16
        }
      }
      even.withUnsafeBufferPointer { even in
        odd.withUnsafeBufferPointer { odd in
          guard let even = even.baseAddress, let odd = odd.baseAddress else { return }
          for y in 0..<height {
            let place = minY + y - rows.first * step
            // In 1/65536; the product's lower half is cut off, hence the two that are added.
            let phase = Self.rounded(weights[place % step] * 65535)
            let start = (place / step - 1) * padded
            enlargeRow(even + start, odd + start, padded, phase, into: target + y * words)
          }
        }
      }
    }

    private func enlargeRow(
      _ even: UnsafePointer<UInt32>, _ odd: UnsafePointer<UInt32>, _ padded: Int, _ phase: SIMD4<UInt32>,
      into row: UnsafeMutablePointer<UInt32>
    ) {
      func lanes(_ weight: UInt32) -> Lanes { Lanes(repeating: UInt16(truncatingIfNeeded: weight)) }
      let (a, b, c, d) = (lanes(phase[0]), lanes(phase[1]), lanes(phase[2]), lanes(phase[3]))
      @inline(__always)
      func mixed(_ from: UnsafePointer<UInt32>) -> Lanes {
        @inline(__always)
        func load(_ row: Int) -> Lanes { Lanes(pixels: from + row &* padded) }
        var sum = load(0).highProduct(a) &+ load(1).highProduct(b)
        sum &+= load(2).highProduct(c) &+ load(3).highProduct(d)
        return (sum &+ Lanes(repeating: 130)) &>> 8
      }
      var x = 0
      while x < words {
        let bytes = mixed(even + x) | mixed(odd + x) &<< 8
        if x &+ 4 <= words {
          UnsafeMutableRawPointer(row + x).storeBytes(of: bytes, as: Lanes.self)
        } else {
          let pixels = unsafeBitCast(bytes, to: SIMD4<UInt32>.self)
          for lane in 0..<(words &- x) { row[x &+ lane] = pixels[lane] }
        }
        x &+= 4
      }
    }
  }
}
