/// Source-over on runs of premultiplied pixels, four at a time.
///
/// A pixel is 32 bits, red in the lowest byte and alpha in the highest. Its even bytes (red, blue) and its odd ones
/// (green, alpha) are kept apart in 16-bit lanes, where a product of two bytes has room. What covers a part of a pixel is
/// mixed with it and rounded once.
enum Spans {
  private typealias Lanes = SIMD8<UInt16>

  /// Each lane's product of two bytes divided by 255, to the nearest.
  @inline(__always)
  private static func divided255(_ product: Lanes) -> Lanes {
    let rounded = product &+ Lanes(repeating: 128)
    return (rounded &+ (rounded &>> 8)) &>> 8
  }

  @inline(__always)
  private static func scaled(_ pixels: Lanes, by factors: Lanes) -> Lanes {
    let even = divided255((pixels & Lanes(repeating: 0xFF)) &* factors)
    let odd = divided255((pixels &>> 8) &* factors)
    return even | odd &<< 8
  }

  @inline(__always)
  private static func load(_ pointer: UnsafePointer<UInt32>) -> Lanes {
    UnsafeRawPointer(pointer).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private static func store(_ lanes: Lanes, to pointer: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(pointer).storeBytes(of: lanes, as: Lanes.self)
  }

  /// What a source leaves of its backdrop, 255 less its alpha, in both lanes of each pixel.
  @inline(__always)
  private static func rest(of source: Lanes) -> Lanes {
    let alpha = unsafeBitCast(source, to: SIMD4<UInt32>.self) &>> 24
    let rest = SIMD4(repeating: 255) &- alpha
    return unsafeBitCast(rest | rest &<< 16, to: Lanes.self)
  }

  // MARK: Single pixels

  /// A pixel times a coverage of 0 to 255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by coverage: UInt8) -> UInt32 {
    var lanes = spread(pixel) &* UInt64(coverage) &+ 0x0080_0080_0080_0080
    lanes = (lanes &+ (lanes &>> 8 & 0x00FF_00FF_00FF_00FF)) &>> 8 & 0x00FF_00FF_00FF_00FF
    return UInt32(truncatingIfNeeded: lanes | lanes &>> 24)
  }

  /// Source over backdrop: s + d·(1 − sα).
  @inline(__always)
  static func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    source &+ scaled(backdrop, by: 255 &- UInt8(truncatingIfNeeded: source &>> 24))
  }

  private typealias Color = SIMD4<Float>

  /// A source that covers a part of the pixel, over its backdrop, rounded once:
  /// (255·s·c + d·(255² − sα·c)) / 255².
  @inline(__always)
  static func mixed(_ source: UInt32, _ backdrop: UInt32, coverage: UInt8) -> UInt32 {
    if source &>> 24 == 255 { return mixed(opaque: source, backdrop, coverage: coverage) }
    // Sums stay below 2²⁴, which a float holds exactly.
    let factor = Float(coverage)
    let rest = 65025 - Float(source &>> 24) * factor
    let sum = color(source) * (255 * factor) + color(backdrop) * rest
    let bytes = unsafeBitCast(sum * (1 / 65025) + 8_388_608, to: SIMD4<UInt32>.self) & 0xFF
    return bytes[0] | bytes[1] &<< 8 | bytes[2] &<< 16 | bytes[3] &<< 24
  }

  @inline(__always)
  private static func color(_ pixel: UInt32) -> Color {
    Color(unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
  }

  /// The four bytes of a pixel in 16-bit lanes: red, blue, green, alpha.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    let pixel = UInt64(pixel)
    return (pixel & 0x00FF_00FF) | (pixel & 0xFF00_FF00) &<< 24
  }

  @inline(__always)
  private static func mixed(opaque source: UInt32, _ backdrop: UInt32, coverage: UInt8) -> UInt32 {
    let factor = UInt64(coverage)
    var lanes = spread(source) &* factor &+ spread(backdrop) &* (255 &- factor)
    lanes = lanes &+ 0x0080_0080_0080_0080
    lanes = (lanes &+ (lanes &>> 8 & 0x00FF_00FF_00FF_00FF)) &>> 8 & 0x00FF_00FF_00FF_00FF
    return UInt32(truncatingIfNeeded: lanes | lanes &>> 24)
  }

  // MARK: Runs of one colour

  /// Sets pixels.
  @inline(__always)
  static func fill(_ row: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32) {
    row.update(repeating: pixel, count: count)
  }

  /// One colour over a row.
  @inline(__always)
  static func over(_ row: UnsafeMutablePointer<UInt32>, count: Int, color: UInt32) {
    let alpha = color &>> 24
    if alpha == 255 { return fill(row, count: count, with: color) }
    if alpha == 0 { return }
    let factor = Lanes(repeating: UInt16(truncatingIfNeeded: 255 &- alpha))
    let source = unsafeBitCast(SIMD4<UInt32>(repeating: color), to: Lanes.self)
    var x = 0
    while x &+ 4 <= count {
      // No sum of two lanes overflows: a premultiplied colour is never more than its alpha.
      store(scaled(load(row + x), by: factor) &+ source, to: row + x)
      x &+= 4
    }
    while x < count {
      row[x] = over(color, row[x])
      x &+= 1
    }
  }

  /// One colour over a row, each pixel by its own coverage.
  @inline(__always)
  static func over(
    _ row: UnsafeMutablePointer<UInt32>, color: UInt32, coverages: UnsafeBufferPointer<UInt8>
  ) {
    let isOpaque = color &>> 24 == 255
    for x in 0..<coverages.count {
      let coverage = coverages[x]
      if coverage == 0 { continue }
      if coverage == 255 {
        row[x] = isOpaque ? color : over(color, row[x])
      } else {
        row[x] = mixed(color, row[x], coverage: coverage)
      }
    }
  }

  /// One colour over a row, each pixel by the same coverage.
  @inline(__always)
  static func over(_ row: UnsafeMutablePointer<UInt32>, count: Int, color: UInt32, coverage: UInt8) {
    if coverage == 255 { return over(row, count: count, color: color) }
    for x in 0..<count { row[x] = mixed(color, row[x], coverage: coverage) }
  }

  // MARK: Runs of pixels

  /// Pixels over a row, all by the same coverage.
  static func over(
    _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>, count: Int, coverage: UInt8
  ) {
    if coverage == 0 { return }
    var x = 0
    let factors = Lanes(repeating: UInt16(coverage))
    while x &+ 4 <= count {
      var pixels = load(source + x)
      let bits = unsafeBitCast(pixels, to: SIMD2<UInt64>.self)
      if bits != .zero {
        if coverage != 255 { pixels = scaled(pixels, by: factors) }
        store(scaled(load(row + x), by: rest(of: pixels)) &+ pixels, to: row + x)
      }
      x &+= 4
    }
    while x < count {
      row[x] = over(coverage == 255 ? source[x] : scaled(source[x], by: coverage), row[x])
      x &+= 1
    }
  }

  /// Pixels over a row, each by its own coverage.
  static func over(
    _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>,
    coverages: UnsafeBufferPointer<UInt8>
  ) {
    for x in 0..<coverages.count {
      let coverage = coverages[x]
      if coverage == 0 { continue }
      row[x] = coverage == 255 ? over(source[x], row[x]) : mixed(source[x], row[x], coverage: coverage)
    }
  }
}
