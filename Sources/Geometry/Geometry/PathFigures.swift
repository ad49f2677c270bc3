import Foundation

/// The steps of simple figures.
enum PathFigures {
  /// The handle of a cubic that stands for a quarter of a circle, in radii: 4/3·tan(π/8).
  private static let quarterHandle: CGFloat = 0.5522847498307936

  static func elements(of figure: Path.Figure) -> [Path.Element] {
    switch figure {
    case .rect(let rect):
      return [
        .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
        .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
        .closeSubpath,
      ]
    case .ellipse(let rect):
      return ellipse(rect)
    case .roundedRect(let rect, let size, let style):
      return roundedRect(rect.standardized, corners: [size, size, size, size], style: style)
    }
  }

  private static func ellipse(_ rect: CGRect) -> [Path.Element] {
    let (cx, cy) = (rect.midX, rect.midY)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (hx, hy) = (rx * quarterHandle, ry * quarterHandle)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x, y: cy + y) }
    return [
      .move(to: point(rx, 0)),
      .curve(to: point(0, ry), control1: point(rx, hy), control2: point(hx, ry)),
      .curve(to: point(-rx, 0), control1: point(-hx, ry), control2: point(-rx, hy)),
      .curve(to: point(0, -ry), control1: point(-rx, -hy), control2: point(-hx, -ry)),
      .curve(to: point(rx, 0), control1: point(hx, -ry), control2: point(rx, -hy)),
      .closeSubpath,
    ]
  }

  static func roundedRect(
    _ rect: CGRect, radii: RectangleCornerRadii, style: RoundedCornerStyle
  ) -> [Path.Element] {
    let limit = min(rect.width, rect.height) / 2
    func size(_ radius: CGFloat) -> CGSize {
      let radius = min(max(radius, 0), limit)
      return CGSize(width: radius, height: radius)
    }
    return roundedRect(
      rect,
      corners: [
        size(radii.topLeading), size(radii.topTrailing), size(radii.bottomTrailing),
        size(radii.bottomLeading),
      ], style: style)
  }

  /// Corners in the order top left, top right, bottom right, bottom left.
  private static func roundedRect(
    _ rect: CGRect, corners: [CGSize], style: RoundedCornerStyle
  ) -> [Path.Element] {
    // Each corner with the directions from it along the incoming and the outgoing edge.
    let places: [(corner: CGPoint, inX: CGFloat, inY: CGFloat, outX: CGFloat, outY: CGFloat)] = [
      (CGPoint(x: rect.minX, y: rect.minY), 0, 1, 1, 0), (CGPoint(x: rect.maxX, y: rect.minY), -1, 0, 0, 1),
      (CGPoint(x: rect.maxX, y: rect.maxY), 0, -1, -1, 0), (CGPoint(x: rect.minX, y: rect.maxY), 1, 0, 0, -1),
    ]
    var elements: [Path.Element] = []
    for (place, size) in zip(places, corners) {
      let entry = place.inX != 0 ? size.width : size.height
      let exit = place.outX != 0 ? size.width : size.height
      let entryRoom = (place.inX != 0 ? rect.width : rect.height) / 2
      let exitRoom = (place.outX != 0 ? rect.width : rect.height) / 2
      func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(
          x: place.corner.x + place.inX * along * entry + place.outX * across * exit,
          y: place.corner.y + place.inY * along * entry + place.outY * across * exit)
      }
      let curves =
        style == .circular || entry == 0 || exit == 0
        ? [circularCorner] : continuousCorner(entryRoom: entryRoom / entry, exitRoom: exitRoom / exit)
      let first = point(curves[0].from.x, curves[0].from.y)
      elements.append(elements.isEmpty ? .move(to: first) : .line(to: first))
      if entry == 0 || exit == 0 { continue }
      for curve in curves {
        elements.append(
          .curve(
            to: point(curve.to.x, curve.to.y), control1: point(curve.control1.x, curve.control1.y),
            control2: point(curve.control2.x, curve.control2.y)))
      }
    }
    elements.append(.closeSubpath)
    return elements
  }

  /// A piece of a corner; coordinates run from the corner along the entering (x) and leaving (y) edge, in
  /// radii.
  private struct CornerCurve {
    var from: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var to: CGPoint

    init(_ from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ to: CGPoint) {
      self.from = from
      self.control1 = control1
      self.control2 = control2
      self.to = to
    }

    /// The piece as it is seen from the other end of the corner, with the edges changed over.
    var mirrored: CornerCurve {
      func mirror(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
      return CornerCurve(mirror(to), mirror(control2), mirror(control1), mirror(from))
    }

    /// The piece up to where it has run so far along the leaving edge.
    func cut(at y: CGFloat) -> CornerCurve {
      if y >= to.y { return self }
      func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      func head(_ t: CGFloat) -> CornerCurve {
        let (a, b, c) = (mix(from, control1, t), mix(control1, control2, t), mix(control2, to, t))
        let (ab, bc) = (mix(a, b, t), mix(b, c, t))
        return CornerCurve(from, a, ab, mix(ab, bc, t))
      }
      // The curve runs along the edge without turning back.
      var (low, high): (CGFloat, CGFloat) = (0, 1)
      for _ in 0..<48 {
        let middle = (low + high) / 2
        if head(middle).to.y < y { low = middle } else { high = middle }
      }
      return head(low)
    }

    func mixed(with other: CornerCurve, by t: CGFloat) -> CornerCurve {
      func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
      return CornerCurve(
        mix(from, other.from), mix(control1, other.control1), mix(control2, other.control2),
        mix(to, other.to))
    }
  }

  private static let circularCorner = CornerCurve(
    CGPoint(x: 1, y: 0), CGPoint(x: 1 - quarterHandle, y: 0), CGPoint(x: 0, y: 1 - quarterHandle),
    CGPoint(x: 0, y: 1))

  /// How far a continuous corner extends along each edge, in radii.
  private static let continuousReach: CGFloat = 1.528665

  /// The three curves of the corner that Apple's frameworks draw, as public analyses give them.
  private static let fullContinuousCorner: [CornerCurve] = [
    CornerCurve(
      CGPoint(x: continuousReach, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
      CGPoint(x: 0.63149379, y: 0.07491139)),
    CornerCurve(
      CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
      CGPoint(x: 0.16905956, y: 0.37282383), CGPoint(x: 0.07491139, y: 0.63149379)),
    CornerCurve(
      CGPoint(x: 0.07491139, y: 0.63149379), CGPoint(x: 0, y: 0.86840694), CGPoint(x: 0, y: 1.08849296),
      CGPoint(x: 0, y: continuousReach)),
  ]

  /// A quarter of a circle cut where the continuous corner is cut.
  private static let cutCircularCorner: [CornerCurve] = {
    let cut = Trigonometry.arctangent(y: 1 - 0.07491139, x: 1 - 0.63149379)
    let quarter = Trigonometry.pi / 2
    let angles = [quarter, cut, quarter - cut, 0]
    return (0..<3).map { index in
      let (a, b) = (angles[index], angles[index + 1])
      let handle = 4.0 / 3.0 * Trigonometry.tangent((a - b) / 4)
      func point(_ angle: Double, _ offset: Double) -> CGPoint {
        // The circle's centre lies one radius from both edges.
        CGPoint(
          x: 1 - Trigonometry.cosine(angle) - offset * Trigonometry.sine(angle),
          y: 1 - Trigonometry.sine(angle) + offset * Trigonometry.cosine(angle))
      }
      return CornerCurve(point(a, 0), point(a, handle), point(b, -handle), point(b, 0))
    }
  }()

  /// The continuous corner where the edges that it is entered and left by have so many radii of room for it.
  ///
  /// In pictures of iOS 26 the ends of capsules are the full corner of half their height, cut off at the tip. Where
  /// both edges have no more than a radius, it is a quarter of a circle; what lies in between is mixed here, because
  /// Apple's transition is not published.
  private static func continuousCorner(entryRoom: CGFloat, exitRoom: CGFloat) -> [CornerCurve] {
    if entryRoom >= continuousReach && exitRoom >= continuousReach { return fullContinuousCorner }
    func lack(_ room: CGFloat) -> CGFloat {
      1 - min(max((room - 1) / (continuousReach - 1), 0), 1)
    }
    let circularity = lack(entryRoom) * lack(exitRoom)
    if circularity == 1 { return [circularCorner] }
    let cut = [
      fullContinuousCorner[2].cut(at: entryRoom).mirrored, fullContinuousCorner[1],
      fullContinuousCorner[2].cut(at: exitRoom),
    ]
    return zip(cut, cutCircularCorner).map { $0.mixed(with: $1, by: circularity) }
  }
}
