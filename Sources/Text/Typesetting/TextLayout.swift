package import Fonts
package import Foundation

/// A text set in lines: what is drawn where, in points from the top left of its box.
package struct TextLayout: Sendable {
  /// Glyphs of one style on one line.
  package struct Run: Sendable {
    package var glyphs: GlyphRun
    /// The run's origin on the baseline.
    package var origin: CGPoint
    package var width: Double
    /// The caller's number for the run.
    package var tag: Int
    /// The box of an inline image, which the caller draws.
    package var attachment: CGRect?
  }

  /// A line under or through text.
  package struct Decoration: Sendable {
    package enum Kind: Sendable {
      case underline
      case strikethrough
    }

    package var kind: Kind
    package var rect: CGRect
    package var tag: Int
  }

  /// One line.
  package struct Line: Sendable {
    /// The line's content, including the ellipsis.
    package var string: String
    package var frame: CGRect
    /// From the top of the box, in points.
    package var baseline: Double
    package var runs: [Run]
    package var decorations: [Decoration]
  }

  package var size: CGSize
  package var lines: [Line]
  package var isTruncated: Bool
  /// The scale that made the text fit; 1 if it did not have to shrink.
  package var scale: Double
  /// Characters that no font has, each once.
  package var missingGlyphs: [String]
  package var firstBaseline: Double
  package var lastBaseline: Double
}
