/// Undoes the filters of four rows at once.
///
/// With the average and Paeth filters each pixel waits for the one to its left, so a row alone leaves most of the
/// processor idle. The next row can follow one pixel behind, since it refers to nothing further right than the pixel
/// above; so four rows advance together, each one pixel behind the one above it, as sixteen lanes of a vector.
internal struct RowGroupUnfilter {
  private typealias Lanes = SIMD16<Int16>
  private typealias Mask = SIMDMask<SIMD16<Int16>>

  static let rowCount = 4

  let width: Int
  /// Lanes of rows with each filter.
  private let isSub: Mask
  private let isUp: Mask
  private let isAverage: Mask
  private let isPaeth: Mask
  private let onlyPaeth: Bool

  /// - Parameter filters: the filters of four rows.
  init(width: Int, filters: SIMD4<UInt8>) {
    func lanes(_ filter: PNGFilter) -> Mask {
      var mask = Mask(repeating: false)
      for lane in 0..<16 { mask[lane] = filters[lane / 4] == filter.rawValue }
      return mask
    }
    self.width = width
    isSub = lanes(.sub)
    isUp = lanes(.up)
    isAverage = lanes(.average)
    isPaeth = lanes(.paeth)
    onlyPaeth = filters == SIMD4(repeating: PNGFilter.paeth.rawValue)
  }

  /// Whether four rows take less time together than one after the other.
  static func pays(for filters: SIMD4<UInt8>) -> Bool {
    let waiting = (filters .== PNGFilter.average.rawValue) .| (filters .== PNGFilter.paeth.rawValue)
    return (0..<4).count { waiting[$0] } >= 2
  }

  /// Turns four filtered rows into RGBA words.
  ///
  /// Four bytes are read for each pixel, so one byte must follow a row of RGB.
  ///
  /// - Parameters:
  ///   - rows: the first row, after its filter byte.
  ///   - stride: from one row to the next, in bytes.
  ///   - above: the finished row above the first.
  ///   - words: the four rows to fill, one after the other.
  func unfilter(
    _ rows: UnsafeRawPointer, stride: Int, isOpaque: Bool, above: UnsafePointer<UInt32>,
    into words: UnsafeMutablePointer<UInt32>
  ) {
    if isOpaque {
      run(RGBRows(rows: rows, stride: stride), above: above, words)
    } else {
      run(RGBARows(rows: rows, stride: stride), above: above, words)
    }
  }

  private func run(
    _ source: some PackedRows, above: UnsafePointer<UInt32>, _ words: UnsafeMutablePointer<UInt32>
  ) {
    if onlyPaeth {
      advance(source, PaethPredictor(), above: above, words)
    } else {
      let predictor = MixedPredictor(isSub: isSub, isUp: isUp, isAverage: isAverage, isPaeth: isPaeth)
      advance(source, predictor, above: above, words)
    }
  }

  @inline(__always)
  private func advance<Source: PackedRows>(
    _ source: Source, _ predictor: some Predictor, above: UnsafePointer<UInt32>,
    _ words: UnsafeMutablePointer<UInt32>
  ) {
    var left = Lanes(repeating: 0)
    var upLeft = Lanes(repeating: 0)

    @inline(__always)
    func step(_ raw: SIMD4<UInt32>, _ first: UInt32) -> SIMD4<UInt32> {
      let up = Lanes(
        lowHalf: SIMD8(lowHalf: Self.lanes(first), highHalf: left.lowHalf.lowHalf),
        highHalf: SIMD8(lowHalf: left.lowHalf.highHalf, highHalf: left.highHalf.lowHalf))
      left = (Self.lanes(raw) &+ predictor.predict(left, up, upLeft)) & Lanes(repeating: 0xff)
      upLeft = up
      return Self.words(left) | SIMD4(repeating: Source.opaque)
    }

    // The rows that have not begun stay zero, as the pixels before a row count; those at their end are not stored.
    func edgeStep(_ x: Int) {
      var raw = SIMD4<UInt32>(repeating: 0)
      for row in 0..<4 where x >= row && x - row < width { raw[row] = source.load(row, x - row) }
      let finished = step(raw, x < width ? above[x] & ~Source.opaque : 0)
      for row in 0..<4 where x >= row && x - row < width { words[row * width + x - row] = finished[row] }
    }

    for x in 0..<3 { edgeStep(x) }
    var x = 3
    while x < width {
      let raw = SIMD4(source.load(0, x), source.load(1, x - 1), source.load(2, x - 2), source.load(3, x - 3))
      let finished = step(raw, above[x] & ~Source.opaque)
      let target = words + x
      target[0] = finished.x
      target[width - 1] = finished.y
      target[2 * width - 2] = finished.z
      target[3 * width - 3] = finished.w
      x += 1
    }
    for x in max(3, width)..<width + 3 { edgeStep(x) }
  }

  /// The bytes of four pixels as sixteen numbers.
  @inline(__always)
  private static func lanes(_ words: SIMD4<UInt32>) -> Lanes {
    let bytes = unsafeBitCast(words, to: SIMD16<UInt8>.self)
    return Lanes(
      lowHalf: SIMD8<Int16>(truncatingIfNeeded: bytes.lowHalf),
      highHalf: SIMD8<Int16>(truncatingIfNeeded: bytes.highHalf))
  }

  /// Sixteen numbers below 256 as the bytes of four pixels.
  @inline(__always)
  private static func words(_ lanes: Lanes) -> SIMD4<UInt32> {
    unsafeBitCast(unsafeBitCast(lanes, to: SIMD32<UInt8>.self).evenHalf, to: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func lanes(_ word: UInt32) -> SIMD4<Int16> {
    SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self))
  }
}

/// Four packed rows of filtered pixels.
private protocol PackedRows {
  /// The bits that every pixel has and no row holds.
  static var opaque: UInt32 { get }
  func load(_ row: Int, _ x: Int) -> UInt32
}

private struct RGBRows: PackedRows {
  static var opaque: UInt32 { 0xff00_0000 }
  let rows: UnsafeRawPointer
  let stride: Int

  @inline(__always)
  func load(_ row: Int, _ x: Int) -> UInt32 {
    (rows + row * stride).loadUnaligned(fromByteOffset: 3 * x, as: UInt32.self) & 0xff_ffff
  }
}

private struct RGBARows: PackedRows {
  static var opaque: UInt32 { 0 }
  let rows: UnsafeRawPointer
  let stride: Int

  @inline(__always)
  func load(_ row: Int, _ x: Int) -> UInt32 {
    (rows + row * stride).loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
  }
}

/// What four rows expect of their next pixels.
private protocol Predictor {
  typealias Lanes = SIMD16<Int16>
  typealias Mask = SIMDMask<SIMD16<Int16>>

  func predict(_ left: Lanes, _ up: Lanes, _ upLeft: Lanes) -> Lanes
}

extension Predictor {
  @inline(__always)
  fileprivate func paeth(_ left: Lanes, _ up: Lanes, _ upLeft: Lanes) -> Lanes {
    let alongUp = up &- upLeft
    let alongLeft = left &- upLeft
    let toLeft = magnitude(alongUp)
    let toUp = magnitude(alongLeft)
    let toUpLeft = magnitude(alongUp &+ alongLeft)
    let nearest = least(toLeft, least(toUp, toUpLeft))
    return upLeft.replacing(with: up, where: nearest .== toUp).replacing(
      with: left, where: nearest .== toLeft)
  }

  @inline(__always)
  private func magnitude(_ value: Lanes) -> Lanes {
    let sign = value &>> 15
    return (value ^ sign) &- sign
  }

  @inline(__always)
  private func least(_ a: Lanes, _ b: Lanes) -> Lanes {
    a.replacing(with: b, where: b .< a)
  }
}

/// All four rows use the Paeth filter.
private struct PaethPredictor: Predictor {
  @inline(__always)
  func predict(_ left: Lanes, _ up: Lanes, _ upLeft: Lanes) -> Lanes {
    paeth(left, up, upLeft)
  }
}

/// Every row has a filter of its own.
private struct MixedPredictor: Predictor {
  let isSub: Mask
  let isUp: Mask
  let isAverage: Mask
  let isPaeth: Mask

  @inline(__always)
  func predict(_ left: Lanes, _ up: Lanes, _ upLeft: Lanes) -> Lanes {
    var prediction = Lanes(repeating: 0).replacing(with: left, where: isSub)
    prediction = prediction.replacing(with: up, where: isUp)
    prediction = prediction.replacing(with: (left &+ up) &>> 1, where: isAverage)
    return prediction.replacing(with: paeth(left, up, upLeft), where: isPaeth)
  }
}
