/// Source-over on runs of premultiplied pixels, four at a time.
///
/// A pixel is 32 bits, red in the lowest byte and alpha in the highest. Its even bytes and its odd ones are kept apart
/// in 16-bit lanes, where a product of two bytes has room. Every result is rounded once and within 1/64 of 1/255
/// before that; a pixel comes out alike whether it is drawn alone, in a run or with its neighbours.
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

  // MARK: Four pixels

  /// A pixel of 32 bits times a factor in both of its lanes, divided by 255.
  @inline(__always)
  private static func scaled(_ pixels: Lanes, by factors: Lanes) -> Lanes {
    let even = ((pixels & 0xFF) &* factors).divided255
    let odd = ((pixels &>> 8) &* factors).divided255
    return even | odd &<< 8
  }

  /// The alpha of each pixel in both of its lanes.
  @inline(__always)
  private static func alpha(of pixels: Lanes) -> Lanes {
    let alpha = unsafeBitCast(pixels, to: SIMD4<UInt32>.self) &>> 24
    return unsafeBitCast(alpha | alpha &<< 16, to: Lanes.self)
  }

  /// What is added and what is left of the backdrop, in 1/256 and 1/65536, for a source of which a part covers:
  /// s·c·256/255 and (255² − sα·c)·65536/255².
  private struct Blend {
    var even: Lanes
    var odd: Lanes
    var rest: Lanes

    @inline(__always)
    init(_ source: Lanes, alpha: Lanes, coverages: Lanes) {
      let (even, odd) = ((source & 0xFF) &* coverages, (source &>> 8) &* coverages)
      self.even = even &+ even &>> 8 &+ 128
      self.odd = odd &+ odd &>> 8 &+ 128
      let left = 65025 &- alpha &* coverages
      rest = left &+ left &>> 7
    }

    @inline(__always)
    func over(_ backdrop: Lanes) -> Lanes {
      let low = ((backdrop &<< 8).highProduct(rest) &+ even) &>> 8
      let high = (backdrop & 0xFF00).highProduct(rest) &+ odd
      return low | high & 0xFF00
    }
  }

  /// Mixes pixels of which a source covers parts; what is not covered stays.
  @inline(__always)
  private static func mix(
    _ row: UnsafeMutablePointer<UInt32>, _ source: Lanes, alpha: Lanes, coverages: SIMD4<UInt8>
  ) {
    Blend(source, alpha: alpha, coverages: Lanes(bytes: coverages)).over(Lanes(pixels: row)).store(to: row)
  }

  /// Up to three pixels, by way of four.
  @inline(__always)
  private static func withFour(
    _ row: UnsafeMutablePointer<UInt32>, count: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4) { four in
      guard let base = four.baseAddress else { return }
      for x in 0..<4 { base[x] = x < count ? row[x] : 0 }
      body(base)
      for x in 0..<count { row[x] = base[x] }
    }
  }

  // MARK: Runs of one colour

  /// Sets pixels.
  @inline(__always)
  static func fill(_ row: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32) {
    row.update(repeating: pixel, count: count)
  }

  /// One colour over a row, each pixel by the same coverage.
  @inline(__always)
  static func over(_ row: UnsafeMutablePointer<UInt32>, count: Int, color: UInt32, coverage: UInt8) {
    if coverage == 255 && color &>> 24 == 255 { return fill(row, count: count, with: color) }
    if coverage == 0 || color == 0 { return }
    let source = Lanes(pixel: color)
    let blend = Blend(source, alpha: alpha(of: source), coverages: Lanes(repeating: UInt16(coverage)))
    var x = 0
    while x &+ 4 <= count {
      blend.over(Lanes(pixels: row + x)).store(to: row + x)
      x &+= 4
    }
    if x < count { withFour(row + x, count: count &- x) { blend.over(Lanes(pixels: $0)).store(to: $0) } }
  }

  /// One colour over a row, each pixel by its own coverage.
  @inline(__always)
  static func over(
    _ row: UnsafeMutablePointer<UInt32>, color: UInt32, coverages: UnsafeBufferPointer<UInt8>
  ) {
    guard let start = coverages.baseAddress else { return }
    let count = coverages.count
    let bytes = UnsafeRawPointer(start)
    let source = Lanes(pixel: color)
    let alpha = alpha(of: source)
    var x = 0
    while x &+ 4 <= count {
      let word = bytes.loadUnaligned(fromByteOffset: x, as: UInt32.self)
      if word != 0 {
        mix(row + x, source, alpha: alpha, coverages: unsafeBitCast(word, to: SIMD4<UInt8>.self))
      }
      x &+= 4
    }
    if x < count {
      var rest = SIMD4<UInt8>.zero
      for lane in 0..<(count &- x) { rest[lane] = start[x &+ lane] }
      withFour(row + x, count: count &- x) { mix($0, source, alpha: alpha, coverages: rest) }
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
      var pixels = Lanes(pixels: source + x)
      if unsafeBitCast(pixels, to: SIMD2<UInt64>.self) != .zero {
        if coverage != 255 { pixels = scaled(pixels, by: factors) }
        let rest = 255 &- alpha(of: pixels)
        (scaled(Lanes(pixels: row + x), by: rest) &+ pixels).store(to: row + x)
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
      if coverage == 255 {
        row[x] = over(source[x], row[x])
      } else {
        withFour(row + x, count: 1) { four in
          let pixel = Lanes(pixel: source[x])
          mix(four, pixel, alpha: alpha(of: pixel), coverages: SIMD4(repeating: coverage))
        }
      }
    }
  }
}
