import Foundation

/// Cuts paths by length.
enum PathTrimming {
  static func trimmed(_ path: Path, from: CGFloat, to: CGFloat) -> Path {
    guard !from.isNaN, !to.isNaN else { return Path() }
    let from = min(max(from, 0), 1)
    let to = min(max(to, 0), 1)
    if from >= to { return Path() }
    if from == 0 && to == 1 { return path }
    let segments = segments(of: path.elements)
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    let (first, last) = (from * total, to * total)
    var result = Path()
    var position: CGFloat = 0
    var end: CGPoint?
    for segment in segments {
      let low = max(first - position, 0)
      let high = min(last - position, segment.length)
      position += segment.length
      if segment.length == 0 || high <= low { continue }
      let piece = segment.piece(from: segment.parameter(at: low), to: segment.parameter(at: high))
      if end != piece.a { result.move(to: piece.a) }
      result.addCurve(to: piece.d, control1: piece.b, control2: piece.c)
      end = piece.d
    }
    return result
  }

  /// Every step as a cubic, lines included.
  private struct Segment {
    var a: CGPoint
    var b: CGPoint
    var c: CGPoint
    var d: CGPoint
    /// Lengths up to each of 33 evenly spaced parameters.
    let lengths: [CGFloat]

    var length: CGFloat { lengths[lengths.count - 1] }

    init(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      var lengths: [CGFloat] = [0]
      var previous = a
      for index in 1...32 {
        let point = Self.point(a, b, c, d, CGFloat(index) / 32)
        let (dx, dy) = (point.x - previous.x, point.y - previous.y)
        lengths.append(lengths[index - 1] + (dx * dx + dy * dy).squareRoot())
        previous = point
      }
      self.lengths = lengths
    }

    static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
      let u = 1 - t
      let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }

    func parameter(at length: CGFloat) -> CGFloat {
      guard let upper = lengths.firstIndex(where: { $0 >= length }), upper > 0 else {
        return length <= 0 ? 0 : 1
      }
      let (low, high) = (lengths[upper - 1], lengths[upper])
      let fraction = high > low ? (length - low) / (high - low) : 0
      return (CGFloat(upper - 1) + fraction) / 32
    }

    /// The part between two parameters (de Casteljau).
    func piece(from t0: CGFloat, to t1: CGFloat) -> (a: CGPoint, b: CGPoint, c: CGPoint, d: CGPoint) {
      func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
      }
      func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
        let (p, q, w) = (mix(a, b, r), mix(b, c, r), mix(c, d, r))
        return mix(mix(p, q, s), mix(q, w, s), t)
      }
      return (blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
    }
  }

  private static func segments(of elements: [Path.Element]) -> [Segment] {
    var result: [Segment] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    func line(to end: CGPoint) -> Segment {
      func third(_ t: CGFloat) -> CGPoint {
        CGPoint(x: current.x + (end.x - current.x) * t, y: current.y + (end.y - current.y) * t)
      }
      return Segment(current, third(1 / 3), third(2 / 3), end)
    }
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        current = end
      case .line(let end):
        result.append(line(to: end))
        current = end
      case .quadCurve(let end, let control):
        func raised(_ p: CGPoint) -> CGPoint {
          CGPoint(x: p.x + (control.x - p.x) * 2 / 3, y: p.y + (control.y - p.y) * 2 / 3)
        }
        result.append(Segment(current, raised(current), raised(end), end))
        current = end
      case .curve(let end, let control1, let control2):
        result.append(Segment(current, control1, control2, end))
        current = end
      case .closeSubpath:
        if current != start { result.append(line(to: start)) }
        current = start
      }
    }
    return result
  }
}
