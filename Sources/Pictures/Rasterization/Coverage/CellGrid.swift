import CPixelKernels
import Geometry

/// Computes how much of each pixel is inside a list of edges.
///
/// Every edge is cut into pieces, one for each cell (pixel) that it passes. Summing, along a row, the heights
/// of the pieces and the areas on their left gives, exactly, the integral of the winding number over each
/// pixel. That is the covered area wherever the winding number takes only two neighbouring values in the
/// pixel: where no edge passes, or a single line that runs only down or only up, or only left or only right.
/// Cells with more edges are cut into strips. The cells themselves are written and read in C
/// (`coverage_write`, `coverage_row`).
///
/// Only integers and correctly rounded operations are used, so that the result depends neither on the machine
/// nor on how the canvas is divided.
final class CellGrid {
  private static let bits = EdgeList.bits
  private static let one = EdgeList.one
  /// Cells processed at once: as many as fit into a processor's second-level cache.
  private static let capacity = 16384
  /// Pieces allocated for rows when several are processed at once.
  private static let pieceLimit = 1 << 18
  /// Pieces allocated for a single row.
  private static let rowLimit = 1 << 21
  /// With more pieces than this, or than a row has room for, areas are only summed, as where edges do not
  /// meet.
  private static let crowdLimit = 1 << 22
  /// Equal rows that are computed once: fewer are not worth searching for.
  private static let fewestEqualRows = 4
  /// Equal rows that are sent at once, so that the pixels of the first are still at hand for the next span.
  private static let rowsAtOnce = 16

  /// Reusable memory that grows.
  private struct Memory<Element> {
    private(set) var base = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    private(set) var capacity = 0

    /// Makes room; the content is lost.
    mutating func reserve(_ count: Int, filledWith element: Element) {
      if count <= capacity { return }
      base.deallocate()
      base = .allocate(capacity: count)
      base.initialize(repeating: element, count: count)
      capacity = count
    }
  }

  // The destination of cells. Empty between paths, except for the pieces and their runs.
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
  @exclusivity(unchecked) private var rowBands = Memory<Int32>()
  // How equal rows have been merged.
  @exclusivity(unchecked) private var firstRows = Memory<Int32>()
  @exclusivity(unchecked) private var movedRows = Memory<Int32>()
  @exclusivity(unchecked) private var changes = Memory<UInt8>()

  deinit {
    heads.base.deallocate()
    passed.base.deallocate()
    left.base.deallocate()
    pieces.base.deallocate()
    runs.base.deallocate()
    coverages.base.deallocate()
    spans.base.deallocate()
    firstRows.base.deallocate()
    movedRows.base.deallocate()
    changes.base.deallocate()
    rowBands.base.deallocate()
  }

  /// What is the same for all rows of a path.
  private struct Job {
    var edges: UnsafeBufferPointer<EdgeList.Edge>
    var bounds: PixelBounds
    var rule: CoverageRule
    var words: Int
    /// A bit for each pixel of the bounds that is covered completely, whatever edges cross it.
    var covered: UnsafePointer<UInt64>?
    /// The number of rows, from the top of the bounds on; fewer than in the bounds if equal rows have been
    /// merged.
    var height: Int
    var isSqueezed: Bool
  }

  /// Sends the coverage of the pixels within the list's bounds to a sink.
  func resolve<Sink: CoverageSink>(
    _ list: EdgeList, rule: FillRule, isAntialiased: Bool, into sink: inout Sink
  ) {
    let bounds = list.bounds
    let edges = list.edges
    if bounds.isEmpty || (edges.isEmpty && list.crowd == nil) { return }
    var job = Job(
      edges: UnsafeBufferPointer(edges), bounds: bounds,
      rule: CoverageRule(is_even_odd: rule == .evenOdd ? 1 : 0, is_aliased: isAntialiased ? 0 : 1),
      words: (bounds.width + 63) / 64, covered: list.crowd?.covered, height: bounds.height, isSqueezed: false)
    coverages.reserve(bounds.width, filledWith: 0)
    spans.reserve(bounds.width + 2, filledWith: CoverageSpan(min_x: 0, max_x: 0, coverage: 0))
    // Rows crossed by the same edges may be covered by others, which are not among them.
    if list.crowd == nil, list.tallestVertical >= Self.fewestEqualRows << Self.bits {
      job.height = squeeze(edges, bounds)
      job.isSqueezed = job.height < bounds.height
    }
    resolve(job, &sink)
  }

  /// Merges equal rows.
  ///
  /// - Returns: the remaining number of rows.
  private func squeeze(_ edges: UnsafeMutableBufferPointer<EdgeList.Edge>, _ bounds: PixelBounds) -> Int {
    firstRows.reserve(bounds.height + 1, filledWith: 0)
    movedRows.reserve(bounds.height + 1, filledWith: 0)
    changes.reserve(bounds.height + 1, filledWith: 0)
    var rows = CoverageRows(first: firstRows.base, moved: movedRows.base, changes: changes.base)
    return coverage_squeeze(
      edges.baseAddress, edges.count, Int64(bounds.minY), bounds.height, Self.fewestEqualRows, &rows)
  }

  /// Resolves all rows, in bands of as many as are processed at once.
  private func resolve<Sink: CoverageSink>(_ job: Job, _ sink: inout Sink) {
    let bandHeight = min(max(Self.capacity / job.bounds.width, 4), job.height)
    if bandHeight >= job.height {
      resolve(job, order: nil, top: job.bounds.minY, height: job.height, &sink)
      return
    }
    let edges = job.edges
    sort(job, bandHeight)
    active.removeAll(keepingCapacity: true)
    let bandCount = (job.height + bandHeight - 1) / bandHeight
    for band in 0..<bandCount {
      active.append(contentsOf: order[Int(starts[band])..<Int(starts[band + 1])])
      let top = job.bounds.minY + band * bandHeight
      let height = min(bandHeight, job.bounds.minY + job.height - top)
      active.withUnsafeBufferPointer { resolve(job, order: $0, top: top, height: height, &sink) }
      let end = (top + height) << Self.bits
      active.removeAll { max(edges[Int($0)].y0, edges[Int($0)].y1) <= end }
    }
  }

  /// The canvas rows for a row.
  @inline(__always)
  private func canvasRows(_ row: Int, _ job: Job) -> (y: Int, count: Int) {
    if !job.isSqueezed { return (row, 1) }
    let index = row &- job.bounds.minY
    let first = Int(firstRows.base[index])
    return (job.bounds.minY &+ first, Int(firstRows.base[index &+ 1]) &- first)
  }

  /// Sorts the edges by the band in which they begin, stably.
  private func sort(_ job: Job, _ bandHeight: Int) {
    let edges = job.edges
    let bandCount = (job.height + bandHeight - 1) / bandHeight
    // Looked up for each edge, which is faster than dividing.
    rowBands.reserve(job.height, filledWith: 0)
    for row in 0..<job.height { rowBands.base[row] = Int32(truncatingIfNeeded: row / bandHeight) }
    let (bands, minY, lastRow) = (rowBands.base, job.bounds.minY, job.height - 1)
    func band(_ edge: EdgeList.Edge) -> Int {
      Int(bands[min(max((Int(min(edge.y0, edge.y1)) >> Self.bits) &- minY, 0), lastRow)])
    }
    starts.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: bandCount + 2))
    order.removeAll(keepingCapacity: true)
    order.append(contentsOf: repeatElement(0, count: edges.count))
    // Read once: each access to a property of a class is checked.
    starts.withUnsafeMutableBufferPointer { starts in
      order.withUnsafeMutableBufferPointer { order in
        for edge in edges { starts[band(edge) &+ 2] &+= 1 }
        for index in 2..<starts.count { starts[index] &+= starts[index &- 1] }
        for index in edges.indices {
          let place = band(edges[index]) &+ 1
          order[Int(starts[place])] = Int32(truncatingIfNeeded: index)
          starts[place] &+= 1
        }
      }
    }
  }

  /// Resolves some rows; if they have too many pieces, in halves.
  ///
  /// - Parameter order: the indices of the edges that may touch the rows; nil is all.
  private func resolve<Sink: CoverageSink>(
    _ job: Job, order: UnsafeBufferPointer<Int32>?, top: Int, height: Int, _ sink: inout Sink
  ) {
    for row in 0..<min(Sink.rowsAhead, height) { expect(top + row, job, &sink) }
    heads.reserve(job.bounds.width * height, filledWith: 0)
    passed.reserve(job.words * height, filledWith: 0)
    left.reserve(height, filledWith: 0)
    // A single line may cross every cell.
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
        for row in 0..<height { resolveCrowdedRow(job, order: order, top: top + row, &sink) }
        return
      } else {
        let half = height / 2
        resolve(job, order: order, top: top, height: half, &sink)
        resolve(job, order: order, top: top + half, height: height - half, &sink)
        return
      }
    }
    for row in 0..<height {
      if row + Sink.rowsAhead < height { expect(top + row + Sink.rowsAhead, job, &sink) }
      let count = coverage_row(&cells, row, job.rule, coverages.base, spans.base)
      let rows = canvasRows(top + row, job)
      if rows.count == 1 {
        for index in 0..<count { send(spans.base[index], job, y: rows.y, rows: 1, &sink) }
      } else {
        sendCopies(job, top: rows.y, copies: rows.count, spanCount: count, &sink)
      }
    }
  }

  /// Announces that a row may be covered soon.
  @inline(__always)
  private func expect<Sink: CoverageSink>(_ row: Int, _ job: Job, _ sink: inout Sink) {
    let rows = canvasRows(row, job)
    for y in rows.y..<(rows.y &+ min(rows.count, Self.rowsAtOnce)) {
      sink.expect(y: y, minX: job.bounds.minX, maxX: job.bounds.maxX)
    }
  }

  /// Empty cells with room for pieces.
  private func cells(_ job: Job, top: Int, rows: Int, capacity: Int) -> CoverageCells {
    pieces.reserve(capacity + 1, filledWith: 0)
    // A sentinel marks the end of the last one.
    runs.reserve(
      capacity + 2, filledWith: CoverageRun(doubled_area: 0, points: 0, ways: 0, first: 0, earlier: 0))
    return CoverageCells(
      heads: heads.base, passed: passed.base, left: left.base, pieces: pieces.base, runs: runs.base,
      capacity: Int64(capacity), stride: Int64(job.bounds.width), words: Int64(job.words),
      covered: job.covered.map { $0 + (top - job.bounds.minY) * job.words },
      origin_x: Int64(job.bounds.minX << Self.bits), origin_y: Int64(top << Self.bits), rows: Int64(rows))
  }

  /// Whether some rows have too many pieces to process each.
  private func isCrowded(
    _ job: Job, _ order: UnsafeBufferPointer<Int32>?, top: Int, height: Int
  ) -> Bool {
    let (start, end) = (top << Self.bits, (top + height) << Self.bits)
    var sides = 0
    func count(_ edge: EdgeList.Edge) {
      let (low, high) = (Int(min(edge.y0, edge.y1)), Int(max(edge.y0, edge.y1)))
      let rows = min(high, end) - max(low, start)
      if rows < 0 { return }
      // Roughly the number of cell sides that it crosses.
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

  /// Discards all pieces.
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

  /// Resolves a row with so many edges that the integral of the winding number has to suffice.
  private func resolveCrowdedRow<Sink: CoverageSink>(
    _ job: Job, order: UnsafeBufferPointer<Int32>?, top: Int, _ sink: inout Sink
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
    if let covered = job.covered {
      let row = covered + (top - job.bounds.minY) * job.words
      for column in 0..<width where row[column >> 6] >> UInt64(column & 63) & 1 == 1 {
        coverages.base[column] = 255
      }
    }
    let rows = canvasRows(top, job)
    sink.cover(
      y: rows.y, rows: rows.count, minX: job.bounds.minX,
      coverages: UnsafeBufferPointer(start: coverages.base, count: width))
  }
}
