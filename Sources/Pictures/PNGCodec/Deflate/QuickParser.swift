internal import CRowKernels

/// The cheapest way through rows where few repetitions are tried: no pixels are sought before where two of them repeat
/// the row above, and of earlier places only the last is looked at.
internal final class QuickParser: RowParsing {
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

  func findSteps(_ y: Int, _ writer: borrowing TokenWriter) {
    var parser = RowParser(
      words: rows.words, width: UInt32(rows.width), bytes_per_pixel: UInt32(rows.bytesPerPixel), pairs: pairs,
      singles: singles, bits: bits)
    var costs = RowCosts(
      literals: writer.costs.literals, lengths: writer.costs.packedLengths,
      left_lengths: writer.costs.packedLeftLengths, distances: writer.costs.distances, part: writer.costs.part
    )
    let beginning = RowBeginning(
      filter: rows.filters[y].rawValue, repeats_filter: rows.canRepeatFilter(of: y),
      goes_on_above: writer.isRepeatingAbove, follows_zeros: rows.isZero(before: y),
      goes_on_left: writer.isRepeatingLeft)
    row_parse(
      KernelLevel.best, &parser, &costs, beginning, rows.row(y), rows.repeatableRow(above: y), UInt32(y),
      nodes)
  }
}
