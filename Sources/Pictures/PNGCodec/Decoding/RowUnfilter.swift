internal import CRowKernels

/// Undoes the filters of rows of 8 bits per sample.
internal struct RowUnfilter {
  /// The maximum number of rows finished at once: the distance between the rows written and the rows still to
  /// be read.
  static let largestGroup = Int(RowFilterLargestGroup)

  let width: Int

  /// Turns the first of some packed rows, or the first few, into RGBA words, and returns how many; `nil` for
  /// an unknown filter.
  ///
  /// - Parameters:
  ///   - rows: the rows, one after the other, each after the byte that names its filter. The 8 bytes after
  ///     them can be read.
  ///   - count: how many rows there are, at least one.
  ///   - above: the finished row above, or zeros.
  ///   - words: the finished rows. They may be before the filtered ones in memory, `largestGroup` rows of
  ///     words apart or a row less.
  func unfilterColors(
    _ rows: UnsafePointer<UInt8>, count: Int, bytesPerPixel: Int, above: UnsafePointer<UInt32>,
    into words: UnsafeMutablePointer<UInt32>
  ) -> Int? {
    let stride = width * bytesPerPixel + 1
    guard let filter = PNGFilter(rawValue: rows[0]) else { return nil }
    let size = row_filter_group_size(RowKernels.level)
    if filter.waits, count >= size {
      // One more waiting row pays for the rest, which would take no time by themselves.
      var filters: UInt64 = 0
      var waiting = 0
      for row in 0..<size {
        guard let filter = PNGFilter(rawValue: rows[row * stride]) else { return nil }
        filters |= UInt64(filter.rawValue) << (8 * row)
        waiting += filter.waits ? 1 : 0
      }
      if waiting > 1 {
        withUnsafeBytes(of: filters.littleEndian) { filters in
          row_filter_undo_group(
            RowKernels.level, filters.baseAddress, rows + 1, stride, bytesPerPixel, above, words, width)
        }
        return size
      }
    }
    row_filter_undo(RowKernels.level, Int32(filter.rawValue), rows + 1, bytesPerPixel, above, words, width)
    return 1
  }

  /// Undoes the filter of a row in place, whatever its pixels are.
  func unfilterBytes(
    _ row: UnsafeMutablePointer<UInt8>, filter: PNGFilter, above: UnsafePointer<UInt8>?, bytesPerPixel: Int
  ) {
    let count = width * bytesPerPixel
    switch (filter, above) {
    case (.none, _), (.up, nil): break
    case (.up, let above?):
      for i in 0..<count { row[i] &+= above[i] }
    case (.sub, _), (.paeth, nil):
      for i in bytesPerPixel..<max(bytesPerPixel, count) { row[i] &+= row[i - bytesPerPixel] }
    case (.average, let above):
      for i in 0..<count {
        let left = i < bytesPerPixel ? 0 : UInt16(row[i - bytesPerPixel])
        let up = above.map { UInt16($0[i]) } ?? 0
        row[i] &+= UInt8(truncatingIfNeeded: (left + up) >> 1)
      }
    case (.paeth, let above?):
      for i in 0..<min(bytesPerPixel, count) { row[i] &+= above[i] }
      for i in bytesPerPixel..<max(bytesPerPixel, count) {
        row[i] &+= PNGFilter.paethPredictor(
          left: row[i - bytesPerPixel], above: above[i], aboveLeft: above[i - bytesPerPixel])
      }
    }
  }
}

extension PNGFilter {
  /// Whether every pixel depends on the finished one on its left, and has to wait for it.
  fileprivate var waits: Bool { self == .average || self == .paeth }
}
