package import Foundation

extension Path {
  /// The area that a stroke of the path covers, as a path to be filled by the non-zero rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    PathStroker(style: style, tolerance: 0.05).stroke(self)
  }
}

/// Widens lines into areas.
///
/// Each subpath becomes one outline (two for closed ones): along one side with joins, around the cap, back
/// along the other side. Curves are cut into lines first, close enough for the widest scale they are drawn at.
package struct PathStroker {
  private let style: StrokeStyle
  private let tolerance: CGFloat
  private let radius: CGFloat

  /// - Parameter tolerance: the maximum distance between lines and the curves they replace, in the path's own
  ///   units.
  package init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.tolerance = tolerance
    radius = style.lineWidth / 2
  }

  /// - Parameter window: the visible area, in the path's own units; dashes outside it may be left out,
  ///   because a line of millions of points would take too long. Nil for all dashes.
  package func stroke(_ path: Path, seenIn window: CGRect? = nil) -> Path {
    guard radius > 0, radius.isFinite else { return Path() }
    // Joins extend beyond the line up to the miter limit.
    let reach = radius * max(style.miterLimit.isFinite ? style.miterLimit : 1, 2)
    let wide = window?.insetBy(dx: -reach, dy: -reach)
    var elements: [Path.Element] = []
    for polyline in PathFlattening.polylines(of: path.elements, tolerance: tolerance) {
      for piece in dashed(polyline, seenIn: wide) { addOutline(of: piece, to: &elements) }
    }
    return Path(elements: elements)
  }

  // MARK: Dashes

  /// The range along a line inside a rectangle; its end if there is none.
  private static func part(
    of line: (a: CGPoint, b: CGPoint), in window: CGRect, length: CGFloat
  ) -> ClosedRange<CGFloat> {
    var (from, to): (CGFloat, CGFloat) = (0, 1)
    for (start, step, least, most) in [
      (line.a.x, line.b.x - line.a.x, window.minX, window.maxX),
      (line.a.y, line.b.y - line.a.y, window.minY, window.maxY),
    ] {
      if step == 0 {
        if start < least || start > most { return length...length }
        continue
      }
      let (first, second) = ((least - start) / step, (most - start) / step)
      from = max(from, min(first, second))
      to = min(to, max(first, second))
    }
    return from <= to ? from * length...to * length : length...length
  }

  private func dashed(
    _ line: PathFlattening.Polyline, seenIn window: CGRect?
  ) -> [PathFlattening.Polyline] {
    let pattern = style.dash.map { max($0.isFinite ? $0 : 0, 0) }
    let total = pattern.reduce(0, +)
    guard total > 0 else { return [line] }
    // An odd pattern is repeated twice, as in Core Graphics.
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = lengths.reduce(0, +)
    var phase = style.dashPhase.isFinite ? style.dashPhase.truncatingRemainder(dividingBy: period) : 0
    if phase < 0 { phase += period }
    var index = 0
    while phase >= lengths[index] {
      phase -= lengths[index]
      index = (index + 1) % lengths.count
    }
    var remaining = lengths[index] - phase
    var isOn = index % 2 == 0
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    guard let first = points.first else { return [] }
    var result: [PathFlattening.Polyline] = []
    var current: [CGPoint] = isOn ? [first] : []
    var pieceCount = 0
    for (a, b) in zip(points, points.dropFirst()) {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = (dx * dx + dy * dy).squareRoot()
      if !(length > 0) || length.isInfinite { continue }
      var position: CGFloat = 0
      let seen = window.map { Self.part(of: (a, b), in: $0, length: length) } ?? 0...length
      while length - position > remaining {
        if !isOn {
          // In a gap: invisible whole periods are skipped, after which the pattern has the same phase.
          let unseen =
            position < seen.lowerBound ? seen.lowerBound : position > seen.upperBound ? length : position
          let periods = ((unseen - position) / period).rounded(.down) - 1
          if periods > 0 {
            position += periods * period
            continue
          }
        }
        position += remaining
        let point = CGPoint(x: a.x + dx * position / length, y: a.y + dy * position / length)
        if isOn {
          current.append(point)
          result.append(PathFlattening.Polyline(points: current, isClosed: false))
          pieceCount += 1
          // Bounded: more dashes than any picture can show.
          if pieceCount > 100_000 { return result }
          current = []
        } else {
          current = [point]
        }
        isOn.toggle()
        index = (index + 1) % lengths.count
        remaining = lengths[index]
        if remaining == 0 && period < 1e-3 { return result }
      }
      remaining -= length - position
      if isOn { current.append(b) }
    }
    if isOn && current.count > 1 {
      result.append(PathFlattening.Polyline(points: current, isClosed: false))
    }
    return result
  }

  // MARK: Outlines

  private func addOutline(of line: PathFlattening.Polyline, to elements: inout [Path.Element]) {
    var points: [CGPoint] = []
    for point in line.points where point.x.isFinite && point.y.isFinite {
      if let last = points.last, last == point { continue }
      points.append(point)
    }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard let first = points.first else { return }
    if points.count == 1 {
      // A line of no length shows its caps, if they reach beyond it.
      if line.points.count > 1 || line.isClosed { addDot(at: first, to: &elements) }
      return
    }
    if line.isClosed && points.count > 2 {
      addClosedSide(points, to: &elements)
      addClosedSide(points.reversed(), to: &elements)
    } else {
      if line.isClosed { points.append(first) }
      var outline: [CGPoint] = []
      // Three for a join without an arc, on both sides.
      outline.reserveCapacity(6 * points.count + 64)
      addSide(points, to: &outline)
      addCap(at: points[points.count - 1], from: points[points.count - 2], to: &outline)
      addSide(points.reversed(), to: &outline)
      addCap(at: points[0], from: points[1], to: &outline)
      append(outline, to: &elements)
    }
  }

  private func append(_ outline: [CGPoint], to elements: inout [Path.Element]) {
    guard let first = outline.first else { return }
    // An outline that is longer than all before it is copied once, instead of at each of the steps in which arrays grow.
    if outline.count > elements.count { elements.reserveCapacity(elements.count + outline.count + 1) }
    elements.append(.move(to: first))
    for point in outline.dropFirst() { elements.append(.line(to: point)) }
    elements.append(.closeSubpath)
  }

  private func addDot(at point: CGPoint, to elements: inout [Path.Element]) {
    let square = CGRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    switch style.lineCap {
    case .butt: break
    case .square: elements += Path(square).elements
    case .round: elements += Path(ellipseIn: square).elements
    @unknown default: break
    }
  }

  /// The vector from a segment to its left side, as long as half the line is wide.
  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return CGVector(dx: dy / length * radius, dy: -dx / length * radius)
  }

  private func addSide(_ points: [CGPoint], to outline: inout [CGPoint]) {
    var before = normal(points[0], points[1])
    outline.append(CGPoint(x: points[0].x + before.dx, y: points[0].y + before.dy))
    for index in 1..<(points.count - 1) {
      let after = normal(points[index], points[index + 1])
      addJoin(at: points[index], before, after, to: &outline)
      before = after
    }
    let last = points[points.count - 1]
    outline.append(CGPoint(x: last.x + before.dx, y: last.y + before.dy))
  }

  private func addClosedSide(_ points: [CGPoint], to elements: inout [Path.Element]) {
    var outline: [CGPoint] = []
    for index in points.indices {
      let previous = points[(index + points.count - 1) % points.count]
      let next = points[(index + 1) % points.count]
      addJoin(at: points[index], normal(previous, points[index]), normal(points[index], next), to: &outline)
    }
    append(outline, to: &elements)
  }

  private func addJoin(at point: CGPoint, _ before: CGVector, _ after: CGVector, to outline: inout [CGPoint])
  {
    let from = CGPoint(x: point.x + before.dx, y: point.y + before.dy)
    let to = CGPoint(x: point.x + after.dx, y: point.y + after.dy)
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    let square = radius * radius
    outline.append(from)
    // Cross is negative where the line turns towards this side: the inner side goes through the point itself.
    if cross < 0 || (cross == 0 && dot > 0) {
      outline.append(point)
    } else {
      switch style.lineJoin {
      case .bevel:
        break
      case .round:
        addArc(center: point, from: before, to: after, into: &outline)
      case .miter:
        // The miter is 1/sin(half the angle) line widths long: 1 + cos = 2·(1/limit)².
        let half = 1 + dot / square
        if half > 0 && 2 / half <= style.miterLimit * style.miterLimit {
          outline.append(
            CGPoint(
              x: point.x + (before.dx + after.dx) / half, y: point.y + (before.dy + after.dy) / half))
        }
      @unknown default:
        break
      }
    }
    outline.append(to)
  }

  private func addCap(at point: CGPoint, from previous: CGPoint, to outline: inout [CGPoint]) {
    let side = normal(previous, point)
    switch style.lineCap {
    case .butt:
      break
    case .square:
      let ahead = CGVector(dx: -side.dy, dy: side.dx)
      outline.append(CGPoint(x: point.x + side.dx + ahead.dx, y: point.y + side.dy + ahead.dy))
      outline.append(CGPoint(x: point.x - side.dx + ahead.dx, y: point.y - side.dy + ahead.dy))
    case .round:
      addArc(
        center: point, from: side, to: CGVector(dx: -side.dx, dy: -side.dy), into: &outline)
    @unknown default:
      break
    }
  }

  /// The points of an arc that turns with the outline from one radius vector to another.
  ///
  /// Those between its ends lie outside it by as much as makes the polygon as large as the arc's sector:
  /// chords between points of the arc would leave out two thirds of their sagitta, and every round stroke
  /// would be drawn lighter than it is.
  private func addArc(
    center: CGPoint, from: CGVector, to: CGVector, into outline: inout [CGPoint]
  ) {
    let start = Trigonometry.arctangent(y: Double(from.dy), x: Double(from.dx))
    var sweep = Trigonometry.arctangent(y: Double(to.dy), x: Double(to.dx)) - start
    if sweep < 0 { sweep += 2 * Trigonometry.pi }
    // The sagitta of a step of angle a is r·(1 − cos(a/2)), about r·a²/8.
    let step = (8 * min(Double(tolerance / radius), 0.5)).squareRoot()
    // Bounded: so many are close enough for a line wider than any canvas.
    let count = max(Int(min((sweep / step).rounded(.up), 2048)), 1)
    guard count > 1 else { return }
    // Triangles of two radii R and the angle a between them, R²·sin(a)/2, for sectors, r²·a/2.
    let part = sweep / Double(count)
    let outer = radius * CGFloat((part / Trigonometry.sine(part)).squareRoot())
    for index in 1..<count {
      let angle = start + part * Double(index)
      outline.append(
        CGPoint(
          x: center.x + outer * CGFloat(Trigonometry.cosine(angle)),
          y: center.y + outer * CGFloat(Trigonometry.sine(angle))))
    }
  }
}
