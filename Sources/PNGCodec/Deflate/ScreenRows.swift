internal import Imaging

/// The rows of a picture as whole pixels, each with the filter it is stored by.
///
/// Drawn content stays unfiltered, because it is packed best by finding repetitions; rows of photographs and gradients
/// get the filter that leaves the fewest bits.
internal final class ScreenRows: @unchecked Sendable {
  /// The filtered pixels: the picture's own memory where no row is filtered.
  let words: UnsafePointer<UInt32>
  let width: Int
  let height: Int
  /// 3 or 4.
  let bytesPerPixel: Int
  /// The filter of each row.
  let filters: UnsafeMutablePointer<PNGFilter>
  /// Whether a row is stored as its differences to an equal row, which are zero; its pixels here are unfiltered.
  let areZeros: UnsafeMutablePointer<Bool>
  private let copy: UnsafeMutablePointer<UInt32>?

  /// Bytes from one row's filter byte to the next.
  var stride: Int { width * bytesPerPixel + 1 }

  /// Rows that share a choice: neighbouring rows are alike.
  private static let rowsPerChoice = 8

  /// The pixels must outlive this object.
  init?(_ pixels: PNGPixels, bytesPerPixel: Int, choosesFilters: Bool) {
    guard let start = pixels.words.baseAddress else { return nil }
    (width, height) = (pixels.width, pixels.height)
    self.bytesPerPixel = bytesPerPixel
    filters = .allocate(capacity: height)
    filters.initialize(repeating: .none, count: height)
    areZeros = .allocate(capacity: height)
    areZeros.initialize(repeating: false, count: height)
    let (width, height) = (width, height)
    let groups = choosesFilters ? height / Self.rowsPerChoice : 0
    let parts = min(8, max(1, width * height / 500_000))
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

  deinit {
    filters.deallocate()
    areZeros.deallocate()
    copy?.deallocate()
  }

  private struct Source: @unchecked Sendable {
    var words: UnsafePointer<UInt32>
    var filters: UnsafeMutablePointer<PNGFilter>
  }

  private struct Target: @unchecked Sendable {
    var words: UnsafeMutablePointer<UInt32>
  }
}
