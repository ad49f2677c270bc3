/// The five filters of the PNG specification, by their numbers: each stores the difference of a byte to a
/// prediction from bytes before it.
package enum PNGFilter: UInt8, CaseIterable {
  /// The byte itself.
  case none = 0
  /// The byte of the pixel to the left.
  case sub = 1
  /// The byte of the pixel above.
  case up = 2
  /// The mean of left and above, rounded down.
  case average = 3
  /// Left, above or above left, whichever is nearest to left + above - above left.
  case paeth = 4
}

extension PNGFilter {
  /// Filters one row: `row` and `above` are its samples and those of the row above (`nil` for the first row).
  package func apply(
    to row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>?, count: Int, bytesPerPixel: Int,
    into filtered: UnsafeMutablePointer<UInt8>
  ) {
    let first = min(bytesPerPixel, count)
    switch self {
    case .none:
      filtered.update(from: row, count: count)
    case .sub:
      filtered.update(from: row, count: first)
      for i in first..<max(first, count) { filtered[i] = row[i] &- row[i - bytesPerPixel] }
    case .up:
      guard let above else {
        return PNGFilter.none.apply(to: row, above: nil, count: count, bytesPerPixel: 1, into: filtered)
      }
      for i in 0..<count { filtered[i] = row[i] &- above[i] }
    case .average:
      for i in 0..<count {
        let left = i < first ? 0 : UInt16(row[i - bytesPerPixel])
        let up = above.map { UInt16($0[i]) } ?? 0
        filtered[i] = row[i] &- UInt8(truncatingIfNeeded: (left + up) >> 1)
      }
    case .paeth:
      guard let above else {
        return PNGFilter.sub.apply(
          to: row, above: nil, count: count, bytesPerPixel: bytesPerPixel, into: filtered)
      }
      for i in 0..<first { filtered[i] = row[i] &- above[i] }
      for i in first..<max(first, count) {
        filtered[i] =
          row[i]
          &- Self.paethPredictor(
            left: row[i - bytesPerPixel], above: above[i], aboveLeft: above[i - bytesPerPixel])
      }
    }
  }

  /// The predictor of the specification's section 9.4; ties go to left, then above.
  @inline(__always)
  static func paethPredictor(left: UInt8, above: UInt8, aboveLeft: UInt8) -> UInt8 {
    let toLeft = abs(Int16(above) - Int16(aboveLeft))
    let toAbove = abs(Int16(left) - Int16(aboveLeft))
    let toAboveLeft = abs(Int16(left) + Int16(above) - 2 * Int16(aboveLeft))
    if toLeft <= toAbove && toLeft <= toAboveLeft { return left }
    return toAbove <= toAboveLeft ? above : aboveLeft
  }
}
