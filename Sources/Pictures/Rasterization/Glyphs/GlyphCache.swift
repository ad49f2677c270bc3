import Foundation
import Geometry
import Imaging
import Synchronization

/// The coverage of glyphs that have been drawn before, by font, size and position within a pixel.
///
/// Bounded: it is cleared when it contains more than a few hundred fonts, and each font when it exceeds a few
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
  private let colorSpace: PictureColorSpace

  /// - Parameter colorSpace: the colour space of pictures of colour glyphs.
  init(colorSpace: PictureColorSpace) {
    self.colorSpace = colorSpace
  }

  /// The shapes of a font's glyphs under the linear part of a transform from em units to pixels.
  func shapes(font: String, a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) -> GlyphShapes {
    let key = Key(font: font, a: a, b: b, c: c, d: d)
    return fonts.withLock { fonts in
      // A drawing that uses a full cache keeps using it.
      if let shapes = fonts[key], !shapes.isFull { return shapes }
      if fonts.count >= Self.capacity { fonts.removeAll() }
      let shapes = GlyphShapes(
        transform: CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0), colorSpace: colorSpace)
      fonts[key] = shapes
      return shapes
    }
  }
}
