import CPixelKernels
import Geometry

/// Finds how much of each pixel lies inside a list of edges.
///
/// Every edge is cut into pieces, one for each cell (pixel) that it passes. Summing, along a row, the heights of the
/// pieces and the areas on their left gives, exactly, the integral of the winding number over each pixel. That is the
/// covered area wherever the winding number takes only two neighbouring values in the pixel: where no edge passes, or
/// a single line that runs only down or only up, or only left or only right. Cells in which more meets are cut into
/// strips. The cells themselves are written and read in C (`coverage_write`, `coverage_row`).
///
/// Only integers and correctly rounded operations take part, so that the result depends neither on the machine nor
/// on how the canvas is divided.
final class CellGrid {
  private static let bits = EdgeList.bits
  private static let one = EdgeList.one
  /// Cells that are worked on at once: as many as fit in a processor's second cache.
  private static let capacity = 16384
  /// Pieces that rows are given room for when several are done at once.
  private static let pieceLimit = 1 << 18
  /// Pieces that a single row is given room for.
  private static let rowLimit = 1 << 21
  /// With more pieces than this, or than a row has room for, areas are only summed, as where edges do not meet.
  private static let crowdLimit = 1 << 22
  /// Equal rows that are found once: fewer are not worth looking for.
  private static let fewestEqualRows = 4
  /// Equal rows that are sent at once, so that the pixels of the first are still at hand for the next span.
  private static let rowsAtOnce = 16

  /// Memory that grows and is used again.
  private struct Memory<Element> {
    private(set) var base = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    private(set) var capacity = 0

    /// Makes room; what was there is lost.
    mutating func reserve(_ count: Int, filledWith element: Element) {
      if count <= capacity { return }
      base.deallocate()
      base = .allocate(capacity: count)
      base.initialize(repeating: element, count: count)
      capacity = count
    }
  }

  // What cells are written to. Empty between paths, but for the pieces and their runs.
  @exclusivity(unchecked) private var heads = Memory<Int32>()
  @exclusivity(unchecked) private var passed = Memory<UInt64>()
  @exclusivity(unchecked) private var left = Memory<Int32>()
  @exclusivity(unchecked) private var pieces = Memory<UInt64>()
  @exclusivity(unchecked) private var runs = Memory<CoverageRun>()

  @exclusivity(unchecked) private var coverages = Memory<UInt8>()
  @exclusivity(unchecked) private var spans = Memory<CoverageSpan>()
  private var active: [Int32] = []
  private var starts: [Int32] = []
  private var order: [Int32] = []
  private var changes: [Bool] = []

  deinit {
    heads.base.deallocate()
    passed.base.deallocate()
    left.base.deallocate()
    pieces.base.deallocate()
    runs.base.deallocate()
    coverages.base.deallocate()
    spans.base.deallocate()
  }

  /// What stays the same for all rows of a path.
  private struct Job {
    var edges: UnsafeBufferPointer<EdgeList.Edge>
    var bounds: PixelRect
    var rule: CoverageRule
    var words: Int
  }

  /// Sends the coverage of the pixels within the list's bounds to a sink.
  func resolve<Sink: CoverageSink>(
    _ list: EdgeList, rule: FillRule, isAntialiased: Bool, into sink: inout Sink
  ) {
    let bounds = list.bounds
    let edges = list.edges
    if bounds.isEmpty || edges.isEmpty { return }
    let job = Job(
      edges: edges, bounds: bounds,
      rule: CoverageRule(is_even_odd: rule == .evenOdd ? 1 : 0, is_aliased: isAntialiased ? 0 : 1),
      words: (bounds.width + 63) / 64)
    coverages.reserve(bounds.width, filledWith: 0)
    spans.reserve(bounds.width + 2, filledWith: CoverageSpan(min_x: 0, max_x: 0, coverage: 0))
    guard list.tallestUpright >= Self.fewestEqualRows << Self.bits else {
      resolve(job, rows: bounds.minY..<bounds.maxY, &sink)
      return
    }
    findChanges(job)
    // From where on rows have neither been resolved nor been found to be equal.
    var start = bounds.minY
    var first = bounds.minY
    while first < bounds.maxY {
      var next = first + 1
      while next < bounds.maxY && !changes[next - bounds.minY] { next += 1 }
      if next - first >= Self.fewestEqualRows {
        if start < first { resolve(job, rows: start..<first, &sink) }
        resolve(job, order: nil, top: first, height: 1, copies: next - first, &sink)
        start = next
      }
      first = next
    }
    if start < bounds.maxY { resolve(job, rows: start..<bounds.maxY, &sink) }
  }

  /// Notes for each row whether it may differ from the one above: an upright edge that passes both does not make
  /// them differ.
  private func findChanges(_ job: Job) {
    let height = job.bounds.height
    changes.removeAll(keepingCapacity: true)
    changes.append(contentsOf: repeatElement(false, count: height + 1))
    changes.withUnsafeMutableBufferPointer { changes in
      /// Marks the rows from the one in which something begins up to the one below that in which it ends.
      func mark(_ top: Int, _ bottom: Int) {
        let first = max((top >> Self.bits) - job.bounds.minY, 0)
        let last = min(((bottom + Self.one - 1) >> Self.bits) - job.bounds.minY, height)
        if first <= last { for row in first...last { changes[row] = true } }
      }
      for edge in job.edges {
        let (y0, y1) = (Int(edge.y0), Int(edge.y1))
        if edge.x0 == edge.x1 {
          mark(y0, y0)
          mark(y1, y1)
        } else {
          mark(min(y0, y1), max(y0, y1))
        }
      }
    }
  }

  /// Resolves some rows in bands of as many as are worked on at once.
  private func resolve<Sink: CoverageSink>(_ job: Job, rows: Range<Int>, _ sink: inout Sink) {
    let bandHeight = min(max(Self.capacity / job.bounds.width, 4), rows.count)
    if bandHeight >= rows.count {
      resolve(job, order: nil, top: rows.lowerBound, height: rows.count, &sink)
      return
    }
    let edges = job.edges
    sort(edges, rows, bandHeight)
    active.removeAll(keepingCapacity: true)
    let bandCount = (rows.count + bandHeight - 1) / bandHeight
    for band in 0..<bandCount {
      active.append(contentsOf: order[Int(starts[band])..<Int(starts[band + 1])])
      let top = rows.lowerBound + band * bandHeight
      let height = min(bandHeight, rows.upperBound - top)
      active.withUnsafeBufferPointer { resolve(job, order: $0, top: top, height: height, &sink) }
      let end = (top + height) << Self.bits
      active.removeAll { max(edges[Int($0)].y0, edges[Int($0)].y1) <= end }
    }
  }

  /// Orders the edges by the band in which they begin, those of one band as they come.
  private func sort(_ edges: UnsafeBufferPointer<EdgeList.Edge>, _ rows: Range<Int>, _ bandHeight: Int) {
    let bandCount = (rows.count + bandHeight - 1) / bandHeight
    func band(_ edge: EdgeList.Edge) -> Int {
      min(max((Int(min(edge.y0, edge.y1)) >> Self.bits) - rows.lowerBound, 0) / bandHeight, bandCount - 1)
    }
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: bandCount + 2))
    for edge in edges { starts[band(edge) + 2] += 1 }
    for index in 2..<starts.count { starts[index] += starts[index - 1] }
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: repeatElement(0, count: edges.count))
    for index in edges.indices {
      let place = band(edges[index]) + 1
      order[Int(starts[place])] = Int32(truncatingIfNeeded: index)
      starts[place] += 1
    }
  }

  /// Resolves some rows; where there are too many pieces for all of them, halves of them.
  ///
  /// - Parameters:
  ///   - order: the places of the edges that may touch the rows; nil is all.
  ///   - copies: how many rows from the top one on are equal, where it is resolved alone.
  private func resolve<Sink: CoverageSink>(
    _ job: Job, order: UnsafeBufferPointer<Int32>?, top: Int, height: Int, copies: Int = 1, _ sink: inout Sink
  ) {
    for row in 0..<min(Sink.rowsAhead, height * copies) {
      sink.expect(y: top + row, minX: job.bounds.minX, maxX: job.bounds.maxX)
    }
    heads.reserve(job.bounds.width * height, filledWith: 0)
    passed.reserve(job.words * height, filledWith: 0)
    left.reserve(height, filledWith: 0)
    // A single line may pass every cell.
    let most = job.bounds.width + height + 2
    let limit = height > 1 ? max(Self.pieceLimit, most) : max(Self.rowLimit, most)
    var wanted = min(4 * job.edges.count + most, limit)
    var cells = cells(job, top: top, rows: height, capacity: wanted)
    while !write(job.edges, order, &cells) {
      clear(job, rows: height)
      if wanted < limit {
        wanted = min(4 * wanted, limit)
        cells = self.cells(job, top: top, rows: height, capacity: wanted)
      } else if height == 1 || isCrowded(job, order, top: top, height: height) {
        for row in 0..<height { resolveCrowdedRow(job, order: order, top: top + row, copies: copies, &sink) }
        return
      } else {
        let half = height / 2
        resolve(job, order: order, top: top, height: half, &sink)
        resolve(job, order: order, top: top + half, height: height - half, &sink)
        return
      }
    }
    if copies > 1 {
      let count = coverage_row(&cells, 0, job.rule, coverages.base, spans.base)
      sendCopies(job, top: top, copies: copies, spanCount: count, &sink)
      return
    }
    for row in 0..<height {
      if row + Sink.rowsAhead < height {
        sink.expect(y: top + row + Sink.rowsAhead, minX: job.bounds.minX, maxX: job.bounds.maxX)
      }
      let count = coverage_row(&cells, row, job.rule, coverages.base, spans.base)
      for index in 0..<count { send(spans.base[index], job, y: top + row, rows: 1, &sink) }
    }
  }

  /// Empty cells with room for pieces.
  private func cells(_ job: Job, top: Int, rows: Int, capacity: Int) -> CoverageCells {
    pieces.reserve(capacity + 1, filledWith: 0)
    // Another one marks where the last one ends.
    runs.reserve(
      capacity + 2, filledWith: CoverageRun(doubled_area: 0, points: 0, ways: 0, first: 0, earlier: 0))
    return CoverageCells(
      heads: heads.base, passed: passed.base, left: left.base, pieces: pieces.base, runs: runs.base,
      capacity: Int64(capacity), stride: Int64(job.bounds.width), words: Int64(job.words),
      origin_x: Int64(job.bounds.minX << Self.bits), origin_y: Int64(top << Self.bits), rows: Int64(rows))
  }

  /// Whether there are too many pieces in some rows to look at each.
  private func isCrowded(
    _ job: Job, _ order: UnsafeBufferPointer<Int32>?, top: Int, height: Int
  ) -> Bool {
    let (start, end) = (top << Self.bits, (top + height) << Self.bits)
    var sides = 0
    func count(_ edge: EdgeList.Edge) {
      let (low, high) = (Int(min(edge.y0, edge.y1)), Int(max(edge.y0, edge.y1)))
      let rows = min(high, end) - max(low, start)
      if rows < 0 { return }
      // The sides of cells that it passes, about.
      let columns = min(abs(Int(edge.x1) - Int(edge.x0)), job.bounds.width << Self.bits)
      sides += rows + (high > low ? columns * rows / (high - low) : columns)
    }
    if let order {
      for index in order { count(job.edges[Int(index)]) }
    } else {
      for edge in job.edges { count(edge) }
    }
    return sides >> Self.bits > Self.crowdLimit
  }

  /// Cuts edges into pieces.
  ///
  /// - Returns: whether there was room for all.
  private func write(
    _ edges: UnsafeBufferPointer<EdgeList.Edge>, _ order: UnsafeBufferPointer<Int32>?,
    _ cells: inout CoverageCells
  ) -> Bool {
    let count = order.map(\.count) ?? edges.count
    if count == 0 { return true }
    return coverage_write(&cells, edges.baseAddress, order?.baseAddress, 0, count) == count
  }

  /// Forgets all pieces.
  private func clear(_ job: Job, rows: Int) {
    heads.base.update(repeating: 0, count: job.bounds.width * rows)
    passed.base.update(repeating: 0, count: job.words * rows)
    left.base.update(repeating: 0, count: rows)
  }

  // MARK: Rows

  /// Sends a span of one row or of several equal ones.
  @inline(__always)
  private func send<Sink: CoverageSink>(
    _ span: CoverageSpan, _ job: Job, y: Int, rows: Int, _ sink: inout Sink
  ) {
    let minX = job.bounds.minX &+ Int(span.min_x)
    if span.coverage >= 0 {
      sink.cover(
        y: y, rows: rows, minX: minX, maxX: job.bounds.minX &+ Int(span.max_x),
        coverage: UInt8(truncatingIfNeeded: span.coverage))
    } else {
      sink.cover(
        y: y, rows: rows, minX: minX,
        coverages: UnsafeBufferPointer(
          start: coverages.base + Int(span.min_x), count: Int(span.max_x &- span.min_x)))
    }
  }

  /// Sends equal rows, a few at a time.
  private func sendCopies<Sink: CoverageSink>(
    _ job: Job, top: Int, copies: Int, spanCount: Int, _ sink: inout Sink
  ) {
    var row = 0
    while row < copies {
      let rows = min(Self.rowsAtOnce, copies - row)
      for next in (row + rows)..<max(min(row + 2 * rows, copies), row + rows) {
        sink.expect(y: top + next, minX: job.bounds.minX, maxX: job.bounds.maxX)
      }
      for index in 0..<spanCount { send(spans.base[index], job, y: top + row, rows: rows, &sink) }
      row += rows
    }
  }

  /// Resolves a row with so many edges that the integral of the winding number must do.
  private func resolveCrowdedRow<Sink: CoverageSink>(
    _ job: Job, order: UnsafeBufferPointer<Int32>?, top: Int, copies: Int, _ sink: inout Sink
  ) {
    let width = job.bounds.width
    var areas = [Int](repeating: 0, count: width)
    var heights = [Int](repeating: 0, count: width)
    let count = order.map(\.count) ?? job.edges.count
    var cells = cells(job, top: top, rows: 1, capacity: pieces.capacity - 1)
    var place = 0
    var sum = 0
    while place < count {
      place = coverage_write(&cells, job.edges.baseAddress, order?.baseAddress, place, count)
      sum += Int(left.base[0])
      for column in 0..<width {
        var index = Int(heads.base[column])
        while index != 0 {
          let run = runs.base[index]
          heights[column] += Int(coverage_run_height(run))
          areas[column] += Int(run.doubled_area)
          index = Int(run.earlier)
        }
      }
      clear(job, rows: 1)
    }
    for column in 0..<width {
      sum += heights[column]
      coverages.base[column] = coverage_of_area(Int64(sum * 2 * Self.one - areas[column]), job.rule)
    }
    sink.cover(
      y: top, rows: copies, minX: job.bounds.minX,
      coverages: UnsafeBufferPointer(start: coverages.base, count: width))
  }
}
