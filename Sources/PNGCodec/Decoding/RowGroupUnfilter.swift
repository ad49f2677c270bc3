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
      run(above: above, words, opaque: 0xff00_0000) { row, x in
        (rows + row * stride).loadUnaligned(fromByteOffset: 3 * x, as: UInt32.self) & 0xff_ffff
      }
    } else {
      run(above: above, words, opaque: 0) { row, x in
        (rows + row * stride).loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
      }
    }
  }

  @inline(__always)
  private func run(
    above: UnsafePointer<UInt32>, _ words: UnsafeMutablePointer<UInt32>, opaque: UInt32,
    load: (_ row: Int, _ x: Int) -> UInt32
  ) {
    if onlyPaeth {
      advance(above: above, words, opaque: opaque, load: load) { left, up, upLeft in
        Self.paeth(left, up, upLeft)
      }
    } else {
      let (isSub, isUp, isAverage, isPaeth) = (isSub, isUp, isAverage, isPaeth)
      advance(above: above, words, opaque: opaque, load: load) { left, up, upLeft in
        var prediction = Lanes(repeating: 0).replacing(with: left, where: isSub)
        prediction = prediction.replacing(with: up, where: isUp)
        prediction = prediction.replacing(with: (left &+ up) &>> 1, where: isAverage)
        return prediction.replacing(with: Self.paeth(left, up, upLeft), where: isPaeth)
      }
    }
  }

  @inline(__always)
  private func advance(
    above: UnsafePointer<UInt32>, _ words: UnsafeMutablePointer<UInt32>, opaque: UInt32,
    load: (_ row: Int, _ x: Int) -> UInt32, predict: (_ left: Lanes, _ up: Lanes, _ upLeft: Lanes) -> Lanes
  ) {
    var left = Lanes(repeating: 0)
    var upLeft = Lanes(repeating: 0)
    let byte = Lanes(repeating: 0xff)
    for step in 0..<width + 3 {
      let isInside = step >= 3 && step < width
      // The rows that have not begun stay zero, as the pixels before a row count; those at their end are not stored.
      func pixel(_ row: Int) -> UInt32 {
        let x = step - row
        return isInside || (x >= 0 && x < width) ? load(row, x) : 0
      }
      let raw = SIMD4(pixel(0), pixel(1), pixel(2), pixel(3))
      let first = isInside || step < width ? above[step] & ~opaque : 0
      let up = Lanes(
        lowHalf: SIMD8(lowHalf: Self.lanes(first), highHalf: left.lowHalf.lowHalf),
        highHalf: SIMD8(lowHalf: left.lowHalf.highHalf, highHalf: left.highHalf.lowHalf))
      left = (Self.lanes(raw) &+ predict(left, up, upLeft)) & byte
      upLeft = up
      let finished = Self.words(left)
      for row in 0..<4 where isInside || (step >= row && step - row < width) {
        words[row * width + step - row] = finished[row] | opaque
      }
    }
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

  @inline(__always)
  private static func paeth(_ left: Lanes, _ up: Lanes, _ upLeft: Lanes) -> Lanes {
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
  private static func magnitude(_ value: Lanes) -> Lanes {
    let negative = Lanes(repeating: 0) &- value
    return value.replacing(with: negative, where: negative .> value)
  }

  @inline(__always)
  private static func least(_ a: Lanes, _ b: Lanes) -> Lanes {
    a.replacing(with: b, where: b .< a)
  }
}
