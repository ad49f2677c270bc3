public import Foundation

/// The outline of a shape: lines and curves in points, y down.
///
/// A path made of one rectangle, rounded rectangle or ellipse remembers this, so that it can be drawn on a
/// faster path.
public struct Path: Sendable {
  /// One step along a path.
  @frozen
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// A path that is one simple figure.
  package enum Figure: Hashable, Sendable {
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
  }

  private enum Storage: Sendable {
    case figure(Figure)
    case elements([Element])
  }

  private var storage: Storage = .elements([])

  /// An empty path.
  public init() {}

  public init(_ rect: CGRect) {
    if !rect.isNull { storage = .figure(.rect(rect)) }
  }

  /// A rectangle with round corners.
  ///
  /// A radius beyond half the shorter side is limited to that half, so that the shorter sides become half
  /// circles; corners that are wider than high, or higher than wide, end in the middle of each side.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    if rect.isNull { return }
    var width = min(max(cornerSize.width, 0), abs(rect.width) / 2)
    var height = min(max(cornerSize.height, 0), abs(rect.height) / 2)
    if cornerSize.width == cornerSize.height {
      width = min(width, height)
      height = width
    }
    if width > 0 && height > 0 {
      storage = .figure(
        .roundedRect(rect, cornerSize: CGSize(width: width, height: height), style: style))
    } else {
      storage = .figure(.rect(rect))
    }
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public init(ellipseIn rect: CGRect) {
    if !rect.isNull { storage = .figure(.ellipse(rect)) }
  }

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  package init(elements: [Element]) {
    storage = .elements(elements)
  }

  /// The simple figure that makes up the whole path, if any.
  package var figure: Figure? {
    if case .figure(let figure) = storage { return figure }
    return nil
  }

  /// The path's steps.
  package var elements: [Element] {
    switch storage {
    case .elements(let elements): elements
    case .figure(let figure): PathFigures.elements(of: figure)
    }
  }

  /// Adds a step. A step without a current point is ignored, as in Core Graphics ("no current point").
  private mutating func append(_ element: Element) {
    switch storage {
    case .elements(var elements):
      if elements.isEmpty {
        guard case .move = element else { return }
      }
      storage = .elements([])
      elements.append(element)
      storage = .elements(elements)
    case .figure(let figure):
      storage = .elements(PathFigures.elements(of: figure) + [element])
    }
  }

  private mutating func append(_ more: [Element]) {
    if more.isEmpty { return }
    // Taken out while they grow, so that they are not copied each time.
    var elements = elements
    storage = .elements([])
    elements += more
    storage = .elements(elements)
  }

  public var isEmpty: Bool {
    if case .elements(let elements) = storage { return elements.isEmpty }
    return false
  }

  public func forEach(_ body: (Element) -> Void) {
    elements.forEach(body)
  }

  // MARK: Building

  public mutating func move(to end: CGPoint) {
    append(.move(to: end))
  }

  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end))
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() {
    append(.closeSubpath)
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    append(lines.dropFirst().map { .line(to: $0) })
  }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    if rect.isNull { return }
    let path = Path(elements: PathFigures.roundedRect(rect, radii: cornerRadii, style: style))
    addPath(path, transform: transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty {
      self = transform.isIdentity ? path : path.applying(transform)
    } else {
      append(transform.isIdentity ? path.elements : path.applying(transform).elements)
    }
  }

  /// Adds an arc of a circle; with y pointing down, `clockwise` true runs against the clock on screen, as in
  /// SwiftUI.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Trigonometry.pi
    var sweep = endAngle.radians - startAngle.radians
    if clockwise {
      // Core Graphics: the sweep runs towards smaller angles, by less than a full turn unless a full one is
      // requested.
      if sweep <= -turn { sweep = -turn } else { while sweep > 0 { sweep -= turn } }
    } else {
      if sweep >= turn { sweep = turn } else { while sweep < 0 { sweep += turn } }
    }
    addArc(center: center, radius: radius, start: startAngle.radians, sweep: sweep, transform: transform)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, start: startAngle.radians, sweep: delta.radians, transform: transform)
  }

  private mutating func addArc(
    center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    guard start.isFinite, sweep.isFinite else { return }
    func point(_ angle: Double, _ scale: CGFloat = 1) -> CGPoint {
      CGPoint(
        x: center.x + radius * scale * CGFloat(Trigonometry.cosine(angle)),
        y: center.y + radius * scale * CGFloat(Trigonometry.sine(angle)))
    }
    let first = point(start).applying(transform)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    let count = max(Int((abs(sweep) / (Trigonometry.pi / 2)).rounded(.up)), 1)
    let step = sweep / Double(count)
    let handle = CGFloat(4.0 / 3.0 * Trigonometry.tangent(step / 4)) * radius
    for index in 0..<count {
      let a = start + Double(index) * step
      let b = a + step
      let (p, q) = (point(a), point(b))
      addCurve(
        to: q.applying(transform),
        control1: CGPoint(
          x: p.x - handle * CGFloat(Trigonometry.sine(a)), y: p.y + handle * CGFloat(Trigonometry.cosine(a))
        ).applying(transform),
        control2: CGPoint(
          x: q.x + handle * CGFloat(Trigonometry.sine(b)), y: q.y - handle * CGFloat(Trigonometry.cosine(b))
        ).applying(transform))
    }
  }

  /// Adds an arc of a given radius that touches the lines to and from a corner.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint?.applying(transform.inverted()) else {
      move(to: tangent1End.applying(transform))
      return
    }
    let (ax, ay) = (current.x - tangent1End.x, current.y - tangent1End.y)
    let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
    let (lengthA, lengthB) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    let cross = ax * by - ay * bx
    guard lengthA > 0, lengthB > 0, abs(cross) > 1e-9, radius > 0 else {
      addLine(to: tangent1End.applying(transform))
      return
    }
    let cosine = (ax * bx + ay * by) / (lengthA * lengthB)
    let distance = radius * ((1 + cosine) / (1 - cosine)).squareRoot()
    let first = CGPoint(
      x: tangent1End.x + ax / lengthA * distance, y: tangent1End.y + ay / lengthA * distance)
    let normal: CGFloat = cross < 0 ? 1 : -1
    let center = CGPoint(
      x: first.x + normal * ay / lengthA * radius, y: first.y - normal * ax / lengthA * radius)
    let last = CGPoint(x: tangent1End.x + bx / lengthB * distance, y: tangent1End.y + by / lengthB * distance)
    let from = Trigonometry.arctangent(y: Double(first.y - center.y), x: Double(first.x - center.x))
    var sweep =
      Trigonometry.arctangent(y: Double(last.y - center.y), x: Double(last.x - center.x)) - from
    while sweep > Trigonometry.pi { sweep -= 2 * Trigonometry.pi }
    while sweep < -Trigonometry.pi { sweep += 2 * Trigonometry.pi }
    addArc(center: center, radius: radius, start: from, sweep: sweep, transform: transform)
  }

  // MARK: Asking

  /// Where the last step ended.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let end):
        start = end
        current = end
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        current = end
      case .closeSubpath:
        current = start
      }
    }
    return current
  }

  /// The smallest rectangle around the path, not counting control points.
  public var boundingRect: CGRect {
    switch figure {
    case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect.standardized
    case nil: return PathBounds.bounds(of: elements)
    }
  }

  /// Whether a point lies inside.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    PathFlattening.forEachLine(of: elements, tolerance: 0.01) { a, b in
      guard (a.y <= p.y) != (b.y <= p.y) else { return }
      let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > p.x { winding += b.y > a.y ? 1 : -1 }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  // MARK: Deriving

  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    // Moving and stretching along the axes keep a figure what it is.
    if transform.b == 0, transform.c == 0, let figure {
      switch figure {
      case .rect(let rect): return Path(rect.applying(transform))
      case .ellipse(let rect): return Path(ellipseIn: rect.applying(transform))
      case .roundedRect(let rect, let size, let style):
        if style == .circular || abs(transform.a) == abs(transform.d) {
          return Path(
            roundedRect: rect.applying(transform),
            cornerSize: CGSize(
              width: size.width * abs(transform.a), height: size.height * abs(transform.d)),
            style: style)
        }
      }
    }
    return Path(
      elements: elements.map { element in
        switch element {
        case .move(let end):
          return .move(to: end.applying(transform))
        case .line(let end):
          return .line(to: end.applying(transform))
        case .quadCurve(let end, let control):
          return .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let control1, let control2):
          return .curve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
        case .closeSubpath:
          return .closeSubpath
        }
      })
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The part of the path between two fractions of its length.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    PathTrimming.trimmed(self, from: from, to: to)
  }
}

extension Path: Hashable {
  public static func == (a: Path, b: Path) -> Bool {
    if let x = a.figure, let y = b.figure { return x == y }
    return a.elements == b.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    hasher.combine(elements.first)
  }
}

extension Path: LosslessStringConvertible {
  /// The path as numbers followed by m, l, q, c or h, as SwiftUI prints it.
  public var description: String {
    func text(_ point: CGPoint) -> String { "\(Self.number(point.x)) \(Self.number(point.y))" }
    return elements.map { element in
      switch element {
      case .move(let end): "\(text(end)) m"
      case .line(let end): "\(text(end)) l"
      case .quadCurve(let end, let control): "\(text(control)) \(text(end)) q"
      case .curve(let end, let control1, let control2): "\(text(control1)) \(text(control2)) \(text(end)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  private static func number(_ value: CGFloat) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
    return String(Double(value))
  }

  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    var elements: [Element] = []
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
      switch (word, numbers.count) {
      case ("m", 2): elements.append(.move(to: point(0)))
      case ("l", 2): elements.append(.line(to: point(0)))
      case ("q", 4): elements.append(.quadCurve(to: point(1), control: point(0)))
      case ("c", 6): elements.append(.curve(to: point(2), control1: point(0), control2: point(1)))
      case ("h", 0): elements.append(.closeSubpath)
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
    self.init()
    for element in elements { append(element) }
  }
}
