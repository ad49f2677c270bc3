internal import CRowKernels

/// The choice among PNG's filters for rows of whole pixels.
internal enum FilterChoice {
  private typealias Bytes = SIMD16<UInt8>

  @inline(__always)
  private static func at(_ words: UnsafePointer<UInt32>) -> Bytes {
    UnsafeRawPointer(words).loadUnaligned(as: Bytes.self)
  }

  /// The filter's number for the kernels.
  static func kernel(_ filter: PNGFilter) -> CRowKernels.RowFilter {
    CRowKernels.RowFilter(UInt32(filter.rawValue))
  }

  // MARK: Choosing

  /// How many bytes of a row differ both from the pixel to the left and from the row above.
  private static func novelBytes(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, count: Int)
    -> Int
  {
    var novel = 0
    var x = 1
    while x + 4 <= count {
      // Sixteen counters of a byte each hold 255 rounds.
      var counters = Bytes()
      let end = min(count - 3, x + 4 * 255)
      while x < end {
        let bytes = at(row + x)
        let isNew = (bytes .!= at(row + x - 1)) .& (bytes .!= at(above + x))
        counters &+= Bytes().replacing(with: 1, where: isNew)
        x += 4
      }
      novel += Int(SIMD16<UInt16>(truncatingIfNeeded: counters).wrappedSum())
    }
    return novel
  }

  /// An estimate of the bits that a row takes unfiltered: seven for each new byte of a photograph, and ten
  /// for pixels that repeat a sequence from the row above or further left, as letters and smooth gradients
  /// do.
  private static func unfilteredBits(
    _ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, count: Int, bytesPerPixel: Int
  ) -> Int {
    /// Pairs of pixels seen, by a hash of them.
    var pairs = [UInt64](repeating: 0, count: 1 << 11)
    return pairs.withUnsafeMutableBufferPointer { pairs in
      func pair(_ words: UnsafePointer<UInt32>, _ x: Int) -> (value: UInt64, place: Int) {
        let value = UInt64(words[x]) | UInt64(words[x + 1]) << 32
        return (value, Int((value &* 0x9e37_79b9_7f4a_7c15) >> 53))
      }
      for x in 0..<max(0, count - 1) {
        let (value, place) = pair(above, x)
        pairs[place] = value
      }
      var bits = 0
      for x in 1..<max(1, count - 1) {
        let (value, place) = pair(row, x)
        if row[x] != row[x - 1] && row[x] != above[x] {
          bits += pairs[place] == value ? 10 : 7 * bytesPerPixel
        }
        pairs[place] = value
      }
      return bits
    }
  }

  /// The filter that leaves the fewest bits of a row, which is `none` for drawn content.
  static func best(
    for row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>, count: Int, bytesPerPixel: Int
  ) -> PNGFilter {
    let novel = novelBytes(row, above: above, count: count)
    guard 8 * novel >= count * bytesPerPixel else { return .none }
    var lowest = unfilteredBits(row, above: above, count: count, bytesPerPixel: bytesPerPixel)
    var best = PNGFilter.none
    for filter in [PNGFilter.sub, .up, .paeth] {
      let cost = row_filtered_bits(kernel(filter), row, above, count)
      if cost < lowest { (lowest, best) = (cost, filter) }
    }
    return best
  }
}
