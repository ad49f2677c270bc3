package import Foundation
package import Geometry

/// A layer of a symbol, which may have its own colour.
///
/// Coordinates are in em units from the left end of the symbol's box on the baseline, y down.
package struct SymbolLayer: Sendable {
  /// The filled area, by the non-zero winding rule.
  package var outline: Path
  /// The areas cut out of it, each path by itself: they may overlap and wind in either direction.
  package var knockouts: [Path]
  /// 0 for the primary layer, 1 and 2 for the layers behind it.
  package var level = 0
  /// The layer's colour in multicolor symbols; nil for the foreground's.
  package var tint: SymbolTint?
  /// The value at and below which the layer is faint, from 0 to 1; nil for layers that do not depend on a variable value.
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

/// A colour of multicolor symbols.
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
  /// The same in one colour: a filled enclosure then has a hole in place of its content.
  package var monochrome: [SymbolLayer]
  /// The width of the box: the ink with a margin at both sides.
  package var advance: Double
  /// The ink's extent above and below the baseline, y down.
  package var inkTop: Double
  package var inkBottom: Double
  /// Whether it is the drawing of a similar symbol.
  package var isSubstitute = false
  /// Whether the layers hold more than a glyph does: several parts, or cut-out ones.
  package var isComposed = false

  /// The ink in one colour, without the box's margins.
  package var ink: CGRect {
    monochrome.reduce(CGRect.null) { $0.union($1.outline.boundingRect) }
  }
}
