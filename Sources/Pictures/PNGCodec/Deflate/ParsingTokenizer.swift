/// Turns rows of pixels into literals and repetitions by the cheapest way through each row.
///
/// Where each repetition begins and ends is chosen so that the row takes the fewest bits, as far as those are known while
/// it is written (`SymbolCosts`). That is a shortest path, found from left to right.
internal struct ParsingTokenizer: ~Copyable {
  private let rows: ScreenRows
  private let width: Int
  private let bytesPerPixel: Int
  /// The repetition of the pixel to the left.
  private let leftToken: UInt32
  private let parser: any RowParsing
  /// The places of a row and its end (`RowParsing`).
  private let nodes: UnsafeMutablePointer<UInt64>

  /// A tokenizer that tries few repetitions or, for pictures of few tokens, many.
  init(_ rows: ScreenRows, isQuick: Bool) {
    self.rows = rows
    width = rows.width
    bytesPerPixel = rows.bytesPerPixel
    leftToken = DeflateTokens.repetition(from: bytesPerPixel)
    nodes = .allocate(capacity: width + 1)
    parser = isQuick ? QuickParser(rows, nodes: nodes) : ThoroughParser(rows, nodes: nodes)
  }

  deinit { nodes.deallocate() }

  /// The tokens of some rows. Where equal rows are better stored as zeros, `rows` says so afterwards.
  ///
  /// With no costs known they are learnt on the way; with some, the same rows are stored as zeros as the last time.
  func tokens(of range: Range<Int>, knowing known: [ParsedRows.KnownCosts] = []) -> ParsedRows {
    var writer = TokenWriter(rows, range: range, learns: known.isEmpty)
    var next = 0
    var rowStarts = [Int](repeating: 0, count: range.count)
    var y = range.lowerBound
    while y < range.upperBound {
      rowStarts[y - range.lowerBound] = writer.tokens.count
      if next < known.count && known[next].firstRow <= y {
        while next + 1 < known.count && known[next + 1].firstRow <= y { next += 1 }
        writer.costs = SymbolCosts(
          bytesPerPixel: bytesPerPixel, width: width, counts: known[next].counts)
        next += 1
      }
      if rows.areZeros[y] {
        writer.writeZeros(y)
        y += 1
      } else if rows.isEqualToAbove(y) {
        let count = writer.writeEqualRows(from: y, in: range)
        for next in y..<y + count { rowStarts[next - range.lowerBound] = rowStarts[y - range.lowerBound] }
        y += count
      } else {
        parser.findSteps(y, writer)
        turnSteps()
        writeRow(y, to: &writer)
        y += 1
      }
    }
    writer.flush()
    return ParsedRows(tokens: writer.tokens, rowStarts: rowStarts)
  }

  // MARK: Writing

  /// Turns the steps round, so that each place tells the step that begins there.
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

  /// The token of a step that is a repetition.
  @inline(__always)
  private func token(_ step: UInt64) -> UInt32 {
    DeflateTokens.repetition(from: Int(truncatingIfNeeded: step &>> 17) &+ 1)
  }

  private func writeRow(_ y: Int, to writer: inout TokenWriter) {
    let row = rows.row(y)
    writer.beginRow(y, with: nodes[0] & RowStep.repetition != 0 ? token(nodes[0]) : 0)
    var x = 0
    while x < width {
      let step = nodes[x]
      let length = RowStep.length(step)
      if step & RowStep.repetition != 0 {
        let token = token(step)
        if token == leftToken {
          writer.writeLeft(row, from: x, length: length &* bytesPerPixel)
        } else {
          writer.write(token, length: length &* bytesPerPixel)
        }
      } else if step & RowStep.grey != 0 {
        writer.writeGrey(row[x], count: length)
      } else {
        writer.writePixel(row[x])
      }
      x &+= length
    }
  }
}
