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
  static let flatness: CGFloat = 0.05

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

  /// Adds an edge, cut to the rows asked for; what lies left of them counts as lying on their left side.
  private mutating func add(_ a: CGPoint, _ b: CGPoint) {
    let top = Double(bounds.minY)
    let bottom = Double(bounds.maxY)
    var (x0, y0) = (Double(a.x), Double(a.y))
    var (x1, y1) = (Double(b.x), Double(b.y))
    if (y0 <= top && y1 <= top) || (y0 >= bottom && y1 >= bottom) { return }
    let (ox0, oy0, ox1, oy1) = (x0, y0, x1, y1)
    func original(_ y: Double) -> Double { ox0 + (ox1 - ox0) * ((y - oy0) / (oy1 - oy0)) }
    if y0 < top {
      (x0, y0) = (original(top), top)
    } else if y0 > bottom {
      (x0, y0) = (original(bottom), bottom)
    }
    if y1 < top {
      (x1, y1) = (original(top), top)
    } else if y1 > bottom {
      (x1, y1) = (original(bottom), bottom)
    }
    addHorizontallyCut(x0, y0, x1, y1)
  }

  /// Adds an edge with the parts beyond the left and right sides made upright on them.
  private mutating func addHorizontallyCut(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    let left = Double(bounds.minX)
    let right = Double(bounds.maxX)
    if x0 <= left && x1 <= left { return addFixed(left, y0, left, y1) }
    if x0 >= right && x1 >= right { return }
    for side in [left, right] where (x0 < side) != (x1 < side) && x0 != side && x1 != side {
      let y = y0 + (y1 - y0) * ((side - x0) / (x1 - x0))
      addHorizontallyCut(x0, y0, side, y)
      addHorizontallyCut(side, y, x1, y1)
      return
    }
    addFixed(x0, y0, x1, y1)
  }

  private mutating func addFixed(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    let scale = Double(Self.one)
    func fixed(_ value: Double, _ origin: Int) -> Int { Int(((value - Double(origin)) * scale).rounded()) }
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
    var y = y0
    var x = x0
    while y < y1 {
      let row = y >> Self.bits
      let nextY = min((row + 1) << Self.bits, y1)
      // Rounded to the nearest from the whole edge, so that no error builds up.
      let nextX = nextY == y1 ? x1 : x0 + divideRounded(width * (nextY - y0), height)
      addRow(row, x, y & (one - 1), nextX, nextY - (row << Self.bits), sign)
      y = nextY
      x = nextX
    }
  }

  @inline(__always)
  private func divideRounded(_ a: Int, _ b: Int) -> Int {
    a >= 0 ? (a + b / 2) / b : -((-a + b / 2) / b)
  }

  /// Adds the part of an edge that lies in one row, cell by cell.
  private mutating func addRow(_ row: Int, _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ sign: Int) {
    if row >= bounds.height { return }
    let base = row * stride
    let cell0 = x0 >> Self.bits
    let cell1 = x1 >> Self.bits
    let height = y1 - y0
    if cell0 == cell1 {
      let inner = (x0 & (Self.one - 1)) + (x1 & (Self.one - 1))
      area[base + cell0] += Int32(truncatingIfNeeded: sign * height * inner)
      cover[base + cell0] += Int32(truncatingIfNeeded: sign * height)
      return
    }
    let step = x1 > x0 ? 1 : -1
    let width = x1 - x0
    var cell = cell0
    var x = x0
    var y = y0
    while true {
      let isLast = cell == cell1
      let edge = step > 0 ? (cell + 1) << Self.bits : cell << Self.bits
      let nextX = isLast ? x1 : edge
      let nextY = isLast ? y1 : y0 + divideRounded(height * (edge - x0), width)
      let inner = (x - (cell << Self.bits)) + (nextX - (cell << Self.bits))
      if cell < stride {
        area[base + cell] += Int32(truncatingIfNeeded: sign * (nextY - y) * inner)
        cover[base + cell] += Int32(truncatingIfNeeded: sign * (nextY - y))
      }
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
