internal import Imaging

/// From pixels to the compressed stream of an image data chunk.
internal enum PNGCompression {
  /// A layout and the zlib stream of its filtered rows.
  struct Image {
    var layout: PNGLayout
    var stream: [UInt8]
  }

  /// The pixels, of which the survey must be, in the smallest layout.
  static func compress(
    _ pixels: PNGPixels, _ survey: PictureSurvey, options: PNGEncoder.Options
  ) throws(PNGError) -> Image {
    let layout =
      options.keepsRGB && survey.isOpaque
      ? PNGLayout(colorType: .rgb)
      : PNGLayout.smallest(for: pixels, survey, allowsGrey: options.colorSpace == .sRGB)
    let screen = ScreenDeflater(
      pixels, layout: layout, repeatsAbove: survey.repeatsAbove, isThorough: options.effort != .fast)?
      .zlibStream()
    switch options.effort {
    case .fast:
      // libdeflate's second level is both faster and smaller than its first.
      if let screen { return Image(layout: layout, stream: screen) }
      return Image(layout: layout, stream: try stream(of: PNGRows(pixels, layout: layout), level: 2))
    case .default:
      if let screen { return Image(layout: layout, stream: screen) }
      var rows = PNGRows(pixels, layout: layout)
      // Samples of less than a byte and palette numbers are not amounts, so differences say nothing.
      if layout.bitDepth == 8 && layout.colorType != .palette { rows.filter(by: .adaptive) }
      return Image(layout: layout, stream: try stream(of: rows, level: 6))
    case .max:
      let smallest = try smallestStream(of: PNGRows(pixels, layout: layout))
      // Our own packing knows what no filter and level does: equal rows as zeros between unfiltered ones.
      return Image(layout: layout, stream: [smallest, screen ?? smallest].min { $0.count < $1.count } ?? [])
    }
  }

  /// The smallest stream that a way to choose filters gives, at the highest level.
  private static func smallestStream(of rows: PNGRows) throws(PNGError) -> [UInt8] {
    let strategies = PNGFilterStrategy.allCases
    let candidates = Parallel.map(count: strategies.count) { index in
      Result { () throws(PNGError) in try stream(of: rows.filtered(by: strategies[index]), level: 12) }
    }
    var best: [UInt8]?
    for candidate in candidates {
      let candidate = try candidate.get()
      if best.map({ candidate.count < $0.count }) ?? true { best = candidate }
    }
    return best ?? []
  }

  private static func stream(of rows: PNGRows, level: Int) throws(PNGError) -> [UInt8] {
    try Deflater(level: level).zlibStream(of: rows)
  }
}
