import Geometry

/// Finds how much of one pixel is inside where several edges meet in it, by cutting it into strips at every height
/// where the order of the edges may change.
///
/// Lengths are in 1/1024 of the pixel, from its top left corner. The result does not depend on the order in which
/// pieces are added. The memory is used again for the next pixel.
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

  /// A line in a strip that it passes from top to bottom.
  private struct Crossing {
    var top: Double
    var bottom: Double
    var turn: Int

    @inline(__always) var middle: Double { top + bottom }
  }

  /// Where a line passes a height.
  private struct Place {
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

    /// Puts an element in its place in a list that is in order.
    @inline(__always)
    mutating func insert(_ element: Element, isBefore: (Element, Element) -> Bool) {
      append(element)
      var place = count &- 1
      while place > 0 && isBefore(element, base[place &- 1]) {
        base[place] = base[place &- 1]
        place &-= 1
      }
      base[place] = element
    }

    /// Makes room for elements that are set one by one; what was there is lost.
    @inline(__always)
    mutating func reserve(_ wanted: Int) {
      if wanted > capacity {
        base.deallocate()
        capacity = 2 * wanted
        base = .allocate(capacity: capacity)
      }
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
  /// The heights where lines begin and end, from the top.
  @exclusivity(unchecked) private var heights = Buffer<Double>(capacity: 1024)
  /// The lines of every strip, and how many there are.
  @exclusivity(unchecked) private var crossings = Buffer<Crossing>(capacity: 128)
  @exclusivity(unchecked) private var counts = Buffer<Int>(capacity: 128)
  /// The heights within a strip where lines cross each other, as parts of its height.
  @exclusivity(unchecked) private var cuts = Buffer<Double>(capacity: 128)
  @exclusivity(unchecked) private var places = Buffer<Place>(capacity: 128)

  private static let one = Double(EdgeList.one)
  /// With more pieces than this the pixel is cut into equal strips instead, which bounds the work.
  private static let exactLimit = 64
  /// Lines that cross by less than this do not count as crossing: what is lost is far below the smallest area.
  private static let slack = 1e-7

  deinit {
    lines.base.deallocate()
    jumps.base.deallocate()
    heights.base.deallocate()
    crossings.base.deallocate()
    counts.base.deallocate()
    cuts.base.deallocate()
    places.base.deallocate()
  }

  func removeAll() {
    lines.count = 0
    jumps.count = 0
  }

  /// Adds a piece of an edge.
  @inline(__always)
  func append(_ piece: CellPiece) {
    let (x0, y0) = (Double(piece.x0), Double(piece.y0))
    let (x1, y1) = (Double(piece.x1), Double(piece.y1))
    if piece.entersLeft { jumps.append(Jump(y: y0, turn: 1)) }
    if piece.exitsLeft { jumps.append(Jump(y: y1, turn: -1)) }
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
    let mask = rule == .nonZero ? -1 : 1
    let area =
      lines.count + jumps.count > Self.exactLimit
      ? crowdedArea(winding, mask) : exactArea(winding, mask)
    return min(max(roundedToInt(2 * area), 0), full)
  }

  /// The area inside, exactly.
  private func exactArea(_ start: Int, _ mask: Int) -> Double {
    findHeights()
    fillStrips()
    var area = 0.0
    for strip in 0..<(heights.count &- 1) {
      let (top, bottom) = (heights.base[strip], heights.base[strip &+ 1])
      var winding = start
      for index in 0..<jumps.count where top < jumps.base[index].y { winding &+= jumps.base[index].turn }
      area += (bottom - top) * width(of: strip, winding, mask)
    }
    return area
  }

  /// The area inside, as the middle lines of equal strips tell it. Every height that coordinates can have would be
  /// exact but for edges that cross within a strip.
  private func crowdedArea(_ start: Int, _ mask: Int) -> Double {
    let strips = lines.count <= 256 ? 512 : (lines.count <= 1024 ? 64 : 16)
    var area = 0.0
    for strip in 0..<strips {
      let y = Self.one * (Double(strip) + 0.5) / Double(strips)
      var winding = start
      for index in 0..<jumps.count where y < jumps.base[index].y { winding &+= jumps.base[index].turn }
      places.count = 0
      for index in 0..<lines.count {
        let line = lines.base[index]
        if y >= line.top && y < line.bottom { places.append(Place(x: line.x(at: y), turn: line.turn)) }
      }
      var all = UnsafeMutableBufferPointer(start: places.base, count: places.count)
      all.sort { $0.x < $1.x }
      area += Self.one / Double(strips) * placesWidth(winding, mask)
    }
    return area
  }

  /// Heights between which every line passes from top to bottom or not at all.
  private func findHeights() {
    heights.count = 0
    heights.append(0)
    heights.append(Self.one)
    for index in 0..<jumps.count { insert(jumps.base[index].y) }
    for index in 0..<lines.count {
      insert(lines.base[index].top)
      insert(lines.base[index].bottom)
    }
  }

  /// Puts a height in its place among those that are known, unless it is there.
  @inline(__always)
  private func insert(_ height: Double) {
    var place = heights.count
    while heights.base[place &- 1] > height { place &-= 1 }
    if heights.base[place &- 1] == height { return }
    heights.append(height)
    var index = heights.count &- 1
    while index > place {
      heights.base[index] = heights.base[index &- 1]
      index &-= 1
    }
    heights.base[place] = height
  }

  /// Puts every line into the strips that it passes, in order from the left.
  private func fillStrips() {
    let strips = heights.count &- 1
    // Every line could pass a strip.
    let room = lines.count
    counts.reserve(strips)
    crossings.reserve(strips &* room)
    for strip in 0..<strips { counts.base[strip] = 0 }
    for index in 0..<room {
      let line = lines.base[index]
      var strip = 0
      while heights.base[strip] < line.top { strip &+= 1 }
      var top = line.x
      while heights.base[strip] < line.bottom {
        let bottom = line.x(at: heights.base[strip &+ 1])
        let crossing = Crossing(top: top, bottom: bottom, turn: line.turn)
        let first = crossings.base + strip &* room
        var place = counts.base[strip]
        counts.base[strip] = place &+ 1
        while place > 0 && crossing.middle < first[place &- 1].middle {
          first[place] = first[place &- 1]
          place &-= 1
        }
        first[place] = crossing
        top = bottom
        strip &+= 1
      }
    }
  }

  /// How much of a strip is inside, on average over its heights.
  @inline(__always)
  private func width(of strip: Int, _ winding: Int, _ mask: Int) -> Double {
    let first = crossings.base + strip &* lines.count
    let count = counts.base[strip]
    for index in 1..<max(count, 1) {
      let (a, b) = (first[index &- 1], first[index])
      if a.top > b.top + Self.slack || a.bottom > b.bottom + Self.slack {
        return widthOfCrossing(first, count, winding, mask)
      }
    }
    return middleWidth(first, count, winding, mask)
  }

  /// How much of the strip's middle line is inside; the crossings are in order.
  @inline(__always)
  private func middleWidth(
    _ crossings: UnsafeMutablePointer<Crossing>, _ count: Int, _ start: Int, _ mask: Int
  ) -> Double {
    var winding = start
    var sum = 0.0
    var last = 0.0
    for index in 0..<count {
      let crossing = crossings[index]
      if winding & mask != 0 { sum += crossing.middle - last }
      last = crossing.middle
      winding &+= crossing.turn
    }
    return (winding & mask != 0 ? sum + 2 * Self.one - last : sum) / 2
  }

  /// How much of a strip in which lines cross is inside, on average: the sum over the parts between the crossings.
  private func widthOfCrossing(
    _ crossings: UnsafeMutablePointer<Crossing>, _ count: Int, _ start: Int, _ mask: Int
  ) -> Double {
    cuts.count = 0
    for index in 0..<count {
      let a = crossings[index]
      for other in 0..<index {
        let b = crossings[other]
        let (before, after) = (a.top - b.top, a.bottom - b.bottom)
        if before * after < 0 { cuts.insert(before / (before - after)) { $0 < $1 } }
      }
    }
    cuts.append(1)
    var sum = 0.0
    var last = 0.0
    for index in 0..<cuts.count {
      let cut = cuts.base[index]
      if cut <= last { continue }
      let middle = (last + cut) / 2
      places.count = 0
      for line in 0..<count {
        let line = crossings[line]
        let x = line.top + (line.bottom - line.top) * middle
        places.insert(Place(x: x, turn: line.turn)) { $0.x < $1.x }
      }
      sum += (cut - last) * placesWidth(start, mask)
      last = cut
    }
    return sum
  }

  /// How much of a line is inside on which lie the places.
  @inline(__always)
  private func placesWidth(_ start: Int, _ mask: Int) -> Double {
    var winding = start
    var sum = 0.0
    var last = 0.0
    for index in 0..<places.count {
      let place = places.base[index]
      if winding & mask != 0 { sum += place.x - last }
      last = place.x
      winding &+= place.turn
    }
    return winding & mask != 0 ? sum + Self.one - last : sum
  }
}
