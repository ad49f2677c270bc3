package import Foundation

/// Turns curves into lines.
package enum PathFlattening {
  /// The maximum distance between lines and the curves that they replace in boolean operations, in points.
  static let areaTolerance: CGFloat = 1 / 256

  /// Calls a closure with every line of a path; subpaths are closed, as for filling.
  ///
  /// - Parameter tolerance: the maximum distance of a line from the curve, in the path's own units.
  package static func forEachLine(
    of elements: [Path.Element], tolerance: CGFloat, _ body: (CGPoint, CGPoint) -> Void
  ) {
    for polyline in polylines(of: elements, tolerance: tolerance) {
      for index in 1..<max(polyline.points.count, 1) {
        body(polyline.points[index - 1], polyline.points[index])
      }
      if let first = polyline.points.first, let last = polyline.points.last, first != last {
        body(last, first)
      }
    }
  }

  /// One subpath as a sequence of points.
  package struct Polyline {
    package var points: [CGPoint]
    package var isClosed: Bool
  }

  /// The subpaths of a path, their curves cut into lines.
  package static func polylines(of elements: [Path.Element], tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var points: [CGPoint] = []
    var start = CGPoint.zero
    func finish(closed: Bool) {
      if !points.isEmpty { result.append(Polyline(points: points, isClosed: closed)) }
      points = []
    }
    func begin() {
      if points.isEmpty { points = [start] }
    }
    for element in elements {
      switch element {
      case .move(let end):
        finish(closed: false)
        start = end
        points = [end]
      case .line(let end):
        begin()
        points.append(end)
      case .quadCurve(let end, let control):
        begin()
        let from = points[points.count - 1]
        let count = quadraticSegments(from, control, end, tolerance: tolerance)
        for index in 1..<count {
          let t = CGFloat(index) / CGFloat(count)
          let u = 1 - t
          points.append(
            CGPoint(
              x: u * u * from.x + 2 * u * t * control.x + t * t * end.x,
              y: u * u * from.y + 2 * u * t * control.y + t * t * end.y))
        }
        points.append(end)
      case .curve(let end, let control1, let control2):
        begin()
        let from = points[points.count - 1]
        let count = cubicSegments(from, control1, control2, end, tolerance: tolerance)
        for index in 1..<count {
          let t = CGFloat(index) / CGFloat(count)
          let u = 1 - t
          let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          points.append(
            CGPoint(
              x: wa * from.x + wb * control1.x + wc * control2.x + wd * end.x,
              y: wa * from.y + wb * control1.y + wc * control2.y + wd * end.y))
        }
        points.append(end)
      case .closeSubpath:
        finish(closed: true)
      }
    }
    finish(closed: false)
    return result
  }

  /// How many equal steps of the parameter keep the error below the tolerance.
  ///
  /// A chord of a quadratic with second difference d errs by at most |d|/4·h², h the step: Wang's bound.
  private static func quadraticSegments(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, tolerance: CGFloat
  ) -> Int {
    let dx = a.x - 2 * b.x + c.x
    let dy = a.y - 2 * b.y + c.y
    return steps((dx * dx + dy * dy).squareRoot() / 4, tolerance: tolerance)
  }

  private static func cubicSegments(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, tolerance: CGFloat
  ) -> Int {
    let (dx1, dy1) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    let (dx2, dy2) = (b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y)
    let larger = max(dx1 * dx1 + dy1 * dy1, dx2 * dx2 + dy2 * dy2)
    return steps(larger.squareRoot() * 0.75, tolerance: tolerance)
  }

  private static func steps(_ error: CGFloat, tolerance: CGFloat) -> Int {
    guard error.isFinite, tolerance > 0 else { return 1 }
    // Beyond a thousand steps a curve is far larger than any canvas.
    return Int(min(max((error / tolerance).squareRoot().rounded(.up), 1), 1000))
  }
}
