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
  private var crossings: [Crossing] = []

  private struct Crossing {
    var x: Double
    var turn: Int
  }

  private static let one = Double(EdgeList.one)
  /// With more pieces than this the pixel is cut into equal strips instead, which bounds the work.
  private static let exactLimit = 64

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
    for index in 1..<heights.count where heights[index] > heights[index - 1] {
      let (top, bottom) = (heights[index - 1], heights[index])
      area += (bottom - top) * width(at: (top + bottom) / 2, winding: winding, rule: rule)
    }
    return min(max(Int(2 * area + 0.5), 0), full)
  }

  private mutating func findHeights() {
    heights.removeAll(keepingCapacity: true)
    heights.append(0)
    if pieces.count > Self.exactLimit {
      // Every height that coordinates can have would be exact but for edges that cross within a strip.
      let strips = pieces.count <= 256 ? 512 : (pieces.count <= 1024 ? 64 : 16)
      for strip in 1...strips { heights.append(Self.one * Double(strip) / Double(strips)) }
      return
    }
    for index in pieces.indices {
      let a = pieces[index]
      insert(a.y0)
      insert(a.y1)
      if a.y0 == a.y1 { continue }
      let (topA, bottomA) = (min(a.y0, a.y1), max(a.y0, a.y1))
      let (leftA, rightA) = (min(a.x0, a.x1), max(a.x0, a.x1))
      for other in 0..<index {
        let b = pieces[other]
        let top = max(topA, min(b.y0, b.y1))
        let bottom = min(bottomA, max(b.y0, b.y1))
        if bottom <= top || min(b.x0, b.x1) >= rightA || max(b.x0, b.x1) <= leftA { continue }
        let before = a.x(at: top) - b.x(at: top)
        let after = a.x(at: bottom) - b.x(at: bottom)
        if before * after < 0 { insert(top + (bottom - top) * (before / (before - after))) }
      }
    }
    heights.append(Self.one)
  }

  /// Puts a height in its place among those that are known, unless it is there.
  private mutating func insert(_ height: Double) {
    heights.append(height)
    var place = heights.count - 1
    while place > 0 && heights[place - 1] > height {
      heights[place] = heights[place - 1]
      place -= 1
    }
    heights[place] = height
    if place > 0 && heights[place - 1] == height { heights.remove(at: place) }
  }

  /// How much of a horizontal line through the pixel is inside.
  private mutating func width(at y: Double, winding start: Int, rule: FillRule) -> Double {
    var winding = start
    crossings.removeAll(keepingCapacity: true)
    // A handful is sorted as it comes; with thousands in one pixel that would take too long.
    let isFew = pieces.count <= Self.exactLimit
    for piece in pieces {
      if piece.entersLeft && y < piece.y0 { winding += 1 }
      if piece.exitsLeft && y < piece.y1 { winding -= 1 }
      let isDown = piece.y0 <= y && y < piece.y1
      if !isDown && !(piece.y1 <= y && y < piece.y0) { continue }
      let crossing = Crossing(x: piece.x(at: y), turn: isDown ? 1 : -1)
      if isFew { insert(crossing) } else { crossings.append(crossing) }
    }
    if !isFew { crossings.sort { $0.x < $1.x } }
    let mask = rule == .nonZero ? -1 : 1
    var sum = 0.0
    var last = 0.0
    for crossing in crossings {
      if winding & mask != 0 { sum += crossing.x - last }
      last = crossing.x
      winding += crossing.turn
    }
    if winding & mask != 0 { sum += Self.one - last }
    return sum
  }

  private mutating func insert(_ crossing: Crossing) {
    crossings.append(crossing)
    var place = crossings.count - 1
    while place > 0 && crossings[place - 1].x > crossing.x {
      crossings[place] = crossings[place - 1]
      place -= 1
    }
    crossings[place] = crossing
  }
}
