import CPixelKernels
import Foundation
import Geometry

/// A rectangle with horizontal and vertical sides, in 1/1024 of a pixel: its coverage of each pixel is a
/// product, and all rows between its top and its bottom are the same.
struct UprightRect {
  private let left: Int
  private let top: Int
  private let right: Int
  private let bottom: Int

  /// Coordinates beyond which other code is used, in pixels.
  private static let farthest = 1e5
  /// Fewer columns than this are sent together.
  private static let fewColumns = 24
  /// Rows of a wide rectangle that are sent at once, so that the pixels of its left side are still in the
  /// cache for the rest.
  private static let rowsAtOnce = 16

  /// `nil` if the path is not a rectangle, or is not upright on the canvas.
  init?(_ path: Path, _ transform: CGAffineTransform) {
    guard case .rect(let rect)? = path.figure, transform.b == 0, transform.c == 0 else { return nil }
    let x0 = Double(transform.a * rect.minX + transform.tx)
    let x1 = Double(transform.a * rect.maxX + transform.tx)
    let y0 = Double(transform.d * rect.minY + transform.ty)
    let y1 = Double(transform.d * rect.maxY + transform.ty)
    // Also false where one is not a number.
    guard abs(x0) < Self.farthest, abs(x1) < Self.farthest, abs(y0) < Self.farthest, abs(y1) < Self.farthest
    else { return nil }
    (left, right) = (EdgeList.fixed(min(x0, x1)), EdgeList.fixed(max(x0, x1)))
    (top, bottom) = (EdgeList.fixed(min(y0, y1)), EdgeList.fixed(max(y0, y1)))
  }

  /// Whether all sides are on pixel boundaries.
  var isWhole: Bool { (left | top | right | bottom) & (EdgeList.one &- 1) == 0 }

  /// Sends the coverage of the pixels within a clip rectangle to a sink.
  @inline(__always)
  func resolve<Sink: CoverageSink>(clip: PixelBounds, isAntialiased: Bool, into sink: inout Sink) {
    let (bits, one) = (EdgeList.bits, EdgeList.one)
    let columns = PixelBounds(
      minX: left >> bits, minY: top >> bits, maxX: (right &+ one &- 1) >> bits,
      maxY: (bottom &+ one &- 1) >> bits
    ).intersection(clip)
    if columns.isEmpty || left >= right || top >= bottom { return }
    let rule = CoverageRule(is_even_odd: 0, is_aliased: isAntialiased ? 0 : 1)
    let firstWhole = (top &+ one &- 1) >> bits
    let endWhole = bottom >> bits
    if firstWhole > endWhole {
      send(top >> bits, 1, bottom &- top, columns, rule, &sink)
      return
    }
    if firstWhole << bits > top {
      send(firstWhole &- 1, 1, firstWhole << bits &- top, columns, rule, &sink)
    }
    send(firstWhole, endWhole &- firstWhole, one, columns, rule, &sink)
    if endWhole << bits < bottom {
      send(endWhole, 1, bottom &- endWhole << bits, columns, rule, &sink)
    }
  }

  /// Sends rows with the same coverage.
  ///
  /// - Parameter height: how much of each row is between the top and the bottom, in 1/1024.
  @inline(__always)
  private func send<Sink: CoverageSink>(
    _ firstRow: Int, _ rowCount: Int, _ height: Int, _ columns: PixelBounds, _ rule: CoverageRule,
    _ sink: inout Sink
  ) {
    let (minY, maxY) = (max(firstRow, columns.minY), min(firstRow &+ rowCount, columns.maxY))
    if minY >= maxY { return }
    func coverage(_ column: Int) -> UInt8 {
      let start = max(left, column << EdgeList.bits)
      let end = min(right, (column &+ 1) << EdgeList.bits)
      return coverage_of_area(Int64(2 &* (end &- start) &* height), rule)
    }
    let (minX, maxX) = (columns.minX, columns.maxX)
    if columns.width < Self.fewColumns {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.fewColumns) { coverages in
        for column in minX..<maxX { coverages[column &- minX] = coverage(column) }
        sink.cover(
          y: minY, rows: maxY &- minY, minX: minX,
          coverages: UnsafeBufferPointer(rebasing: coverages[0..<(maxX &- minX)]))
      }
      return
    }
    // All columns except the first and the last are completely between the left and the right side.
    let ends = (coverage(minX), coverage(maxX &- 1))
    let inside = coverage(minX &+ 1)
    withUnsafeBytes(of: ends) { ends in
      let ends = ends.bindMemory(to: UInt8.self)
      var y = minY
      while y < maxY {
        let end = min(y &+ Self.rowsAtOnce, maxY)
        for next in end..<min(end &+ Self.rowsAtOnce, maxY) { sink.expect(y: next, minX: minX, maxX: maxX) }
        let rows = end &- y
        sink.cover(y: y, rows: rows, minX: minX, coverages: UnsafeBufferPointer(rebasing: ends[0..<1]))
        if inside > 0 {
          sink.cover(y: y, rows: rows, minX: minX &+ 1, maxX: maxX &- 1, coverage: inside)
        }
        sink.cover(y: y, rows: rows, minX: maxX &- 1, coverages: UnsafeBufferPointer(rebasing: ends[1..<2]))
        y = end
      }
    }
  }
}
