import CPixelKernels
import Drawing
import Foundation
import Geometry
import Imaging

/// Colours along a line, around a point or outwards from it.
///
/// Every colour is within 1/255 of the exact one, in most places within 1/2 of that, and only depends on the
/// pixel's position on the canvas, not on which part of a row is requested.
struct GradientShader {
  enum Form {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, Double, Double)
    case angular(CGPoint, Double, Double)
  }

  private struct Stop {
    var location: Double
    /// Premultiplied, 0 to 255.
    var color: SIMD4<Float>
  }

  private let form: Form
  private let inverse: CGAffineTransform
  private let stops: [Stop]
  /// Colours at equal steps from the first stop to the last, so close to each other that the nearest
  /// suffices.
  private let table: [UInt32]
  let isOpaque: Bool

  private static let largestTable = 8192

  init(_ gradient: Paint.Gradient, _ form: Form, _ transform: CGAffineTransform) {
    self.form = form
    inverse = transform.inverted()
    let stops = Self.expanded(gradient).map { stop in
      let alpha = Compositor.clamped(stop.color.alpha)
      return Stop(
        location: stop.location,
        color: SIMD4(
          Compositor.clamped(stop.color.red) * alpha, Compositor.clamped(stop.color.green) * alpha,
          Compositor.clamped(stop.color.blue) * alpha, alpha) * 255)
    }
    self.stops = stops
    isOpaque = stops.allSatisfy { $0.color.w == 255 }
    if case .radial = form { table = Self.table(stops) } else { table = [] }
  }

  /// The stops, with intermediate stops fine enough to be mixed in sRGB if another space is requested.
  static func expanded(_ gradient: Paint.Gradient) -> [Paint.Gradient.Stop] {
    guard gradient.interpolation == .perceptual else { return gradient.stops }
    var result: [Paint.Gradient.Stop] = []
    for (a, b) in zip(gradient.stops, gradient.stops.dropFirst()) {
      for step in 0..<32 {
        let t = Double(step) / 32
        result.append(
          Paint.Gradient.Stop(
            color: PerceptualMixing.mix(a.color, b.color, by: t),
            location: a.location + (b.location - a.location) * t))
      }
    }
    if let last = gradient.stops.last { result.append(last) }
    return result
  }

  /// Enough entries that the nearest is within a quarter of 1/255, or none if no table is large enough.
  private static func table(_ stops: [Stop]) -> [UInt32] {
    guard let first = stops.first, let last = stops.last, last.location > first.location else { return [] }
    let span = last.location - first.location
    var steepest = 0.0
    for (a, b) in zip(stops, stops.dropFirst()) where a.color != b.color {
      let change = b.color - a.color
      let largest = max(abs(change.x), abs(change.y), abs(change.z), abs(change.w))
      steepest = max(steepest, Double(largest) * span / (b.location - a.location))
    }
    var count = 256
    while count < largestTable && steepest / Double(count) > 0.5 { count *= 2 }
    if steepest / Double(count) > 0.5 { return [] }
    return (0...count).map { index in
      UInt32(color(at: first.location + span * Double(index) / Double(count), stops))
    }
  }

  // MARK: Rows

  /// Writes the colours of a row's pixels from column `minX` on.
  func writeRow(_ y: Int, from minX: Int, count: Int, to row: UnsafeMutablePointer<UInt32>) {
    switch form {
    case .linear(let start, let end):
      writeLinear(y, minX, count, row, start, end)
    case .radial(let center, let startRadius, let endRadius):
      if !table.isEmpty && startRadius != endRadius {
        writeRadial(y, minX, count, row, center, startRadius, endRadius)
      } else {
        for x in 0..<count { row[x] = UInt32(pixel(minX + x, y)) }
      }
    case .angular:
      for x in 0..<count { row[x] = UInt32(pixel(minX + x, y)) }
    }
  }

  private func writeLinear(
    _ y: Int, _ minX: Int, _ count: Int, _ row: UnsafeMutablePointer<UInt32>, _ start: CGPoint, _ end: CGPoint
  ) {
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let square = dx * dx + dy * dy
    if square == 0 || stops.isEmpty {
      Spans.fill(row, count: count, with: UInt32(Self.color(at: 1, stops)))
      return
    }
    // The parameter is value + slope·x at the middle of pixel x.
    let slope = (Double(inverse.a) * dx + Double(inverse.b) * dy) / square
    let point = CGPoint(x: 0.5, y: Double(y) + 0.5).applying(inverse)
    let value = (Double(point.x - start.x) * dx + Double(point.y - start.y) * dy) / square
    guard value.isFinite, slope.isFinite else {
      Spans.fill(row, count: count, with: UInt32(Self.color(at: 1, stops)))
      return
    }
    if abs(slope) < 1e-12 {
      Spans.fill(row, count: count, with: UInt32(Self.color(at: value, stops)))
      return
    }
    // From the left, the pieces of the row between stops; piece n is before stop n.
    let isRising = slope > 0
    func firstPixel(of location: Double) -> Int {
      let place = (location - value) / slope
      let bounded = min(max(place, -1e9), 1e9)
      return Int(isRising ? bounded.rounded(.up) : bounded.rounded(.down) + 1)
    }
    var x = minX
    let maxX = minX + count
    var piece = isRising ? 0 : stops.count
    while x < maxX {
      let next = isRising ? piece : piece - 1
      let isLast = isRising ? piece == stops.count : piece == 0
      let boundary = isLast ? Int.max : firstPixel(of: stops[next].location)
      let stop = min(max(boundary, x), maxX)
      if stop > x {
        writePiece(piece, x, stop, row + (x - minX), value, slope)
        x = stop
      }
      piece += isRising ? 1 : -1
    }
  }

  /// Writes pixels between stop `piece - 1` and stop `piece`.
  private func writePiece(
    _ piece: Int, _ x0: Int, _ x1: Int, _ row: UnsafeMutablePointer<UInt32>, _ value: Double, _ slope: Double
  ) {
    if piece == 0 || piece == stops.count {
      let color = stops[min(piece, stops.count - 1)].color
      Spans.fill(row, count: x1 - x0, with: UInt32(Self.pixel(color)))
      return
    }
    let (a, b) = (stops[piece - 1], stops[piece])
    // Colours in 1/2²⁴, counted from a pixel of the canvas that does not depend on where the row is cut.
    let start = min(max((a.location - value) / slope, -1e6), 1e6).rounded(.down)
    let perPixel = slope / (b.location - a.location)
    let fraction = (value + slope * start - a.location) / (b.location - a.location)
    let unit = Double(1 << 24)
    func channel(_ from: Float, _ to: Float) -> (first: UInt32, step: UInt32) {
      let change = Double(to) - Double(from)
      let step = Self.wrapped(change * perPixel * unit)
      let first = Self.wrapped((Double(from) + change * fraction + 0.5) * unit)
      return (first &+ step &* UInt32(truncatingIfNeeded: x0 - Int(start)), step)
    }
    let (red, green) = (channel(a.color.x, b.color.x), channel(a.color.y, b.color.y))
    let (blue, alpha) = (channel(a.color.z, b.color.z), channel(a.color.w, b.color.w))
    let ramp = PixelRamp(
      first: (red.first, green.first, blue.first, alpha.first),
      step: (red.step, green.step, blue.step, alpha.step))
    pixel_ramp(PixelKernels.level, ramp, isOpaque ? 1 : 0, x1 - x0, row)
  }

  /// A number of 1/2²⁴, of which only the lower bits count.
  private static func wrapped(_ value: Double) -> UInt32 {
    guard abs(value) < 9e18 else { return 0 }
    return UInt32(truncatingIfNeeded: Int64(value.rounded()))
  }

  private func writeRadial(
    _ y: Int, _ minX: Int, _ count: Int, _ row: UnsafeMutablePointer<UInt32>, _ center: CGPoint,
    _ startRadius: Double, _ endRadius: Double
  ) {
    let origin = CGPoint(x: 0.5, y: Double(y) + 0.5).applying(inverse)
    let (dx, dy) = (Float(origin.x - center.x), Float(origin.y - center.y))
    let (stepX, stepY) = (Float(inverse.a), Float(inverse.b))
    guard dx.isFinite, dy.isFinite, stepX.isFinite, stepY.isFinite else {
      for x in 0..<count { row[x] = UInt32(pixel(minX + x, y)) }
      return
    }
    let entries = table.count - 1
    let (first, last) = (stops[0].location, stops[stops.count - 1].location)
    // The entry is offset + scale·distance.
    let perEntry = Double(entries) / (last - first)
    let scale = Float(perEntry / (endRadius - startRadius))
    let offset = Float((-startRadius / (endRadius - startRadius) - first) * perEntry)
    let ring = PixelRing(
      x: dx, y: dy, step_x: stepX, step_y: stepY, scale: scale, offset: offset,
      first: Int32(truncatingIfNeeded: minX))
    table.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
      pixel_ring(PixelKernels.level, ring, table, UInt32(entries), count, row)
    }
  }

  // MARK: Single pixels

  /// The colour at the middle of a pixel.
  func pixel(_ x: Int, _ y: Int) -> Bitmap.Pixel {
    let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
    return Self.color(at: parameter(point), stops)
  }

  private func parameter(_ point: CGPoint) -> Double {
    switch form {
    case .linear(let start, let end):
      let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
      let square = dx * dx + dy * dy
      if square == 0 { return 1 }
      return (Double(point.x - start.x) * dx + Double(point.y - start.y) * dy) / square
    case .radial(let center, let startRadius, let endRadius):
      let (dx, dy) = (Double(point.x - center.x), Double(point.y - center.y))
      let distance = (dx * dx + dy * dy).squareRoot()
      if endRadius == startRadius { return distance < startRadius ? 0 : 1 }
      return (distance - startRadius) / (endRadius - startRadius)
    case .angular(let center, let start, let end):
      let angle = Trigonometry.arctangent(y: Double(point.y - center.y), x: Double(point.x - center.x))
      let turn = 2 * Trigonometry.pi
      let sweep = end - start
      if sweep == 0 { return 0 }
      var offset = (angle - start).truncatingRemainder(dividingBy: turn)
      if offset < 0 { offset += turn }
      if abs(sweep) >= turn { return sweep > 0 ? offset / sweep : (turn - offset) / -sweep }
      if sweep < 0 { return (turn - offset) / -sweep }
      // Angles outside the sweep take the nearer end's colour.
      if offset > sweep { return offset - sweep < turn - offset ? 1 : 0 }
      return offset / sweep
    }
  }

  private static func color(at t: Double, _ stops: [Stop]) -> Bitmap.Pixel {
    guard let first = stops.first, let last = stops.last else { return .clear }
    var upper = 0
    while upper < stops.count && stops[upper].location <= t { upper += 1 }
    if upper == 0 { return pixel(first.color) }
    if upper == stops.count { return pixel(last.color) }
    let (a, b) = (stops[upper - 1], stops[upper])
    let fraction = Float((t - a.location) / (b.location - a.location))
    return pixel(a.color + (b.color - a.color) * fraction)
  }

  private static func pixel(_ color: SIMD4<Float>) -> Bitmap.Pixel {
    Bitmap.Pixel(
      red: UInt8(color.x + 0.5), green: UInt8(color.y + 0.5), blue: UInt8(color.z + 0.5),
      alpha: UInt8(color.w + 0.5))
  }
}
