public import Geometry
public import Imaging

/// A font face at one size, variation and synthetic style: for drawing a run of glyphs.
///
/// The rasterizer asks it for outlines and colour pictures and knows nothing of font files.
public final class FontInstance: Sendable {
  /// The source of glyphs.
  public let source: any GlyphSource
  /// The size of the em square, in points.
  public let size: Double
  /// Names the face, its variation and its synthetic style; two instances with equal keys and sizes draw
  /// the same glyphs. Stable between runs: it holds no address and no counter.
  public let key: String

  public init(source: any GlyphSource, size: Double, key: String) {
    self.source = source
    self.size = size
    self.key = key
  }
}

extension FontInstance: Hashable {
  public static func == (a: FontInstance, b: FontInstance) -> Bool {
    a === b || (a.size == b.size && a.key == b.key)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(size)
    hasher.combine(key)
  }
}

/// Gives the shapes of glyphs.
public protocol GlyphSource: Sendable {
  /// The outline of a glyph in em units, origin on the baseline, y down; empty for blanks and for glyphs
  /// that are pictures.
  func outline(of glyph: UInt32) -> Path

  /// The picture of a colour glyph, or nil if the glyph is an outline.
  func picture(of glyph: UInt32) -> GlyphPicture?
}

/// A colour glyph (emoji): a bitmap and the rectangle it fills.
public struct GlyphPicture: Sendable {
  public let bitmap: Bitmap
  /// The frame of the bitmap, in em units from the glyph's origin, y down.
  public let x: Double
  public let y: Double
  public let width: Double
  public let height: Double

  public init(bitmap: Bitmap, x: Double, y: Double, width: Double, height: Double) {
    self.bitmap = bitmap
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
