import CPixelKernels
import Foundation
import Geometry

/// The straight edges of a path in whole steps of 1/1024 pixel, in the direction in which the path runs.
///
/// Kept between paths to reuse its memory.
final class EdgeList {
  /// Fractional bits of a coordinate: fine enough that rounding four edges of one pixel stays below 1/255 of it.
  static let bits = Int(COVERAGE_BITS)
  static let one = 1 << bits

  typealias Edge = CoverageEdge

  @exclusivity(unchecked) private var memory = UnsafeMutablePointer<Edge>.allocate(capacity: 256)
  @exclusivity(unchecked) private var count = 0
  private var capacity = 256
  @exclusivity(unchecked) private var clip = PixelBounds.empty {
    didSet { (clipMinY, clipMaxY) = (Double(clip.minY), Double(clip.maxY)) }
  }
  @exclusivity(unchecked) private var clipMinY = 0.0
  @exclusivity(unchecked) private var clipMaxY = 0.0
  @exclusivity(unchecked) private var extent = Extent()

  /// The smallest and largest coordinates of what has been added.
  private struct Extent {
    var (minX, minY, maxX, maxY) = (Int.max, Int.max, Int.min, Int.min)
    /// The height of the tallest vertical edge.
    var tallestVertical = 0
  }

  deinit { memory.deallocate() }

  /// The edges; valid until the next path is set.
  var edges: UnsafeMutableBufferPointer<Edge> { UnsafeMutableBufferPointer(start: memory, count: count) }

  /// The height of the tallest vertical edge, in 1/1024 of a pixel.
  var tallestVertical: Int { extent.tallestVertical }

  private func removeAll() {
    count = 0
    extent = Extent()
    crowd = nil
  }

  /// Makes room for more edges.
  @inline(__always)
  private func reserve(_ more: Int) {
    if count &+ more > capacity { grow(more) }
  }

  private func grow(_ more: Int) {
    let larger = max(2 * capacity, count + more)
    let moved = UnsafeMutablePointer<Edge>.allocate(capacity: larger)
    moved.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = moved
    capacity = larger
  }

  /// The maximum distance of a chord from its curve, in pixels: less than 1/255 of a pixel's area.
  private static let flatness = 0.0035
  /// The maximum error of a pixel's area from the two ends of a chord's part: small enough that half a dozen
  /// curves that cross in one pixel stay below 1/255 of it together.
  private static let chordError = 0.0007
  /// Coordinates beyond which an edge is cut before it is turned into integers, in pixels: far outside any
  /// canvas, and the same for every part of one, so that parts agree where they meet.
  private static let reach = Double(1 << 20)
  private static let farthest = 1e30
  /// Coordinates further out than this, in pixels, are clamped to it.
  private static let limit = 1e9

  /// The pixels that the edges touch, within the clip.
  var bounds: PixelBounds {
    if let crowd { return crowd.bounds }
    if extent.minX > extent.maxX { return .empty }
    let touched = PixelBounds(
      minX: extent.minX >> Self.bits, minY: extent.minY >> Self.bits, maxX: (extent.maxX >> Self.bits) + 1,
      maxY: (extent.maxY + Self.one - 1) >> Self.bits)
    return touched.intersection(clip)
  }

  /// The pixels covered by loops that may be missing among the edges.
  @exclusivity(unchecked) private(set) var crowd: LoopCrowd?

  /// Replaces the edges with those of a path that can be visible within a clip rectangle; subpaths are
  /// closed.
  ///
  /// A path with a coordinate that is not a number has none.
  func set(_ path: Path, transform: CGAffineTransform, clip: PixelBounds) {
    removeAll()
    self.clip = clip
    if clip.isEmpty { return }
    path.elements.withUnsafeBufferPointer { add($0, transform: transform) }
  }

  /// Replaces the edges with those of a crowd's loops that may be visible.
  func set(_ crowd: LoopCrowd, transform: CGAffineTransform, clip: PixelBounds) {
    removeAll()
    self.clip = clip
    self.crowd = crowd
    crowd.elements.withUnsafeBufferPointer { elements in
      for step in crowd.shown {
        add(
          UnsafeBufferPointer(rebasing: elements[step..<(step + crowd.stepCount)]), transform: transform)
      }
    }
  }

  private func add(_ elements: UnsafeBufferPointer<Path.Element>, transform: CGAffineTransform) {
    var isNumber = true
    let (a, b, c, d) = (Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d))
    let (tx, ty) = (Double(transform.tx), Double(transform.ty))
    // Infinite values are treated as far away: multiplied by zero they give zero.
    func finite(_ value: CGFloat) -> Double {
      value.isInfinite ? (value > 0 ? Self.farthest : -Self.farthest) : Double(value)
    }
    func place(_ point: CGPoint) -> SIMD2<Double> {
      let (px, py) = (finite(point.x), finite(point.y))
      let x = a * px + c * py + tx
      let y = b * px + d * py + ty
      if x.isNaN || y.isNaN {
        isNumber = false
        return .zero
      }
      return SIMD2(min(max(x, -Self.limit), Self.limit), min(max(y, -Self.limit), Self.limit))
    }
    var start = SIMD2<Double>.zero
    var current = SIMD2<Double>.zero
    for element in elements {
      switch element {
      case .move(let end):
        addLine(current, start)
        start = place(end)
        current = start
      case .line(let end):
        let end = place(end)
        addLine(current, end)
        current = end
      case .quadCurve(let end, let control):
        let (control, end) = (place(control), place(end))
        addQuadratic(current, control, end)
        current = end
      case .curve(let end, let control1, let control2):
        let (control1, control2, end) = (place(control1), place(control2), place(end))
        addCubic(current, control1, control2, end)
        current = end
      case .closeSubpath:
        addLine(current, start)
        current = start
      }
    }
    addLine(current, start)
    if !isNumber { removeAll() }
  }

  // MARK: Curves

  /// Whether a curve within the convex hull of some points can be drawn as its chord: above, below and beside
  /// the clip only its start and end matter.
  private func isOutside(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> Bool {
    high.y < Double(clip.minY) || low.y > Double(clip.maxY) || high.x < Double(clip.minX)
      || low.x > Double(clip.maxX)
  }

  private func addQuadratic(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
    let (low, high) = (Self.low(Self.low(a, b), c), Self.high(Self.high(a, b), c))
    if isOutside(low, high) { return addLine(a, c) }
    let curve = Curve(cubic: .zero, quadratic: a - 2 * b + c, linear: 2 * (b - a), constant: a)
    add(curve, to: c, splits: 0, isInside: isInside(curve, low, high))
  }

  private func addCubic(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>) {
    let low = Self.low(Self.low(a, b), Self.low(c, d))
    let high = Self.high(Self.high(a, b), Self.high(c, d))
    if isOutside(low, high) { return addLine(a, d) }
    let curve = Curve(
      cubic: d - a + 3 * (b - c), quadratic: 3 * (a - 2 * b + c), linear: 3 * (b - a), constant: a)
    add(curve, to: d, splits: 2, isInside: isInside(curve, low, high))
  }

  /// Whether all chords of a curve are within the clip, and the curve itself between two corners of its hull.
  private func isInside(_ curve: Curve, _ low: SIMD2<Double>, _ high: SIMD2<Double>) -> Bool {
    // Corners are moved by at most a 24th of the largest |B″|, which either end's two components add up to at least.
    let (start, end) = (curve.quadratic, curve.quadratic + 3 * curve.cubic)
    let margin = max(abs(start.x) + abs(start.y), abs(end.x) + abs(end.y)) / 10 + 1
    return low.x - margin >= Double(clip.minX) && low.y - margin >= Double(clip.minY)
      && high.x + margin <= Double(clip.maxX) && high.y + margin <= Double(clip.maxY)
      && max(abs(low.x), abs(low.y), abs(high.x), abs(high.y)) < Self.reach / 4
  }

  /// A curve as a polynomial of its parameter, which goes from 0 to 1.
  private struct Curve {
    var cubic: SIMD2<Double>
    var quadratic: SIMD2<Double>
    var linear: SIMD2<Double>
    var constant: SIMD2<Double>

    @inline(__always)
    func point(_ t: Double) -> SIMD2<Double> {
      ((cubic * t + quadratic) * t + linear) * t + constant
    }

    /// The largest of |B′ × B″|, a polynomial of the second degree: how fast the curve turns times how fast it runs.
    /// It is even where that is about the same everywhere.
    var fastestTurn: (most: Double, isEven: Bool) {
      // B′ = 3at² + 2bt + c, B″ = 6at + 2b.
      let square = 6 * Self.cross(quadratic, cubic)
      let first = 6 * Self.cross(linear, cubic)
      let start = 2 * Self.cross(linear, quadratic)
      let end = start + first + square
      let middle = start + first / 2 + square / 4
      var most = max(abs(start), abs(end))
      let vertex = -first / (2 * square)
      if vertex > 0 && vertex < 1 { most = max(most, abs(start + first * vertex / 2)) }
      return (most, min(abs(start), abs(middle), abs(end)) * 2 > most)
    }

    /// The two halves of the curve, each with a parameter from 0 to 1.
    var halves: (Curve, Curve) {
      let first = Curve(
        cubic: cubic / 8, quadratic: quadratic / 4, linear: linear / 2, constant: constant)
      let second = Curve(
        cubic: first.cubic, quadratic: first.quadratic + 3 * first.cubic,
        linear: first.linear + 2 * first.quadratic + 3 * first.cubic, constant: point(0.5))
      return (first, second)
    }

    /// The largest of |B″|.
    var largestBend: Double {
      let start = 2 * quadratic
      let end = start + 6 * cubic
      return max((start * start).sum(), (end * end).sum()).squareRoot()
    }

    @inline(__always)
    private static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
  }

  /// Adds a curve as chords of equal steps h of its parameter.
  ///
  /// Corners are moved outwards by h²·B″/12, so that chords lie as much outside the curve as inside: where a
  /// chord ends within a pixel, or only a part of it lies there, the error in the pixel's area is a fraction
  /// of the chord's length times its distance from the curve, e·L = h³·|B′ × B″|/8, 0.065 at each end. Only
  /// where chords are far longer than a pixel need they be close to the curve everywhere. The first and the
  /// last chord, whose outer ends are not moved, are shorter by √½, which evens them out, too.
  ///
  /// - Parameters:
  ///   - splits: how often a curve that needs many chords may be halved first, so that each part has as many as it
  ///     needs itself.
  ///   - isInside: whether all chords are known to be within the clip.
  private func add(_ curve: Curve, to end: SIMD2<Double>, splits: Int, isInside: Bool) {
    let (turn, isEven) = curve.fastestTurn
    let bend = curve.largestBend
    let close = (bend / (8 * Self.flatness)).squareRoot() + 1
    let needed = Self.cubeRoot(above: turn * (2 * 0.065 / 8 / Self.chordError)) + 0.59
    // Beyond two thousand chords a curve is far larger than any canvas.
    let wanted = min(max(needed, 1), close, 2000)
    if splits > 0 && wanted > 12 && !isEven {
      let (first, second) = curve.halves
      add(first, to: second.constant, splits: splits &- 1, isInside: isInside)
      add(second, to: end, splits: splits &- 1, isInside: isInside)
      return
    }
    // A single chord, whose ends are not moved, errs by two thirds of e·L.
    if wanted == 1 || turn * (2.0 / 3 / 8) <= Self.chordError { return addLine(curve.constant, end) }
    let count = max(Int(wanted.rounded(.up)), 2)
    let h = 1 / (Double(count) - 2 + 2 * 0.5.squareRoot())
    // The shifted curve, and its differences: the increments from one corner to the next.
    let part = h * h / 12
    var moved = curve
    moved.linear -= curve.cubic * (6 * part)
    moved.constant -= curve.quadratic * (2 * part)
    let t = h * 0.5.squareRoot()
    var point = moved.point(t)
    let third = moved.cubic * (6 * h * h * h)
    var second = (moved.cubic * (3 * t + 3 * h) + moved.quadratic) * (2 * h * h)
    var first = moved.point(t + h) - point
    if isInside {
      appendChords(
        from: curve.constant, by: (point, first, second, third), to: end, count: count)
      return
    }
    // A curve is no further from its ends than an eighth of the largest |B″|.
    if isNear(curve.constant) && isNear(end) && bend < Self.reach {
      var (x, y) = (Self.fixed(curve.constant.x), Self.fixed(curve.constant.y))
      for _ in 1..<count {
        let (nextX, nextY) = (Self.fixed(point.x), Self.fixed(point.y))
        appendEdge(x, y, nextX, nextY)
        (x, y) = (nextX, nextY)
        point += first
        first += second
        second += third
      }
      return appendEdge(x, y, Self.fixed(end.x), Self.fixed(end.y))
    }
    var last = curve.constant
    for _ in 1..<count {
      addLine(last, point)
      last = point
      point += first
      first += second
      second += third
    }
    addLine(last, end)
  }

  /// Appends the edges of chords within the clip.
  @inline(__always)
  private func appendChords(
    from start: SIMD2<Double>,
    by differences: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>), to end: SIMD2<Double>,
    count: Int
  ) {
    reserve(count)
    // Powers of two do not affect rounding.
    func scaled(_ point: SIMD2<Double>) -> (Double, Double) {
      (point.x * Double(Self.one), point.y * Double(Self.one))
    }
    let (point, first, second, third) = differences
    let chords = CoverageChords(
      start: scaled(start), end: scaled(end), place: scaled(point), first: scaled(first),
      second: scaled(second), third: scaled(third), count: count)
    var reached = CoverageExtent()
    self.count &+= coverage_chords(chords, memory + self.count, &reached)
    extent.minX = min(extent.minX, Int(reached.min_x))
    extent.minY = min(extent.minY, Int(reached.min_y))
    extent.maxX = max(extent.maxX, Int(reached.max_x))
    extent.maxY = max(extent.maxY, Int(reached.max_y))
  }

  /// Whether a point is well within the reach.
  @inline(__always)
  private func isNear(_ point: SIMD2<Double>) -> Bool {
    max(abs(point.x), abs(point.y)) < Self.reach / 4
  }

  /// A number not below the cube root, and at most a few per cent above it.
  @inline(__always)
  private static func cubeRoot(above value: Double) -> Double {
    if !(value > 0) { return 0 }
    // A third of the exponent gives a first guess, which Newton's rule only ever leaves too large.
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
    root = (2 * root + value / (root * root)) / 3
    root = (2 * root + value / (root * root)) / 3
    return root
  }

  @inline(__always)
  private static func low(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(min(a.x, b.x), min(a.y, b.y))
  }

  @inline(__always)
  private static func high(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(max(a.x, b.x), max(a.y, b.y))
  }

  // MARK: Lines

  @inline(__always)
  private func addLine(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    // Lines above and below the clip do not count, and most lines of a path that is drawn in bands are there.
    if max(a.y, b.y) <= clipMinY || min(a.y, b.y) >= clipMaxY || a == b { return }
    if max(abs(a.x), abs(b.x)) > Self.reach || max(abs(a.y), abs(b.y)) > Self.reach {
      return addFarLine(a, b)
    }
    append(a, b)
  }

  /// Clips a line to the reach; beyond the sides it becomes vertical, since only its height counts there.
  private func addFarLine(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    let reach = Self.reach
    if min(a.y, b.y) >= reach || max(a.y, b.y) <= -reach { return }
    let way = b - a
    func cutRow(_ point: SIMD2<Double>) -> SIMD2<Double> {
      if abs(point.y) <= reach { return point }
      let y = point.y > 0 ? reach : -reach
      return SIMD2(a.x + way.x * ((y - a.y) / way.y), y)
    }
    let (start, end) = (cutRow(a), cutRow(b))
    // Where the line crosses the sides, in its own order.
    var cuts: [Double] = []
    for side in way.x > 0 ? [-reach, reach] : [reach, -reach]
    where min(start.x, end.x) < side && side < max(start.x, end.x) {
      cuts.append(side)
    }
    func clamped(_ point: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(min(max(point.x, -reach), reach), point.y)
    }
    var last = clamped(start)
    for side in cuts {
      let point = SIMD2(side, a.y + way.y * ((side - a.x) / way.x))
      append(last, point)
      last = point
    }
    append(last, clamped(end))
  }

  @inline(__always)
  private func append(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    appendEdge(Self.fixed(a.x), Self.fixed(a.y), Self.fixed(b.x), Self.fixed(b.y))
  }

  @inline(__always)
  private func appendEdge(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    let (top, bottom) = y0 < y1 ? (y0, y1) : (y1, y0)
    if bottom <= clip.minY << Self.bits || top >= clip.maxY << Self.bits { return }
    let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
    if left >= clip.maxX << Self.bits {
      // The area that it bounds extends to the clip's right side.
      extent.maxX = max(extent.maxX, clip.maxX << Self.bits)
      return
    }
    if top == bottom && (left == right || top & (Self.one - 1) == 0) { return }
    reserve(1)
    memory[count] = Edge(
      x0: Int32(truncatingIfNeeded: x0), y0: Int32(truncatingIfNeeded: y0),
      x1: Int32(truncatingIfNeeded: x1), y1: Int32(truncatingIfNeeded: y1))
    count &+= 1
    if left == right { extent.tallestVertical = max(extent.tallestVertical, bottom &- top) }
    extent.minX = min(extent.minX, left)
    extent.maxX = max(extent.maxX, right)
    extent.minY = min(extent.minY, top)
    extent.maxY = max(extent.maxY, bottom)
  }

  /// A coordinate in 1/1024 of a pixel, rounded to the nearest.
  @inline(__always)
  static func fixed(_ value: Double) -> Int {
    roundedToInt(value * Double(one))
  }
}

/// The nearest whole number of a value far below 2⁵¹, ties to even, without the checks and calls of a conversion.
@inline(__always)
func roundedToInt(_ value: Double) -> Int {
  // Adding 1.5·2⁵² leaves the whole number in the low bits.
  let magic = 6_755_399_441_055_744.0
  return Int(bitPattern: UInt((value + magic).bitPattern)) &- Int(bitPattern: UInt(magic.bitPattern))
}

/// The nearest whole number that is not above a value far below 2⁵¹.
@inline(__always)
func roundedDown(_ value: Double) -> Int {
  let nearest = roundedToInt(value)
  return Double(nearest) > value ? nearest &- 1 : nearest
}
