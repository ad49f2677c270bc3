import CPixelKernels

/// Source-over on premultiplied pixels: one at a time here, runs of them by the kernels for the processor.
///
/// A pixel is 32 bits, red in the lowest byte and alpha in the highest. The result for a pixel does not
/// depend on whether it is drawn in a run or on its neighbours.
enum Spans {
  // MARK: Single pixels

  /// The four bytes of a pixel in 16-bit lanes: red, blue, green, alpha.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    let pixel = UInt64(pixel)
    return (pixel & 0x00FF_00FF) | (pixel & 0xFF00_FF00) &<< 24
  }

  /// Products of two bytes divided by 255, to the nearest, as a pixel.
  @inline(__always)
  private static func pixel(_ products: UInt64) -> UInt32 {
    var lanes = products &+ 0x0080_0080_0080_0080
    lanes = (lanes &+ (lanes &>> 8 & 0x00FF_00FF_00FF_00FF)) &>> 8 & 0x00FF_00FF_00FF_00FF
    return UInt32(truncatingIfNeeded: lanes | lanes &>> 24)
  }

  /// A pixel times a coverage of 0 to 255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by coverage: UInt8) -> UInt32 {
    Self.pixel(spread(pixel) &* UInt64(coverage))
  }

  /// Source over backdrop: s + d·(1 − sα).
  @inline(__always)
  static func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    source &+ scaled(backdrop, by: 255 &- UInt8(truncatingIfNeeded: source &>> 24))
  }

  // MARK: Runs of one colour

  /// Sets pixels.
  @inline(__always)
  static func fill(_ row: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32) {
    pixel_fill(PixelKernels.level, row, count, pixel)
  }

  /// One colour over a row, all pixels with the same coverage.
  @inline(__always)
  static func over(_ row: UnsafeMutablePointer<UInt32>, count: Int, color: UInt32, coverage: UInt8) {
    if coverage == 255 && color &>> 24 == 255 { return fill(row, count: count, with: color) }
    if coverage == 0 || color == 0 { return }
    pixel_over_color(PixelKernels.level, row, count, color, coverage)
  }

  /// One colour over a row, each pixel with its own coverage.
  @inline(__always)
  static func over(
    _ row: UnsafeMutablePointer<UInt32>, color: UInt32, coverages: UnsafeBufferPointer<UInt8>
  ) {
    guard let start = coverages.baseAddress else { return }
    pixel_over_color_covered(PixelKernels.level, row, start, coverages.count, color)
  }

  // MARK: Runs of pixels

  /// Pixels over a row, all with the same coverage.
  static func over(
    _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>, count: Int, coverage: UInt8
  ) {
    if coverage == 0 { return }
    pixel_over_pixels(PixelKernels.level, row, source, count, coverage)
  }

  /// Pixels over a row, each with its own coverage.
  static func over(
    _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>,
    coverages: UnsafeBufferPointer<UInt8>
  ) {
    guard let start = coverages.baseAddress else { return }
    pixel_over_pixels_covered(PixelKernels.level, row, source, start, coverages.count)
  }
}
