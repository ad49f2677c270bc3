package import Foundation
package import Geometry

/// One part of a symbol that may have a colour of its own.
///
/// Coordinates are in em units from the left end of the symbol's box on the baseline, y down.
package struct SymbolLayer: Sendable {
  /// What is filled, by the rule that outlines wind around.
  package var outline: Path
  /// What is cut out of it, each path for itself: they may overlap, and wind as they like.
  package var knockouts: [Path]
  /// 0 for what the symbol is about, 1 and 2 for what stands behind that.
  package var level = 0
  /// The colour that the part has in symbols of several colours; nil for the foreground's.
  package var tint: SymbolTint?
  /// The value at and below which the part is faint, from 0 to 1; nil for parts that no value changes.
  package var threshold: Double?

  package init(outline: Path, knockouts: [Path] = [], level: Int = 0, tint: SymbolTint? = nil) {
    self.outline = outline
    self.knockouts = knockouts
    self.level = level
    self.tint = tint
  }

  func applying(_ transform: CGAffineTransform) -> SymbolLayer {
    var layer = self
    layer.outline = outline.applying(transform)
    layer.knockouts = knockouts.map { $0.applying(transform) }
    return layer
  }
}

/// A colour of symbols of several colours.
package enum SymbolTint: Hashable, Sendable {
  case white
  case red
  case orange
  case yellow
  case green
  case blue
}

/// A symbol in layers, and its box in em units.
package struct SymbolShape: Sendable {
  package var layers: [SymbolLayer]
  /// The same in one colour: there a filled enclosure has a hole where what it holds is drawn otherwise.
  package var monochrome: [SymbolLayer]
  /// The width of the box: the ink with a margin at the sides.
  package var advance: Double
  /// The ink's extent above and below the baseline, y down.
  package var inkTop: Double
  package var inkBottom: Double
  /// Whether a drawing of another idea stands in.
  package var isSubstitute = false
  /// Whether the layers say something that a glyph of a font does not: more parts, or cut-out ones.
  package var isComposed = false

  /// What is drawn in one colour, without the margins of the box.
  package var ink: CGRect {
    monochrome.reduce(CGRect.null) { $0.union($1.outline.boundingRect) }
  }
}
