/// Shaped glyphs of one font at one size, with their positions on a common baseline.
public struct GlyphRun: Hashable, Sendable {
  /// One glyph and the position of its origin, in points from the run's origin, y down.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's index in the font file.
    public var id: UInt32
    public var x: Float
    public var y: Float

    public init(id: UInt32, x: Float, y: Float) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The face with its size, variation and synthetic style.
  public var font: FontInstance
  public var glyphs: [Glyph]

  public init(font: FontInstance, glyphs: [Glyph]) {
    self.font = font
    self.glyphs = glyphs
  }
}
