/// From pixels to the compressed stream of an image data chunk.
internal enum PNGCompression {
  /// A layout and the zlib stream of its filtered rows.
  struct Image {
    var layout: PNGLayout
    var stream: [UInt8]
  }

  static func compress(_ pixels: PNGPixels, options: PNGEncoder.Options) throws(PNGError) -> Image {
    let layout = PNGLayout.smallest(for: pixels, allowsGrey: options.colorSpace == .sRGB)
    if options.effort == .fast, let deflater = ScreenDeflater(pixels, layout: layout) {
      return Image(layout: layout, stream: deflater.zlibStream())
    }
    if options.effort == .default, let deflater = ScreenDeflater(pixels, layout: layout, isThorough: true) {
      return Image(layout: layout, stream: deflater.zlibStream())
    }
    var rows = PNGRows(pixels, layout: layout)
    switch options.effort {
    case .fast:
      // libdeflate's second level is both faster and smaller than its first.
      return Image(layout: rows.layout, stream: try stream(of: rows, level: 2))
    case .default:
      // Samples of less than a byte and palette numbers are not amounts, so differences say nothing.
      let isAmount = layout.bitDepth == 8 && layout.colorType != .palette
      if isAmount { rows.filter(by: .adaptive) }
      return Image(layout: layout, stream: try stream(of: rows, level: 6))
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
}
