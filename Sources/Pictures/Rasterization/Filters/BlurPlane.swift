internal import CPixelKernels

/// Bytes to blur, of one channel or of four interleaved ones, and the destination of the result.
struct BlurPlane {
  let source: UnsafePointer<UInt8>
  let sourceBounds: PixelBounds
  let target: UnsafeMutablePointer<UInt8>
  let targetBounds: PixelBounds
  let channels: Int

  private var sourceStride: Int { sourceBounds.width * channels }
  private var targetStride: Int { targetBounds.width * channels }

  /// The nearest whole number of a value from 0 to 2²².
  @inline(__always)
  private static func rounded(_ value: Float) -> UInt32 {
    // With this addend ones are the last bits.
    (value + 8_388_608).bitPattern & 0x3F_FFFF
  }

  @inline(__always)
  private static func color(_ values: UnsafePointer<Float>) -> SIMD4<Float> {
    UnsafeRawPointer(values).loadUnaligned(as: SIMD4<Float>.self)
  }

  /// Adds a weighted row to another.
  @inline(__always)
  private static func add(
    _ row: UnsafePointer<Float>, times weight: Float, to sums: UnsafeMutablePointer<Float>, count: Int
  ) {
    for x in 0..<count { sums[x] += row[x] * weight }
  }

  // MARK: Narrow blurs

  /// Blurs at full resolution, row by row: down the columns, then along the row.
  func blurDirectly(_ kernel: BlurKernel) {
    let radius = kernel.radius
    // The columns from which the target's are mixed, including the source's.
    let left = targetBounds.minX - radius
    let padded = (targetBounds.width + 2 * radius) * channels
    let columns =
      max(
        left, sourceBounds.minX)..<max(
        min(targetBounds.maxX + radius, sourceBounds.maxX), max(left, sourceBounds.minX))
    var column = [Float](repeating: 0, count: padded)
    var sums = [Float](repeating: 0, count: targetStride)
    column.withUnsafeMutableBufferPointer { column in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let padding = column.baseAddress, let sums = sums.baseAddress else { return }
        let first = padding + (columns.lowerBound - left) * channels
        let count = columns.count * channels
        for y in targetBounds.minY..<targetBounds.maxY {
          first.update(repeating: 0, count: count)
          let (low, high) = (max(sourceBounds.minY, y - radius), min(sourceBounds.maxY - 1, y + radius))
          for row in low..<max(high + 1, low) {
            let weight = kernel.weights[row - y + radius]
            let bytes =
              source
              + ((row - sourceBounds.minY) * sourceStride
                + (columns.lowerBound - sourceBounds.minX) * channels)
            for x in 0..<count { first[x] += Float(bytes[x]) * weight }
          }
          sums.update(repeating: 0, count: targetStride)
          for (tap, weight) in kernel.weights.enumerated() {
            Self.add(padding + tap * channels, times: weight, to: sums, count: targetStride)
          }
          let out = target + (y - targetBounds.minY) * targetStride
          for x in 0..<targetStride { out[x] = UInt8(truncatingIfNeeded: Self.rounded(sums[x])) }
        }
      }
    }
  }

  // MARK: Wide blurs

  /// Points of the coarse grid in one direction.
  private struct Grid {
    let first: Int
    let count: Int
    let step: Int

    /// Those that pixels from `min` up to `max` affect, or are mixed from.
    init(from min: Int, to max: Int, step: Int) {
      func floor(_ value: Int) -> Int { value >= 0 ? value / step : -((step - 1 - value) / step) }
      first = floor(min) - 1
      count = floor(max - 1) + 2 - first + 1
      self.step = step
    }
  }

  func blurOnGrid(_ kernel: BlurKernel) {
    let step = kernel.step
    let fromRows = Grid(from: sourceBounds.minY, to: sourceBounds.maxY, step: step)
    let fromColumns = Grid(from: sourceBounds.minX, to: sourceBounds.maxX, step: step)
    let rows = Grid(from: targetBounds.minY, to: targetBounds.maxY, step: step)
    let columns = Grid(from: targetBounds.minX, to: targetBounds.maxX, step: step)
    let coarse = reduced(fromRows, fromColumns)
    enlarge(convolved(coarse, fromRows, fromColumns, to: rows, columns, kernel), rows, columns)
  }

  /// The source on the coarse grid, weighted by triangles.
  private func reduced(_ rows: Grid, _ columns: Grid) -> [Float] {
    let step = rows.step
    var result = [Float](repeating: 0, count: rows.count * columns.count * channels)
    var sums = [UInt16](repeating: 0, count: sourceStride)
    let scale = 1 / Float(step * step * step * step)
    result.withUnsafeMutableBufferPointer { result in
      sums.withUnsafeMutableBufferPointer { sums in
        guard let result = result.baseAddress, let sums = sums.baseAddress else { return }
        for row in 0..<rows.count {
          let center = (rows.first + row) * step - sourceBounds.minY
          let (low, high) = (max(0, center - step + 1), min(sourceBounds.height - 1, center + step - 1))
          if low > high { continue }
          let weights = (low...high).map { UInt16(step - abs($0 - center)) }
          pixel_weigh_rows(
            PixelKernels.level, source + low * sourceStride, sourceStride, weights, weights.count,
            sourceStride, sums)
          let out = result + row * columns.count * channels
          for column in 0..<columns.count {
            let middle = (columns.first + column) * step - sourceBounds.minX
            let (left, right) = (max(0, middle - step + 1), min(sourceBounds.width - 1, middle + step - 1))
            if left > right { continue }
            // Integers below 2²⁴, whose sum does not depend on the order.
            if channels == 4 {
              var sum = SIMD4<Float>.zero
              for x in left...right {
                let from = sums + 4 &* x
                let values = SIMD4<UInt32>(
                  UInt32(from[0]), UInt32(from[1]), UInt32(from[2]), UInt32(from[3]))
                // With this exponent the low bits count ones.
                let numbers =
                  unsafeBitCast(values | 0x4B00_0000, to: SIMD4<Float>.self) - SIMD4(repeating: 8_388_608)
                sum += numbers * Float(step &- abs(x &- middle))
              }
              for channel in 0..<4 { out[column &* 4 &+ channel] = sum[channel] * scale }
            } else {
              var sum: UInt32 = 0
              for x in left...right {
                sum &+= UInt32(sums[x]) &* UInt32(truncatingIfNeeded: step &- abs(x &- middle))
              }
              out[column] = Float(sum) * scale
            }
          }
        }
      }
    }
    return result
  }

  /// The gaussian's sums on the coarse grid, down the columns and then along the rows.
  private func convolved(
    _ plane: [Float], _ fromRows: Grid, _ fromColumns: Grid, to rows: Grid, _ columns: Grid,
    _ kernel: BlurKernel
  ) -> [Float] {
    let radius = kernel.radius
    let (fromWidth, width) = (fromColumns.count * channels, columns.count * channels)
    // A row with padding on both sides, so that sums need no bounds checks.
    let left = min(fromColumns.first, columns.first - radius)
    let right = max(fromColumns.first + fromColumns.count, columns.first + columns.count + radius)
    var middle = [Float](repeating: 0, count: (right - left) * channels)
    var result = [Float](repeating: 0, count: rows.count * width)
    plane.withUnsafeBufferPointer { plane in
      middle.withUnsafeMutableBufferPointer { middle in
        result.withUnsafeMutableBufferPointer { result in
          guard let plane = plane.baseAddress, let padding = middle.baseAddress,
            let result = result.baseAddress
          else { return }
          let first = padding + (fromColumns.first - left) * channels
          // Taps beyond the row on both sides would only add nothing.
          let lowTap = max(0, fromColumns.first - (columns.first + columns.count - 1) + radius)
          let highTap = min(2 * radius, fromColumns.first + fromColumns.count - 1 - columns.first + radius)
          for row in 0..<rows.count {
            first.update(repeating: 0, count: fromWidth)
            let place = rows.first + row - fromRows.first
            let (low, high) = (max(0, place - radius), min(fromRows.count - 1, place + radius))
            for from in low..<max(high + 1, low) {
              Self.add(
                plane + from * fromWidth, times: kernel.weights[from - place + radius], to: first,
                count: fromWidth)
            }
            let out = result + row * width
            for tap in lowTap..<max(highTap + 1, lowTap) {
              Self.add(
                padding + (columns.first + tap - radius - left) * channels, times: kernel.weights[tap],
                to: out, count: width)
            }
          }
        }
      }
    }
    return result
  }

  /// The cubic B-spline's weights at every step between two points of the grid.
  private static func splineWeights(_ step: Int) -> [SIMD4<Float>] {
    (0..<step).map { index in
      let t = Float(index) / Float(step)
      let u = 1 - t
      return SIMD4(
        u * u * u / 6, (3 * t * t * t - 6 * t * t + 4) / 6, (3 * u * u * u - 6 * u * u + 4) / 6, t * t * t / 6
      )
    }
  }

  /// Brings the coarse grid to the target's pixels: the rows of the grid to its columns, then four of them to each row.
  private func enlarge(_ coarse: [Float], _ rows: Grid, _ columns: Grid) {
    let step = rows.step
    let shift = step.trailingZeroBitCount
    let weights = Self.splineWeights(step)
    // The rows of the coarse grid at full width, in 1/256.
    var wide = [UInt16](repeating: 0, count: targetStride * rows.count)
    coarse.withUnsafeBufferPointer { coarse in
      wide.withUnsafeMutableBufferPointer { wide in
        guard let coarse = coarse.baseAddress, let wide = wide.baseAddress else { return }
        for row in 0..<rows.count {
          let line = coarse + row * columns.count * channels
          var out = wide + row * targetStride
          let start = targetBounds.minX - columns.first * step
          for x in 0..<targetBounds.width {
            let place = start &+ x
            let phase = weights[place & (step &- 1)]
            let from = line + (place &>> shift &- 1) &* channels
            if channels == 4 {
              var sum = Self.color(from) * phase[0]
              sum += Self.color(from + 4) * phase[1]
              sum += Self.color(from + 8) * phase[2]
              sum += Self.color(from + 12) * phase[3]
              let bits = unsafeBitCast(sum * 256 + 8_388_608, to: SIMD4<UInt32>.self)
              for channel in 0..<4 { out[channel] = UInt16(truncatingIfNeeded: bits[channel]) }
            } else {
              var sum = from[0] * phase[0]
              sum += from[1] * phase[1]
              sum += from[2] * phase[2]
              sum += from[3] * phase[3]
              out[0] = UInt16(truncatingIfNeeded: Self.rounded(sum * 256))
            }
            out += channels
          }
        }
        for y in 0..<targetBounds.height {
          let place = targetBounds.minY + y - rows.first * step
          // In 1/65536; truncated products are compensated for where they are added.
          let phase = weights[place % step]
          let parts = (0..<4).map { UInt16(Self.rounded(phase[$0] * 65535)) }
          pixel_mix_four_rows(
            PixelKernels.level, wide + (place / step - 1) * targetStride, targetStride, parts, targetStride,
            target + y * targetStride)
        }
      }
    }
  }
}
