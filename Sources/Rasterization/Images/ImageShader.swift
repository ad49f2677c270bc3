import Drawing
import Foundation
import Geometry
import Imaging

/// Samples a bitmap under a transform.
///
/// A bitmap that is made smaller is first halved, averaging four pixels, until less than half is left to do, so
/// that no pixel of it goes unseen.
struct ImageShader {
  private let bitmap: Bitmap
  private let inverse: CGAffineTransform
  private let interpolation: DisplayItem.Interpolation
  private let tiles: Bool

  /// - Parameter transform: from the bitmap's pixels to those of the canvas.
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
