/// How rows equal to the row above are repeated: as that row, or, if they are even, as the pixel to the left,
/// which takes fewer bits.
///
/// Nearly all matches have 258 bytes, deflate's longest, and continue from one row to the next, so that their
/// symbols take next to nothing.
internal struct EqualRows {
  /// Bytes from one row's filter byte to the next.
  private let stride: Int
  /// The bytes of a row, beginning with the filter byte, that equal those of the pixel to the left; only if
  /// there are many.
  private let flatRuns: [Range<Int>]

  private static let longest = 258

  /// The matches of a row that is equal to the row above.
  init(_ rows: ScreenRows, _ y: Int) {
    stride = rows.stride
    let (row, width, bytesPerPixel) = (rows.row(y), rows.width, rows.bytesPerPixel)
    var areas: [Range<Int>] = []
    var x = 0
    while x < width {
      let end = PixelRun.end(row, row - 1, from: x + 1, to: width)
      var start = 1 + (x + 1) * bytesPerPixel
      // Zeros continue through the filter byte, which then is zero, too.
      if x == 0, rows.isZero(row[0]), rows.isZero(before: y) { start = 0 }
      let area = start..<max(start, 1 + end * bytesPerPixel)
      if area.count >= Self.longest { areas.append(area) }
      x = end
    }
    flatRuns = areas
  }

  /// Calls the body with the lengths of the matches of so many rows, and whether they are of the pixel to the left.
  func forEach(rowCount: Int, _ body: (_ length: Int, _ isLeft: Bool) -> Void) {
    let end = rowCount * stride
    if flatRuns == [0..<stride] { return body(end, true) }
    var rowStart = 0
    var position = 0
    while position < end {
      if position - rowStart >= stride { rowStart += stride }
      let place = position - rowStart
      var next = flatRuns.first { $0.upperBound > place }
      if let area = next, area.lowerBound <= place {
        let rest = area.upperBound - place
        let isLast = position + rest == end
        let length = isLast ? rest : rest / Self.longest * Self.longest
        if length > 0 {
          body(length, true)
          position += length
          continue
        }
        next = flatRuns.first { $0.lowerBound > place }
      }
      // The row above, up to a flat run or, without one, to the end.
      let following = flatRuns.first.map { rowStart + stride + $0.lowerBound } ?? end
      let target = next.map { rowStart + $0.lowerBound } ?? following
      let parts = (target - position + Self.longest - 1) / Self.longest
      let length = min(parts * Self.longest, end - position)
      body(length, false)
      position += length
      while position - rowStart >= stride { rowStart += stride }
    }
  }
}
