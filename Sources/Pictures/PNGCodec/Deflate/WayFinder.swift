internal import CRowKernels

/// Finds the cheapest encoding of rows of pixels, from top to bottom, as literals and matches (`row_parse`).
///
/// Few matches are tried: of the row above, of the pixel to the left, and of the position where a pixel or
/// two were last seen. Inside a long match no others are searched.
internal final class WayFinder {
  private let rows: ScreenRows
  private let pairs: UnsafeMutablePointer<UInt64>
  private let singles: UnsafeMutablePointer<UInt64>
  private let nodes: UnsafeMutablePointer<UInt64>
  private let bits: UnsafeMutablePointer<UInt64>

  init(_ rows: ScreenRows, nodes: UnsafeMutablePointer<UInt64>) {
    self.rows = rows
    self.nodes = nodes
    pairs = .allocate(capacity: Int(ROW_PAIR_PLACES))
    pairs.initialize(repeating: ROW_NEVER_SEEN, count: Int(ROW_PAIR_PLACES))
    singles = .allocate(capacity: Int(ROW_SINGLE_PLACES))
    singles.initialize(repeating: ROW_NEVER_SEEN, count: Int(ROW_SINGLE_PLACES))
    bits = .allocate(capacity: row_parsing_bits(rows.width))
  }

  deinit {
    pairs.deallocate()
    singles.deallocate()
    bits.deallocate()
  }

  /// Finds the steps through a row that is not repeated as a whole.
  ///
  /// The nodes of its positions then contain the least cost of the row up to there, in the upper half, and
  /// the step that led there (`RowStep`).
  func findSteps(_ y: Int, _ writer: borrowing TokenWriter) {
    var parser = RowParser(
      words: rows.words, width: UInt32(rows.width), bytes_per_pixel: UInt32(rows.bytesPerPixel), pairs: pairs,
      singles: singles, bits: bits)
    var costs = RowCosts(
      literals: writer.costs.literals, lengths: writer.costs.packedLengths,
      left_lengths: writer.costs.packedLeftLengths, distances: writer.costs.distances)
    let beginning = RowBeginning(
      filter: rows.filters[y].rawValue, repeats_filter: rows.canRepeatFilter(of: y),
      goes_on_above: writer.isRepeatingAbove, follows_zeros: rows.isZero(before: y),
      goes_on_left: writer.isRepeatingLeft)
    row_parse(
      &parser, &costs, beginning, rows.row(y), rows.repeatableRow(above: y), UInt32(y),
      nodes)
  }
}

/// A step from one position of a row to another, in the lower half of a node: the number of pixels times
/// four, and the distance of a match, minus one, in the highest 15 bits.
internal enum RowStep {
  /// Marks a match.
  static let match: UInt64 = 2

  @inline(__always)
  static func length(_ step: UInt64) -> Int { Int(truncatingIfNeeded: step &>> 2 & 0x7fff) }
}
