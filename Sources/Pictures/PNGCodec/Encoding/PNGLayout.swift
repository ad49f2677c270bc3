/// How pixels are stored in a file: colour type, bits per sample, palette.
internal struct PNGLayout: Hashable {
  /// The colour types of the PNG specification, with their numbers.
  enum ColorType: Int {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    var samplesPerPixel: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  var colorType: ColorType
  /// Bits per sample: 1, 2, 4 or 8.
  var bitDepth = 8
  /// The colours of a palette as pixel words, those that are not opaque first.
  var palette: [UInt32] = []

  var bitsPerPixel: Int { colorType.samplesPerPixel * bitDepth }
  /// The distance between a byte and the one filters compare it with.
  var bytesPerPixel: Int { max(1, bitsPerPixel / 8) }

  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }
}

extension PNGLayout {
  /// The layout that stores the pixels in the fewest bits before compression.
  ///
  /// A file with an RGB colour profile must not be grey.
  static func smallest(for pixels: PNGPixels, _ survey: PictureSurvey, allowsGrey: Bool = true) -> PNGLayout {
    let isOpaque = survey.isOpaque
    let direct: PNGLayout =
      switch (isOpaque, survey.isGrey && allowsGrey) {
      case (true, true): PNGLayout(colorType: .grey, bitDepth: greyDepth(of: survey.colors?.words ?? []))
      case (true, false): PNGLayout(colorType: .rgb)
      case (false, true): PNGLayout(colorType: .greyAlpha)
      case (false, false): PNGLayout(colorType: .rgba)
      }
    guard let colors = survey.colors else { return direct }
    let indexed = PNGLayout(
      colorType: .palette, bitDepth: bitsForIndex(colors.words.count),
      palette: colors.words.filter { $0 < 0xff00_0000 } + colors.words.filter { $0 >= 0xff00_0000 })
    // A palette costs about 12 bytes of chunk and 3 or 4 per colour, which does not pay off for tiny images.
    let paletteCost = 12 + 3 * colors.words.count + (isOpaque ? 0 : 12 + colors.words.count)
    let saved =
      (direct.bytesPerRow(width: pixels.width) - indexed.bytesPerRow(width: pixels.width)) * pixels.height
    return saved > paletteCost ? indexed : direct
  }

  /// The fewest bits that represent these greys exactly: 1-bit greys are multiples of 255, 2-bit of 85, 4-bit
  /// of 17.
  private static func greyDepth(of words: [UInt32]) -> Int {
    for (depth, step) in [(1, 255), (2, 85), (4, 17)]
    where words.allSatisfy({ ($0 & 0xff) % UInt32(step) == 0 }) {
      return depth
    }
    return 8
  }

  private static func bitsForIndex(_ count: Int) -> Int {
    count <= 2 ? 1 : count <= 4 ? 2 : count <= 16 ? 4 : 8
  }
}
