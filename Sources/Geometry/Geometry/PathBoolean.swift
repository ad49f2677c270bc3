import Foundation

/// Boolean operations on the areas of two paths.
///
/// Curves become lines, points are snapped to an integer grid, on which orientation tests are exact, and
/// edges are split where they meet. Then no two edges cross, so that each has one winding number of either
/// path on its left and one on its right. An edge is kept if the wanted area is on one side of it and not on
/// the other.
struct PathBoolean {
  /// Whether a point is wanted, given whether the first and the second path contain it.
  typealias Operation = (Bool, Bool) -> Bool

  /// A point of the grid.
  private struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    /// By lines of the grid, from left to right.
    static func < (a: GridPoint, b: GridPoint) -> Bool { (a.y, a.x) < (b.y, b.x) }
  }

  /// How often the first and the second path run along a line, or wind around a point: up counts 1, down −1.
  private typealias Turns = (first: Int, second: Int)

  /// Two points, the lower of which comes first.
  private struct Line: Hashable {
    var from: GridPoint
    var to: GridPoint
  }

  /// A line, and how often the paths run along it.
  private struct Edge {
    var from: GridPoint
    var to: GridPoint
    var turns: Turns

    /// On which side of the edge's line a point lies: positive to the left of the direction from `from` to
    /// `to` with y pointing up. Exact: coordinates have at most 28 bits.
    func side(_ point: GridPoint) -> Int {
      (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }
  }

  /// Steps of the grid in a point.
  private let resolution: CGFloat
  private var edges: [Edge] = []

  /// The path around the wanted area of two paths; both fill rules give the same result.
  static func combine(_ first: Path, _ second: Path, eoFill: Bool, _ isWanted: Operation) -> Path {
    var boolean = PathBoolean(first, second)
    boolean.cut()
    return boolean.outline { turns in
      func isFilled(_ turns: Int) -> Bool { eoFill ? turns % 2 != 0 : turns != 0 }
      return isWanted(isFilled(turns.first), isFilled(turns.second))
    }
  }

  private init(_ first: Path, _ second: Path) {
    let lines = [first, second].map { path in
      PathFlattening.polylines(of: path.elements, tolerance: PathFlattening.areaTolerance).map(\.points)
        .filter { points in points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    }
    let reach = lines.joined().joined().reduce(1) { max($0, abs($1.x), abs($1.y)) }
    // A thousandth of a point, or whatever 28 bits leave of a path that reaches further than 262,144 points.
    var resolution: CGFloat = 1024
    while reach * resolution > CGFloat(1 << 28), resolution > 1e-9 { resolution /= 2 }
    self.resolution = resolution
    var found: [Line: Turns] = [:]
    for (index, subpaths) in lines.enumerated() {
      for points in subpaths {
        let places = points.map {
          GridPoint(x: Int(($0.x * resolution).rounded()), y: Int(($0.y * resolution).rounded()))
        }
        for (from, to) in zip(places, places.dropFirst() + places.prefix(1)) {
          Self.add(from, to, index == 0 ? (1, 0) : (0, 1), to: &found)
        }
      }
    }
    edges = Self.sorted(found)
  }

  /// Adds a line of one path or the other.
  private static func add(
    _ from: GridPoint, _ to: GridPoint, _ turns: Turns, to found: inout [Line: Turns]
  ) {
    guard from != to else { return }
    let sign = from < to ? 1 : -1
    let line = from < to ? Line(from: from, to: to) : Line(from: to, to: from)
    let sum = found[line] ?? (0, 0)
    found[line] = (sum.first + sign * turns.first, sum.second + sign * turns.second)
  }

  /// Edges in the order of the grid, without those that run back along themselves.
  private static func sorted(_ found: [Line: Turns]) -> [Edge] {
    found.filter { $0.value != (0, 0) }
      .map { Edge(from: $0.key.from, to: $0.key.to, turns: $0.value) }
      .sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  // MARK: Cutting

  /// Splits edges where they meet, until none crosses another.
  ///
  /// The point where two edges cross is snapped to the grid, and moves both by up to half a step; that may
  /// bring them across a neighbour, which the next round finds.
  private mutating func cut() {
    for _ in 0..<Self.rounds {
      var cuts: [[GridPoint]] = Array(repeating: [], count: edges.count)
      var isCut = false
      // Edges are sorted by their lower ends: one that ends below the next one's start can meet no more.
      var open: [Int] = []
      for (index, edge) in edges.enumerated() {
        open.removeAll { edges[$0].to.y < edge.from.y }
        for other in open {
          for (place, onEdge, onOther) in Self.meetings(edge, edges[other]) {
            if onEdge { cuts[index].append(place) }
            if onOther { cuts[other].append(place) }
            isCut = isCut || onEdge || onOther
          }
        }
        open.append(index)
      }
      guard isCut else { return }
      var found: [Line: Turns] = [:]
      for (edge, places) in zip(edges, cuts) {
        // Along the edge; cuts of one place are one.
        let along = places.sorted { Self.distance(edge.from, $0) < Self.distance(edge.from, $1) }
        var from = edge.from
        for to in along + [edge.to] {
          Self.add(from, to, edge.turns, to: &found)
          from = to
        }
      }
      edges = Self.sorted(found)
    }
  }

  /// The maximum number of rounds, with a wide margin: three are usual.
  private static let rounds = 32

  private static func distance(_ a: GridPoint, _ b: GridPoint) -> Int {
    let (x, y) = (a.x - b.x, a.y - b.y)
    return x * x + y * y
  }

  /// Where two edges meet, other than in ends of both, and which of them is split there.
  private static func meetings(_ a: Edge, _ b: Edge) -> [(place: GridPoint, onFirst: Bool, onSecond: Bool)] {
    guard max(a.from.x, a.to.x) >= min(b.from.x, b.to.x), max(b.from.x, b.to.x) >= min(a.from.x, a.to.x)
    else { return [] }
    let sides = (a.side(b.from), a.side(b.to), b.side(a.from), b.side(a.to))
    func isBetween(_ point: GridPoint, _ edge: Edge) -> Bool {
      point != edge.from && point != edge.to && edge.from < point && point < edge.to
    }
    var found: [(GridPoint, Bool, Bool)] = []
    // Ends on the other edge, which for edges on one line are all that is.
    if sides.0 == 0, isBetween(b.from, a) { found.append((b.from, true, false)) }
    if sides.1 == 0, isBetween(b.to, a) { found.append((b.to, true, false)) }
    if sides.2 == 0, isBetween(a.from, b) { found.append((a.from, false, true)) }
    if sides.3 == 0, isBetween(a.to, b) { found.append((a.to, false, true)) }
    guard found.isEmpty, sides.0.signum() * sides.1.signum() < 0, sides.2.signum() * sides.3.signum() < 0
    else { return found }
    let share = Double(sides.2) / (Double(sides.2) - Double(sides.3))
    let place = GridPoint(
      x: a.from.x + Int((Double(a.to.x - a.from.x) * share).rounded()),
      y: a.from.y + Int((Double(a.to.y - a.from.y) * share).rounded()))
    return [(place, place != a.from && place != a.to, place != b.from && place != b.to)]
  }

  // MARK: Sorting out

  /// The edges that separate the wanted area from the rest, joined to subpaths with the wanted area always on
  /// the same side.
  private func outline(_ isWanted: (Turns) -> Bool) -> Path {
    var next: [GridPoint: [GridPoint]] = [:]
    for edge in edges {
      let right = turns(rightOf: edge)
      let left = (right.first + edge.turns.first, right.second + edge.turns.second)
      switch (isWanted(left), isWanted(right)) {
      case (true, false): next[edge.from, default: []].append(edge.to)
      case (false, true): next[edge.to, default: []].append(edge.from)
      default: continue
      }
    }
    var result: [Path.Element] = []
    for start in next.keys.sorted() {
      while var to = next[start]?.popLast() {
        var points = [start]
        var from = start
        while to != start {
          points.append(to)
          guard let index = Self.turn(from, to, next[to] ?? []), let following = next[to]?.remove(at: index)
          else { break }
          (from, to) = (to, following)
        }
        add(Self.withoutStraightPoints(points), to: &result)
      }
    }
    return Path(elements: result)
  }

  /// The winding numbers of each path just to the right of an edge's midpoint, or just below it if the edge
  /// is horizontal.
  ///
  /// A ray from there meets edges, each of which is a turn; coordinates count double, so that the middle is a whole one.
  private func turns(rightOf edge: Edge) -> Turns {
    let isLevel = edge.from.y == edge.to.y
    let middle = GridPoint(x: edge.from.x + edge.to.x, y: edge.from.y + edge.to.y)
    var sum = (first: 0, second: 0)
    for other in edges {
      if isLevel {
        // Downwards; what runs to the left there is what runs up elsewhere.
        guard 2 * other.from.y < middle.y || 2 * other.to.y < middle.y,
          (2 * other.from.x <= middle.x) != (2 * other.to.x <= middle.x)
        else { continue }
        let side = Self.doubledSide(other, middle)
        let runsRight = other.to.x > other.from.x
        // The edge passes below the middle.
        guard runsRight ? side > 0 : side < 0 else { continue }
        let sign = runsRight ? 1 : -1
        sum = (sum.first + sign * other.turns.first, sum.second + sign * other.turns.second)
      } else {
        guard 2 * other.from.y <= middle.y, 2 * other.to.y > middle.y, Self.doubledSide(other, middle) > 0
        else { continue }
        sum = (sum.first + other.turns.first, sum.second + other.turns.second)
      }
    }
    return sum
  }

  private static func doubledSide(_ edge: Edge, _ middle: GridPoint) -> Int {
    (edge.to.x - edge.from.x) * (middle.y - 2 * edge.from.y)
      - (edge.to.y - edge.from.y) * (middle.x - 2 * edge.from.x)
  }

  /// Which continuation is the leftmost, on the side of the wanted area: then subpaths may touch each other
  /// in points, but do not cross.
  private static func turn(_ from: GridPoint, _ at: GridPoint, _ ways: [GridPoint]) -> Int? {
    let back = GridPoint(x: from.x - at.x, y: from.y - at.y)
    /// The half-plane of a direction, clockwise from the reverse direction, and the direction.
    func direction(_ point: GridPoint) -> (half: Int, x: Int, y: Int) {
      let (x, y) = (point.x - at.x, point.y - at.y)
      let cross = back.x * y - back.y * x
      let dot = back.x * x + back.y * y
      return (cross < 0 || (cross == 0 && dot < 0) ? 0 : 1, x, y)
    }
    return ways.indices.min { a, b in
      let (first, second) = (direction(ways[a]), direction(ways[b]))
      if first.half != second.half { return first.half < second.half }
      return first.x * second.y - first.y * second.x < 0
    }
  }

  /// The corners of a subpath: points that the path passes in a straight line are left out.
  private static func withoutStraightPoints(_ points: [GridPoint]) -> [GridPoint] {
    guard points.count > 2 else { return points }
    return points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      return Edge(from: before, to: after, turns: (0, 0)).side(points[index]) != 0
    }.map { points[$0] }
  }

  private func add(_ points: [GridPoint], to elements: inout [Path.Element]) {
    guard points.count > 2 else { return }
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: CGFloat(point.x) / resolution, y: CGFloat(point.y) / resolution)
      elements.append(index == 0 ? .move(to: place) : .line(to: place))
    }
    elements.append(.closeSubpath)
  }
}
