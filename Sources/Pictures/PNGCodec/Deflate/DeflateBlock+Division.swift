internal import Imaging

extension DeflateBlock {
  /// A few tokens that stay in one block.
  struct Unit: @unchecked Sendable {
    var tokens: UnsafeBufferPointer<UInt32>
    var counts: SymbolCounts
  }

  /// From so many matches of 258 bytes on a token is a unit of its own: next to nothing but one symbol follows itself
  /// in an empty area, and in a code with others it would be dearer, and make the others dearer still.
  private static let partsOfEmptyArea: UInt32 = 24

  /// The tokens in units of so many, and of single tokens that stand for an empty area.
  static func units(of tokens: DeflateTokens, size: Int) -> [Unit] {
    let all = tokens.range(0..<tokens.count)
    let empty = DeflateTokens.match | partsOfEmptyArea << 24
    var units: [Unit] = []
    func endUnit(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      let tokens = UnsafeBufferPointer(rebasing: all[range])
      units.append(Unit(tokens: tokens, counts: SymbolCounts(tokens)))
    }
    var start = 0
    while start < all.count {
      let limit = min(all.count, start + size)
      let end = all[start..<limit].firstIndex { $0 >= empty } ?? limit
      endUnit(start..<end)
      start = end
      var next = end
      while next < all.count && all[next] >= empty { next += 1 }
      endUnit(end..<next)
      start = next
    }
    return units
  }

  /// The units in blocks: neighbours share one where codes of their own would take more than they save.
  ///
  /// - Parameter together: so many units are looked at together, whatever the number of threads.
  static func division(_ units: [Unit], together: Int) -> [DeflateBlock] {
    let starts = Array(stride(from: 0, to: units.count, by: together))
    return Parallel.map(count: starts.count) { index in
      let some = units[starts[index]..<min(units.count, starts[index] + together)]
      return groups(of: some).map { DeflateBlock($0.pieces, counts: $0.counts) }
    }.flatMap(\.self)
  }

  /// Units that share a block, and what it takes.
  struct Group {
    var pieces: [UnsafeBufferPointer<UInt32>]
    var counts: SymbolCounts
    var cost: Int

    init(_ unit: Unit) {
      pieces = [unit.tokens]
      counts = unit.counts
      cost = counts.blockCost
    }

    init(_ first: Group, _ second: Group) {
      pieces = first.pieces + second.pieces
      counts = first.counts.adding(second.counts)
      cost = counts.blockCost
    }
  }

  /// Joins the two neighbours that save the most, until none save anything.
  static func groups(of units: ArraySlice<Unit>) -> [Group] {
    var groups = units.map(Group.init)
    var joined = zip(groups, groups.dropFirst()).map { Group($0, $1) }
    func saving(_ index: Int) -> Int { groups[index].cost + groups[index + 1].cost - joined[index].cost }
    while let best = joined.indices.max(by: { saving($0) < saving($1) }), saving(best) >= 0 {
      groups[best] = joined[best]
      groups.remove(at: best + 1)
      joined.remove(at: best)
      if best > 0 { joined[best - 1] = Group(groups[best - 1], groups[best]) }
      if best < joined.count { joined[best] = Group(groups[best], groups[best + 1]) }
    }
    return groups
  }
}
