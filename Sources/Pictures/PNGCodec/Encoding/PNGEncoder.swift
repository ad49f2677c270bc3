public import Imaging
public import OperatingSystem

/// Turns pixels into PNG files.
///
/// The smallest type that holds every pixel exactly is chosen: palette, grey, RGB, or RGBA, with as few bits as
/// suffice. The same pixels and options always give the same bytes (for one version of libdeflate).
public enum PNGEncoder {
  /// How much time is spent on making the file small.
  public enum Effort: String, Hashable, CaseIterable, Sendable {
    /// A few milliseconds for a phone's screen.
    case fast
    /// Several times faster than libpng's default, and smaller.
    case `default`
    /// Every filter at the highest level; seconds for a phone's screen.
    case max
  }

  /// The options for a file.
  public struct Options: Hashable, Sendable {
    public var effort: Effort
    /// The colour space that the file declares; pixels are stored unchanged.
    public var colorSpace: PictureColorSpace
    /// Pixels per point, written as a density of 72 times as many pixels per inch; `nil` leaves it out.
    public var scale: Double?
    /// Whether opaque pictures are stored as red, green and blue, though greys or a palette would be smaller:
    /// some readers, such as the App Store's, accept nothing else.
    public var keepsRGB: Bool

    public init(
      effort: Effort = .default, colorSpace: PictureColorSpace = .sRGB, scale: Double? = nil,
      keepsRGB: Bool = false
    ) {
      self.effort = effort
      self.keepsRGB = keepsRGB
      self.colorSpace = colorSpace
      self.scale = scale
    }
  }

  /// The PNG file of a premultiplied bitmap, its colours divided by alpha exactly.
  public static func encode(_ bitmap: Bitmap, options: Options = Options()) throws(PNGError) -> [UInt8] {
    try writer(for: bitmap, options: options).copiedBytes
  }

  /// The PNG file of a bitmap with straight alpha.
  public static func encode(
    _ bitmap: StraightBitmap, options: Options = Options()
  ) throws(PNGError) -> [UInt8] {
    try writer(for: bitmap, options: options).copiedBytes
  }

  /// Writes a premultiplied bitmap to a file, which is replaced as a whole or not at all.
  public static func write(
    _ bitmap: Bitmap, to path: String, options: Options = Options()
  ) throws(FileError) {
    try write(to: path) { () throws(PNGError) in try writer(for: bitmap, options: options) }
  }

  /// Writes a bitmap with straight alpha to a file, which is replaced as a whole or not at all.
  public static func write(
    _ bitmap: StraightBitmap, to path: String, options: Options = Options()
  ) throws(FileError) {
    try write(to: path) { () throws(PNGError) in try writer(for: bitmap, options: options) }
  }

  private static func write(
    to path: String, encoding: () throws(PNGError) -> PNGWriter
  ) throws(FileError) {
    let writer: PNGWriter
    do { writer = try encoding() } catch { throw FileError(path: path, error) }
    try AtomicFile.write(writer.bytes, to: path)
    extendLifetime(writer)
  }

  private static func writer(for bitmap: Bitmap, options: Options) throws(PNGError) -> PNGWriter {
    // Opaque pixels are the same in both forms, so the common case copies nothing.
    let opaque = try bitmap.pixels.withPixelWords { (words) throws(PNGError) -> PNGWriter? in
      let pixels = PNGPixels(words: words, width: bitmap.width, height: bitmap.height)
      try check(pixels)
      // A picture with transparency is mostly transparent at its beginning.
      guard pixels.row(0).allSatisfy({ $0 >= 0xff00_0000 }) else { return nil }
      let survey = PictureSurvey(pixels)
      return survey.isOpaque ? try writer(for: pixels, survey, options: options) : nil
    }
    if let opaque { return opaque }
    return try writer(for: StraightBitmap(bitmap), options: options)
  }

  private static func writer(for bitmap: StraightBitmap, options: Options) throws(PNGError) -> PNGWriter {
    try bitmap.pixels.withPixelWords { (words) throws(PNGError) in
      let pixels = PNGPixels(words: words, width: bitmap.width, height: bitmap.height)
      try check(pixels)
      return try writer(for: pixels, PictureSurvey(pixels), options: options)
    }
  }

  internal static func check(_ pixels: PNGPixels) throws(PNGError) {
    guard pixels.width > 0, pixels.height > 0, pixels.width <= Int32.max, pixels.height <= Int32.max else {
      throw .unwritableSize(width: pixels.width, height: pixels.height)
    }
  }

  private static func writer(
    for pixels: PNGPixels, _ survey: PictureSurvey, options: Options
  ) throws(PNGError) -> PNGWriter {
    try file(PNGCompression.compress(pixels, survey, options: options), of: pixels, options: options)
  }

  /// The file of compressed rows.
  internal static func file(
    _ image: PNGCompression.Image, of pixels: PNGPixels, options: Options
  ) throws(PNGError) -> PNGWriter {
    let writer = try PNGWriter(expectedSize: image.stream.count + 4096)
    try writer.writeHeader(
      width: pixels.width, height: pixels.height, layout: image.layout, colorSpace: options.colorSpace,
      pixelsPerMetre: options.scale.map(pixelsPerMetre) ?? 0)
    try writer.writeImageData(image.stream)
    try writer.writeEnd()
    return writer
  }

  /// The density of a scale: a point is a 72nd of an inch of 25.4 mm.
  internal static func pixelsPerMetre(scale: Double) -> UInt32 {
    guard scale > 0, scale < 100_000 else { return 0 }
    return UInt32((scale * 72 / 0.0254).rounded())
  }
}
