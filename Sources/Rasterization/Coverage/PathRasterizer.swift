import Foundation
import Geometry

/// Finds how much of each pixel a path covers.
///
/// Every edge adds the exact area to its right, in 1/256 of a pixel, to the cells that it passes, and its
/// height to all cells after them; summing along a row gives coverage. Only integers take part, so that the
/// result does not depend on the machine.
struct PathRasterizer {
  /// Fractional bits of a coordinate.
  private static let bits = 8
  private static let one = 1 << bits

  private let bounds: PixelRect
  /// Twice the area that lies to the left of the edges in each cell, and the edges' heights.
  private var area: [Int32]
  private var cover: [Int32]
  private let stride: Int

  /// - Parameter bounds: the pixels that are asked for.
  private init(bounds: PixelRect) {
    self.bounds = bounds
    stride = bounds.width + 1
    area = [Int32](repeating: 0, count: stride * bounds.height)
    cover = [Int32](repeating: 0, count: stride * bounds.height)
  }

  /// The coverage of a path within a clip rectangle.
  ///
  /// - Parameter transform: from the path's own coordinates to pixels.
  static func mask(
    of path: Path, rule: FillRule, transform: CGAffineTransform, clip: PixelRect, isAntialiased: Bool = true
  ) -> CoverageMask {
    let lines = PathFlattening.polylines(
      of: path.applying(transform).elements, tolerance: flatness)
    return mask(of: lines, rule: rule, clip: clip, isAntialiased: isAntialiased)
  }

  /// A coordinate brought within bounds at which doubles still tell a thousandth of a pixel.
  private static func bounded(_ value: CGFloat) -> CGFloat {
    min(max(value, -1e9), 1e9)
  }

  /// How far lines may lie from curves, in pixels.
  static let flatness: CGFloat = 0.01

  static func mask(
    of polylines: [PathFlattening.Polyline], rule: FillRule, clip: PixelRect, isAntialiased: Bool
  ) -> CoverageMask {
    var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    for polyline in polylines {
      for point in polyline.points {
        if point.x.isNaN || point.y.isNaN { return .empty }
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
      }
    }
    if minX > maxX { return .empty }
    (minX, minY, maxX, maxY) = (bounded(minX), bounded(minY), bounded(maxX), bounded(maxY))
    let bounds = PixelRect(
      covering: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    ).intersection(clip)
    if bounds.isEmpty { return .empty }
    var rasterizer = PathRasterizer(bounds: bounds)
    for polyline in polylines {
      guard let last = polyline.points.last else { continue }
      var previous = CGPoint(x: bounded(last.x), y: bounded(last.y))
      for unbounded in polyline.points {
        let point = CGPoint(x: bounded(unbounded.x), y: bounded(unbounded.y))
        rasterizer.add(previous, point)
        previous = point
      }
    }
    return rasterizer.resolved(rule: rule, isAntialiased: isAntialiased)
  }

  /// Coordinates beyond which an edge is cut before it is turned into integers, in pixels: far outside of any
  /// canvas, and the same for every part of one, so that parts agree where they meet.
  private static let reach = 1e5

  /// Adds an edge; what lies left of the bounds counts as lying on their left side.
  private mutating func add(_ a: CGPoint, _ b: CGPoint) {
    var (x0, y0, x1, y1) = (Double(a.x), Double(a.y), Double(b.x), Double(b.y))
    let reach = Self.reach
    if max(abs(x0), abs(y0), abs(x1), abs(y1)) > reach {
      if min(y0, y1) > reach || max(y0, y1) < -reach { return }
      let (ox, oy, width, height) = (x0, y0, x1 - x0, y1 - y0)
      func cutRow(_ x: inout Double, _ y: inout Double) {
        if abs(y) <= reach { return }
        y = y > 0 ? reach : -reach
        x = ox + width * ((y - oy) / height)
      }
      cutRow(&x0, &y0)
      cutRow(&x1, &y1)
      // Beyond the sides an edge becomes upright: its height counts, its slope does not show.
      x0 = min(max(x0, -reach), reach)
      x1 = min(max(x1, -reach), reach)
    }
    let one = Self.one
    func fixed(_ value: Double, _ origin: Int) -> Int {
      Int((value * Double(one)).rounded()) - origin * one
    }
    addLine(
      fixed(x0, bounds.minX), fixed(y0, bounds.minY), fixed(x1, bounds.minX), fixed(y1, bounds.minY))
  }

  /// Adds an edge row by row; coordinates in 1/256 from the corner of the bounds.
  private mutating func addLine(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    if y0 == y1 { return }
    if y0 > y1 {
      addDownwards(x1, y1, x0, y0, sign: -1)
    } else {
      addDownwards(x0, y0, x1, y1, sign: 1)
    }
  }

  private mutating func addDownwards(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, sign: Int) {
    let one = Self.one
    let height = y1 - y0
    let width = x1 - x0
    let end = min(y1, bounds.height << Self.bits)
    var y = max(y0, 0)
    if y >= end { return }
    // Every row's place is rounded from the whole edge, so that no error builds up and parts of a canvas agree.
    func place(_ y: Int) -> Int { y == y1 ? x1 : x0 + divideRounded(width * (y - y0), height) }
    var x = place(y)
    while y < end {
      let row = y >> Self.bits
      let nextY = min((row + 1) << Self.bits, y1)
      let nextX = place(nextY)
      addRow(row, x, y & (one - 1), nextX, nextY - (row << Self.bits), sign)
      y = nextY
      x = nextX
    }
  }

  @inline(__always)
  private func divideRounded(_ a: Int, _ b: Int) -> Int {
    (a >= 0) == (b > 0) ? (abs(a) + abs(b) / 2) / abs(b) : -((abs(a) + abs(b) / 2) / abs(b))
  }

  /// Adds the part of an edge that lies in one row, cell by cell.
  private mutating func addRow(_ row: Int, _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
    let base = row * stride
    let cell0 = x0 >> Self.bits
    let cell1 = x1 >> Self.bits
    let height = y1 - y0
    if cell0 == cell1 {
      if cell0 >= stride { return }
      if cell0 < 0 {
        cover[base] += Int32(truncatingIfNeeded: sign * height)
        return
      }
      let inner = (x0 & (Self.one - 1)) + (x1 & (Self.one - 1))
      area[base + cell0] += Int32(truncatingIfNeeded: sign * height * inner)
      cover[base + cell0] += Int32(truncatingIfNeeded: sign * height)
      return
    }
    let width = x1 - x0
    func crossing(_ edge: Int) -> Int { y0 + divideRounded(height * (edge - x0), width) }
    let step = x1 > x0 ? 1 : -1
    var cell = cell0
    var x = x0
    var y = y0
    // What lies outside of the bounds is passed over in one go.
    if step > 0 && cell < 0 {
      let nextY = cell1 < 0 ? y1 : crossing(0)
      cover[base] += Int32(truncatingIfNeeded: sign * (nextY - y))
      if cell1 < 0 { return }
      (cell, x, y) = (0, 0, nextY)
    } else if step < 0 && cell >= stride {
      if cell1 >= stride { return }
      (cell, x, y) = (stride - 1, stride << Self.bits, crossing(stride << Self.bits))
    }
    while true {
      if cell >= stride { return }
      if cell < 0 {
        cover[base] += Int32(truncatingIfNeeded: sign * (y1 - y))
        return
      }
      let isLast = cell == cell1
      let edge = step > 0 ? (cell + 1) << Self.bits : cell << Self.bits
      let nextX = isLast ? x1 : edge
      let nextY = isLast ? y1 : crossing(edge)
      let inner = (x - (cell << Self.bits)) + (nextX - (cell << Self.bits))
      area[base + cell] += Int32(truncatingIfNeeded: sign * (nextY - y) * inner)
      cover[base + cell] += Int32(truncatingIfNeeded: sign * (nextY - y))
      if isLast { return }
      x = nextX
      y = nextY
      cell += step
    }
  }

  private func resolved(rule: FillRule, isAntialiased: Bool) -> CoverageMask {
    var mask = CoverageMask(bounds: bounds)
    let full = 2 * Self.one * Self.one
    let width = bounds.width
    area.withUnsafeBufferPointer { area in
      cover.withUnsafeBufferPointer { cover in
        mask.values.withUnsafeMutableBufferPointer { values in
          for row in 0..<bounds.height {
            var sum = 0
            let base = row * stride
            let out = row * width
            for column in 0..<width {
              sum += Int(cover[base + column])
              // Twice the covered area: the height so far over the whole cell, less what lies left of the edges.
              var doubled = sum * 2 * Self.one - Int(area[base + column])
              switch rule {
              case .nonZero:
                if doubled < 0 { doubled = -doubled }
                if doubled > full { doubled = full }
              case .evenOdd:
                if doubled < 0 { doubled = -doubled }
                doubled %= 2 * full
                if doubled > full { doubled = 2 * full - doubled }
              }
              if isAntialiased {
                values[out + column] = UInt8((doubled * 255 + full / 2) / full)
              } else {
                values[out + column] = doubled * 2 >= full ? 255 : 0
              }
            }
          }
        }
      }
    }
    return mask
  }
}
