import Foundation
import Geometry

/// A part of a symbol that the program draws itself.
///
/// Boxes are in thousandths of the em, from the centre of the capitals, y down.
struct SymbolPart {
  enum Ink {
    case symbol(String)
    /// The content of a symbol's enclosure: the digits of `15.circle`.
    case content(String)
    case drawn(Path)
  }

  var ink: Ink
  /// The box that a symbol's ink is fitted into; drawn figures keep their positions.
  var box: CGRect = .zero
  /// The areas cut out of it, each path by itself.
  var cuts: [Path] = []
  /// 0 for the primary layer, 1 for the layer behind it.
  var level = 0
  /// Whether parts before it keep a gap around it.
  var isClear = false
  /// Whether, in one colour, it is cut out of the parts before it instead of being drawn.
  var isHole = false
  /// Whether it is only cut out of the part before it.
  var isCut = false
}
