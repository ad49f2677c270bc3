internal import CRowKernels
internal import Imaging
internal import OperatingSystem

/// The rows of a picture as words, one per pixel or, if several share one, per byte; each with the filter by
/// which it is stored.
///
/// Drawn content stays unfiltered, because it is compressed best by finding matches; rows of photographs and
/// gradients get the filter that leaves the fewest bits.
internal final class ScreenRows: @unchecked Sendable {
  /// The filtered pixels: the picture's own memory if no row is filtered. A row that is at least the second
  /// in succession to equal the one above may be missing, unless a band begins or ends there.
  let words: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  /// From 1 to 4.
  let bytesPerPixel: Int
  /// The filter of each row.
  let filters: UnsafeMutablePointer<PNGFilter>
  /// Whether a row has the same filter as the row above and is equal to it when filtered.
  let repeatsAbove: UnsafeMutablePointer<Bool>
  /// Where each row's pixels are.
  private let starts: UnsafeMutablePointer<UnsafePointer<UInt32>>
  private let copy: UnsafeMutablePointer<UInt32>?
  private let samples: UnsafeMutablePointer<UInt32>?

  /// The number of bands of rows in which a picture is processed: six for a phone's screen, which two threads
  /// share evenly.
  ///
  /// The picture alone decides, so that its file is the same on any machine.
  static func bandCount(width: Int, height: Int) -> Int { min(8, max(1, width * height / 480_000)) }

  /// The rows of each band.
  static func bands(width: Int, height: Int) -> [Range<Int>] {
    let count = bandCount(width: width, height: height)
    return (0..<count).map { height * $0 / count..<height * ($0 + 1) / count }
  }

  /// Bytes from one row's filter byte to the next.
  var stride: Int { width * bytesPerPixel + 1 }

  /// Rows that share a choice: neighbouring rows are alike.
  private static let rowsPerChoice = 8

  /// The rows of pixels that a layout stores, which must outlive this object; `repeatsAbove` tells which of them are
  /// equal to the one above.
  init(_ pixels: PNGPixels, layout: PNGLayout, repeatsAbove: [Bool], choosesFilters: Bool) {
    // There is at least one pixel.
    var start = pixels.words.baseAddress.unsafelyUnwrapped
    bytesPerPixel = layout.bytesPerPixel
    let bands = Self.bands(width: pixels.width, height: pixels.height)
    width = layout.bytesPerRow(width: pixels.width) / bytesPerPixel
    height = pixels.height
    filters = .allocate(capacity: height)
    filters.initialize(repeating: .none, count: height)
    self.repeatsAbove = .allocate(capacity: height)
    starts = .allocate(capacity: height)
    var isMissing = [Bool](repeating: false, count: height)
    for band in bands {
      for y in band {
        self.repeatsAbove[y] = repeatsAbove[y]
        isMissing[y] =
          y > band.lowerBound + 1 && y < band.upperBound - 1 && repeatsAbove[y] && repeatsAbove[y - 1]
      }
    }
    samples = bytesPerPixel < 3 ? Self.samples(of: pixels, layout, bands, isMissing) : nil
    if let samples { start = UnsafePointer(samples) }
    for y in 0..<height { starts[y] = isMissing[y] ? starts[y - 1] : start + y * width }
    // Samples of less than a byte and palette indices are not amounts, so differences are meaningless.
    let areAmounts = layout.bitDepth == 8 && layout.colorType != .palette
    let choices = choosesFilters && areAmounts ? Self.choices(starts, width, bands, bytesPerPixel) : []
    guard choices.contains(where: { $0 != .none }) else {
      copy = nil
      words = start
      return
    }
    let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    let target = Target(words: copy)
    let filtered = Starts(starts: .allocate(capacity: height))
    let zeros = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    zeros.initialize(repeating: 0, count: width)
    defer { zeros.deallocate() }
    let source = Source(starts: starts, filters: filters, isMissing: isMissing, zeros: zeros)
    let (width, alpha) = (width, bytesPerPixel == 3 ? 0xff00_0000 : 0 as UInt32)
    for y in 0..<height {
      let group = y / Self.rowsPerChoice
      if group < choices.count { filters[y] = choices[group] }
    }
    _ = Parallel.map(count: bands.count) { index in
      for y in bands[index] {
        let filter = source.filters[y]
        if source.isMissing[y] && (y - 2...y).allSatisfy({ source.filters[$0] == .none }) {
          filtered.starts[y] = filtered.starts[y - 1]
          continue
        }
        let row = target.words + y * width
        let above = y > 0 ? source.starts[y - 1] : UnsafePointer(source.zeros)
        row_filter(
          FilterChoice.kernel(filter), source.starts[y], above, width, row, alpha)
        filtered.starts[y] = UnsafePointer(row)
      }
    }
    for y in 1..<max(1, height) where filters[y] != .none || filters[y - 1] != .none {
      self.repeatsAbove[y] =
        filters[y] == filters[y - 1]
        && PixelRun.isEqual(filtered.starts[y], filtered.starts[y - 1], count: width)
    }
    starts.update(from: filtered.starts, count: height)
    filtered.starts.deallocate()
    self.copy = copy
    words = UnsafePointer(copy)
  }

  /// The filters of groups of rows.
  private static func choices(
    _ starts: UnsafeMutablePointer<UnsafePointer<UInt32>>, _ width: Int, _ bands: [Range<Int>],
    _ bytesPerPixel: Int
  ) -> [PNGFilter] {
    let groups = (bands.last?.upperBound ?? 0) / rowsPerChoice
    let source = Starts(starts: starts)
    let parts = bands.count
    return Parallel.map(count: groups > 0 ? parts : 0) { part in
      (groups * part / parts..<groups * (part + 1) / parts).map { group in
        let last = (group + 1) * Self.rowsPerChoice - 1
        let (row, above) = (source.starts[last], source.starts[last - 1])
        // A row with the same pixels contains nothing new.
        guard row != above else { return .none }
        return FilterChoice.best(for: row, above: above, count: width, bytesPerPixel: bytesPerPixel)
      }
    }.flatMap(\.self)
  }

  /// The stored value of each pixel or, if several share one, of each byte.
  private static func samples(
    of pixels: PNGPixels, _ layout: PNGLayout, _ bands: [Range<Int>], _ isMissing: [Bool]
  ) -> UnsafeMutablePointer<UInt32> {
    let bytes = layout.bytesPerRow(width: pixels.width)
    let count = bytes / layout.bytesPerPixel
    let target = Target(words: .allocate(capacity: count * pixels.height))
    let source = Pixels(pixels: pixels)
    let colors = ColorTable(palette: layout.palette)
    _ = Parallel.map(count: bands.count) { band in
      var packed = [UInt8](repeating: 0, count: bytes)
      packed.withUnsafeMutableBufferPointer { packed in
        guard let packed = packed.baseAddress else { return }
        for y in bands[band] where !isMissing[y] {
          let words = target.words + y * count
          PNGRows.pack(source.pixels.row(y), into: packed, layout: layout, colors: colors)
          if layout.bytesPerPixel == 1 {
            for x in 0..<count { words[x] = UInt32(packed[x]) }
          } else {
            for x in 0..<count { words[x] = UInt32(packed[2 * x]) | UInt32(packed[2 * x + 1]) << 8 }
          }
        }
      }
    }
    return target.words
  }

  private struct Pixels: @unchecked Sendable {
    var pixels: PNGPixels
  }

  // MARK: Rows that are equal

  /// A row's pixels.
  @inline(__always)
  func row(_ y: Int) -> UnsafePointer<UInt32> { starts[y] }

  /// How many rows from one on, which equals the row above, are equal.
  func equalRows(from y: Int, in range: Range<Int>) -> Int {
    var end = y + 1
    while end < range.upperBound && repeatsAbove[end] { end += 1 }
    return end - y
  }

  /// A byte as stored, counted from the filter byte of the first row on.
  func byte(at position: Int) -> UInt32 {
    let (y, place) = position.quotientAndRemainder(dividingBy: stride)
    if place == 0 { return UInt32(filters[y].rawValue) }
    let (x, byte) = (place - 1).quotientAndRemainder(dividingBy: bytesPerPixel)
    return row(y)[x] >> (8 * UInt32(byte)) & 0xff
  }

  // MARK: What a row can repeat

  /// The row above a row, if it can be repeated.
  @inline(__always)
  func repeatableRow(above y: Int) -> UnsafePointer<UInt32>? {
    y > 0 ? row(y - 1) : nil
  }

  /// Whether a match of the row above may include the filter byte.
  @inline(__always)
  func canRepeatFilter(of y: Int) -> Bool { y > 0 && filters[y] == filters[y - 1] }

  /// Whether all stored bytes of a pixel are zero.
  @inline(__always)
  func isZero(_ word: UInt32) -> Bool { word & (.max >> (32 - 8 * UInt32(bytesPerPixel))) == 0 }

  /// Whether a row's filter byte and the last pixel of the row above are zero.
  @inline(__always)
  func isZero(before y: Int) -> Bool {
    guard y > 0, filters[y] == .none else { return false }
    return isZero(row(y - 1)[width - 1])
  }

  // MARK: Bytes

  /// The rows as they are stored.
  func packed() -> [UInt8] {
    let bands = Self.bands(width: width, height: height)
    return [UInt8](unsafeUninitializedCapacity: stride * height) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      let target = Bytes(bytes: start)
      _ = Parallel.map(count: bands.count) { [self] band in
        for y in bands[band] {
          let bytes = target.bytes + y * stride
          bytes[0] = filters[y].rawValue
          PNGRows.pack(
            UnsafeBufferPointer(start: row(y), count: width), into: bytes + 1, bytesPerPixel: bytesPerPixel)
        }
      }
      count = stride * height
    }
  }

  private struct Bytes: @unchecked Sendable {
    var bytes: UnsafeMutablePointer<UInt8>
  }

  // MARK: Memory

  deinit {
    filters.deallocate()
    repeatsAbove.deallocate()
    starts.deallocate()
    copy?.deallocate()
    samples?.deallocate()
  }

  /// The rows before filtering, and their filters.
  private struct Source: @unchecked Sendable {
    var starts: UnsafeMutablePointer<UnsafePointer<UInt32>>
    var filters: UnsafeMutablePointer<PNGFilter>
    var isMissing: [Bool]
    /// The row above the first row.
    var zeros: UnsafeMutablePointer<UInt32>
  }

  private struct Starts: @unchecked Sendable {
    var starts: UnsafeMutablePointer<UnsafePointer<UInt32>>
  }

  private struct Target: @unchecked Sendable {
    var words: UnsafeMutablePointer<UInt32>
  }
}
