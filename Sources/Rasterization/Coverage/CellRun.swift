/// Pieces that follow each other in one cell, each beginning where the one before it ends.
struct CellRun {
  /// Twice the area on the left of the pieces, those that run down counted positive.
  private(set) var doubledArea: Int
  /// The points where it begins and ends, as in `CellPiece`.
  let start: UInt32
  private(set) var end: UInt32
  /// The place of the first piece. Those of a run follow each other, as do those of runs.
  let first: Int32
  /// The run that was filed before this one in the same cell, 0 where there is none; above it the ways that the
  /// pieces run, where there are several.
  private var link: UInt32

  /// How many runs can be told apart.
  static let limit = 1 << 28

  @inline(__always)
  init(_ piece: CellPiece, doubledArea: Int, first: Int, earlier: Int32) {
    self.doubledArea = doubledArea
    start = piece.start
    end = piece.end
    self.first = Int32(truncatingIfNeeded: first)
    link = UInt32(truncatingIfNeeded: earlier)
  }

  /// Adds the next piece.
  @inline(__always)
  mutating func append(_ piece: CellPiece, doubledArea: Int) {
    self.doubledArea &+= doubledArea
    link |= (piece.ways | ways) &<< 28
    end = piece.end
  }

  /// The run that was filed before this one in the same cell, 0 where there is none.
  @inline(__always) var earlier: Int { Int(truncatingIfNeeded: link & 0x0FFF_FFFF) }

  /// How much further down it ends than it begins.
  @inline(__always) var height: Int {
    Int(truncatingIfNeeded: end &>> 16) &- Int(truncatingIfNeeded: start &>> 16)
  }

  /// The ways that its pieces run, as in `CellPiece`.
  @inline(__always) var ways: UInt32 {
    let several = link &>> 28
    if several != 0 { return several }
    let (x0, y0, x1, y1) = (start & 0xFFFF, start &>> 16, end & 0xFFFF, end &>> 16)
    let vertical: UInt32 = y1 > y0 ? 1 : (y1 < y0 ? 2 : 0)
    let horizontal: UInt32 = x1 > x0 ? 4 : (x1 < x0 ? 8 : 0)
    return vertical | horizontal
  }

  /// Whether it is a single run that cannot cross itself: its pieces run only up or only down, or only left or only
  /// right.
  @inline(__always) var isAloneAndSimple: Bool {
    link & 0x0FFF_FFFF == 0 && Self.isSimple(link &>> 28)
  }

  /// Whether a line that runs these ways cannot cross itself.
  @inline(__always)
  static func isSimple(_ ways: UInt32) -> Bool { ways & 3 != 3 || ways & 12 != 12 }
}
