import Geometry

/// Finds how much of one pixel is inside where several edges meet in it, by cutting it into strips at every height
/// where the order of the edges may change.
///
/// Lengths are in 1/1024 of the pixel, from its top left corner. The memory is used again for the next pixel.
final class CellPieces {
  /// A piece of an edge.
  private struct Line {
    var top: Double
    var bottom: Double
    /// Where it is at the top, and how far it moves with each step down.
    var x: Double
    var slope: Double
    /// 1 where the path runs down, -1 where it runs up.
    var turn: Int

    @inline(__always)
    func x(at y: Double) -> Double { x + (y - top) * slope }
  }

  /// A change of the winding number along the pixel's left side, where an edge crosses it.
  private struct Jump {
    var y: Double
    /// What is added above.
    var turn: Int
  }

  private struct Crossing {
    var x: Double
    var turn: Int
  }

  /// A list that grows and is never given back, without the checks of an array.
  private struct Buffer<Element> {
    var base: UnsafeMutablePointer<Element>
    var count = 0
    var capacity: Int

    init(capacity: Int) {
      self.capacity = capacity
      base = .allocate(capacity: capacity)
    }

    @inline(__always)
    mutating func append(_ element: Element) {
      if count == capacity { grow() }
      (base + count).initialize(to: element)
      count &+= 1
    }

    private mutating func grow() {
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
      larger.moveInitialize(from: base, count: count)
      base.deallocate()
      base = larger
      capacity *= 2
    }
  }

  @exclusivity(unchecked) private var lines = Buffer<Line>(capacity: 128)
  @exclusivity(unchecked) private var jumps = Buffer<Jump>(capacity: 128)
  /// Places where the order of the edges may change, from the top.
  @exclusivity(unchecked) private var heights = Buffer<Double>(capacity: 1024)
  @exclusivity(unchecked) private var crossings = Buffer<Crossing>(capacity: 128)

  private static let one = Double(EdgeList.one)
  /// With more pieces than this the pixel is cut into equal strips instead, which bounds the work.
  private static let exactLimit = 64

  deinit {
    lines.base.deallocate()
    jumps.base.deallocate()
    heights.base.deallocate()
    crossings.base.deallocate()
  }

  func removeAll() {
    lines.count = 0
    jumps.count = 0
  }

  /// Adds a piece of an edge, in the direction in which the path runs.
  ///
  /// - Parameters:
  ///   - enters: whether it comes in from the pixel on the left.
  ///   - exits: whether it leaves to the pixel on the left.
  @inline(__always)
  func append(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, enters: Bool, exits: Bool) {
    if enters { jumps.append(Jump(y: y0, turn: 1)) }
    if exits { jumps.append(Jump(y: y1, turn: -1)) }
    if y0 == y1 { return }
    let slope = (x1 - x0) / (y1 - y0)
    lines.append(
      y0 < y1
        ? Line(top: y0, bottom: y1, x: x0, slope: slope, turn: 1)
        : Line(top: y1, bottom: y0, x: x1, slope: slope, turn: -1))
  }

  /// Twice the area that is inside, in squares of 1/1024 pixel.
  ///
  /// - Parameter heightsLeft: the heights of all edges left of the pixel in this row, those that run down counted
  ///   positive: what tells the winding number at the pixel's left side.
  func doubledArea(heightsLeft: Int, rule: FillRule) -> Int {
    var rest = Double(heightsLeft)
    var (lowest, highest) = (0, 0)
    for index in 0..<jumps.count {
      let jump = jumps.base[index]
      rest -= Double(jump.turn) * jump.y
      if jump.turn > 0 { highest &+= 1 } else { lowest &-= 1 }
    }
    for index in 0..<lines.count {
      if lines.base[index].turn > 0 { highest &+= 1 } else { lowest &-= 1 }
    }
    let winding = roundedToInt(rest / Self.one)
    let full = 2 * EdgeList.one * EdgeList.one
    if rule == .nonZero && (winding + lowest > 0 || winding + highest < 0) { return full }
    findHeights()
    var area = 0.0
    for index in 1..<heights.count {
      let (top, bottom) = (heights.base[index &- 1], heights.base[index])
      if bottom > top { area += (bottom - top) * width(at: (top + bottom) / 2, winding, rule) }
    }
    return min(max(roundedToInt(2 * area), 0), full)
  }

  private func findHeights() {
    heights.count = 0
    heights.append(0)
    if lines.count + jumps.count > Self.exactLimit {
      // Every height that coordinates can have would be exact but for edges that cross within a strip.
      let strips = lines.count <= 256 ? 512 : (lines.count <= 1024 ? 64 : 16)
      for strip in 1...strips { heights.append(Self.one * Double(strip) / Double(strips)) }
      return
    }
    for index in 0..<jumps.count { insert(jumps.base[index].y) }
    for index in 0..<lines.count {
      let a = lines.base[index]
      insert(a.top)
      insert(a.bottom)
      for other in 0..<index {
        let b = lines.base[other]
        let (top, bottom) = (max(a.top, b.top), min(a.bottom, b.bottom))
        if bottom <= top { continue }
        let before = a.x(at: top) - b.x(at: top)
        let after = a.x(at: bottom) - b.x(at: bottom)
        if before * after < 0 { insert(top + (bottom - top) * (before / (before - after))) }
      }
    }
    heights.append(Self.one)
  }

  /// Puts a height in its place among those that are known, unless it is there.
  @inline(__always)
  private func insert(_ height: Double) {
    var place = heights.count
    while place > 0 && heights.base[place &- 1] > height { place &-= 1 }
    if place > 0 && heights.base[place &- 1] == height { return }
    heights.append(height)
    var index = heights.count &- 1
    while index > place {
      heights.base[index] = heights.base[index &- 1]
      index &-= 1
    }
    heights.base[place] = height
  }

  /// How much of a horizontal line through the pixel is inside.
  @inline(__always)
  private func width(at y: Double, _ start: Int, _ rule: FillRule) -> Double {
    var winding = start
    for index in 0..<jumps.count where y < jumps.base[index].y { winding &+= jumps.base[index].turn }
    crossings.count = 0
    // A handful is sorted as it comes; with thousands in one pixel that would take too long.
    let isFew = lines.count <= Self.exactLimit
    for index in 0..<lines.count {
      let line = lines.base[index]
      if y < line.top || y >= line.bottom { continue }
      let crossing = Crossing(x: line.x(at: y), turn: line.turn)
      crossings.append(crossing)
      if !isFew { continue }
      var place = crossings.count &- 1
      while place > 0 && crossings.base[place &- 1].x > crossing.x {
        crossings.base[place] = crossings.base[place &- 1]
        place &-= 1
      }
      crossings.base[place] = crossing
    }
    if !isFew {
      var all = UnsafeMutableBufferPointer(start: crossings.base, count: crossings.count)
      all.sort { $0.x < $1.x }
    }
    let mask = rule == .nonZero ? -1 : 1
    var sum = 0.0
    var last = 0.0
    for index in 0..<crossings.count {
      let crossing = crossings.base[index]
      if winding & mask != 0 { sum += crossing.x - last }
      last = crossing.x
      winding &+= crossing.turn
    }
    return winding & mask != 0 ? sum + Self.one - last : sum
  }
}
