package import Imaging

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Makes pictures of screens smaller, with text that stays sharp.
///
/// Cubic interpolation after Catmull and Rom, its kernel as much wider as the picture becomes smaller; first along the
/// rows, then along the columns. All of it is sums and products of single precision in one order, which every machine
/// rounds alike.
package struct PictureReducer {
  /// The weights of each pixel of the shorter line.
  private struct Weights {
    /// How many pixels it takes from.
    let taps: Int
    /// The first of them.
    private(set) var starts: [Int] = []
    /// `taps` for each pixel; they add up to 1.
    private(set) var values: [Float] = []

    init(from source: Int, to target: Int) {
      let ratio = Double(source) / Double(target)
      // The kernel extends two pixels of the line with the larger ones.
      let unit = max(1, ratio)
      taps = min(source, Int((4 * unit).rounded(.up)) + 1)
      for index in 0..<target {
        let center = (Double(index) + 0.5) * ratio - 0.5
        let first = Int((center - 2 * unit).rounded(.up))
        let last = Int((center + 2 * unit).rounded(.down))
        let start = min(max(first, 0), source - taps)
        var weights = [Double](repeating: 0, count: taps)
        for place in first...last {
          // Beyond its ends a line repeats its last pixel.
          let inside = min(max(place, 0), source - 1)
          weights[inside - start] += Self.kernel(abs(Double(place) - center) / unit)
        }
        let sum = weights.reduce(0, +)
        starts.append(start)
        values += weights.map { Float($0 / sum) }
      }
    }

    /// Catmull and Rom's cubic at a distance from its middle.
    private static func kernel(_ x: Double) -> Double {
      if x < 1 { return (1.5 * x - 2.5) * x * x + 1 }
      if x < 2 { return ((-0.5 * x + 2.5) * x - 4) * x + 2 }
      return 0
    }
  }

  /// The picture in another size.
  package static func picture(_ bitmap: Bitmap, width: Int, height: Int) -> Bitmap {
    if bitmap.width == width && bitmap.height == height { return bitmap }
    guard bitmap.width > 0, bitmap.height > 0, width > 0, height > 0 else {
      return Bitmap(width: max(width, 0), height: max(height, 0))
    }
    let columns = Weights(from: bitmap.width, to: width)
    let rows = Weights(from: bitmap.height, to: height)
    // The rows that the next ones of the result are made of, already in their width, and which row of the source each
    // repeats: screens have many equal ones.
    var reducer = Lines(columns: columns, width: width, sourceWidth: bitmap.width, slots: rows.taps)
    let pixels = [Bitmap.Pixel](unsafeUninitializedCapacity: width * height) { target, count in
      bitmap.pixels.withUnsafeBufferPointer { source in
        let target = UnsafeMutableRawPointer(target.baseAddress!).assumingMemoryBound(to: SIMD4<UInt8>.self)
        let source = UnsafeRawPointer(source.baseAddress!).assumingMemoryBound(to: SIMD4<UInt8>.self)
        var next = 0
        var last: Int?
        for y in 0..<height {
          let start = rows.starts[y]
          next = max(next, start)
          while next < start + rows.taps {
            reducer.add(source + next * bitmap.width, count: bitmap.width, number: next)
            next += 1
          }
          let repeated = reducer.onlyRow(in: start..<start + rows.taps)
          let line = target + y * width
          if let repeated, repeated == last {
            line.update(from: line - width, count: width)
          } else {
            let first = y * rows.taps
            rows.values.withUnsafeBufferPointer {
              reducer.write(line, from: start, UnsafeBufferPointer(rebasing: $0[first..<first + rows.taps]))
            }
          }
          last = repeated
        }
      }
      count = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Some of the source's rows in the width of the result.
  private struct Lines {
    let columns: Weights
    let width: Int
    var ring: [SIMD4<Float>]
    /// A row of the source as numbers.
    var floats: [SIMD4<Float>]
    let slots: Int
    /// For each slot, the first of the equal rows that follow each other up to its own.
    var origins: [Int]
    /// The row that was added last, and its origin.
    var previous: (row: UnsafePointer<SIMD4<UInt8>>, number: Int)?

    init(columns: Weights, width: Int, sourceWidth: Int, slots: Int) {
      self.columns = columns
      self.width = width
      ring = [SIMD4<Float>](repeating: .zero, count: slots * width)
      floats = [SIMD4<Float>](repeating: .zero, count: sourceWidth)
      self.slots = slots
      origins = [Int](repeating: -1, count: slots)
    }

    mutating func add(_ row: UnsafePointer<SIMD4<UInt8>>, count: Int, number: Int) {
      let slot = number % slots
      if let previous, previous.number == number - 1, slots > 1, memcmp(previous.row, row, count * 4) == 0 {
        let other = (number - 1) % slots
        origins[slot] = origins[other]
        ring.withUnsafeMutableBufferPointer { ring in
          guard let base = ring.baseAddress else { return }
          (base + slot * width).update(from: base + other * width, count: width)
        }
      } else {
        origins[slot] = number
        let (columns, width) = (columns, width)
        floats.withUnsafeMutableBufferPointer { floats in
          for x in 0..<count { floats[x] = Self.floats(row[x]) }
        }
        let target = slot * width
        ring.withUnsafeMutableBufferPointer { ring in
          floats.withUnsafeBufferPointer { floats in
            columns.starts.withUnsafeBufferPointer { starts in
              columns.values.withUnsafeBufferPointer { values in
                for x in 0..<width {
                  var sum = SIMD4<Float>.zero
                  let (from, weight) = (starts[x], x * columns.taps)
                  for tap in 0..<columns.taps { sum += floats[from + tap] * values[weight + tap] }
                  ring[target + x] = sum
                }
              }
            }
          }
        }
      }
      previous = (row, number)
    }

    private static func floats(_ pixel: SIMD4<UInt8>) -> SIMD4<Float> {
      SIMD4(Float(pixel.x), Float(pixel.y), Float(pixel.z), Float(pixel.w))
    }

    /// The row that all of a range repeat; nil if they differ.
    func onlyRow(in range: Range<Int>) -> Int? {
      let origin = origins[range.lowerBound % slots]
      return range.allSatisfy { origins[$0 % slots] == origin } ? origin : nil
    }

    func write(
      _ line: UnsafeMutablePointer<SIMD4<UInt8>>, from start: Int, _ weights: UnsafeBufferPointer<Float>
    ) {
      let rows = weights.indices.map { (start + $0) % slots * width }
      // The kernel overshoots the range of a byte.
      func byte(_ value: Float) -> UInt8 { UInt8(max(0, min(255, value))) }
      rows.withUnsafeBufferPointer { rows in
        ring.withUnsafeBufferPointer { ring in
          for x in 0..<width {
            var sum = SIMD4<Float>(repeating: 0.5)
            for tap in 0..<rows.count { sum += ring[rows[tap] + x] * weights[tap] }
            let alpha = byte(sum.w)
            line[x] = SIMD4(min(byte(sum.x), alpha), min(byte(sum.y), alpha), min(byte(sum.z), alpha), alpha)
          }
        }
      }
    }
  }
}
