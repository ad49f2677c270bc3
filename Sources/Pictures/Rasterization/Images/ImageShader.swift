internal import CPixelKernels
import Drawing
import Foundation
import Geometry
import Imaging

/// Samples a bitmap under a transform.
///
/// A reduced bitmap is first halved, averaging four pixels, until the remaining factor is less than two, so
/// that no pixel is skipped.
final class ImageShader {
  private let bitmap: Bitmap
  private let inverse: CGAffineTransform
  private let interpolation: DisplayItem.Interpolation
  private let tiles: Bool
  let isOpaque: Bool

  /// The method by which rows are written.
  private enum Way {
    /// A bitmap without pixels is transparent everywhere.
    case clear
    /// Pixel by pixel, which always works.
    case pixels
    case axisAligned(AxisAlignedSampler)
    /// From pixels of the canvas to positions in the bitmap: the position of the first one's centre and the
    /// steps from column to column and from row to row, in integers so that the results are the same wherever
    /// a row begins.
    case affine(origin: SIMD2<Int64>, column: SIMD2<Int64>, row: SIMD2<Int64>)
  }

  private let way: Way

  /// - Parameters:
  ///   - transform: from the bitmap's pixels to those of the canvas.
  ///   - levels: the shared bitmaps of the drawing.
  init(
    _ bitmap: Bitmap, transform: CGAffineTransform, interpolation: DisplayItem.Interpolation, tiles: Bool,
    levels: ImageLevels = ImageLevels()
  ) {
    var transform = transform
    self.interpolation = interpolation
    self.tiles = tiles
    guard bitmap.width > 0, bitmap.height > 0 else {
      self.bitmap = bitmap
      isOpaque = false
      inverse = transform
      way = .clear
      return
    }
    guard !tiles else {
      self.bitmap = bitmap
      isOpaque = bitmap.pixels.allSatisfy { $0.alpha == 255 }
      inverse = transform.inverted()
      way = .pixels
      return
    }
    var halvings = 0
    if interpolation == .medium || interpolation == .high {
      func scale(_ t: CGAffineTransform) -> CGFloat { abs(t.a * t.d - t.b * t.c).squareRoot() }
      var (width, height) = (bitmap.width, bitmap.height)
      while scale(transform) <= 0.5 && width > 1 && height > 1 {
        let half = ((width + 1) / 2, (height + 1) / 2)
        transform =
          CGAffineTransform(scaleX: CGFloat(width) / CGFloat(half.0), y: CGFloat(height) / CGFloat(half.1))
          .concatenating(transform)
        (width, height) = half
        halvings += 1
      }
    }
    let level = levels.level(of: bitmap, halvings: halvings)
    self.bitmap = level.bitmap
    isOpaque = level.isOpaque
    inverse = transform.inverted()
    way = Self.way(inverse, level.bitmap, interpolation)
  }

  private static func way(
    _ t: CGAffineTransform, _ bitmap: Bitmap, _ interpolation: DisplayItem.Interpolation
  ) -> Way {
    guard interpolation == .low || interpolation == .medium else { return .pixels }
    let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Double.init)
    guard numbers.allSatisfy(\.isFinite) else { return .pixels }
    if t.b == 0 && t.c == 0 {
      return .axisAligned(
        AxisAlignedSampler(
          bitmap, columnStep: Double(t.a), columnOffset: Double(t.tx), rowStep: Double(t.d),
          rowOffset: Double(t.ty)))
    }
    // Positions up to 2²¹ pixels away fit into 64 bits.
    guard numbers[..<4].allSatisfy({ abs($0) < 4096 }), numbers[4...].allSatisfy({ abs($0) < 1e9 }) else {
      return .pixels
    }
    func whole(_ value: Double) -> Int64 { Int64((value * 16_777_216).rounded()) }
    let (a, b, c, d) = (numbers[0], numbers[1], numbers[2], numbers[3])
    return .affine(
      origin: SIMD2(whole(0.5 * (a + c) + numbers[4] - 0.5), whole(0.5 * (b + d) + numbers[5] - 0.5)),
      column: SIMD2(whole(a), whole(b)), row: SIMD2(whole(c), whole(d)))
  }

  /// Writes the colours of a row's pixels from column `minX` on.
  func writeRow(_ y: Int, from minX: Int, count: Int, to row: UnsafeMutablePointer<UInt32>) {
    switch way {
    case .clear:
      row.update(repeating: 0, count: count)
    case .pixels:
      for x in 0..<count { row[x] = UInt32(pixel(minX + x, y)) }
    case .axisAligned(let sampler):
      sampler.writeRow(y, from: minX, count: count, to: row)
    case .affine(let origin, let columnStep, let rowStep):
      let start =
        origin &+ columnStep &* SIMD2(repeating: Int64(minX)) &+ rowStep &* SIMD2(repeating: Int64(y))
      let walk = PixelWalk(x: start.x, y: start.y, step_x: columnStep.x, step_y: columnStep.y)
      bitmap.pixels.withUnsafeBytes { bytes in
        let picture = PixelPicture(
          pixels: bytes.assumingMemoryBound(to: UInt32.self).baseAddress, width: Int64(bitmap.width),
          height: Int64(bitmap.height))
        pixel_sample(PixelKernels.level, picture, walk, count, row)
      }
    }
  }

  // MARK: Single pixels

  /// The colour at the middle of a pixel.
  private func pixel(_ x: Int, _ y: Int) -> Bitmap.Pixel {
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
    // The edge is extended: the filled rectangle cuts the image off.
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
