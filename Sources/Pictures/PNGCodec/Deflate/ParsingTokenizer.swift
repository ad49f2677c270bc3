/// Turns rows of pixels into literals and matches with the cheapest encoding of each row.
///
/// Where each match begins and ends is chosen so that the row takes the fewest bits, as far as those are known while
/// it is written (`SymbolCosts`). That is a shortest path, found from left to right.
internal struct ParsingTokenizer: ~Copyable {
  private let rows: ScreenRows
  private let width: Int
  private let bytesPerPixel: Int
  private let ways: WayFinder
  /// The positions of a row and its end (`WayFinder.findSteps`).
  private let nodes: UnsafeMutablePointer<UInt64>

  init(_ rows: ScreenRows) {
    self.rows = rows
    width = rows.width
    bytesPerPixel = rows.bytesPerPixel
    nodes = .allocate(capacity: width + 1)
    ways = WayFinder(rows, nodes: nodes)
  }

  deinit { nodes.deallocate() }

  /// The tokens of some rows.
  func tokens(of range: Range<Int>) -> DeflateTokens {
    var writer = TokenWriter(rows, range: range, learns: true)
    var y = range.lowerBound
    while y < range.upperBound {
      if rows.repeatsAbove[y] {
        y += writer.writeEqualRows(from: y, in: range)
      } else {
        ways.findSteps(y, writer)
        turnSteps()
        writeRow(y, to: &writer)
        y += 1
      }
    }
    writer.flush()
    return writer.tokens
  }

  // MARK: Writing

  /// Reverses the steps, so that each position has the step that begins there.
  private func turnSteps() {
    var x = width
    var next: UInt64 = 0
    while x > 0 {
      let current = nodes[x] & 0xffff_ffff
      nodes[x] = next
      next = current
      x &-= RowStep.length(current)
    }
    nodes[0] = next
  }

  /// The token of a step that is a match.
  @inline(__always)
  private func token(_ step: UInt64) -> UInt32 {
    DeflateTokens.match(from: Int(truncatingIfNeeded: step &>> 17) &+ 1)
  }

  private func writeRow(_ y: Int, to writer: inout TokenWriter) {
    let row = rows.row(y)
    writer.beginRow(y, with: nodes[0] & RowStep.match != 0 ? token(nodes[0]) : 0)
    var x = 0
    while x < width {
      let step = nodes[x]
      let length = RowStep.length(step)
      if step & RowStep.match != 0 {
        writer.write(token(step), length: length &* bytesPerPixel)
      } else {
        writer.writePixel(row[x])
      }
      x &+= length
    }
  }
}
