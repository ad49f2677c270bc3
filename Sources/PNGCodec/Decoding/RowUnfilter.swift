/// Undoes the filter of one row.
///
/// Pixels are taken as vectors of four bytes: within a row every pixel depends on the one before it, so the channels
/// are what can run in parallel.
internal struct RowUnfilter {
  private typealias Bytes = SIMD4<UInt8>
  private typealias Shorts = SIMD4<Int16>

  let width: Int

  /// Turns a filtered row of RGB into opaque RGBA words.
  ///
  /// Four bytes are read for each pixel, so one byte must follow the row.
  func unfilterRGB(
    _ row: UnsafePointer<UInt8>, filter: PNGFilter, above: UnsafePointer<UInt32>?,
    into words: UnsafeMutablePointer<UInt32>
  ) {
    let raw = UnsafeRawPointer(row)
    unfilter(filter, above: above, into: words, opaque: 0xff00_0000) { x in
      raw.loadUnaligned(fromByteOffset: 3 * x, as: UInt32.self) & 0xff_ffff
    }
  }

  /// Turns a filtered row of RGBA into RGBA words.
  func unfilterRGBA(
    _ row: UnsafePointer<UInt8>, filter: PNGFilter, above: UnsafePointer<UInt32>?,
    into words: UnsafeMutablePointer<UInt32>
  ) {
    let raw = UnsafeRawPointer(row)
    unfilter(filter, above: above, into: words, opaque: 0) { x in
      raw.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
    }
  }

  /// `opaque` is or-ed into every pixel written, and taken off the pixels above when they are read.
  @inline(__always)
  private func unfilter(
    _ filter: PNGFilter, above: UnsafePointer<UInt32>?, into words: UnsafeMutablePointer<UInt32>,
    opaque: UInt32,
    load: (Int) -> UInt32
  ) {
    switch (filter, above) {
    case (.none, _), (.up, nil):
      for x in 0..<width { words[x] = load(x) | opaque }
    case (.up, let above?):
      var x = 0
      while x + 4 <= width {
        let four = SIMD4(load(x), load(x + 1), load(x + 2), load(x + 3))
        let up = UnsafeRawPointer(above + x).loadUnaligned(as: SIMD4<UInt32>.self)
        UnsafeMutableRawPointer(words + x).storeBytes(
          of: Self.sum(four, up & SIMD4(repeating: ~opaque)) | SIMD4(repeating: opaque),
          as: SIMD4<UInt32>.self)
        x += 4
      }
      while x < width {
        words[x] = Self.sum(load(x), above[x] & ~opaque) | opaque
        x += 1
      }
    case (.sub, _), (.paeth, nil):
      // Without a row above, the Paeth predictor is the pixel to the left.
      var left: UInt32 = 0
      var x = 0
      while x + 4 <= width {
        // The sums of four pixels at once: each plus the one before it, then each plus the one two before it.
        var four = SIMD4(load(x), load(x + 1), load(x + 2), load(x + 3))
        four = Self.sum(four, SIMD4(0, four.x, four.y, four.z))
        four = Self.sum(four, SIMD4(0, 0, four.x, four.y))
        four = Self.sum(four, SIMD4(repeating: left))
        left = four.w
        UnsafeMutableRawPointer(words + x).storeBytes(
          of: four | SIMD4(repeating: opaque), as: SIMD4<UInt32>.self)
        x += 4
      }
      while x < width {
        left = Self.sum(load(x), left)
        words[x] = left | opaque
        x += 1
      }
    case (.average, let above):
      var left = Bytes(repeating: 0)
      for x in 0..<width {
        let up = above.map { unsafeBitCast($0[x] & ~opaque, to: Bytes.self) } ?? Bytes(repeating: 0)
        // The mean rounded down, without a ninth bit: common bits plus half of those that differ.
        let mean = (left & up) &+ ((left ^ up) &>> 1)
        left = unsafeBitCast(load(x), to: Bytes.self) &+ mean
        words[x] = unsafeBitCast(left, to: UInt32.self) | opaque
      }
    case (.paeth, let above?):
      var left = Shorts(repeating: 0)
      var aboveLeft = Shorts(repeating: 0)
      for x in 0..<width {
        let up = Shorts(truncatingIfNeeded: unsafeBitCast(above[x] & ~opaque, to: Bytes.self))
        let prediction = Self.paethPredictor(left: left, above: up, aboveLeft: aboveLeft)
        let value = unsafeBitCast(load(x), to: Bytes.self) &+ Bytes(truncatingIfNeeded: prediction)
        words[x] = unsafeBitCast(value, to: UInt32.self) | opaque
        left = Shorts(truncatingIfNeeded: value)
        aboveLeft = up
      }
    }
  }

  /// Adds sixteen bytes at once without carries between them.
  @inline(__always)
  private static func sum(_ a: SIMD4<UInt32>, _ b: SIMD4<UInt32>) -> SIMD4<UInt32> {
    unsafeBitCast(
      unsafeBitCast(a, to: SIMD16<UInt8>.self) &+ unsafeBitCast(b, to: SIMD16<UInt8>.self),
      to: SIMD4<UInt32>.self)
  }

  /// Adds four bytes at once without carries between them.
  @inline(__always)
  private static func sum(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a & 0x7f7f_7f7f) &+ (b & 0x7f7f_7f7f)) ^ ((a ^ b) & 0x8080_8080)
  }

  @inline(__always)
  private static func paethPredictor(left: Shorts, above: Shorts, aboveLeft: Shorts) -> Shorts {
    let toLeft = magnitude(above &- aboveLeft)
    let toAbove = magnitude(left &- aboveLeft)
    let toAboveLeft = magnitude(left &+ above &- aboveLeft &- aboveLeft)
    let aboveOrAboveLeft = aboveLeft.replacing(with: above, where: toAbove .<= toAboveLeft)
    return aboveOrAboveLeft.replacing(with: left, where: (toLeft .<= toAbove) .& (toLeft .<= toAboveLeft))
  }

  @inline(__always)
  private static func magnitude(_ value: Shorts) -> Shorts {
    let sign = value &>> 15
    return (value ^ sign) &- sign
  }

  /// Undoes the filter of a row in place, whatever its pixels are.
  func unfilterBytes(
    _ row: UnsafeMutablePointer<UInt8>, filter: PNGFilter, above: UnsafePointer<UInt8>?, bytesPerPixel: Int
  ) {
    let count = width * bytesPerPixel
    switch (filter, above) {
    case (.none, _), (.up, nil): break
    case (.up, let above?):
      for i in 0..<count { row[i] &+= above[i] }
    case (.sub, _), (.paeth, nil):
      for i in bytesPerPixel..<max(bytesPerPixel, count) { row[i] &+= row[i - bytesPerPixel] }
    case (.average, let above):
      for i in 0..<count {
        let left = i < bytesPerPixel ? 0 : UInt16(row[i - bytesPerPixel])
        let up = above.map { UInt16($0[i]) } ?? 0
        row[i] &+= UInt8(truncatingIfNeeded: (left + up) >> 1)
      }
    case (.paeth, let above?):
      for i in 0..<min(bytesPerPixel, count) { row[i] &+= above[i] }
      for i in bytesPerPixel..<max(bytesPerPixel, count) {
        row[i] &+= PNGFilter.paethPredictor(
          left: row[i - bytesPerPixel], above: above[i], aboveLeft: above[i - bytesPerPixel])
      }
    }
  }
}
