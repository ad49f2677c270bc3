import Foundation
import Geometry

/// The straight edges of a path in whole steps of 1/1024 pixel, in the direction in which the path runs.
///
/// Kept between paths so that its memory is used again.
final class EdgeList {
  /// Fractional bits of a coordinate: fine enough that rounding four edges of one pixel stays below 1/255 of it.
  static let bits = 10
  static let one = 1 << bits

  struct Edge {
    var x0: Int32
    var y0: Int32
    var x1: Int32
    var y1: Int32
  }

  @exclusivity(unchecked) private var memory = UnsafeMutablePointer<Edge>.allocate(capacity: 256)
  @exclusivity(unchecked) private var count = 0
  private var capacity = 256
  @exclusivity(unchecked) private var clip = PixelRect.empty
  @exclusivity(unchecked) private var extent = Extent()

  /// The smallest and largest coordinates of what has been added.
  private struct Extent {
    var (minX, minY, maxX, maxY) = (Int.max, Int.max, Int.min, Int.min)
  }

  deinit { memory.deallocate() }

  /// The edges; valid until the next path is set.
  var edges: UnsafeBufferPointer<Edge> { UnsafeBufferPointer(start: memory, count: count) }

  private func removeAll() {
    count = 0
    extent = Extent()
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

  /// How far a chord may lie from the curve it stands for, in pixels: less than 1/255 of a pixel's area.
  private static let flatness = 0.0035
  /// How far a chord may lie from the curve where it is no longer than `longestChord`.
  private static let coarseFlatness = 0.01
  private static let longestChord = 0.8
  /// Coordinates beyond which an edge is cut before it is turned into integers, in pixels: far outside of any
  /// canvas, and the same for every part of one, so that parts agree where they meet.
  private static let reach = Double(1 << 20)
  private static let farthest = 1e30
  /// What lies further out than this, in pixels, is brought here.
  private static let limit = 1e9

  /// The pixels that the edges touch, within the clip.
  var bounds: PixelRect {
    if extent.minX > extent.maxX { return .empty }
    let touched = PixelRect(
      minX: extent.minX >> Self.bits, minY: extent.minY >> Self.bits, maxX: (extent.maxX >> Self.bits) + 1,
      maxY: (extent.maxY + Self.one - 1) >> Self.bits)
    return touched.intersection(clip)
  }

  /// Replaces the edges by those of a path that can show within a clip rectangle; subpaths are closed.
  ///
  /// A path with a coordinate that is not a number has none.
  func set(_ path: Path, transform: CGAffineTransform, clip: PixelRect) {
    removeAll()
    self.clip = clip
    if clip.isEmpty { return }
    var isNumber = true
    let (a, b, c, d) = (Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d))
    let (tx, ty) = (Double(transform.tx), Double(transform.ty))
    // What is infinite is far away: zero times it is zero.
    func finite(_ value: CGFloat) -> Double {
      value.isInfinite ? (value > 0 ? Self.farthest : -Self.farthest) : Double(value)
    }
    func place(_ point: CGPoint) -> SIMD2<Double> {
      let (px, py) = (finite(point.x), finite(point.y))
      let x = a * px + c * py + tx
      let y = b * px + d * py + ty
      if x.isNaN || y.isNaN { isNumber = false }
      return SIMD2(min(max(x, -Self.limit), Self.limit), min(max(y, -Self.limit), Self.limit))
    }
    var start = SIMD2<Double>.zero
    var current = SIMD2<Double>.zero
    for element in path.elements {
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

  /// Whether a curve within the convex hull of some points can be drawn as its chord: only where it starts and ends
  /// matters above, below and beside the clip.
  private func isOutside(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> Bool {
    high.y < Double(clip.minY) || low.y > Double(clip.maxY) || high.x < Double(clip.minX)
      || low.x > Double(clip.maxX)
  }

  private func addQuadratic(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) {
    if isOutside(Self.low(Self.low(a, b), c), Self.high(Self.high(a, b), c)) { return addLine(a, c) }
    let bend = a - 2 * b + c
    // Wang's bound: a chord of a quadratic with second difference d errs by at most |d|/4·h², h the step.
    let count = Self.steps(
      (bend * bend).sum().squareRoot() / 4, length: Self.length(a, b) + Self.length(b, c))
    let shift = bend / (6 * Double(count * count))
    var last = a
    for index in 1..<max(count, 1) {
      let t = Double(index) / Double(count)
      let u = 1 - t
      let point = a * (u * u) + b * (2 * u * t) + c * (t * t) - shift
      addLine(last, point)
      last = point
    }
    addLine(last, c)
  }

  private func addCubic(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>
  ) {
    if isOutside(
      Self.low(Self.low(a, b), Self.low(c, d)), Self.high(Self.high(a, b), Self.high(c, d)))
    {
      return addLine(a, d)
    }
    let bend1 = a - 2 * b + c
    let bend2 = b - 2 * c + d
    let bend = max((bend1 * bend1).sum(), (bend2 * bend2).sum())
    let count = Self.steps(
      bend.squareRoot() * 0.75, length: Self.length(a, b) + Self.length(b, c) + Self.length(c, d))
    let half = 1 / (2 * Double(count * count))
    let (shift1, shift2) = (bend1 * half, bend2 * half)
    var last = a
    for index in 1..<max(count, 1) {
      let t = Double(index) / Double(count)
      let u = 1 - t
      let curve = a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t)
      let point = curve - shift1 * u - shift2 * t
      addLine(last, point)
      last = point
    }
    addLine(last, d)
  }

  @inline(__always)
  private static func low(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(min(a.x, b.x), min(a.y, b.y))
  }

  @inline(__always)
  private static func high(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(max(a.x, b.x), max(a.y, b.y))
  }

  @inline(__always)
  private static func length(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let way = b - a
    return (way * way).sum().squareRoot()
  }

  /// How many equal steps of the parameter a curve is cut into.
  ///
  /// Corners are moved outwards by a twelfth of h²·B″, so that chords lie as much outside of the curve as inside:
  /// in a pixel that a whole chord passes, the error all but vanishes, and only where chords are longer need they be
  /// close to the curve everywhere.
  ///
  /// - Parameters:
  ///   - error: how far a single chord would lie from the curve at most, in pixels.
  ///   - length: at least the curve's.
  private static func steps(_ error: Double, length: Double) -> Int {
    let close = (error / flatness).squareRoot()
    let short = max(length / longestChord, (error / coarseFlatness).squareRoot())
    // Beyond two thousand steps a curve is far larger than any canvas.
    return Int(min(max(min(close, short) + 1, 1), 2000))
  }

  // MARK: Lines

  @inline(__always)
  private func addLine(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    if a == b { return }
    if max(abs(a.x), abs(b.x)) > Self.reach || max(abs(a.y), abs(b.y)) > Self.reach {
      return addFarLine(a, b)
    }
    append(a, b)
  }

  /// Cuts a line at the reach; beyond the sides it becomes upright, since only its height counts there.
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
    // Where the line passes the sides, in its own order.
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

  private func appendEdge(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    let (top, bottom) = y0 < y1 ? (y0, y1) : (y1, y0)
    if bottom <= clip.minY << Self.bits || top >= clip.maxY << Self.bits { return }
    let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
    if left >= clip.maxX << Self.bits {
      // What it bounds goes on to the clip's right side.
      extent.maxX = max(extent.maxX, clip.maxX << Self.bits)
      return
    }
    if top == bottom && (left == right || top & (Self.one - 1) == 0) { return }
    reserve(1)
    memory[count] = Edge(
      x0: Int32(truncatingIfNeeded: x0), y0: Int32(truncatingIfNeeded: y0),
      x1: Int32(truncatingIfNeeded: x1), y1: Int32(truncatingIfNeeded: y1))
    count &+= 1
    extent.minX = min(extent.minX, left)
    extent.maxX = max(extent.maxX, right)
    extent.minY = min(extent.minY, top)
    extent.maxY = max(extent.maxY, bottom)
  }

  @inline(__always)
  private static func fixed(_ value: Double) -> Int {
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
