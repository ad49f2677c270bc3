import Foundation
import Geometry

/// A part of a symbol that is drawn here.
///
/// Boxes are in thousandths of the em, from the middle of the capitals, y down.
struct SymbolPart {
  enum Ink {
    case symbol(String)
    /// What stands in the enclosure of a symbol: the digits of `15.circle`.
    case content(String)
    case drawn(Path)
  }

  var ink: Ink
  /// Where the ink of a symbol is fitted in; what is drawn stands where it is drawn.
  var box: CGRect = .zero
  /// What is cut out of it, each path for itself.
  var cuts: [Path] = []
  /// 0 for what the symbol is about, 1 for what stands behind that.
  var level = 0
  /// Whether parts before it leave it room.
  var isClear = false
  /// Whether, in one colour, it is cut out of parts before it instead of drawn.
  var isHole = false
  /// Whether it is nothing but a cut in the part before it.
  var isCut = false
}
