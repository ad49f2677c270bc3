import Foundation
import Geometry

/// A stroke as a heap of convex polygons: one for each segment, join and cap, all turning the same way, so that the
/// non-zero rule gives what they cover together.
struct ReferenceStroke {
  typealias Point = SIMD2<Double>

  private let style: StrokeStyle
  private let radius: Double
  private var polygons: [[Point]] = []

  /// - Parameters:
  ///   - lines: open or closed lines of points, no two alike in a row.
  static func polygons(of lines: [(points: [Point], isClosed: Bool)], style: StrokeStyle) -> [[Point]] {
    var stroke = ReferenceStroke(style: style)
    for line in lines { stroke.add(line.points, isClosed: line.isClosed) }
    return stroke.polygons
  }

  private init(style: StrokeStyle) {
    self.style = style
    radius = Double(style.lineWidth) / 2
  }

  private mutating func append(_ polygon: [Point]) {
    var doubled = 0.0
    for index in polygon.indices {
      let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
      doubled += a.x * b.y - a.y * b.x
    }
    polygons.append(doubled >= 0 ? polygon : polygon.reversed())
  }

  private static func direction(_ a: Point, _ b: Point) -> Point {
    let way = b - a
    return way / (way * way).sum().squareRoot()
  }

  private mutating func add(_ points: [Point], isClosed: Bool) {
    let count = points.count
    if count < 2 { return }
    let segments = isClosed ? count : count - 1
    for index in 0..<segments {
      let (a, b) = (points[index], points[(index + 1) % count])
      let along = Self.direction(a, b)
      let side = Point(-along.y, along.x) * radius
      append([a + side, b + side, b - side, a - side])
    }
    for index in 0..<count {
      if !isClosed && (index == 0 || index == count - 1) { continue }
      addJoin(points[(index + count - 1) % count], points[index], points[(index + 1) % count])
    }
    if !isClosed {
      addCap(at: points[0], from: points[1])
      addCap(at: points[count - 1], from: points[count - 2])
    }
  }

  private mutating func addJoin(_ before: Point, _ corner: Point, _ after: Point) {
    let (u, v) = (Self.direction(before, corner), Self.direction(corner, after))
    let cross = u.x * v.y - u.y * v.x
    let dot = u.x * v.x + u.y * v.y
    // The outer side is opposite to the turn.
    let sign = cross > 0 ? -1.0 : 1.0
    let (a, b) = (
      corner + Point(-u.y, u.x) * (sign * radius), corner + Point(-v.y, v.x) * (sign * radius)
    )
    switch style.lineJoin {
    case .round:
      // A slice of the circle between the two outer corners.
      let (from, to) = (a - corner, b - corner)
      let start = atan2(from.y, from.x)
      let sweep = atan2(from.x * to.y - from.y * to.x, (from * to).sum())
      let arc = (0...128).map {
        let angle = start + sweep * Double($0) / 128
        return corner + Point(cos(angle), sin(angle)) * radius
      }
      append([corner] + arc)
    case .miter:
      // The miter's length over the line's width is 1/cos(half the turn).
      let half = ((1 + dot) / 2).squareRoot()
      if half > 1e-9, 1 / half <= Double(style.miterLimit) {
        let middle = (a + b) / 2 - corner
        let tip = corner + middle / (middle * middle).sum() * radius * radius
        append([corner, a, tip, b])
      } else {
        append([corner, a, b])
      }
    default:
      append([corner, a, b])
    }
  }

  private mutating func addCap(at end: Point, from inside: Point) {
    let along = Self.direction(inside, end) * radius
    let side = Point(-along.y, along.x)
    switch style.lineCap {
    case .round:
      // Half a circle ahead of the end.
      append(
        (0...128).map {
          let angle = Double.pi * Double($0) / 128
          return end + side * cos(angle) + along * sin(angle)
        })
    case .square: append([end + side, end + side + along, end - side + along, end - side])
    default: break
    }
  }

  /// A line cut into dashes.
  static func dashes(
    of points: [Point], isClosed: Bool, lengths: [Double], phase: Double
  ) -> [(points: [Point], isClosed: Bool)] {
    let corners = isClosed ? points + [points[0]] : points
    let period = lengths.reduce(0, +)
    // Whether the pen is down at a position along the line, and for how long.
    func state(at place: Double) -> (isOn: Bool, rest: Double) {
      var offset = (place + phase).truncatingRemainder(dividingBy: period)
      if offset < 0 { offset += period }
      for (index, length) in lengths.enumerated() {
        if offset < length - 1e-9 { return (index % 2 == 0, length - offset) }
        offset = max(0, offset - length)
      }
      return (true, lengths[0])
    }
    var result: [(points: [Point], isClosed: Bool)] = []
    var current: [Point] = []
    var travelled = 0.0
    for (a, b) in zip(corners, corners.dropFirst()) {
      let length = ((b - a) * (b - a)).sum().squareRoot()
      var place = 0.0
      while place < length - 1e-9 {
        let (isOn, rest) = state(at: travelled + place)
        let end = min(place + rest, length)
        if isOn {
          if current.isEmpty { current = [a + (b - a) * (place / length)] }
          current.append(a + (b - a) * (end / length))
        }
        if end < length - 1e-9 || !isOn {
          if current.count > 1 { result.append((current, false)) }
          current = []
        }
        place = end
      }
      travelled += length
      if !current.isEmpty, !state(at: travelled).isOn || state(at: travelled - 1e-7).rest < 2e-7 {
        result.append((current, false))
        current = []
      }
    }
    if current.count > 1 { result.append((current, false)) }
    return result
  }
}
