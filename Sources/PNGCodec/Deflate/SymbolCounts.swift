/// How often each symbol of deflate's two alphabets occurs in some tokens (RFC 1951, section 3.2.5).
internal struct SymbolCounts {
  /// Literals, the end of the block, and lengths.
  private(set) var literals = [UInt32](repeating: 0, count: 286)
  private(set) var distances = [UInt32](repeating: 0, count: 30)

  static let endOfBlock = 256

  init() {}

  init(_ tokens: UnsafeBufferPointer<UInt32>, aboveDistance: Int, leftDistance: Int) {
    let above = Int(DeflateSymbols.distance(aboveDistance).number)
    let left = Int(DeflateSymbols.distance(leftDistance).number)
    // Three tables for red, green and blue, because the three are often equal and would wait for each other.
    literals = [UInt32](repeating: 0, count: 286 + 2 * 256)
    literals.withUnsafeMutableBufferPointer { literals in
      distances.withUnsafeMutableBufferPointer { distances in
        Self.count(tokens, above, left, literals, distances)
      }
    }
    for level in 0..<256 { literals[level] += literals[286 + level] + literals[286 + 256 + level] }
    literals.removeLast(2 * 256)
  }

  private static func count(
    _ tokens: UnsafeBufferPointer<UInt32>, _ above: Int, _ left: Int,
    _ literals: UnsafeMutableBufferPointer<UInt32>, _ distances: UnsafeMutableBufferPointer<UInt32>
  ) {
    DeflateSymbols.lengths.withUnsafeBufferPointer { lengths in
      func countRepetition(_ length: Int, _ distance: Int) {
        DeflateSymbols.forEachPart(of: length) { part in
          literals[Int(lengths[part].number)] += 1
          distances[distance] += 1
        }
      }
      for token in tokens {
        let content = Int(token & 0x3fff_ffff)
        switch token & (3 << 30) {
        case DeflateTokens.pixel:
          literals[content & 255] += 1
          literals[286 + (content >> 8 & 255)] += 1
          literals[286 + 256 + (content >> 16 & 255)] += 1
        case DeflateTokens.above: countRepetition(content, above)
        case DeflateTokens.left: countRepetition(content, left)
        default:
          if token & (DeflateTokens.elsewhere | DeflateTokens.byteRun) == 0 {
            literals[content & 255] += 1
          } else if token & DeflateTokens.elsewhere == 0 {
            countRepetition(content & 0xfff_ffff, 0)
          } else {
            let distance = (content >> 9 & 0x7fff) + 1
            literals[Int(lengths[content & 511].number)] += 1
            distances[Int(DeflateSymbols.distance(distance).number)] += 1
          }
        }
      }
    }
  }

  /// The counts of these tokens and others together.
  func adding(_ other: SymbolCounts) -> SymbolCounts {
    var sum = self
    for symbol in sum.literals.indices { sum.literals[symbol] += other.literals[symbol] }
    for symbol in sum.distances.indices { sum.distances[symbol] += other.distances[symbol] }
    return sum
  }

  /// Makes sure that a block has what it must have: one end, and codes of two distances.
  ///
  /// A code of one distance is allowed, but a second keeps every decoder content.
  mutating func prepareForBlock() {
    literals[Self.endOfBlock] = 1
    if distances.count(where: { $0 > 0 }) < 2 {
      for symbol in 0..<2 where distances[symbol] == 0 { distances[symbol] = 1 }
    }
  }

  /// About how many sixteenths of a bit a block of these symbols takes, without the bits that follow symbols.
  var blockCost: Int {
    var used = 0
    func cost(of counts: [UInt32]) -> Int {
      var total: UInt32 = 0
      var sum = 0
      for count in counts where count > 0 {
        total += count
        used += 1
        sum += Int(count) * Int(SymbolCosts.logarithm(count))
      }
      // No symbol takes less than a bit.
      return max(Int(total) * Int(SymbolCosts.unit), Int(total) * Int(SymbolCosts.logarithm(total)) - sum)
    }
    // A symbol's code takes about four bits of the block's header.
    return cost(of: literals) + cost(of: distances) + (80 + 4 * used) * Int(SymbolCosts.unit)
  }
}
