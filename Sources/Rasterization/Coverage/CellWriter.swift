/// Cuts edges into pieces, one for each cell that they pass, and files them under their cells.
///
/// A value that is copied to the stack while edges are added, so that what it counts stays in registers.
struct CellWriter {
  /// For each cell the run of pieces that was filed last, 0 where there is none.
  let heads: UnsafeMutablePointer<Int32>
  /// For each row, which cells have pieces.
  let passed: UnsafeMutablePointer<UInt64>
  /// For each row the heights of what lies left of the first cell, in 1/1024 of a pixel, downwards positive.
  let left: UnsafeMutablePointer<Int32>
  /// The pieces, from 1 on.
  let pieces: UnsafeMutablePointer<CellPiece>
  /// Their runs, from 1 on.
  let runs: UnsafeMutablePointer<CellRun>
  /// How many pieces there is room for.
  let capacity: Int
  /// How many cells a row has, and how many words tell which of them have pieces.
  let stride: Int
  let words: Int
  /// The top left corner of the cells, in 1/1024 of a pixel.
  let originX: Int
  let originY: Int
  let rows: Int
  /// The places of the last piece and of the last run.
  private(set) var count = 0
  private(set) var runCount = 0
  /// The cell of the last piece, and the point where it ended.
  private var lastCell = -1
  private var lastEnd: UInt32 = 0

  private static let bits = EdgeList.bits
  private static let one = EdgeList.one

  init(
    heads: UnsafeMutablePointer<Int32>, passed: UnsafeMutablePointer<UInt64>,
    left: UnsafeMutablePointer<Int32>, pieces: UnsafeMutablePointer<CellPiece>,
    runs: UnsafeMutablePointer<CellRun>, capacity: Int, stride: Int, words: Int, originX: Int, originY: Int,
    rows: Int
  ) {
    self.heads = heads
    self.passed = passed
    self.left = left
    self.pieces = pieces
    self.runs = runs
    self.capacity = capacity
    self.stride = stride
    self.words = words
    self.originX = originX
    self.originY = originY
    self.rows = rows
  }

  /// Adds the part of an edge that lies in the rows.
  ///
  /// - Returns: false where there is no room for it.
  @inline(__always)
  mutating func add(_ edge: EdgeList.Edge) -> Bool {
    // A line passes at most one more cell than it passes sides of cells.
    if count &+ stride &+ rows &+ 2 > capacity { return false }
    let (x0, y0) = (Int(edge.x0) &- originX, Int(edge.y0) &- originY)
    let (x1, y1) = (Int(edge.x1) &- originX, Int(edge.y1) &- originY)
    let (top, bottom) = y0 < y1 ? (y0, y1) : (y1, y0)
    if bottom < 0 || top >= rows &<< Self.bits { return true }
    let (low, high) = x0 < x1 ? (x0, x1) : (x1, x0)
    let (row, column) = (top &>> Self.bits, low &>> Self.bits)
    guard low >= 0 && high < stride &<< Self.bits && top >= 0 && bottom <= rows &<< Self.bits else {
      walk(x0, y0, x1, y1, clips: true)
      return true
    }
    // What ends on a side between rows has not passed it.
    let moreRows = (max(bottom &- 1, top) &>> Self.bits) &- row
    let moreColumns = (high &>> Self.bits) &- column
    let (cornerX, cornerY) = (column &<< Self.bits, row &<< Self.bits)
    if moreRows | moreColumns == 0 {
      file(row, column, x0 &- cornerX, y0 &- cornerY, x1 &- cornerX, y1 &- cornerY, false, false)
    } else if moreRows | moreColumns == 1 && moreRows & moreColumns == 0 {
      // Most edges of curves pass one side.
      let cell = (row: row, column: column)
      if moreRows == 0 {
        passColumn(cell, x0 &- cornerX, y0 &- cornerY, x1 &- cornerX, y1 &- cornerY)
      } else {
        passRow(cell, x0 &- cornerX, y0 &- cornerY, x1 &- cornerX, y1 &- cornerY)
      }
    } else {
      walk(x0, y0, x1, y1, clips: false)
    }
    return true
  }

  /// Files an edge in a cell and the one on its right; coordinates from the left one's corner.
  @inline(__always)
  private mutating func passColumn(
    _ cell: (row: Int, column: Int), _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int
  ) {
    let line = Line(x0: x0, y0: y0, slope: 0, inverse: Double(y1 &- y0) / Double(x1 &- x0))
    let y = line.y(at: Self.one, between: y0, and: y1)
    if x1 > x0 {
      file(cell.row, cell.column, x0, y0, Self.one, y, false, false)
      file(cell.row, cell.column &+ 1, 0, y, x1 &- Self.one, y1, true, false)
    } else {
      file(cell.row, cell.column &+ 1, x0 &- Self.one, y0, 0, y, false, true)
      file(cell.row, cell.column, Self.one, y, x1, y1, false, false)
    }
  }

  /// Files an edge in a cell and the one below; coordinates from the upper one's corner.
  @inline(__always)
  private mutating func passRow(_ cell: (row: Int, column: Int), _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    let line = Line(x0: x0, y0: y0, slope: Double(x1 &- x0) / Double(y1 &- y0), inverse: 0)
    let x = line.x(at: Self.one)
    if y1 > y0 {
      file(cell.row, cell.column, x0, y0, x, Self.one, false, false)
      file(cell.row &+ 1, cell.column, x, 0, x1, y1 &- Self.one, false, false)
    } else {
      file(cell.row &+ 1, cell.column, x0, y0 &- Self.one, x, 0, false, false)
      file(cell.row, cell.column, x, Self.one, x1, y1, false, false)
    }
  }

  /// An edge's line.
  private struct Line {
    var x0: Double
    var y0: Double
    var slope: Double
    var inverse: Double

    @inline(__always)
    init(x0: Int, y0: Int, slope: Double, inverse: Double) {
      self.x0 = Double(x0)
      self.y0 = Double(y0)
      self.slope = slope
      self.inverse = inverse
    }

    @inline(__always)
    func x(at y: Int) -> Int { roundedToInt(x0 + (Double(y) - y0) * slope) }

    @inline(__always)
    func y(at x: Int, between a: Int, and b: Int) -> Int {
      let y = roundedToInt(y0 + (Double(x) - x0) * inverse)
      return a < b ? min(max(y, a), b) : min(max(y, b), a)
    }
  }

  /// Goes through the rows that an edge passes.
  @inline(__always)
  private mutating func walk(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, clips: Bool) {
    let height = Double(y1 &- y0)
    let width = Double(x1 &- x0)
    let line = Line(x0: x0, y0: y0, slope: width / height, inverse: height / width)
    if y0 == y1 { return walkRow(y0 &>> Self.bits, x0, y0, x1, y1, line, clips: clips) }
    let end = rows &<< Self.bits
    if y1 > y0 {
      let last = min(y1, end)
      var (x, y) = y0 < 0 ? (line.x(at: 0), 0) : (x0, y0)
      while y < last {
        let nextY = min((y | (Self.one &- 1)) &+ 1, y1)
        let nextX = nextY == y1 ? x1 : line.x(at: nextY)
        walkRow(y &>> Self.bits, x, y, nextX, nextY, line, clips: clips)
        (x, y) = (nextX, nextY)
      }
    } else {
      let last = max(y1, 0)
      var (x, y) = y0 > end ? (line.x(at: end), end) : (x0, y0)
      while y > last {
        let nextY = max((y &- 1) & ~(Self.one &- 1), y1)
        let nextX = nextY == y1 ? x1 : line.x(at: nextY)
        walkRow(nextY &>> Self.bits, x, y, nextX, nextY, line, clips: clips)
        (x, y) = (nextX, nextY)
      }
    }
  }

  /// Goes through the cells of one row that an edge passes, in the direction of the path.
  @inline(__always)
  private mutating func walkRow(
    _ row: Int, _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ line: Line, clips: Bool
  ) {
    let first = x0 &>> Self.bits
    let last = x1 &>> Self.bits
    let top = row &<< Self.bits
    if first == last {
      if clips {
        if first >= stride { return }
        if first < 0 { return addLeft(row, y1 &- y0) }
      }
      let side = first &<< Self.bits
      return file(row, first, x0 &- side, y0 &- top, x1 &- side, y1 &- top, false, false)
    }
    var (x, y, cell) = (x0, y0, first)
    if x1 > x0 {
      var enters = false
      if clips && cell < 0 {
        if last < 0 { return addLeft(row, y1 &- y0) }
        x = 0
        y = line.y(at: 0, between: y0, and: y1)
        addLeft(row, y &- y0)
        cell = 0
        enters = true
      }
      while cell < last {
        if clips && cell >= stride { return }
        let side = (cell &+ 1) &<< Self.bits
        let nextY = line.y(at: side, between: y, and: y1)
        file(row, cell, x &- cell &<< Self.bits, y &- top, Self.one, nextY &- top, enters, false)
        (x, y) = (side, nextY)
        cell &+= 1
        enters = true
      }
      if clips && cell >= stride { return }
      let side = cell &<< Self.bits
      return file(row, cell, x &- side, y &- top, x1 &- side, y1 &- top, enters, false)
    }
    if clips {
      if first < 0 { return addLeft(row, y1 &- y0) }
      if last >= stride { return }
      if cell >= stride {
        x = stride &<< Self.bits
        y = line.y(at: x, between: y0, and: y1)
        cell = stride &- 1
      }
    }
    while cell > last {
      if clips && cell < 0 { return addLeft(row, y1 &- y) }
      let side = cell &<< Self.bits
      let nextY = line.y(at: side, between: y, and: y1)
      file(row, cell, x &- side, y &- top, 0, nextY &- top, false, true)
      (x, y) = (side, nextY)
      cell &-= 1
    }
    if clips && cell < 0 { return addLeft(row, y1 &- y) }
    let side = cell &<< Self.bits
    file(row, cell, x &- side, y &- top, x1 &- side, y1 &- top, false, false)
  }

  /// Adds what lies left of the cells.
  @inline(__always)
  private func addLeft(_ row: Int, _ height: Int) {
    left[row] &+= Int32(truncatingIfNeeded: height)
  }

  /// Files the part of an edge that lies in one cell; coordinates from the cell's corner.
  @inline(__always)
  private mutating func file(
    _ row: Int, _ column: Int, _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ enters: Bool, _ exits: Bool
  ) {
    count &+= 1
    let piece = CellPiece(x0: x0, y0: y0, x1: x1, y1: y1, entersLeft: enters, exitsLeft: exits)
    pieces[count] = piece
    let doubledArea = (y1 &- y0) &* (x0 &+ x1)
    let cell = row &* stride &+ column
    if cell == lastCell && piece.start == lastEnd {
      runs[runCount].append(piece, doubledArea: doubledArea)
    } else {
      runCount &+= 1
      runs[runCount] = CellRun(piece, doubledArea: doubledArea, first: count, earlier: heads[cell])
      heads[cell] = Int32(truncatingIfNeeded: runCount)
      passed[row &* words &+ column &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: column & 63)
      lastCell = cell
    }
    lastEnd = piece.end
  }

  /// Marks where the last run ends.
  @inline(__always)
  func close() {
    runs[runCount &+ 1] = CellRun(
      CellPiece(x0: 0, y0: 0, x1: 0, y1: 0, entersLeft: false, exitsLeft: false), doubledArea: 0,
      first: count &+ 1, earlier: 0)
  }
}
