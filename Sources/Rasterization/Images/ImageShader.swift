import Drawing
import Foundation
import Geometry
import Imaging

/// Samples a bitmap under a transform.
///
/// A bitmap that is made smaller is first halved, averaging four pixels, until less than half is left to do, so
/// that no pixel of it goes unseen.
final class ImageShader {
  private let bitmap: Bitmap
  private let inverse: CGAffineTransform
  private let interpolation: DisplayItem.Interpolation
  private let tiles: Bool
  let isOpaque: Bool

  /// Where the columns of the canvas fall in the bitmap, for as many as have been asked for.
  private var columns: [Int32] = []
  /// The share of the next column of the bitmap in 1/65536, four times.
  private var shares: [UInt64] = []
  private var columnRange = 0..<0
  /// A row of the bitmap between two of its own, every channel in 16 bits.
  private var mixedRow: [UInt64] = []

  /// -  Parameter transform: from the bitmap's pixels to those of the canvas.
  init(
    _ bitmap: Bitmap, transform: CGAffineTransform, interpolation: DisplayItem.Interpolation, tiles: Bool
  ) {
    var bitmap = bitmap
    var transform = transform
    if interpolation != .none && interpolation != .low && !tiles {
      func scale(_ t: CGAffineTransform) -> CGFloat { abs(t.a * t.d - t.b * t.c).squareRoot() }
      while scale(transform) <= 0.5 && bitmap.width > 1 && bitmap.height > 1 {
        let halved = Self.halved(bitmap)
        transform =
          CGAffineTransform(
            scaleX: CGFloat(bitmap.width) / CGFloat(halved.width),
            y: CGFloat(bitmap.height) / CGFloat(halved.height)
          ).concatenating(transform)
        bitmap = halved
      }
    }
    self.bitmap = bitmap
    isOpaque = bitmap.pixels.allSatisfy { $0.alpha == 255 }
    inverse = transform.inverted()
    self.interpolation = interpolation
    self.tiles = tiles
  }

  /// Half as wide and high, every pixel the average of four.
  private static func halved(_ bitmap: Bitmap) -> Bitmap {
    var result = Bitmap(width: (bitmap.width + 1) / 2, height: (bitmap.height + 1) / 2)
    for y in 0..<result.height {
      let (y0, y1) = (2 * y, min(2 * y + 1, bitmap.height - 1))
      for x in 0..<result.width {
        let (x0, x1) = (2 * x, min(2 * x + 1, bitmap.width - 1))
        let (a, b, c, d) = (bitmap[x0, y0], bitmap[x1, y0], bitmap[x0, y1], bitmap[x1, y1])
        func average(_ p: UInt8, _ q: UInt8, _ r: UInt8, _ s: UInt8) -> UInt8 {
          UInt8((Int(p) + Int(q) + Int(r) + Int(s) + 2) / 4)
        }
        result[x, y] = Bitmap.Pixel(
          red: average(a.red, b.red, c.red, d.red), green: average(a.green, b.green, c.green, d.green),
          blue: average(a.blue, b.blue, c.blue, d.blue), alpha: average(a.alpha, b.alpha, c.alpha, d.alpha))
      }
    }
    return result
  }

  /// Writes the colours of a row's pixels from column `minX` on.
  func writeRow(_ y: Int, from minX: Int, count: Int, to row: UnsafeMutablePointer<UInt32>) {
    let isUpright = inverse.b == 0 && inverse.c == 0 && inverse.a.isFinite && inverse.d.isFinite
    let isLinear = interpolation == .low || interpolation == .medium
    if isLinear && isUpright && !tiles {
      writeUpright(y, minX, count, row)
    } else {
      for x in 0..<count { row[x] = UInt32(pixel(minX + x, y)) }
    }
  }

  // MARK: Upright bitmaps

  /// The place between two rows or columns, of which there are `count`: the first one and the second one's share.
  private static func place(_ value: Double, count: Int) -> (index: Int, share: Double) {
    if !(value > 0) { return (0, 0) }
    if value >= Double(count - 1) { return (count - 1, 0) }
    let whole = value.rounded(.down)
    return (Int(whole), value - whole)
  }

  private func findColumns(_ range: Range<Int>) {
    if columnRange.lowerBound <= range.lowerBound && range.upperBound <= columnRange.upperBound { return }
    // Rows of a round shape grow one after the other.
    let margin = 256
    let low = columns.isEmpty ? range.lowerBound : min(range.lowerBound - margin, columnRange.lowerBound)
    let high = columns.isEmpty ? range.upperBound : max(range.upperBound + margin, columnRange.upperBound)
    columnRange = low..<high
    columns.removeAll(keepingCapacity: true)
    shares.removeAll(keepingCapacity: true)
    for x in columnRange {
      let u = (Double(x) + 0.5) * Double(inverse.a) + Double(inverse.tx) - 0.5
      let (index, share) = Self.place(u, count: bitmap.width)
      columns.append(Int32(index))
      shares.append(UInt64(min(share * 65536 + 0.5, 65535)) &* 0x0001_0001_0001_0001)
    }
  }

  /// Mixes the two nearest rows, then the two nearest columns.
  private func writeUpright(_ y: Int, _ minX: Int, _ count: Int, _ row: UnsafeMutablePointer<UInt32>) {
    findColumns(minX..<(minX + count))
    let v = (Double(y) + 0.5) * Double(inverse.d) + Double(inverse.ty) - 0.5
    let (top, share) = Self.place(v, count: bitmap.height)
    let bottom = min(top + 1, bitmap.height - 1)
    let first = minX - columnRange.lowerBound
    let left = Int(min(columns[first], columns[first + count - 1]))
    let right = min(
      Int(max(columns[first], columns[first + count - 1])) + 1, bitmap.width - 1)
    if mixedRow.count < bitmap.width + 1 { mixedRow = [UInt64](repeating: 0, count: bitmap.width + 1) }
    mixRows(top, bottom, UInt16(min(share * 65536 + 0.5, 65535)), left, right)
    columns.withUnsafeBufferPointer { columns in
      shares.withUnsafeBufferPointer { shares in
        mixedRow.withUnsafeBufferPointer { mixed in
          guard let columns = columns.baseAddress, let shares = shares.baseAddress,
            let mixed = mixed.baseAddress
          else { return }
          Self.mixColumns(columns + first, shares + first, mixed, count, row)
        }
      }
    }
  }

  private func mixRows(_ top: Int, _ bottom: Int, _ share: UInt16, _ left: Int, _ right: Int) {
    let (high, low) = (Lanes(repeating: ~share), Lanes(repeating: share))
    bitmap.pixels.withUnsafeBytes { bytes in
      mixedRow.withUnsafeMutableBytes { mixed in
        guard let bytes = bytes.baseAddress, let mixed = mixed.baseAddress else { return }
        let upper = bytes + top * bitmap.width * 4
        let lower = bytes + bottom * bitmap.width * 4
        func write(_ a: Lanes, _ b: Lanes, at x: Int, count: Int) {
          let mask = Lanes(repeating: 0xFF00)
          let even = (a &<< 8).highProduct(high) &+ (b &<< 8).highProduct(low)
          let odd = (a & mask).highProduct(high) &+ (b & mask).highProduct(low)
          // Red, blue, green, alpha: what becomes a pixel by one shift.
          let (e, o) = (
            unsafeBitCast(even, to: SIMD4<UInt32>.self), unsafeBitCast(odd, to: SIMD4<UInt32>.self)
          )
          let pair = (SIMD4(e[0], o[0], e[1], o[1]), SIMD4(e[2], o[2], e[3], o[3]))
          if count == 4 {
            mixed.storeBytes(of: pair.0, toByteOffset: x &* 8, as: SIMD4<UInt32>.self)
            mixed.storeBytes(of: pair.1, toByteOffset: x &* 8 &+ 16, as: SIMD4<UInt32>.self)
          } else {
            for lane in 0..<count {
              let value = UInt64(e[lane]) | UInt64(o[lane]) &<< 32
              mixed.storeBytes(of: value, toByteOffset: (x + lane) * 8, as: UInt64.self)
            }
          }
        }
        var x = left
        while x &+ 4 <= bitmap.width && x <= right {
          write(
            upper.loadUnaligned(fromByteOffset: x &* 4, as: Lanes.self),
            lower.loadUnaligned(fromByteOffset: x &* 4, as: Lanes.self), at: x, count: 4)
          x &+= 4
        }
        while x <= right {
          let a = SIMD4<UInt32>(upper.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self), 0, 0, 0)
          let b = SIMD4<UInt32>(lower.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self), 0, 0, 0)
          write(unsafeBitCast(a, to: Lanes.self), unsafeBitCast(b, to: Lanes.self), at: x, count: 1)
          x += 1
        }
        // The right neighbour of the last column, whose share is nothing.
        let last = mixed.loadUnaligned(fromByteOffset: right * 8, as: UInt64.self)
        mixed.storeBytes(of: last, toByteOffset: (right + 1) * 8, as: UInt64.self)
      }
    }
  }

  private static func mixColumns(
    _ columns: UnsafePointer<Int32>, _ shares: UnsafePointer<UInt64>, _ mixed: UnsafePointer<UInt64>,
    _ count: Int, _ row: UnsafeMutablePointer<UInt32>
  ) {
    // Two pixels: the first lanes of each become one word by a shift.
    @inline(__always)
    func pair(_ i: Int, _ j: Int, _ share: Lanes) -> SIMD2<UInt64> {
      let left = unsafeBitCast(SIMD2(mixed[i], mixed[j]), to: Lanes.self)
      let right = unsafeBitCast(SIMD2(mixed[i &+ 1], mixed[j &+ 1]), to: Lanes.self)
      // What two cut off products lost is within the rounding.
      let sum = left.highProduct(0xFFFF &- share) &+ right.highProduct(share)
      let value = unsafeBitCast((sum &+ 130) &>> 8, to: SIMD2<UInt64>.self)
      return value | value &>> 24
    }
    var x = 0
    while x &+ 2 <= count {
      let share = UnsafeRawPointer(shares + x).loadUnaligned(as: Lanes.self)
      let pixels = pair(Int(columns[x]), Int(columns[x &+ 1]), share)
      row[x] = UInt32(truncatingIfNeeded: pixels[0])
      row[x &+ 1] = UInt32(truncatingIfNeeded: pixels[1])
      x &+= 2
    }
    if x < count {
      let share = unsafeBitCast(SIMD2(repeating: shares[x]), to: Lanes.self)
      row[x] = UInt32(truncatingIfNeeded: pair(Int(columns[x]), Int(columns[x]), share)[0])
    }
  }

  // MARK: Single pixels

  /// The colour at the middle of a pixel.
  func pixel(_ x: Int, _ y: Int) -> Bitmap.Pixel {
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
    guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e9, abs(point.y) < 1e9 else { return .clear }
    if interpolation == .none {
      return at(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)))
    }
    let (u, v) = (Double(point.x) - 0.5, Double(point.y) - 0.5)
    let (x0, y0) = (u.rounded(.down), v.rounded(.down))
    let (fx, fy) = (Float(u - x0), Float(v - y0))
    return interpolation == .high
      ? bicubic(Int(x0), Int(y0), fx, fy) : bilinear(Int(x0), Int(y0), fx, fy)
  }

  @inline(__always)
  private func at(_ x: Int, _ y: Int) -> Bitmap.Pixel {
    if tiles {
      let column = x % bitmap.width
      let row = y % bitmap.height
      return bitmap[column < 0 ? column + bitmap.width : column, row < 0 ? row + bitmap.height : row]
    }
    // The edge goes on: the rectangle that is filled cuts the image off.
    return bitmap[min(max(x, 0), bitmap.width - 1), min(max(y, 0), bitmap.height - 1)]
  }

  @inline(__always)
  private func vector(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let pixel = at(x, y)
    return SIMD4(Float(pixel.red), Float(pixel.green), Float(pixel.blue), Float(pixel.alpha))
  }

  private func bilinear(_ x: Int, _ y: Int, _ fx: Float, _ fy: Float) -> Bitmap.Pixel {
    let top = vector(x, y) + (vector(x + 1, y) - vector(x, y)) * fx
    let bottom = vector(x, y + 1) + (vector(x + 1, y + 1) - vector(x, y + 1)) * fx
    return Self.pixel(top + (bottom - top) * fy)
  }

  /// Catmull-Rom's cubic.
  private func bicubic(_ x: Int, _ y: Int, _ fx: Float, _ fy: Float) -> Bitmap.Pixel {
    func weights(_ t: Float) -> SIMD4<Float> {
      SIMD4(
        ((-0.5 * t + 1) * t - 0.5) * t, (1.5 * t - 2.5) * t * t + 1, ((-1.5 * t + 2) * t + 0.5) * t,
        (0.5 * t - 0.5) * t * t)
    }
    let (wx, wy) = (weights(fx), weights(fy))
    var sum = SIMD4<Float>(repeating: 0)
    for row in 0..<4 {
      var line = SIMD4<Float>(repeating: 0)
      for column in 0..<4 { line += vector(x + column - 1, y + row - 1) * wx[column] }
      sum += line * wy[row]
    }
    return Self.pixel(sum)
  }

  private static func pixel(_ color: SIMD4<Float>) -> Bitmap.Pixel {
    let alpha = min(max(color.w, 0), 255)
    let clamped = color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: alpha))
    return Bitmap.Pixel(
      red: UInt8(clamped.x + 0.5), green: UInt8(clamped.y + 0.5), blue: UInt8(clamped.z + 0.5),
      alpha: UInt8(alpha + 0.5))
  }
}
