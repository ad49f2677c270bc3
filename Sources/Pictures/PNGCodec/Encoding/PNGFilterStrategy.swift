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
    result.filter(by: strategy)
    return result
  }

  /// Filters the rows in place, from the last to the first, because each needs the one above unfiltered.
  mutating func filter(by strategy: PNGFilterStrategy) {
    let (count, stride, height, bytesPerPixel) = (stride - 1, stride, height, layout.bytesPerPixel)
    var room = [UInt8](repeating: 0, count: 2 * count)
    room.withUnsafeMutableBufferPointer { room in
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let start = bytes.baseAddress, var best = room.baseAddress else { return }
        var candidate = best + count
        for y in Swift.stride(from: height - 1, through: 0, by: -1) {
          let row = start + y * stride + 1
          let above = y == 0 ? nil : UnsafePointer(row - stride)
          var lowest = Double.infinity
          let filters = strategy.candidates(row, count: count, costToBeat: &lowest)
          for filter in filters where filter != .none {
            filter.apply(
              to: row, above: above, count: count, bytesPerPixel: bytesPerPixel, into: candidate)
            // A single candidate has no competitor, unless it has to beat the unfiltered row.
            let isContested = filters.count > 1 || lowest < .infinity
            let cost =
              isContested ? strategy.cost(of: UnsafeBufferPointer(start: candidate, count: count)) : 0
            guard cost < lowest else { continue }
            lowest = cost
            row[-1] = filter.rawValue
            swap(&best, &candidate)
          }
          if row[-1] != PNGFilter.none.rawValue { row.update(from: best, count: count) }
        }
      }
    }
  }
}

extension PNGFilterStrategy {
  /// The filters to try on a row; `costToBeat` becomes the cost of leaving it unfiltered, if that is known.
  fileprivate func candidates(
    _ row: UnsafePointer<UInt8>, count: Int, costToBeat: inout Double
  ) -> [PNGFilter] {
    switch self {
    case .uniform(let filter): return [filter]
    case .smallestSum, .smallestEntropy:
      costToBeat = cost(of: UnsafeBufferPointer(start: row, count: count))
      return [.sub, .up, .average, .paeth]
    }
  }

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
