import Foundation
import Geometry

/// The interpolation of a line between points.
struct Curve {
  let kind: InterpolationMethod.Kind

  init(_ method: InterpolationMethod) {
    kind = method.kind
  }

  /// - Parameter startsNew: whether the first point starts a line; otherwise a straight line leads to it.
  func add(_ points: [CGPoint], to path: inout Path, startsNew: Bool) {
    guard let first = points.first else { return }
    if startsNew { path.move(to: first) } else { path.addLine(to: first) }
    guard points.count > 1 else { return }
    switch kind {
    case .linear:
      for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepEnd, .stepCenter:
      for (from, to) in zip(points, points.dropFirst()) {
        switch kind {
        case .stepStart: path.addLine(to: CGPoint(x: from.x, y: to.y))
        case .stepEnd: path.addLine(to: CGPoint(x: to.x, y: from.y))
        default:
          path.addLine(to: CGPoint(x: (from.x + to.x) / 2, y: from.y))
          path.addLine(to: CGPoint(x: (from.x + to.x) / 2, y: to.y))
        }
        path.addLine(to: to)
      }
    case .monotone:
      addHermite(points, Self.monotoneTangents(points), to: &path)
    case .cardinal(let tension):
      let tangents = points.indices.map { index -> CGPoint in
        let before = points[max(index - 1, 0)]
        let after = points[min(index + 1, points.count - 1)]
        return CGPoint(
          x: (after.x - before.x) * (1 - tension) / 2, y: (after.y - before.y) * (1 - tension) / 2)
      }
      for index in 0..<points.count - 1 {
        let (from, to) = (points[index], points[index + 1])
        path.addCurve(
          to: to,
          control1: CGPoint(x: from.x + tangents[index].x / 3, y: from.y + tangents[index].y / 3),
          control2: CGPoint(
            x: to.x - tangents[index + 1].x / 3, y: to.y - tangents[index + 1].y / 3))
      }
    case .catmullRom(let alpha):
      addCatmullRom(points, alpha: alpha, to: &path)
    }
  }

  private func addHermite(_ points: [CGPoint], _ slopes: [CGFloat], to path: inout Path) {
    for index in 0..<points.count - 1 {
      let (from, to) = (points[index], points[index + 1])
      let third = (to.x - from.x) / 3
      path.addCurve(
        to: to, control1: CGPoint(x: from.x + third, y: from.y + third * slopes[index]),
        control2: CGPoint(x: to.x - third, y: to.y - third * slopes[index + 1]))
    }
  }

  /// Slopes by Fritsch and Carlson's rule, with which a curve never leaves the range of its two points.
  static func monotoneTangents(_ points: [CGPoint]) -> [CGFloat] {
    let count = points.count
    let slopes = (0..<count - 1).map { index -> CGFloat in
      let width = points[index + 1].x - points[index].x
      return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
    var tangents = (0..<count).map { index -> CGFloat in
      if index == 0 { return slopes[0] }
      if index == count - 1 { return slopes[count - 2] }
      return slopes[index - 1] * slopes[index] <= 0 ? 0 : (slopes[index - 1] + slopes[index]) / 2
    }
    for index in 0..<count - 1 {
      guard slopes[index] != 0 else {
        tangents[index] = 0
        tangents[index + 1] = 0
        continue
      }
      let a = tangents[index] / slopes[index]
      let b = tangents[index + 1] / slopes[index]
      let length = a * a + b * b
      if length > 9 {
        let factor = 3 / length.squareRoot()
        tangents[index] = factor * a * slopes[index]
        tangents[index + 1] = factor * b * slopes[index]
      }
    }
    return tangents
  }

  private func addCatmullRom(_ points: [CGPoint], alpha: CGFloat, to path: inout Path) {
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      let square = (b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)
      return max(pow(square, alpha / 2), 1e-6)
    }
    for index in 0..<points.count - 1 {
      let p0 = points[max(index - 1, 0)]
      let p1 = points[index]
      let p2 = points[index + 1]
      let p3 = points[min(index + 2, points.count - 1)]
      let (d1, d2, d3) = (distance(p0, p1), distance(p1, p2), distance(p2, p3))
      func control(_ q0: CGPoint, _ q1: CGPoint, _ q2: CGPoint, _ a: CGFloat, _ b: CGFloat)
        -> CGPoint
      {
        // The control point next to q1 of the segment from q1 to q2.
        let n = 3 * a * (a + b)
        let c = 2 * a * a + 3 * a * b + b * b
        return CGPoint(
          x: (a * a * q2.x - b * b * q0.x + c * q1.x) / n,
          y: (a * a * q2.y - b * b * q0.y + c * q1.y) / n)
      }
      let c1 = index == 0 ? p1 : control(p0, p1, p2, d1, d2)
      let c2 = index == points.count - 2 ? p2 : control(p3, p2, p1, d3, d2)
      path.addCurve(to: p2, control1: c1, control2: c2)
    }
  }
}
