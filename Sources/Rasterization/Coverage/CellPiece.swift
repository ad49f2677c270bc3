/// The part of an edge that lies in one cell, in the direction in which the path runs: coordinates in 1/1024 of a
/// pixel from the cell's top left corner, each from 0 to 1024, in 16 bits; the bits above them say whether the edge
/// comes in from the pixel on the left (`entersLeft`) and whether it leaves to it (`exitsLeft`).
struct CellPiece {
  private var bits: UInt64

  private static let coordinate: UInt64 = 0x7FF
  private static let entersBit: UInt64 = 1 << 15
  private static let exitsBit: UInt64 = 1 << 47

  @inline(__always)
  init(x0: Int, y0: Int, x1: Int, y1: Int, entersLeft: Bool, exitsLeft: Bool) {
    let start = UInt64(truncatingIfNeeded: x0 | y0 &<< 16)
    let end = UInt64(truncatingIfNeeded: x1 | y1 &<< 16)
    bits = start | end &<< 32 | (entersLeft ? Self.entersBit : 0) | (exitsLeft ? Self.exitsBit : 0)
  }

  @inline(__always) var x0: Int { Int(truncatingIfNeeded: bits & Self.coordinate) }
  @inline(__always) var y0: Int { Int(truncatingIfNeeded: bits &>> 16 & Self.coordinate) }
  @inline(__always) var x1: Int { Int(truncatingIfNeeded: bits &>> 32 & Self.coordinate) }
  @inline(__always) var y1: Int { Int(truncatingIfNeeded: bits &>> 48) }
  @inline(__always) var entersLeft: Bool { bits & Self.entersBit != 0 }
  @inline(__always) var exitsLeft: Bool { bits & Self.exitsBit != 0 }

  /// The point where it begins, as a number that no other point has.
  @inline(__always) var start: UInt32 { UInt32(truncatingIfNeeded: bits) & 0x07FF_07FF }
  /// The point where it ends.
  @inline(__always) var end: UInt32 { UInt32(truncatingIfNeeded: bits &>> 32) & 0x07FF_07FF }

  /// The ways that it runs: down, up, right and left, each as a bit.
  @inline(__always) var ways: UInt32 {
    let vertical: UInt32 = y1 > y0 ? 1 : (y1 < y0 ? 2 : 0)
    let horizontal: UInt32 = x1 > x0 ? 4 : (x1 < x0 ? 8 : 0)
    return vertical | horizontal
  }
}
