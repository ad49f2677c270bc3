import Fonts
import Foundation
import Geometry
import Synchronization

/// The coverage of glyphs that have been drawn before, by font, size and place within a pixel.
///
/// Bounded: it is emptied when it grows beyond a few thousand glyphs.
final class GlyphCache: Sendable {
  struct Key: Hashable {
    var font: String
    var glyph: UInt32
    /// The linear part of the transform from em units to pixels.
    var a: CGFloat
    var b: CGFloat
    var c: CGFloat
    var d: CGFloat
    /// The place within a pixel, in quarters.
    var subX: UInt8
    var subY: UInt8
  }

  private let masks = Mutex<[Key: CoverageMask]>([:])
  private static let capacity = 8192

  /// The glyph's coverage with its origin in pixel (0, 0), cut to a generous square.
  func mask(for key: Key, source: any GlyphSource) -> CoverageMask {
    if let mask = masks.withLock({ $0[key] }) { return mask }
    let transform = CGAffineTransform(
      a: key.a, b: key.b, c: key.c, d: key.d, tx: CGFloat(key.subX) / 4, ty: CGFloat(key.subY) / 4)
    let limit = 4096
    let mask = PathRasterizer.mask(
      of: source.outline(of: key.glyph), rule: .nonZero, transform: transform,
      clip: PixelRect(minX: -limit, minY: -limit, maxX: limit, maxY: limit))
    masks.withLock { masks in
      if masks.count >= Self.capacity { masks.removeAll() }
      masks[key] = mask
    }
    return mask
  }
}
