extension DeflateBlock {
  /// A few tokens that stay in one block.
  struct Unit: @unchecked Sendable {
    var tokens: UnsafeBufferPointer<UInt32>
    var counts: SymbolCounts
  }

  /// The units in blocks: neighbours share one where codes of their own would take more than they save.
  static func division(_ units: [Unit]) -> [DeflateBlock] {
    var blocks: [DeflateBlock] = []
    var pieces: [UnsafeBufferPointer<UInt32>] = []
    var counts = SymbolCounts()
    var cost = 0
    func endBlock() {
      guard !pieces.isEmpty else { return }
      blocks.append(DeflateBlock(pieces, counts: counts))
    }
    for unit in units {
      let own = unit.counts.blockCost
      let together = counts.adding(unit.counts)
      let costTogether = together.blockCost
      if pieces.isEmpty || costTogether <= cost + own {
        pieces.append(unit.tokens)
        (counts, cost) = (together, costTogether)
      } else {
        endBlock()
        (pieces, counts, cost) = ([unit.tokens], unit.counts, own)
      }
    }
    endBlock()
    return blocks
  }
}
