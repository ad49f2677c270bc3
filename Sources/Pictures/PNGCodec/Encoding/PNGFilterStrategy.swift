/// How the filter of each row is chosen.
internal enum PNGFilterStrategy: Hashable, CaseIterable {
  /// The same filter for every row.
  case uniform(PNGFilter)
  /// For each row the filter whose bytes, taken as signed numbers, have the smallest sum of magnitudes: the
  /// heuristic of the PNG specification's section 12.8.
  case smallestSum
  /// For each row the filter whose bytes have the smallest entropy.
  case smallestEntropy

  /// No filter for rows of drawn content, which a compressor packs best by finding repetitions; for rows of photographs
  /// and gradients the filter that leaves the fewest bits.
  case adaptive

  static var allCases: [PNGFilterStrategy] {
    PNGFilter.allCases.map(PNGFilterStrategy.uniform) + [.smallestSum, .smallestEntropy, .adaptive]
  }
}

extension PNGRows {
  /// The same rows, filtered; this value must be unfiltered.
  func filtered(by strategy: PNGFilterStrategy) -> PNGRows {
    var result = self
    result.filter(by: strategy)
    return result
  }

  /// Filters the rows where they are, from the last to the first, because each needs the one above unfiltered.
  mutating func filter(by strategy: PNGFilterStrategy) {
    let (count, stride, height, bytesPerPixel) = (stride - 1, stride, height, layout.bytesPerPixel)
    var room = [UInt8](repeating: 0, count: 2 * count)
    room.withUnsafeMutableBufferPointer { room in
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let start = bytes.baseAddress, var best = room.baseAddress else { return }
        var candidate = best + count
        var bandFilter: PNGFilter?
        for y in Swift.stride(from: height - 1, through: 0, by: -1) {
          let row = start + y * stride + 1
          let above = y == 0 ? nil : UnsafePointer(row - stride)
          var lowest = Double.infinity
          var filters: [PNGFilter] = bandFilter.map { [$0] } ?? []
          if bandFilter == nil || (y + 1) % strategy.rowsPerChoice == 0 {
            filters = strategy.candidates(
              row, above: above, count: count, bytesPerPixel: bytesPerPixel, costToBeat: &lowest)
          }
          for filter in filters where filter != .none {
            filter.apply(
              to: row, above: above, count: count, bytesPerPixel: bytesPerPixel, into: candidate)
            // A single candidate has no rival, unless it is to beat the unfiltered row.
            let isContested = filters.count > 1 || lowest < .infinity
            let cost =
              isContested ? strategy.cost(of: UnsafeBufferPointer(start: candidate, count: count)) : 0
            guard cost < lowest else { continue }
            lowest = cost
            row[-1] = filter.rawValue
            swap(&best, &candidate)
          }
          bandFilter = PNGFilter(rawValue: row[-1])
          if row[-1] != PNGFilter.none.rawValue { row.update(from: best, count: count) }
        }
      }
    }
  }
}

extension PNGRows {
  /// How many bytes of a row differ both from the pixel to the left and from the row above.
  fileprivate static func novelBytes(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>?, count: Int, bytesPerPixel: Int
  ) -> Int {
    // Without a row above, a byte that differs from the left is new.
    let above = above ?? row - bytesPerPixel
    let (bytes, left, up) = (
      UnsafeRawPointer(row), UnsafeRawPointer(row - bytesPerPixel), UnsafeRawPointer(above)
    )
    var novel = 0
    var i = bytesPerPixel
    while i + 16 <= count {
      // Sixteen counters of a byte each hold 255 rounds.
      var counters = SIMD16<UInt8>(repeating: 0)
      let end = min(count - 15, i + 16 * 255)
      while i < end {
        let value = bytes.loadUnaligned(fromByteOffset: i, as: SIMD16<UInt8>.self)
        let isNew =
          (value .!= left.loadUnaligned(fromByteOffset: i, as: SIMD16<UInt8>.self))
          .& (value .!= up.loadUnaligned(fromByteOffset: i, as: SIMD16<UInt8>.self))
        counters &+= SIMD16(repeating: 0).replacing(with: 1, where: isNew)
        i += 16
      }
      novel += Int(SIMD16<UInt16>(truncatingIfNeeded: counters).wrappedSum())
    }
    while i < count {
      novel += row[i] != row[i - bytesPerPixel] && row[i] != above[i] ? 1 : 0
      i += 1
    }
    return novel
  }
}

extension PNGFilterStrategy {
  /// About how many bits a filtered byte takes: none in a run of zeros, else those of its magnitude and two more.
  private static let bits: [UInt8] = (0...255).map { byte in
    let magnitude = Int8(truncatingIfNeeded: byte).magnitude
    return magnitude == 0 ? 0 : UInt8(min(8, 10 - magnitude.leadingZeroBitCount))
  }

  /// Rows that share a choice: neighbouring rows are alike, and choosing costs more than packing.
  fileprivate var rowsPerChoice: Int { self == .adaptive ? 8 : 1 }

  /// The filters to be tried on a row; `costToBeat` becomes the cost of leaving it as it is, where that is known.
  fileprivate func candidates(
    _ row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>?, count: Int, bytesPerPixel: Int,
    costToBeat: inout Double
  ) -> [PNGFilter] {
    switch self {
    case .uniform(let filter): return [filter]
    case .smallestSum, .smallestEntropy:
      costToBeat = cost(of: UnsafeBufferPointer(start: row, count: count))
      return [.sub, .up, .average, .paeth]
    case .adaptive:
      // Of bytes that repeat neither the pixel to the left nor the one above, about five bits each are left, because
      // letters stand more than once.
      let novel = PNGRows.novelBytes(row, above: above, count: count, bytesPerPixel: bytesPerPixel)
      guard 8 * novel >= count else { return [] }
      costToBeat = 5 * Double(novel)
      return [.sub, .up, .paeth]
    }
  }

  fileprivate func cost(of bytes: UnsafeBufferPointer<UInt8>) -> Double {
    switch self {
    case .uniform:
      return 0
    case .adaptive:
      return Double(bytes.reduce(0) { $0 + Int(Self.bits[Int($1)]) })
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
