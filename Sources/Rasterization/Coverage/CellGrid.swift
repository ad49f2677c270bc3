import Geometry

/// Finds how much of each pixel lies inside a list of edges.
///
/// Every edge is cut into pieces, one for each cell (pixel) that it passes. Summing, along a row, the heights of the
/// pieces and the areas on their left gives, exactly, the integral of the winding number over each pixel. That is the
/// covered area wherever the winding number takes only two neighbouring values in the pixel: where no edge passes, or
/// a single line that runs only down or only up, or only left or only right. Cells in which more meets are cut into
/// strips (`CellPieces`).
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

  // What `CellWriter` writes to. Empty between paths, but for the pieces.
  @exclusivity(unchecked) private var heads = Memory<Int32>()
  @exclusivity(unchecked) private var passed = Memory<UInt64>()
  @exclusivity(unchecked) private var left = Memory<Int32>()
  @exclusivity(unchecked) private var pieces = Memory<CellPiece>()
  @exclusivity(unchecked) private var runs = Memory<CellRun>()

  @exclusivity(unchecked) private var coverages = Memory<UInt8>()
  private let strips = CellPieces()
  private var active: [Int32] = []
  private var starts: [Int32] = []
  private var order: [Int32] = []

  deinit {
    heads.base.deallocate()
    passed.base.deallocate()
    left.base.deallocate()
    pieces.base.deallocate()
    runs.base.deallocate()
    coverages.base.deallocate()
  }

  /// What stays the same for all rows of a path.
  private struct Job {
    var edges: UnsafeBufferPointer<EdgeList.Edge>
    var bounds: PixelRect
    var rule: FillRule
    var isAntialiased: Bool
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
      edges: edges, bounds: bounds, rule: rule, isAntialiased: isAntialiased, words: (bounds.width + 63) / 64)
    let bandHeight = min(max(Self.capacity / bounds.width, 4), bounds.height)
    heads.reserve(bounds.width * bandHeight, filledWith: 0)
    passed.reserve(job.words * bandHeight, filledWith: 0)
    left.reserve(bandHeight, filledWith: 0)
    coverages.reserve(bounds.width, filledWith: 0)
    if bandHeight >= bounds.height {
      resolve(job, order: nil, top: bounds.minY, height: bounds.height, &sink)
      return
    }
    sort(edges, bounds, bandHeight)
    active.removeAll(keepingCapacity: true)
    let bandCount = (bounds.height + bandHeight - 1) / bandHeight
    for band in 0..<bandCount {
      active.append(contentsOf: order[Int(starts[band])..<Int(starts[band + 1])])
      let top = bounds.minY + band * bandHeight
      let height = min(bandHeight, bounds.maxY - top)
      active.withUnsafeBufferPointer { resolve(job, order: $0, top: top, height: height, &sink) }
      let end = (top + height) << Self.bits
      active.removeAll { max(edges[Int($0)].y0, edges[Int($0)].y1) <= end }
    }
  }

  /// Orders the edges by the band in which they begin, those of one band as they come.
  private func sort(_ edges: UnsafeBufferPointer<EdgeList.Edge>, _ bounds: PixelRect, _ bandHeight: Int) {
    let bandCount = (bounds.height + bandHeight - 1) / bandHeight
    func band(_ edge: EdgeList.Edge) -> Int {
      min(max((Int(min(edge.y0, edge.y1)) >> Self.bits) - bounds.minY, 0) / bandHeight, bandCount - 1)
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
  /// - Parameter order: the places of the edges that may touch the rows; nil is all.
  private func resolve<Sink: CoverageSink>(
    _ job: Job, order: UnsafeBufferPointer<Int32>?, top: Int, height: Int, _ sink: inout Sink
  ) {
    for row in 0..<min(Sink.rowsAhead, height) {
      sink.expect(y: top + row, minX: job.bounds.minX, maxX: job.bounds.maxX)
    }
    // A single line may pass every cell.
    let most = job.bounds.width + height + 2
    let limit = height > 1 ? max(Self.pieceLimit, most) : max(Self.rowLimit, most)
    var wanted = min(4 * job.edges.count + most, limit)
    while true {
      let piece = CellPiece(x0: 0, y0: 0, x1: 0, y1: 0, entersLeft: false, exitsLeft: false)
      pieces.reserve(wanted + 1, filledWith: piece)
      // Another one marks where the last one ends.
      runs.reserve(wanted + 2, filledWith: CellRun(piece, doubledArea: 0, first: 0, earlier: 0))
      var writer = CellWriter(
        heads: heads.base, passed: passed.base, left: left.base, pieces: pieces.base, runs: runs.base,
        capacity: wanted, stride: job.bounds.width, words: job.words,
        originX: job.bounds.minX << Self.bits, originY: top << Self.bits, rows: height)
      if write(job.edges, order, &writer) { break }
      clear(job, rows: height)
      if wanted < limit {
        wanted = min(4 * wanted, limit)
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
      if row + Sink.rowsAhead < height {
        sink.expect(y: top + row + Sink.rowsAhead, minX: job.bounds.minX, maxX: job.bounds.maxX)
      }
      resolveRow(row, y: top + row, job, &sink)
    }
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
    _ writer: inout CellWriter
  ) -> Bool {
    // Only a local copy can be kept in registers.
    var own = writer
    if let order {
      for index in order where !own.add(edges[Int(index)]) { return false }
    } else {
      for edge in edges where !own.add(edge) { return false }
    }
    own.close()
    writer = own
    return true
  }

  /// Forgets all pieces.
  private func clear(_ job: Job, rows: Int) {
    heads.base.update(repeating: 0, count: job.bounds.width * rows)
    passed.base.update(repeating: 0, count: job.words * rows)
    left.base.update(repeating: 0, count: rows)
  }

  // MARK: Rows

  /// Sends the coverage of one row, cell by cell.
  private struct RowSender {
    let coverages: UnsafeMutablePointer<UInt8>
    let y: Int
    let minX: Int
    /// The pixels whose coverage has been noted but not sent lie from `pending` up to `column`.
    var column = 0
    var pending = 0

    /// Fewer equal pixels than this are sent with what is around them.
    private static let shortest = 24

    init(coverages: UnsafeMutablePointer<UInt8>, y: Int, minX: Int) {
      self.coverages = coverages
      self.y = y
      self.minX = minX
    }

    @inline(__always)
    mutating func flush<Sink: CoverageSink>(_ sink: inout Sink) {
      if column > pending {
        sink.cover(
          y: y, minX: minX &+ pending,
          coverages: UnsafeBufferPointer(start: coverages + pending, count: column &- pending))
      }
    }

    /// Notes that all pixels up to one are covered alike.
    @inline(__always)
    mutating func cover<Sink: CoverageSink>(to next: Int, by even: UInt8, _ sink: inout Sink) {
      if even != 0 && next &- column < Self.shortest {
        for index in column..<next { coverages[index] = even }
      } else {
        flush(&sink)
        if even != 0 { sink.cover(y: y, minX: minX &+ column, maxX: minX &+ next, coverage: even) }
        pending = next
      }
      column = next
    }

    @inline(__always)
    mutating func cover(by coverage: UInt8) {
      coverages[column] = coverage
      column &+= 1
    }
  }

  private func resolveRow<Sink: CoverageSink>(_ row: Int, y: Int, _ job: Job, _ sink: inout Sink) {
    let bounds = job.bounds
    let heads = heads.base + row &* bounds.width
    let passed = passed.base + row &* job.words
    let runs = runs.base
    var sum = Int(left.base[row])
    left.base[row] = 0
    var sender = RowSender(coverages: coverages.base, y: y, minX: bounds.minX)
    for word in 0..<job.words {
      var set = passed[word]
      if set == 0 { continue }
      passed[word] = 0
      while set != 0 {
        let next = word &<< 6 &+ set.trailingZeroBitCount
        set &= set &- 1
        if next > sender.column {
          let even = Self.coverage(2 &* Self.one &* sum, job)
          sender.cover(to: next, by: even, &sink)
        }
        let head = Int(truncatingIfNeeded: heads[next])
        heads[next] = 0
        let run = runs + head
        if run.pointee.isAloneAndSimple {
          let height = run.pointee.height
          let doubled = (sum &+ height) &* 2 &* Self.one &- run.pointee.doubledArea
          sender.cover(by: Self.coverage(doubled, job))
          sum &+= height
        } else {
          let cell = cell(head, heightsLeft: sum, job.rule)
          sender.cover(by: Self.coverage(cell.doubledArea, job))
          sum &+= cell.height
        }
      }
    }
    // Only paths that go on to the right of the clip are still inside here.
    sender.cover(to: sender.column, by: 0, &sink)
    if sender.column < bounds.width {
      let even = Self.coverage(2 &* Self.one &* sum, job)
      if even != 0 { sender.cover(to: bounds.width, by: even, &sink) }
      sender.flush(&sink)
    }
  }

  /// The height of a cell's pieces, and twice the area that is inside or, where the winding number takes two
  /// neighbouring values only, twice its integral.
  ///
  /// - Parameter head: the run of pieces that was filed last.
  private func cell(
    _ head: Int, heightsLeft: Int, _ rule: FillRule
  ) -> (doubledArea: Int, height: Int) {
    let runs = runs.base
    let newest = runs[head]
    // A line that runs only up or only down, or only left or only right, cannot cross itself.
    var (start, end) = (newest.start, newest.end)
    var ways = newest.ways
    var isLine = true
    var height = newest.height
    var area = newest.doubledArea
    var index = newest.earlier
    while index != 0 {
      let run = runs[index]
      height &+= run.height
      area &+= run.doubledArea
      ways |= run.ways
      if run.end == start {
        start = run.start
      } else if run.start == end {
        end = run.end
      } else {
        isLine = false
      }
      index = run.earlier
    }
    if isLine && CellRun.isSimple(ways) {
      return ((heightsLeft &+ height) &* 2 &* Self.one &- area, height)
    }
    strips.removeAll()
    index = head
    while index != 0 {
      let first = Int(runs[index].first)
      var piece = Int(runs[index &+ 1].first)
      while piece > first {
        piece &-= 1
        strips.append(pieces.base[piece])
      }
      index = runs[index].earlier
    }
    // Already folded by the rule: 0 to full.
    return (strips.doubledArea(heightsLeft: heightsLeft, rule: rule), height)
  }

  /// Resolves a row with so many edges that the integral of the winding number must do.
  private func resolveCrowdedRow<Sink: CoverageSink>(
    _ job: Job, order: UnsafeBufferPointer<Int32>?, top: Int, _ sink: inout Sink
  ) {
    let width = job.bounds.width
    var areas = [Int](repeating: 0, count: width)
    var heights = [Int](repeating: 0, count: width)
    let capacity = pieces.capacity - 1
    var places = order.map { $0.startIndex } ?? job.edges.startIndex
    let end = order.map { $0.endIndex } ?? job.edges.endIndex
    var sum = 0
    while places < end {
      var writer = CellWriter(
        heads: heads.base, passed: passed.base, left: left.base, pieces: pieces.base, runs: runs.base,
        capacity: capacity, stride: width, words: job.words, originX: job.bounds.minX << Self.bits,
        originY: top << Self.bits, rows: 1)
      while places < end {
        let edge = order.map { job.edges[Int($0[places])] } ?? job.edges[places]
        if !writer.add(edge) { break }
        places += 1
      }
      sum += Int(left.base[0])
      for column in 0..<width {
        var index = Int(heads.base[column])
        while index != 0 {
          heights[column] += runs.base[index].height
          areas[column] += runs.base[index].doubledArea
          index = runs.base[index].earlier
        }
      }
      clear(job, rows: 1)
    }
    var sender = RowSender(coverages: coverages.base, y: top, minX: job.bounds.minX)
    for column in 0..<width {
      sum += heights[column]
      sender.cover(by: Self.coverage(sum * 2 * Self.one - areas[column], job))
    }
    sender.flush(&sink)
  }

  /// Coverage for twice an area in squares of 1/1024 pixel.
  @inline(__always)
  private static func coverage(_ doubledArea: Int, _ job: Job) -> UInt8 {
    let full = 2 &* one &* one
    var area = abs(doubledArea)
    if job.rule == .evenOdd {
      area &= 2 &* full &- 1
      if area > full { area = 2 &* full &- area }
    } else if area > full {
      area = full
    }
    if !job.isAntialiased { return area &* 2 >= full ? 255 : 0 }
    return UInt8(truncatingIfNeeded: (area &* 255 &+ full / 2) / full)
  }
}
