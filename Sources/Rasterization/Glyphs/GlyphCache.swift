import Fonts
import Foundation
import Geometry
import Synchronization

/// The coverage of glyphs that have been drawn before, by font, size and place within a pixel.
///
/// Bounded: it is emptied when it holds more than a few hundred fonts, and each font when it grows beyond a few
/// thousand shapes.
final class GlyphCache: Sendable {
  private struct Key: Hashable {
    var font: String
    /// The linear part of the transform from em units to pixels.
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
  }

  private let fonts = Mutex<[Key: GlyphShapes]>([:])
  private static let capacity = 256
  private let colorSpace: Rasterizer.ColorSpace

  /// - Parameter colorSpace: the space of the pictures that glyphs with colours of their own are.
  init(colorSpace: Rasterizer.ColorSpace) {
    self.colorSpace = colorSpace
  }

  /// The shapes of a font's glyphs under the linear part of a transform from em units to pixels.
  func shapes(font: String, a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) -> GlyphShapes {
    let key = Key(font: font, a: a, b: b, c: c, d: d)
    return fonts.withLock { fonts in
      if let shapes = fonts[key] { return shapes }
      if fonts.count >= Self.capacity { fonts.removeAll() }
      let shapes = GlyphShapes(
        transform: CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0), colorSpace: colorSpace)
      fonts[key] = shapes
      return shapes
    }
  }
}

/// The glyphs of one font at one size as pixels.
final class GlyphShapes: Sendable {
  /// What a glyph looks like.
  enum Shape: Sendable {
    /// Coverage with the glyph's origin in pixel (0, 0).
    case mask(GlyphMask)
    /// A picture with colours of its own.
    case picture(GlyphPicture)
  }

  private let transform: CGAffineTransform
  private let shapes = Mutex<[UInt64: Shape]>([:])
  private static let capacity = 8192
  /// Masks are cut to a generous square.
  private static let limit = 4096

  private let colorSpace: Rasterizer.ColorSpace

  init(transform: CGAffineTransform, colorSpace: Rasterizer.ColorSpace) {
    self.transform = transform
    self.colorSpace = colorSpace
  }

  /// - Parameters:
  ///   - subX: the place of the origin within a pixel, in quarters; `subY` likewise.
  ///   - paths: draws a glyph that has not been drawn before.
  func shape(
    of glyph: UInt32, subX: Int, subY: Int, source: any GlyphSource, paths: PathRasterizer
  ) -> Shape {
    let key = UInt64(glyph) << 4 | UInt64(subX << 2 | subY)
    if let shape = shapes.withLock({ $0[key] }) { return shape }
    let shape: Shape
    if let picture = source.picture(of: glyph) {
      shape = .picture(colorSpace == .sRGB ? picture : ColorConversion.displayP3(picture))
    } else {
      let limit = Self.limit
      let mask = paths.mask(
        of: source.outline(of: glyph), rule: .nonZero,
        transform: CGAffineTransform(
          a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: CGFloat(subX) / 4,
          ty: CGFloat(subY) / 4),
        clip: PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
      )
      shape = .mask(GlyphMask(mask.widened(toMultipleOf: 4)))
    }
    shapes.withLock { shapes in
      if shapes.count >= Self.capacity { shapes.removeAll() }
      shapes[key] = shape
    }
    return shape
  }
}
