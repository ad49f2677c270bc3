/// Cuts edges into pieces, one for each cell that they pass, and files them under their cells.
///
/// A value that is copied to the stack while edges are added, so that what it counts stays in registers.
struct CellWriter {
  /// For each cell the place of the piece that was filed last, 0 where there is none.
  let heads: UnsafeMutablePointer<Int32>
  /// For each row, which cells have pieces.
  let passed: UnsafeMutablePointer<UInt64>
  /// For each row the heights of what lies left of the first cell, in 1/1024 of a pixel, downwards positive.
  let left: UnsafeMutablePointer<Int32>
  /// The pieces, from 1 on.
  let pieces: UnsafeMutablePointer<CellPiece>
  /// The piece that was filed before each one in the same cell.
  let earlier: UnsafeMutablePointer<Int32>
  /// How many pieces there is room for.
  let capacity: Int
  /// How many cells a row has, and how many words tell which of them have pieces.
  let stride: Int
  let words: Int
  /// The top left corner of the cells, in 1/1024 of a pixel.
  let originX: Int
  let originY: Int
  let rows: Int
  /// The place of the last piece.
  private(set) var count = 0

  private static let bits = EdgeList.bits
  private static let one = EdgeList.one

  init(
    heads: UnsafeMutablePointer<Int32>, passed: UnsafeMutablePointer<UInt64>,
    left: UnsafeMutablePointer<Int32>, pieces: UnsafeMutablePointer<CellPiece>,
    earlier: UnsafeMutablePointer<Int32>, capacity: Int, stride: Int, words: Int, originX: Int, originY: Int,
    rows: Int
  ) {
    self.heads = heads
    self.passed = passed
    self.left = left
    self.pieces = pieces
    self.earlier = earlier
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
    let row = top &>> Self.bits
    let column = low &>> Self.bits
    let isInside = low >= 0 && high < stride &<< Self.bits && top >= 0
    if isInside && high &>> Self.bits == column && bottom &>> Self.bits == row {
      let (cornerX, cornerY) = (column &<< Self.bits, row &<< Self.bits)
      file(row, column, x0 &- cornerX, y0 &- cornerY, x1 &- cornerX, y1 &- cornerY, false, false)
    } else if isInside {
      walk(x0, y0, x1, y1, clips: false)
    } else {
      walk(x0, y0, x1, y1, clips: true)
    }
    return true
  }

  /// An edge's line.
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

  /// Goes through the rows that an edge passes.
  @inline(__always)
  private mutating func walk(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, clips: Bool) {
    let height = Double(y1 &- y0)
    let width = Double(x1 &- x0)
    let line = Line(x0: Double(x0), y0: Double(y0), slope: width / height, inverse: height / width)
    if y0 == y1 { return walkRow(y0 &>> Self.bits, x0, y0, x1, y1, line, clips: clips) }
    let isDown = y1 > y0
    let (topX, topY, bottomX, bottomY) = isDown ? (x0, y0, x1, y1) : (x1, y1, x0, y0)
    let end = rows &<< Self.bits
    let last = min(bottomY, end)
    var (x, y) = topY < 0 ? (line.x(at: 0), 0) : (topX, topY)
    while y < last {
      let nextY = min((y | (Self.one &- 1)) &+ 1, bottomY)
      let nextX = nextY == bottomY ? bottomX : line.x(at: nextY)
      let row = y &>> Self.bits
      if isDown {
        walkRow(row, x, y, nextX, nextY, line, clips: clips)
      } else {
        walkRow(row, nextX, nextY, x, y, line, clips: clips)
      }
      (x, y) = (nextX, nextY)
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
    let head = heads + (row &* stride &+ column)
    pieces[count] = CellPiece(x0: x0, y0: y0, x1: x1, y1: y1, entersLeft: enters, exitsLeft: exits)
    earlier[count] = head.pointee
    head.pointee = Int32(truncatingIfNeeded: count)
    passed[row &* words &+ column &>> 6] |= 1 &<< UInt64(truncatingIfNeeded: column & 63)
  }
}
