/// Source-over on runs of premultiplied pixels, four at a time.
///
/// A pixel is 32 bits, red in the lowest byte and alpha in the highest. Its even bytes (red, blue) and its odd ones
/// (green, alpha) are kept apart in 16-bit lanes, where a product of two bytes has room. Every function gives what
/// `Compositor` gives pixel by pixel, to the bit.
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
    let factor = UInt64(coverage)
    var lanes = UInt64(pixel)
    // The four bytes in 16-bit lanes: red, blue, green, alpha.
    lanes = (lanes & 0x00FF_00FF) | (lanes & 0xFF00_FF00) &<< 24
    lanes = lanes &* factor &+ 0x0080_0080_0080_0080
    lanes = (lanes &+ (lanes &>> 8 & 0x00FF_00FF_00FF_00FF)) &>> 8 & 0x00FF_00FF_00FF_00FF
    return UInt32(truncatingIfNeeded: lanes | lanes &>> 24)
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
        row[x] = over(scaled(color, by: coverage), row[x])
      }
    }
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
      row[x] = over(coverage == 255 ? source[x] : scaled(source[x], by: coverage), row[x])
    }
  }
}
