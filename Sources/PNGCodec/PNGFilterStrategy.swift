/// How the filter of each row is chosen.
internal enum PNGFilterStrategy: Hashable, CaseIterable {
  /// The same filter for every row.
  case uniform(PNGFilter)
  /// For each row the filter whose bytes, taken as signed numbers, have the smallest sum of magnitudes: the
  /// heuristic of the PNG specification's section 12.8.
  case smallestSum
  /// For each row the filter whose bytes have the smallest entropy.
  case smallestEntropy

  static var allCases: [PNGFilterStrategy] {
    PNGFilter.allCases.map(PNGFilterStrategy.uniform) + [.smallestSum, .smallestEntropy]
  }
}

extension PNGRows {
  /// The same rows, filtered; this value must be unfiltered.
  func filtered(by strategy: PNGFilterStrategy) -> PNGRows {
    var result = self
    let count = stride - 1
    let bytesPerPixel = layout.bytesPerPixel
    var candidate = [UInt8](repeating: 0, count: count)
    bytes.withUnsafeBufferPointer { source in
      result.bytes.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let into = target.baseAddress else { return }
        candidate.withUnsafeMutableBufferPointer { scratch in
          guard let scratch = scratch.baseAddress else { return }
          for y in 0..<height {
            let row = from + y * stride + 1
            let above = y == 0 ? nil : row - stride
            let output = into + y * stride
            func apply(_ filter: PNGFilter, _ filtered: UnsafeMutablePointer<UInt8>) {
              filter.apply(to: row, above: above, count: count, bytesPerPixel: bytesPerPixel, into: filtered)
            }
            if case .uniform(let filter) = strategy {
              output[0] = filter.rawValue
              apply(filter, output + 1)
              continue
            }
            var best = Double.infinity
            for filter in PNGFilter.allCases {
              apply(filter, scratch)
              let cost = strategy.cost(of: UnsafeBufferPointer(start: scratch, count: count))
              guard cost < best else { continue }
              best = cost
              output[0] = filter.rawValue
              (output + 1).update(from: scratch, count: count)
            }
          }
        }
      }
    }
    return result
  }

  /// A few bands of rows, spread evenly over the height; the whole when it is not much more.
  func sample(bands: Int, rowsPerBand: Int) -> PNGRows {
    guard height > 2 * bands * rowsPerBand else { return self }
    var sampled: [UInt8] = []
    sampled.reserveCapacity(bands * rowsPerBand * stride)
    for band in 0..<bands {
      let start = (height - rowsPerBand) * band / (bands - 1)
      sampled += bytes[start * stride..<(start + rowsPerBand) * stride]
    }
    return PNGRows(layout: layout, width: width, height: bands * rowsPerBand, bytes: sampled)
  }
}

extension PNGFilterStrategy {
  fileprivate func cost(of bytes: UnsafeBufferPointer<UInt8>) -> Double {
    switch self {
    case .uniform:
      return 0
    case .smallestSum:
      var sum = 0
      for byte in bytes { sum += Int(Int8(bitPattern: byte).magnitude) }
      return Double(sum)
    case .smallestEntropy:
      // The sum of c * log2(c) over the counts grows as entropy falls; a whole-number logarithm with a linear
      // fraction orders the candidates nearly as well and is the same everywhere.
      var counts = [Int](repeating: 0, count: 256)
      for byte in bytes { counts[Int(byte)] += 1 }
      var sum = 0.0
      for count in counts where count > 0 {
        let whole = Int.bitWidth - 1 - count.leadingZeroBitCount
        sum += Double(count) * (Double(whole) + Double(count) / Double(1 << whole) - 1)
      }
      return -sum
    }
  }
}
