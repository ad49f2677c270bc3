import Fonts
import Foundation

/// The glyphs that one thread has found in the cache, so that it need not ask again.
///
/// Looking one up takes neither a lock nor a reference count, for which threads that draw the same text would wait.
final class GlyphTables {
  private let cache: GlyphCache
  private var tables: [ObjectIdentifier: Table] = [:]

  init(cache: GlyphCache) {
    self.cache = cache
  }

  /// The table of a font under the linear part of a transform from em units to pixels.
  func table(font: String, a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat) -> Table {
    let shapes = cache.shapes(font: font, a: a, b: b, c: c, d: d)
    if let table = tables[ObjectIdentifier(shapes)] { return table }
    let table = Table(shapes: shapes)
    tables[ObjectIdentifier(shapes)] = table
    return table
  }

  /// What is drawn for a glyph.
  enum Entry {
    /// Coverage that the table keeps, with the glyph's origin in pixel (0, 0).
    case mask(UnsafePointer<UInt8>, PixelRect)
    case picture
  }

  /// The glyphs of one font at one size.
  final class Table {
    private let shapes: GlyphShapes
    private var entries: [UInt64: Entry] = [:]
    /// What the entries point to.
    private var masks: [GlyphMask] = []
    private var pictures: [UInt64: GlyphPicture] = [:]

    fileprivate init(shapes: GlyphShapes) {
      self.shapes = shapes
    }

    /// - Parameters:
    ///   - subX: the place of the origin within a pixel, in quarters; `subY` likewise.
    ///   - paths: draws a glyph that has not been drawn before.
    @inline(__always)
    func entry(
      of glyph: UInt32, subX: Int, subY: Int, source: any GlyphSource, paths: PathRasterizer
    ) -> Entry {
      let key = UInt64(glyph) << 4 | UInt64(subX << 2 | subY)
      return entries[key] ?? find(key, glyph, subX, subY, source, paths)
    }

    /// The picture of a glyph whose entry says that it is one.
    func picture(of glyph: UInt32, subX: Int, subY: Int) -> GlyphPicture? {
      pictures[UInt64(glyph) << 4 | UInt64(subX << 2 | subY)]
    }

    @inline(never)
    private func find(
      _ key: UInt64, _ glyph: UInt32, _ subX: Int, _ subY: Int, _ source: any GlyphSource,
      _ paths: PathRasterizer
    ) -> Entry {
      let entry: Entry
      switch shapes.shape(of: glyph, subX: subX, subY: subY, source: source, paths: paths) {
      case .mask(let mask):
        masks.append(mask)
        entry = .mask(mask.base, mask.bounds)
      case .picture(let picture):
        pictures[key] = picture
        entry = .picture
      }
      entries[key] = entry
      return entry
    }
  }
}
