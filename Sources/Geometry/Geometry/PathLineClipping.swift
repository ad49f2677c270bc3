import Foundation

/// A path's outline, split where it enters and leaves the area of another path.
enum PathLineClipping {
  /// The parts of a line inside an area, or outside it.
  ///
  /// Subpaths that are cut are open afterwards, and the others are unchanged, including their curves
  /// (documentation of `Path.lineIntersection(_:eoFill:)`).
  static func clip(_ path: Path, by area: Path, eoFill: Bool, keepingInside: Bool) -> Path {
    var borders: [(CGPoint, CGPoint)] = []
    PathFlattening.forEachLine(of: area.elements, tolerance: PathFlattening.areaTolerance) {
      borders.append(($0, $1))
    }
    let box = area.boundingRect
    func isKept(_ point: CGPoint) -> Bool {
      (box.contains(point) && area.contains(point, eoFill: eoFill)) == keepingInside
    }
    var result: [Path.Element] = []
    for subpath in subpaths(of: path.elements) {
      for polyline in PathFlattening.polylines(of: subpath, tolerance: PathFlattening.areaTolerance) {
        let (runs, isWhole) = runs(of: polyline, borders, isKept)
        if isWhole {
          result += subpath
        } else {
          for run in runs {
            result += run.enumerated().map { $0.offset == 0 ? .move(to: $0.element) : .line(to: $0.element) }
          }
        }
      }
    }
    return Path(elements: result)
  }

  /// The subpaths of a path, each with its beginning.
  private static func subpaths(of elements: [Path.Element]) -> [[Path.Element]] {
    var result: [[Path.Element]] = []
    var start = CGPoint.zero
    for element in elements {
      if case .move(let point) = element {
        start = point
        result.append([element])
      } else {
        let isClosed = if case .closeSubpath = result.last?.last { true } else { false }
        // What follows a closed subpath begins where that one began.
        if isClosed || result.isEmpty { result.append([.move(to: start)]) }
        result[result.count - 1].append(element)
      }
    }
    return result
  }

  /// The parts of a polyline that are kept, and whether that is all of it.
  private static func runs(
    of polyline: PathFlattening.Polyline, _ borders: [(CGPoint, CGPoint)], _ isKept: (CGPoint) -> Bool
  ) -> (runs: [[CGPoint]], isWhole: Bool) {
    var points = polyline.points
    if polyline.isClosed, let first = points.first, points.last != first { points.append(first) }
    guard points.count > 1 else { return ([], points.first.map(isKept) ?? false) }
    var runs: [[CGPoint]] = []
    var isOpen = false
    var isWhole = true
    for (from, to) in zip(points, points.dropFirst()) {
      var last = from
      for share in crossings(from, to, borders) + [1] {
        let end =
          share == 1 ? to : CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        if end == last { continue }
        if isKept(CGPoint(x: (last.x + end.x) / 2, y: (last.y + end.y) / 2)) {
          if isOpen { runs[runs.count - 1].append(end) } else { runs.append([last, end]) }
          isOpen = true
        } else {
          (isOpen, isWhole) = (false, false)
        }
        last = end
      }
    }
    // A closed line begins somewhere: what is kept on both sides of that is one part.
    if !isWhole, polyline.isClosed, isOpen, runs.count > 1, runs[0][0] == points[0] {
      runs[0] = runs.removeLast() + runs[0].dropFirst()
    }
    return (runs, isWhole)
  }

  /// At which shares of its length a line meets borders, in order.
  private static func crossings(_ from: CGPoint, _ to: CGPoint, _ borders: [(CGPoint, CGPoint)]) -> [CGFloat]
  {
    let (x, y) = (to.x - from.x, to.y - from.y)
    return borders.compactMap { a, b -> CGFloat? in
      let (u, v) = (b.x - a.x, b.y - a.y)
      let cross = x * v - y * u
      guard cross != 0 else { return nil }
      let share = ((a.x - from.x) * v - (a.y - from.y) * u) / cross
      let other = ((a.x - from.x) * y - (a.y - from.y) * x) / cross
      return share > 0 && share < 1 && other >= 0 && other <= 1 ? share : nil
    }.sorted()
  }
}
