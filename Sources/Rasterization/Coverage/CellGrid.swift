import Geometry

/// Finds how much of each pixel lies inside a list of edges.
///
/// Every edge adds its height to the cells (pixels) that it passes and the area on its left; summing along a row
/// gives, exactly, the integral of the winding number over each pixel. That is the covered area wherever the winding
/// number takes only two neighbouring values in the pixel: where no edge passes, or a single line that runs only down
/// or only up, or only left or only right. A cell notes where the line in it began and ends; one in which a second
/// line appears is marked, and its edges are gathered in a second pass and cut into strips (`CellPieces`).
///
/// Only integers and correctly rounded operations take part, so that the result depends neither on the machine nor
/// on how the canvas is divided.
final class CellGrid {
  private struct Cell {
    /// Twice the area to the left of the edges, and the edges' heights, in 1/1024 of a pixel; in a marked cell
    /// `area` is the index of the last piece that was gathered, or -1.
    var area: Int32
    var cover: Int32
    /// Where the line in the cell began and ends: eleven bits each of x and y, a bit that says there is one, and the
    /// ways that it has run.
    var ends: UInt64

    static let empty = Cell(area: 0, cover: 0, ends: 0)
  }

  /// A piece of an edge in a marked cell, and the one that was gathered before it there.
  private struct Gathered {
    var x0: UInt16
    var y0: UInt16
    var x1: UInt16
    var y1: UInt16
    var entersLeft: Bool
    var exitsLeft: Bool
    var next: Int32
  }

  private static let bits = EdgeList.bits
  private static let one = EdgeList.one
  private static let touched: UInt64 = 1 << 44
  private static let marked: UInt64 = 1 << 45
  private static let upDown: UInt64 = 3 << 46
  private static let leftRight: UInt64 = 3 << 48
  private static let allWays = upDown | leftRight
  /// Cells that are worked on at once: as many as fit in a processor's second cache.
  private static let capacity = 16384
  /// Pieces that are gathered at once: rows with more are done one by one.
  private static let pieceLimit = 1 << 20

  /// With more pieces than this in the cells that are worked on, areas are only summed, as where edges do not meet.
  private static let crowdLimit = 1 << 22

  /// Rows of cells: one for what lies left of the bounds, then one for each pixel. Empty between paths.
  @exclusivity(unchecked) private var cells: UnsafeMutablePointer<Cell>
  /// For each row, which cells an edge has passed.
  @exclusivity(unchecked) private var passed: UnsafeMutablePointer<UInt64>
  @exclusivity(unchecked) private var coverages: UnsafeMutablePointer<UInt8>
  private var cellCapacity = 0
  private var wordCapacity = 0
  private var coverageCapacity = 0

  @exclusivity(unchecked) private var stride = 0
  @exclusivity(unchecked) private var words = 0
  /// The top row and the left side of the cells, in 1/1024 of a pixel.
  @exclusivity(unchecked) private var originX = 0
  @exclusivity(unchecked) private var originY = 0
  @exclusivity(unchecked) private var rows = 0
  /// The rows that edges are added to.
  @exclusivity(unchecked) private var window = 0..<0
  /// How many pieces lie in marked cells, about.
  @exclusivity(unchecked) private var markedPieces = 0
  @exclusivity(unchecked) private var gathered: [Gathered] = []
  /// Whether there are too many pieces to look at each.
  @exclusivity(unchecked) private var isCrowded = false
  private let pieces = CellPieces()
  private var active: [Int32] = []
  private var starts: [Int32] = []
  private var order: [Int32] = []

  init() {
    cells = .allocate(capacity: 1)
    passed = .allocate(capacity: 1)
    coverages = .allocate(capacity: 1)
  }

  deinit {
    cells.deallocate()
    passed.deallocate()
    coverages.deallocate()
  }

  private func reserve(cells cellCount: Int, words wordCount: Int, coverages coverageCount: Int) {
    if cellCount > cellCapacity {
      cells.deallocate()
      cells = .allocate(capacity: cellCount)
      cells.initialize(repeating: .empty, count: cellCount)
      cellCapacity = cellCount
    }
    if wordCount > wordCapacity {
      passed.deallocate()
      passed = .allocate(capacity: wordCount)
      passed.initialize(repeating: 0, count: wordCount)
      wordCapacity = wordCount
    }
    if coverageCount > coverageCapacity {
      coverages.deallocate()
      coverages = .allocate(capacity: coverageCount)
      coverages.initialize(repeating: 0, count: coverageCount)
      coverageCapacity = coverageCount
    }
  }

  /// Sends the coverage of the pixels within the list's bounds to a sink.
  func resolve<Sink: CoverageSink>(
    _ list: EdgeList, rule: FillRule, isAntialiased: Bool, into sink: inout Sink
  ) {
    let bounds = list.bounds
    if bounds.isEmpty || list.edges.isEmpty { return }
    stride = bounds.width + 1
    words = (stride + 63) / 64
    let bandHeight = min(max(Self.capacity / stride, 4), bounds.height)
    reserve(cells: stride * bandHeight, words: words * bandHeight, coverages: stride)
    originX = (bounds.minX - 1) << Self.bits
    list.edges.withUnsafeBufferPointer { edges in
      if bandHeight >= bounds.height {
        originY = bounds.minY << Self.bits
        rows = bounds.height
        resolveBand(edges, order: nil, bounds, rule, isAntialiased, &sink)
        return
      }
      sort(edges, bounds, bandHeight)
      active.removeAll(keepingCapacity: true)
      let bandCount = (bounds.height + bandHeight - 1) / bandHeight
      for band in 0..<bandCount {
        active.append(contentsOf: order[Int(starts[band])..<Int(starts[band + 1])])
        originY = (bounds.minY + band * bandHeight) << Self.bits
        rows = min(bandHeight, bounds.height - band * bandHeight)
        active.withUnsafeBufferPointer {
          resolveBand(edges, order: $0, bounds, rule, isAntialiased, &sink)
        }
        let end = originY + rows << Self.bits
        active.removeAll { max(edges[Int($0)].y0, edges[Int($0)].y1) <= end }
      }
    }
  }

  /// Orders the edges by the band in which they begin, those of one band as they come.
  private func sort(_ edges: UnsafeBufferPointer<EdgeList.Edge>, _ bounds: PixelRect, _ bandHeight: Int) {
    let bandCount = (bounds.height + bandHeight - 1) / bandHeight
    func band(_ edge: EdgeList.Edge) -> Int {
      min(max((min(edge.y0, edge.y1) >> Self.bits) - bounds.minY, 0) / bandHeight, bandCount - 1)
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

  private func resolveBand<Sink: CoverageSink>(
    _ edges: UnsafeBufferPointer<EdgeList.Edge>, order: UnsafeBufferPointer<Int32>?, _ bounds: PixelRect,
    _ rule: FillRule, _ isAntialiased: Bool, _ sink: inout Sink
  ) {
    markedPieces = 0
    window = 0..<rows
    if let order {
      for index in order { walk(edges[Int(index)], gathers: false) }
    } else {
      for edge in edges { walk(edge, gathers: false) }
    }
    isCrowded = markedPieces > Self.crowdLimit
    if markedPieces > Self.pieceLimit && !isCrowded {
      for row in 0..<rows {
        gather(edges, order, rows: row..<(row + 1))
        resolveRow(row, bounds, rule, isAntialiased, &sink)
      }
      return
    }
    if markedPieces > 0 { gather(edges, order, rows: 0..<rows) }
    for row in 0..<rows { resolveRow(row, bounds, rule, isAntialiased, &sink) }
  }

  /// Gathers the pieces of edges in marked cells of some rows.
  private func gather(
    _ edges: UnsafeBufferPointer<EdgeList.Edge>, _ order: UnsafeBufferPointer<Int32>?, rows: Range<Int>
  ) {
    gathered.removeAll(keepingCapacity: true)
    window = rows
    if let order {
      for index in order { walk(edges[Int(index)], gathers: true) }
    } else {
      for edge in edges { walk(edge, gathers: true) }
    }
  }

  // MARK: Edges

  /// Adds the rows of an edge that lie in the window.
  @inline(__always)
  private func walk(_ edge: EdgeList.Edge, gathers: Bool) {
    let start = originY &+ window.lowerBound &<< Self.bits
    let end = originY &+ window.upperBound &<< Self.bits
    let (x0, y0, x1, y1) = (edge.x0, edge.y0, edge.x1, edge.y1)
    let height = Double(y1 &- y0)
    let width = Double(x1 &- x0)
    let line = Line(
      x0: Double(x0 &- originX), y0: Double(y0 &- originY), slope: width / height, inverse: height / width)
    if y0 == y1 {
      if y0 < start || y0 >= end { return }
      let row = (y0 &- originY) &>> Self.bits
      walkRow(
        row, x0 &- originX, y0 &- originY, x1 &- originX, y1 &- originY, line, gathers: gathers)
      return
    }
    let isDown = y1 > y0
    let bottom = (isDown ? y1 : y0) &- originY
    let last = min(bottom, end &- originY)
    var y = max((isDown ? y0 : y1), start) &- originY
    if y >= last { return }
    func place(_ y: Int) -> Int {
      if y == y0 &- originY { return x0 &- originX }
      if y == y1 &- originY { return x1 &- originX }
      return line.x(at: y)
    }
    var x = place(y)
    while y < last {
      let nextY = min((y | (Self.one &- 1)) &+ 1, bottom)
      let nextX = place(nextY)
      let row = y &>> Self.bits
      if isDown {
        walkRow(row, x, y, nextX, nextY, line, gathers: gathers)
      } else {
        walkRow(row, nextX, nextY, x, y, line, gathers: gathers)
      }
      y = nextY
      x = nextX
    }
  }

  /// An edge's line, from the cells' corner.
  private struct Line {
    var x0: Double
    var y0: Double
    var slope: Double
    var inverse: Double

    @inline(__always)
    func x(at y: Int) -> Int { roundedToInt(x0 + (Double(y) - y0) * slope) }

    @inline(__always)
    func y(at x: Int, between a: Int, and b: Int) -> Int {
      let y = roundedToInt(y0 + (Double(x) - x0) * inverse)
      return a < b ? min(max(y, a), b) : min(max(y, b), a)
    }
  }

  /// Adds the part of an edge that lies in one row, cell by cell, in the direction of the path.
  @inline(__always)
  private func walkRow(
    _ row: Int, _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ line: Line, gathers: Bool
  ) {
    let first = x0 &>> Self.bits
    let last = x1 &>> Self.bits
    let top = row &<< Self.bits
    let base = row &* stride
    if first == last {
      if first >= stride { return }
      if first < 1 { return addLeft(base, y1 &- y0, gathers) }
      let left = first &<< Self.bits
      add(row, first, x0 &- left, y0 &- top, x1 &- left, y1 &- top, false, false, gathers)
      return
    }
    var (x, y, cell) = (x0, y0, first)
    if x1 > x0 {
      if last < 1 { return addLeft(base, y1 &- y0, gathers) }
      var enters = false
      if cell < 1 {
        x = Self.one
        y = line.y(at: x, between: y0, and: y1)
        addLeft(base, y &- y0, gathers)
        cell = 1
        enters = true
      }
      while cell < last {
        if cell >= stride { return }
        let side = (cell &+ 1) &<< Self.bits
        let nextY = line.y(at: side, between: y, and: y1)
        add(
          row, cell, x &- cell &<< Self.bits, y &- top, Self.one, nextY &- top, enters, false, gathers)
        x = side
        y = nextY
        cell &+= 1
        enters = true
      }
      if cell >= stride { return }
      let left = cell &<< Self.bits
      add(row, cell, x &- left, y &- top, x1 &- left, y1 &- top, enters, false, gathers)
      return
    }
    if first < 1 { return addLeft(base, y1 &- y0, gathers) }
    if last >= stride { return }
    if cell >= stride {
      x = stride &<< Self.bits
      y = line.y(at: x, between: y0, and: y1)
      cell = stride &- 1
    }
    while cell > last {
      if cell < 1 { return addLeft(base, y1 &- y, gathers) }
      let side = cell &<< Self.bits
      let nextY = line.y(at: side, between: y, and: y1)
      add(row, cell, x &- side, y &- top, 0, nextY &- top, false, true, gathers)
      x = side
      y = nextY
      cell &-= 1
    }
    if cell < 1 { return addLeft(base, y1 &- y, gathers) }
    let left = cell &<< Self.bits
    add(row, cell, x &- left, y &- top, x1 &- left, y1 &- top, false, false, gathers)
  }

  /// Adds what lies left of the bounds.
  @inline(__always)
  private func addLeft(_ base: Int, _ height: Int, _ gathers: Bool) {
    if !gathers { cells[base].cover &+= Int32(truncatingIfNeeded: height) }
  }

  /// Adds the part of an edge that lies in one cell; coordinates from the cell's corner.
  @inline(__always)
  private func add(
    _ row: Int, _ column: Int, _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ enters: Bool, _ exits: Bool,
    _ gathers: Bool
  ) {
    let cell = cells + (row &* stride &+ column)
    if gathers {
      if cell.pointee.ends & Self.marked == 0 { return }
      if isCrowded {
        cell.pointee.area &+= Int32(truncatingIfNeeded: (y1 &- y0) &* (x0 &+ x1))
        return
      }
      gathered.append(
        Gathered(
          x0: UInt16(truncatingIfNeeded: x0), y0: UInt16(truncatingIfNeeded: y0),
          x1: UInt16(truncatingIfNeeded: x1), y1: UInt16(truncatingIfNeeded: y1), entersLeft: enters,
          exitsLeft: exits, next: cell.pointee.area))
      cell.pointee.area = Int32(truncatingIfNeeded: gathered.count &- 1)
      return
    }
    let height = y1 &- y0
    cell.pointee.cover &+= Int32(truncatingIfNeeded: height)
    let ends = cell.pointee.ends
    if ends & Self.marked != 0 {
      markedPieces &+= 1
      return
    }
    cell.pointee.area &+= Int32(truncatingIfNeeded: height &* (x0 &+ x1))
    let start = UInt64(truncatingIfNeeded: x0 &<< 11 | y0)
    let end = UInt64(truncatingIfNeeded: x1 &<< 11 | y1)
    if ends == 0 {
      passed[row &* words &+ column &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: column & 63)
      cell.pointee.ends = Self.touched | Self.ways(x1 &- x0, height) | start &<< 22 | end
      return
    }
    // A line that runs only up or only down, or only left or only right, cannot cross itself.
    let ways = ends & Self.allWays | Self.ways(x1 &- x0, height)
    if ways & Self.upDown != Self.upDown || ways & Self.leftRight != Self.leftRight {
      let mask: UInt64 = 1 &<< 22 - 1
      if ends & mask == start {
        cell.pointee.ends = Self.touched | ways | (ends & mask &<< 22) | end
        return
      }
      if ends &>> 22 & mask == end {
        cell.pointee.ends = Self.touched | ways | start &<< 22 | ends & mask
        return
      }
    }
    cell.pointee.ends = Self.marked
    cell.pointee.area = -1
    markedPieces &+= 2
  }

  /// The ways that a piece runs, as bits.
  @inline(__always)
  private static func ways(_ width: Int, _ height: Int) -> UInt64 {
    let vertical: UInt64 = height > 0 ? 1 &<< 46 : (height < 0 ? 1 &<< 47 : 0)
    let horizontal: UInt64 = width > 0 ? 1 &<< 48 : (width < 0 ? 1 &<< 49 : 0)
    return vertical | horizontal
  }

  // MARK: Rows

  private func resolveRow<Sink: CoverageSink>(
    _ row: Int, _ bounds: PixelRect, _ rule: FillRule, _ isAntialiased: Bool, _ sink: inout Sink
  ) {
    let y = originY &>> Self.bits &+ row
    let base = cells + row &* stride
    var sum = Int(base[0].cover)
    base[0] = .empty
    // The pixels whose coverage has been noted but not sent lie from `pending` up to `column`.
    var column = 1
    var pending = 1
    func send(to end: Int) {
      if end > pending {
        sink.cover(
          y: y, minX: bounds.minX &+ pending &- 1,
          coverages: UnsafeBufferPointer(start: coverages + pending, count: end &- pending))
      }
    }
    for word in 0..<words {
      var set = passed[row &* words &+ word]
      if set == 0 { continue }
      passed[row &* words &+ word] = 0
      while set != 0 {
        let next = word &<< 6 &+ set.trailingZeroBitCount
        set &= set &- 1
        if next > column {
          let even = coverage(2 &* Self.one &* sum, rule, isAntialiased)
          if even != 0 && next &- column < 16 {
            for index in column..<next { coverages[index] = even }
          } else {
            send(to: column)
            if even != 0 {
              sink.cover(
                y: y, minX: bounds.minX &+ column &- 1, maxX: bounds.minX &+ next &- 1, coverage: even)
            }
            pending = next
          }
        }
        let cell = base[next]
        base[next] = .empty
        var doubled = (sum &+ Int(cell.cover)) &* 2 &* Self.one &- Int(cell.area)
        if cell.ends & Self.marked != 0 && !isCrowded {
          pieces.removeAll()
          var index = cell.area
          while index >= 0 {
            let piece = gathered[Int(index)]
            pieces.append(
              Double(piece.x0), Double(piece.y0), Double(piece.x1), Double(piece.y1),
              enters: piece.entersLeft, exits: piece.exitsLeft)
            index = piece.next
          }
          // Already folded by the rule: 0 to full.
          doubled = pieces.doubledArea(heightsLeft: sum, rule: rule)
        }
        coverages[next] = coverage(doubled, rule, isAntialiased)
        sum &+= Int(cell.cover)
        column = next &+ 1
      }
    }
    // Only paths that go on to the right of the clip are still inside here.
    send(to: column)
    if column < stride {
      let even = coverage(2 &* Self.one &* sum, rule, isAntialiased)
      if even != 0 {
        sink.cover(y: y, minX: bounds.minX &+ column &- 1, maxX: bounds.maxX, coverage: even)
      }
    }
  }

  /// Coverage for twice an area in squares of 1/1024 pixel.
  @inline(__always)
  private func coverage(_ doubledArea: Int, _ rule: FillRule, _ isAntialiased: Bool) -> UInt8 {
    let full = 2 &* Self.one &* Self.one
    var area = abs(doubledArea)
    if rule == .evenOdd {
      area &= 2 &* full &- 1
      if area > full { area = 2 &* full &- area }
    } else if area > full {
      area = full
    }
    if !isAntialiased { return area &* 2 >= full ? 255 : 0 }
    return UInt8(truncatingIfNeeded: (area &* 255 &+ full / 2) / full)
  }
}
