internal import Imaging
internal import OperatingSystem

/// From pixels to the compressed stream of an image data chunk.
internal enum PNGCompression {
  /// A layout and the zlib stream of its filtered rows.
  struct Image {
    var layout: PNGLayout
    var stream: [UInt8]
  }

  /// The pixels, described by the survey, in the smallest layout.
  static func compress(
    _ pixels: PNGPixels, _ survey: PictureSurvey, options: PNGEncoder.Options
  ) throws(PNGError) -> Image {
    let layout =
      options.keepsRGB && survey.isOpaque
      ? PNGLayout(colorType: .rgb)
      : PNGLayout.smallest(for: pixels, survey, allowsGrey: options.colorSpace == .sRGB)
    let packer = PNGPacker(pixels, layout: layout, repeatsAbove: survey.repeatsAbove)
    switch options.effort {
    case .fast: return Image(layout: layout, stream: try packer.stream(by: .greedy))
    case .default: return Image(layout: layout, stream: try packer.stream(by: .parsing))
    case .max:
      let one = try smallestStream(of: PNGRows(pixels, layout: layout))
      // Our compressor finds repetitions that no level searches for.
      let others = [try packer.stream(by: .libdeflate(level: 12)), try packer.stream(by: .parsing)]
      return Image(layout: layout, stream: others.reduce(one) { $1.count < $0.count ? $1 : $0 })
    }
  }

  /// The smallest stream of any filter strategy, at the highest level.
  private static func smallestStream(of rows: PNGRows) throws(PNGError) -> [UInt8] {
    let strategies = PNGFilterStrategy.allCases
    let candidates = Parallel.map(count: strategies.count) { index in
      Result { () throws(PNGError) in
        try Deflater(level: 12).zlibStream(of: rows.filtered(by: strategies[index]))
      }
    }
    var best: [UInt8]?
    for candidate in candidates {
      let candidate = try candidate.get()
      if best.map({ candidate.count < $0.count }) ?? true { best = candidate }
    }
    return best ?? []
  }
}
