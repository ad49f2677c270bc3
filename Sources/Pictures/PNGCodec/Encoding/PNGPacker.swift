internal import Imaging

/// From pixels in a layout to a zlib stream.
package struct PNGPacker {
  /// Ways to find repetitions.
  package enum Method: Hashable, Sendable {
    /// libdeflate at a level from 1 to 12, over rows with the filters that `parsing` chooses.
    case libdeflate(level: Int)
    /// The first match found.
    case greedy
    /// The cheapest matches.
    case parsing
  }

  private let pixels: PNGPixels
  private let layout: PNGLayout
  private let repeatsAbove: [Bool]

  /// A compressor of pixels; `repeatsAbove` gives the rows that equal the one above.
  init(_ pixels: PNGPixels, layout: PNGLayout, repeatsAbove: [Bool]) {
    self.pixels = pixels
    self.layout = layout
    self.repeatsAbove = repeatsAbove
  }

  /// The zlib stream of the rows.
  func stream(by method: Method) throws(PNGError) -> [UInt8] {
    if case .libdeflate(let level) = method { return try stream(level: level, choosesFilters: true) }
    let screen = ScreenDeflater(
      pixels, layout: layout, repeatsAbove: repeatsAbove, parses: method == .parsing)
    if let screen { return screen.zlibStream() }
    // libdeflate's second level is both faster and smaller than its first.
    return try method == .greedy
      ? stream(level: 2, choosesFilters: false) : stream(level: 6, choosesFilters: true)
  }

  private func stream(level: Int, choosesFilters: Bool) throws(PNGError) -> [UInt8] {
    let rows = ScreenRows(pixels, layout: layout, repeatsAbove: repeatsAbove, choosesFilters: choosesFilters)
    return try Deflater(level: level).zlibStream(of: rows.packed())
  }
}
