import Foundation
import Geometry
import Imaging

/// A slow rasterizer, written to be read, that the fast one is measured against.
///
/// Rows are cut into 1024 strips. In each strip the middle line is exact: its crossings with all edges are sorted and
/// walked with the winding number, and what lies inside is added to the pixels that it covers. Edges are doubles,
/// nothing is rounded before the end. A strip is wrong only where an edge ends, crosses another or runs almost level
/// in it, which together stays below 1/4 of 1/255 for a handful of edges per pixel.
struct ReferenceRasterizer {
  typealias Point = SIMD2<Double>

  private static let strips = 1024

  let width: Int
  let height: Int

  /// How much of each pixel is inside closed polygons, from 0 to 1.
  func coverage(of polygons: [[Point]], rule: FillRule) -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    var edges: [(Point, Point)] = []
    for polygon in polygons {
      for index in polygon.indices {
        let (a, b) = (polygon[index], polygon[(index + 1) % polygon.count])
        if a.y != b.y { edges.append((a, b)) }
      }
    }
    let rows = height * Self.strips
    // The strips whose middle an edge passes.
    func strips(_ a: Point, _ b: Point) -> Range<Int> {
      let first = (min(a.y, b.y) * Double(Self.strips) - 0.5).rounded(.up)
      let last = (max(a.y, b.y) * Double(Self.strips) - 0.5).rounded(.up)
      if last <= 0 || first >= Double(rows) { return 0..<0 }
      return Int(max(first, 0))..<Int(min(last, Double(rows)))
    }
    // All crossings one after the other, strip by strip.
    var ends = [Int](repeating: 0, count: rows + 1)
    for (a, b) in edges { for strip in strips(a, b) { ends[strip + 1] += 1 } }
    for strip in 0..<rows { ends[strip + 1] += ends[strip] }
    var crossings = [(x: Double, turn: Int)](repeating: (0, 0), count: ends[rows])
    var next = ends
    for (a, b) in edges {
      let slope = (b.x - a.x) / (b.y - a.y)
      for strip in strips(a, b) {
        let y = (Double(strip) + 0.5) / Double(Self.strips)
        // Sorted in order, from the left.
        var place = next[strip]
        next[strip] += 1
        let x = a.x + (y - a.y) * slope
        while place > ends[strip] && crossings[place - 1].x > x {
          crossings[place] = crossings[place - 1]
          place -= 1
        }
        crossings[place] = (x, b.y > a.y ? 1 : -1)
      }
    }
    for strip in 0..<rows where ends[strip + 1] > ends[strip] {
      var winding = 0
      for index in ends[strip]..<(ends[strip + 1] - 1) {
        winding += crossings[index].turn
        let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
        if isInside {
          add(from: crossings[index].x, to: crossings[index + 1].x, row: strip / Self.strips, to: &result)
        }
      }
    }
    return result
  }

  private func add(from left: Double, to right: Double, row: Int, to result: inout [Double]) {
    let (low, high) = (max(left, 0), min(right, Double(width)))
    if low >= high { return }
    for column in Int(low)..<min(Int(high) + 1, width) {
      let part = min(high, Double(column + 1)) - max(low, Double(column))
      result[row * width + column] += part / Double(Self.strips)
    }
  }

  /// A path's subpaths as polygons, every curve cut into equal steps of its parameter.
  static func polygons(of path: Path, steps: Int = 256) -> [[Point]] {
    var result: [[Point]] = []
    var current: [Point] = []
    func point(_ point: CGPoint) -> Point { Point(Double(point.x), Double(point.y)) }
    // `Path` is not a sequence.
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { element in
      switch element {
      case .move(let end):
        if current.count > 1 { result.append(current) }
        current = [point(end)]
      case .line(let end):
        current.append(point(end))
      case .quadCurve(let end, let control):
        let from = current[current.count - 1]
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          let a = from + (point(control) - from) * t
          let b = point(control) + (point(end) - point(control)) * t
          current.append(a + (b - a) * t)
        }
      case .curve(let end, let control1, let control2):
        let (p, q, r, s) = (current[current.count - 1], point(control1), point(control2), point(end))
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          // De Casteljau's construction.
          let (a, b, c) = (p + (q - p) * t, q + (r - q) * t, r + (s - r) * t)
          let (d, e) = (a + (b - a) * t, b + (c - b) * t)
          current.append(d + (e - d) * t)
        }
      case .closeSubpath:
        if let first = current.first {
          if current.count > 1 { result.append(current) }
          current = [first]
        }
      }
    }
    if current.count > 1 { result.append(current) }
    return result
  }

  /// By how much the coverage of each pixel may be wrong: what rounding the ends of edges to whole steps of 1/1024 pixel,
  /// and drawing curves as chords, cost for each edge that passes the pixel, added up.
  ///
  /// An end that is moved by half a step either way covers at most that times the edge's height and breadth in the pixel.
  /// A part of a curve in a pixel errs by 0.0007 of its area at most, in curves that are larger than the canvases here by
  /// 2/3 of the distance of 0.0035 within which chords keep to them.
  func allowance(for path: Path) -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    for (points, isCurve) in Self.edges(of: path) {
      let (low, high) = points.dropFirst().reduce((points[0], points[0])) {
        (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1))
      }
      let isLarge = isCurve && max(high.x - low.x, high.y - low.y) > 80
      var last = -1
      for (a, b) in zip(points, points.dropFirst()) {
        for (pixel, way) in parts(a, b) {
          result[pixel] += (abs(way.x) + abs(way.y)) / 2048
          if isCurve && pixel != last { result[pixel] += 0.0007 }
          if isLarge { result[pixel] += 0.0035 * 2 / 3 * (way * way).sum().squareRoot() }
          last = pixel
        }
      }
    }
    return result
  }

  /// The pixels that a line crosses, in order, each with its segment in it.
  private func parts(_ a: Point, _ b: Point) -> [(pixel: Int, way: Point)] {
    let way = b - a
    var cuts = [0.0, 1.0]
    for (from, along, limit) in [(a.x, way.x, width), (a.y, way.y, height)] where along != 0 {
      for line in 0...limit {
        let cut = (Double(line) - from) / along
        if cut > 0 && cut < 1 { cuts.append(cut) }
      }
    }
    cuts.sort()
    return zip(cuts, cuts.dropFirst()).compactMap { start, end in
      let middle = a + way * ((start + end) / 2)
      guard middle.x >= 0, middle.y >= 0, middle.x < Double(width), middle.y < Double(height) else {
        return nil
      }
      return (Int(middle.y) * width + Int(middle.x), way * (end - start))
    }
  }

  /// Each line and curve of a path, which are closed, as points.
  private static func edges(of path: Path) -> [(points: [Point], isCurve: Bool)] {
    var result: [(points: [Point], isCurve: Bool)] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    // `Path` is not a sequence.
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { element in
      var edge = Path()
      edge.move(to: current)
      switch element {
      case .move(let end):
        edge.addLine(to: start)
        (start, current) = (end, end)
      case .line(let end):
        edge.addLine(to: end)
        current = end
      case .quadCurve(let end, let control):
        edge.addQuadCurve(to: end, control: control)
        current = end
      case .curve(let end, let control1, let control2):
        edge.addCurve(to: end, control1: control1, control2: control2)
        current = end
      case .closeSubpath:
        edge.addLine(to: start)
        current = start
      }
      result += polygons(of: edge).map { ($0, $0.count > 2) }
    }
    result.append(
      ([Point(Double(current.x), Double(current.y)), Point(Double(start.x), Double(start.y))], false))
    return result
  }

  /// A premultiplied colour laid over a backdrop by coverage, in 255ths, without rounding.
  static func composed(_ color: Bitmap.Pixel, over backdrop: Bitmap.Pixel, coverage: Double) -> SIMD4<Double>
  {
    let source = vector(color) * coverage
    return source + vector(backdrop) * (1 - source.w / 255)
  }

  static func vector(_ pixel: Bitmap.Pixel) -> SIMD4<Double> {
    SIMD4(Double(pixel.red), Double(pixel.green), Double(pixel.blue), Double(pixel.alpha))
  }

  /// A picture convolved with a gaussian, weight by weight; beyond its sides there is nothing.
  static func blurred(_ bitmap: Bitmap, deviation: Double) -> [SIMD4<Double>] {
    let reach = Int((deviation * 6).rounded(.up))
    // The share of the gaussian at each distance.
    var weights = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    weights = weights.map { $0 / sum }
    let (width, height) = (bitmap.width, bitmap.height)
    let source = bitmap.pixels.map(vector)
    var rows = source
    for y in 0..<height {
      for x in 0..<width {
        rows[y * width + x] = (max(0, x - reach)...min(width - 1, x + reach)).reduce(SIMD4<Double>.zero) {
          $0 + source[y * width + $1] * weights[$1 - x + reach]
        }
      }
    }
    var result = rows
    for y in 0..<height {
      for x in 0..<width {
        result[y * width + x] = (max(0, y - reach)...min(height - 1, y + reach)).reduce(SIMD4<Double>.zero) {
          $0 + rows[$1 * width + x] * weights[$1 - y + reach]
        }
      }
    }
    return result
  }
}
