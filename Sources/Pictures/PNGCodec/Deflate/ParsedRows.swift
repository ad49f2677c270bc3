/// What a way through some rows has found.
internal struct ParsedRows: Sendable {
  var tokens: DeflateTokens
  /// For each row the number of its first token.
  var rowStarts: [Int]

  /// What symbols take in some rows.
  struct KnownCosts {
    /// The row from which on they do.
    var firstRow: Int
    var counts: SymbolCounts
  }

  /// What symbols take in the blocks that the tokens would be divided into; the rows' first is that of the range.
  func knownCosts(from range: Range<Int>) -> [KnownCosts] {
    var tokenCount = 0
    return DeflateBlock.groups(of: DeflateBlock.units(of: tokens, size: 128)[...]).map { group in
      // Rows that begin in a block take what its symbols take.
      let row = rowStarts.firstIndex { $0 >= tokenCount } ?? range.count
      tokenCount += group.pieces.reduce(0) { $0 + $1.count }
      return KnownCosts(firstRow: range.lowerBound + row, counts: group.counts)
    }
  }
}
