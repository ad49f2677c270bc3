internal import CDeflate
internal import CRowKernels

/// The checksums of rows as stored: the byte of the filter, then the pixels' bytes.
internal struct RowChecksum: ~Copyable {
  private let rows: ScreenRows
  private let packed: UnsafeMutableBufferPointer<UInt8>

  init(_ rows: ScreenRows) {
    self.rows = rows
    // Opaque pixels are summed as words; others are in memory as they are stored.
    let isPacked = rows.bytesPerPixel < 3
    packed = .allocate(capacity: isPacked ? rows.stride : 0)
  }

  deinit { packed.deallocate() }

  /// The checksum of some rows; a row that equals the one above is not read.
  func sum(of range: Range<Int>) -> Adler32 {
    var total = Adler32(value: 1, count: 0)
    var last: Adler32?
    for y in range {
      let sum = rows.repeatsAbove[y] ? last ?? self.sum(of: y) : self.sum(of: y)
      last = sum
      total = total.appending(sum)
    }
    return total
  }

  private func sum(of y: Int) -> Adler32 {
    let row = rows.row(y)
    let (width, filter) = (rows.width, rows.filters[y].rawValue)
    switch rows.bytesPerPixel {
    case 3: return Self.sumOfTriples(row, count: width, after: filter)
    case 4:
      let first = UInt32(filter) + 1
      let value = libdeflate_adler32(first << 16 | first, row, width * 4)
      return Adler32(value: value, count: rows.stride)
    default:
      guard let bytes = packed.baseAddress else { return Adler32(value: 1, count: 0) }
      bytes[0] = filter
      let words = UnsafeBufferPointer(start: row, count: width)
      PNGRows.pack(words, into: bytes + 1, bytesPerPixel: rows.bytesPerPixel)
      return Adler32(value: libdeflate_adler32(1, bytes, rows.stride), count: rows.stride)
    }
  }

  /// The checksum of a byte and the three low bytes of each pixel.
  static func sumOfTriples(_ row: UnsafePointer<UInt32>, count: Int, after first: UInt8) -> Adler32 {
    // Rows are at most 32,768 bytes, fewer than the sums have room for.
    let sums = row_byte_sums(row, count)
    let low = UInt64(first) + 1
    let high = low * UInt64(3 * count + 1) + sums.weighted
    return Adler32(
      value: UInt32(high % 65521) << 16 | UInt32((low + sums.plain) % 65521), count: count * 3 + 1)
  }
}
