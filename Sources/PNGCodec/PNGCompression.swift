/// From pixels to the compressed stream of an image data chunk.
internal enum PNGCompression {
  /// A layout and the zlib stream of its filtered rows.
  struct Image {
    var layout: PNGLayout
    var stream: [UInt8]
  }

  static func compress(_ pixels: PNGPixels, options: PNGEncoder.Options) throws(PNGError) -> Image {
    let rows = PNGRows(pixels, layout: .smallest(for: pixels, allowsGrey: options.colorSpace == .sRGB))
    switch options.effort {
    case .fast:
      return Image(layout: rows.layout, stream: try stream(of: rows, level: 1))
    case .default:
      let filter = try bestFilter(for: rows)
      let filtered = filter == .uniform(.none) ? rows : rows.filtered(by: filter)
      return Image(layout: rows.layout, stream: try stream(of: filtered, level: 6))
    case .max:
      var best: [UInt8]?
      for filter in PNGFilterStrategy.allCases {
        let candidate = try stream(of: rows.filtered(by: filter), level: 12)
        if best.map({ candidate.count < $0.count }) ?? true { best = candidate }
      }
      return Image(layout: rows.layout, stream: best ?? [])
    }
  }

  private static func stream(of rows: PNGRows, level: Int) throws(PNGError) -> [UInt8] {
    try Deflater(level: level).zlibStream(of: rows)
  }

  /// The strategy whose filtered sample of the rows packs best at a fast level.
  ///
  /// Drawn screens pack best without a filter, photographs and gradients with one per row. Which of them an
  /// image is, a dozen bands spread over its height show at a small part of the whole cost.
  private static func bestFilter(for rows: PNGRows) throws(PNGError) -> PNGFilterStrategy {
    // Samples of less than a byte and palette numbers are not amounts, so differences say nothing.
    guard rows.layout.bitDepth == 8, rows.layout.colorType != .palette else { return .uniform(.none) }
    let sample = rows.sample(bands: 12, rowsPerBand: 8)
    let deflater = try Deflater(level: 1)
    var best = (strategy: PNGFilterStrategy.uniform(.none), size: Int.max)
    for strategy in [PNGFilterStrategy.uniform(.none), .uniform(.up), .smallestSum] {
      let filtered = sample.filtered(by: strategy)
      let size = filtered.bytes.withUnsafeBytes { deflater.compressedSize(of: $0) }
      if size < best.size { best = (strategy, size) }
    }
    return best.strategy
  }
}
