internal import Imaging

/// The rows of a picture as words, one to a pixel or, where several share one, to a byte; each with the filter it is
/// stored by.
///
/// Drawn content stays unfiltered, because it is packed best by finding repetitions; rows of photographs and gradients
/// get the filter that leaves the fewest bits.
internal final class ScreenRows: @unchecked Sendable {
  /// The filtered pixels: the picture's own memory where no row is filtered.
  let words: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  /// From 1 to 4.
  let bytesPerPixel: Int
  /// The filter of each row.
  let filters: UnsafeMutablePointer<PNGFilter>
  /// Whether a row is stored as its differences to an equal row, which are zero; its pixels here are unfiltered.
  let areZeros: UnsafeMutablePointer<Bool>
  private let copy: UnsafeMutablePointer<UInt32>?
  private let samples: UnsafeMutablePointer<UInt32>?

  /// In how many bands of rows a picture is worked on: six for a phone's screen, which two threads share evenly.
  ///
  /// The picture alone decides, so that its file is the same on any machine.
  static func bandCount(width: Int, height: Int) -> Int { min(8, max(1, width * height / 480_000)) }

  /// Bytes from one row's filter byte to the next.
  var stride: Int { width * bytesPerPixel + 1 }

  /// Rows that share a choice: neighbouring rows are alike.
  private static let rowsPerChoice = 8

  /// The rows of pixels that a layout stores, which must outlive this object.
  init(_ pixels: PNGPixels, layout: PNGLayout, choosesFilters: Bool) {
    // There is at least one pixel.
    var start = pixels.words.baseAddress.unsafelyUnwrapped
    let bytesPerPixel = layout.bytesPerPixel
    samples = bytesPerPixel < 3 ? Self.samples(of: pixels, layout) : nil
    if let samples { start = UnsafePointer(samples) }
    width = layout.bytesPerRow(width: pixels.width) / bytesPerPixel
    height = pixels.height
    self.bytesPerPixel = bytesPerPixel
    filters = .allocate(capacity: height)
    filters.initialize(repeating: .none, count: height)
    areZeros = .allocate(capacity: height)
    areZeros.initialize(repeating: false, count: height)
    let (width, height) = (width, height)
    // Samples of less than a byte and palette numbers are not amounts, so differences say nothing.
    let areAmounts = layout.bitDepth == 8 && layout.colorType != .palette
    let groups = choosesFilters && areAmounts ? height / Self.rowsPerChoice : 0
    let parts = Self.bandCount(width: pixels.width, height: height)
    let source = Source(words: start, filters: filters)
    let choices = Parallel.map(count: groups > 0 ? parts : 0) { part in
      (groups * part / parts..<groups * (part + 1) / parts).map { group in
        let last = (group + 1) * Self.rowsPerChoice - 1
        return PixelFilter.best(
          for: source.words + last * width, above: source.words + (last - 1) * width, count: width,
          bytesPerPixel: bytesPerPixel)
      }
    }.flatMap(\.self)
    guard choices.contains(where: { $0 != .none }) else {
      copy = nil
      words = start
      return
    }
    let copy = UnsafeMutablePointer<UInt32>.allocate(capacity: width * height)
    let target = Target(words: copy)
    _ = Parallel.map(count: parts) { part in
      for y in height * part / parts..<height * (part + 1) / parts {
        let group = y / Self.rowsPerChoice
        let filter = group < choices.count ? choices[group] : .none
        source.filters[y] = filter
        let row = source.words + y * width
        PixelFilter.apply(
          filter, to: row, above: y > 0 ? row - width : nil, count: width, into: target.words + y * width,
          alpha: bytesPerPixel == 3 ? 0xff00_0000 : 0)
      }
    }
    self.copy = copy
    words = UnsafePointer(copy)
  }

  /// What a layout stores for each pixel or, where several share one, each byte.
  private static func samples(of pixels: PNGPixels, _ layout: PNGLayout) -> UnsafeMutablePointer<UInt32> {
    let (width, height) = (pixels.width, pixels.height)
    let bytes = layout.bytesPerRow(width: width)
    let count = bytes / layout.bytesPerPixel
    let target = Target(words: .allocate(capacity: count * height))
    let source = Pixels(pixels: pixels)
    let colors = ColorTable(palette: layout.palette)
    let parts = bandCount(width: width, height: height)
    _ = Parallel.map(count: parts) { part in
      let range = height * part / parts..<height * (part + 1) / parts
      var packed = [UInt8](repeating: 0, count: bytes)
      packed.withUnsafeMutableBufferPointer { packed in
        guard let packed = packed.baseAddress else { return }
        for y in range {
          let row = source.pixels.row(y)
          let words = target.words + y * count
          if y > range.lowerBound, let above = source.pixels.row(y - 1).baseAddress,
            let row = row.baseAddress,
            PixelRun.isEqual(row, above, count: width)
          {
            words.update(from: words - count, count: count)
            continue
          }
          PNGRows.pack(row, into: packed, layout: layout, colors: colors)
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

  /// Whether a row is stored in the same way as the row above and equal to it.
  @inline(__always)
  func isEqualToAbove(_ y: Int) -> Bool {
    guard y > 0, filters[y] == filters[y - 1] else { return false }
    let row = words + y * width
    return PixelRun.isEqual(row, row - width, count: width)
  }

  /// How many rows from one on, which is equal to the row above, are equal and may be stored as zeros.
  ///
  /// Only unfiltered rows may; and never the last of a range, because the next range must be able to repeat it.
  func equalRows(from y: Int, in range: Range<Int>) -> Int {
    // Shorter rows have no room for a repetition behind the filter byte and a zero.
    guard filters[y] == .none, stride > 4 else { return 0 }
    var end = y + 1
    while end < range.upperBound && isEqualToAbove(end) { end += 1 }
    return min(end, range.upperBound - 1) - y
  }

  /// How many pixels of a row differ from the pixel to the left, the first included.
  func edges(_ y: Int) -> Int {
    let row = words + y * width
    var edges = 1
    for x in 1..<max(1, width) where row[x] != row[x - 1] { edges += 1 }
    return edges
  }

  /// About how many bits each of these takes once more where the row above cannot be repeated.
  var bitsPerEdge: Int { 8 * min(3, bytesPerPixel) }

  /// Has a row stored as its differences to the row above, which must be equal.
  func setZeros(_ y: Int) {
    filters[y] = .up
    areZeros[y] = true
  }

  // MARK: What a row can repeat

  /// The row above a row, if it can be repeated.
  @inline(__always)
  func repeatableRow(above y: Int) -> UnsafePointer<UInt32>? {
    guard y > 0, !areZeros[y - 1] else { return nil }
    return words + (y - 1) * width
  }

  /// Whether a repetition of the row above may include the filter byte.
  @inline(__always)
  func canRepeatFilter(of y: Int) -> Bool { y > 0 && !areZeros[y - 1] && filters[y] == filters[y - 1] }

  /// Whether all stored bytes of a pixel are zero.
  @inline(__always)
  func isZero(_ word: UInt32) -> Bool { word & (.max >> (32 - 8 * UInt32(bytesPerPixel))) == 0 }

  /// Whether a row's filter byte and the last pixel of the row above are zero.
  @inline(__always)
  func isZero(before y: Int) -> Bool {
    guard y > 0, filters[y] == .none else { return false }
    return areZeros[y - 1] || isZero(words[y * width - 1])
  }

  // MARK: Memory

  deinit {
    filters.deallocate()
    areZeros.deallocate()
    copy?.deallocate()
    samples?.deallocate()
  }

  private struct Source: @unchecked Sendable {
    var words: UnsafePointer<UInt32>
    var filters: UnsafeMutablePointer<PNGFilter>
  }

  private struct Target: @unchecked Sendable {
    var words: UnsafeMutablePointer<UInt32>
  }
}
