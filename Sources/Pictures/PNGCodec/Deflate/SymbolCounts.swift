/// How often each symbol of deflate's two alphabets occurs in some tokens (RFC 1951, section 3.2.5).
internal struct SymbolCounts {
  /// Literals, the end of the block, and lengths.
  private(set) var literals = [UInt32](repeating: 0, count: 286)
  private(set) var distances = [UInt32](repeating: 0, count: 30)

  static let endOfBlock = 256

  /// The counts of some tokens.
  init(_ tokens: UnsafeBufferPointer<UInt32>) {
    // Literals and lengths; then second literals and distances; then third literals. Each has a table of its own,
    // because the literals of a pixel are often equal and would wait for each other.
    let (second, third) = (1024, 1024 + 512 + 32)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: third + 512) { counts in
      counts.initialize(repeating: 0)
      DeflateSymbols.distances.withUnsafeBufferPointer { distances in
        guard let counts = counts.baseAddress, let distances = distances.baseAddress else { return }
        Self.count(tokens, counts, counts + second, counts + third, distances)
      }
      for level in 0..<256 {
        literals[level] = counts[level] + counts[second + level] + counts[third + level]
      }
      let lengths = DeflateSymbols.lengths
      for length in 3...258 { literals[Int(lengths[length].number)] += counts[512 + length] }
      for symbol in 0..<30 { distances[symbol] += counts[second + 512 + symbol] }
    }
  }

  @inline(__always)
  private static func count(
    _ tokens: UnsafeBufferPointer<UInt32>, _ first: UnsafeMutablePointer<UInt32>,
    _ second: UnsafeMutablePointer<UInt32>, _ third: UnsafeMutablePointer<UInt32>,
    _ distances: UnsafePointer<DeflateSymbols.Symbol>
  ) {
    for token in tokens {
      let isMatch = token >> 31
      // All bits of a match, none of literals: the choice is made without a branch.
      let mask = 0 &- isMatch
      let distance = 512 | UInt32(distances[DeflateSymbols.place(ofDistance: token >> 9 & 0x7fff)].number)
      let other = Int(distance & mask | token >> 9 & 511 & ~mask)
      let last = Int(DeflateTokens.none & mask | token >> 18 & 511 & ~mask)
      first[Int(token & 511 | isMatch << 9)] &+= 1
      second[other] &+= 1
      third[last] &+= 1
      if token >= DeflateTokens.repeated {
        let parts = token >> 24 & 127
        first[512 + 258] &+= parts
        second[other] &+= parts
      }
    }
  }

  /// Makes sure that a block has what it must have: one end, and codes of two distances.
  ///
  /// A code with one distance is allowed, but a second satisfies every decoder.
  mutating func prepareForBlock() {
    literals[Self.endOfBlock] = 1
    if distances.count(where: { $0 > 0 }) < 2 {
      for symbol in 0..<2 where distances[symbol] == 0 { distances[symbol] = 1 }
    }
  }
}
