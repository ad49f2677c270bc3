import Geometry

/// Finds how much of one pixel is inside where several edges meet in it, by cutting it into strips at every point
/// where the order of the edges changes.
///
/// Lengths are in 1/1024 of the pixel, from its top left corner.
struct CellPieces {
  /// The part of an edge that lies in the pixel, in the direction in which the path runs.
  struct Piece {
    var x0: Double
    var y0: Double
    var x1: Double
    var y1: Double
    /// Whether it comes in from the pixel on the left.
    var entersLeft: Bool
    /// Whether it leaves to the pixel on the left.
    var exitsLeft: Bool

    @inline(__always)
    func x(at y: Double) -> Double { x0 + (x1 - x0) * ((y - y0) / (y1 - y0)) }
  }

  private var pieces: [Piece] = []
  /// Places where the order of the edges may change, from the top.
  private var heights: [Double] = []
  private var crossings: [(x: Double, turn: Int)] = []

  private static let one = Double(EdgeList.one)
  /// With more pieces than this the pixel is cut into equal strips instead, which bounds the work.
  private static let exactLimit = 16

  mutating func removeAll() {
    pieces.removeAll(keepingCapacity: true)
  }

  mutating func append(_ piece: Piece) {
    pieces.append(piece)
  }

  /// Twice the area that is inside, in squares of 1/1024 pixel.
  ///
  /// - Parameter heightsLeft: the heights of all edges left of the pixel in this row, those that run down counted
  ///   positive: what tells the winding number at the pixel's left side.
  mutating func doubledArea(heightsLeft: Int, rule: FillRule) -> Int {
    var rest = heightsLeft
    var (lowest, highest) = (0, 0)
    for piece in pieces {
      if piece.entersLeft {
        rest -= Int(piece.y0)
        highest += 1
      }
      if piece.exitsLeft {
        rest += Int(piece.y1)
        lowest -= 1
      }
      if piece.y1 > piece.y0 { highest += 1 }
      if piece.y1 < piece.y0 { lowest -= 1 }
    }
    let winding = Int((Double(rest) / Self.one).rounded())
    let full = 2 * EdgeList.one * EdgeList.one
    if rule == .nonZero && (winding + lowest > 0 || winding + highest < 0) { return full }
    findHeights()
    var area = 0.0
    for (top, bottom) in zip(heights, heights.dropFirst()) where bottom > top {
      area += (bottom - top) * width(at: (top + bottom) / 2, winding: winding, rule: rule)
    }
    return min(max(Int(2 * area + 0.5), 0), full)
  }

  private mutating func findHeights() {
    heights.removeAll(keepingCapacity: true)
    if pieces.count > Self.exactLimit {
      // Every height that coordinates can have would be exact but for edges that cross within a strip.
      let strips = pieces.count <= 64 ? 256 : (pieces.count <= 1024 ? 64 : 16)
      for strip in 0...strips { heights.append(Self.one * Double(strip) / Double(strips)) }
      return
    }
    heights.append(0)
    heights.append(Self.one)
    for index in pieces.indices {
      let a = pieces[index]
      heights.append(a.y0)
      heights.append(a.y1)
      if a.y0 == a.y1 { continue }
      for b in pieces[(index + 1)...] where b.y0 != b.y1 {
        let top = max(min(a.y0, a.y1), min(b.y0, b.y1))
        let bottom = min(max(a.y0, a.y1), max(b.y0, b.y1))
        if bottom <= top { continue }
        let before = a.x(at: top) - b.x(at: top)
        let after = a.x(at: bottom) - b.x(at: bottom)
        if before * after < 0 { heights.append(top + (bottom - top) * (before / (before - after))) }
      }
    }
    heights.sort()
  }

  /// How much of a horizontal line through the pixel is inside.
  private mutating func width(at y: Double, winding start: Int, rule: FillRule) -> Double {
    var winding = start
    crossings.removeAll(keepingCapacity: true)
    for piece in pieces {
      if piece.entersLeft && y < piece.y0 { winding += 1 }
      if piece.exitsLeft && y < piece.y1 { winding -= 1 }
      if piece.y0 < y && y < piece.y1 {
        crossings.append((piece.x(at: y), 1))
      } else if piece.y1 < y && y < piece.y0 {
        crossings.append((piece.x(at: y), -1))
      }
    }
    crossings.sort { $0.x < $1.x }
    func isInside() -> Bool { rule == .nonZero ? winding != 0 : winding & 1 != 0 }
    var sum = 0.0
    var last = 0.0
    for crossing in crossings {
      if isInside() { sum += crossing.x - last }
      last = crossing.x
      winding += crossing.turn
    }
    if isInside() { sum += Self.one - last }
    return sum
  }
}
