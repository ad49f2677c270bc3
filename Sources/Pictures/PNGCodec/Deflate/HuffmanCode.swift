/// A canonical Huffman code as deflate uses it (RFC 1951, section 3.2.2).
internal struct HuffmanCode {
  /// Bits of each symbol's code; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// Each symbol's code with its bits reversed, because deflate writes codes from their highest bit.
  private(set) var codes: [UInt16]

  /// The code for symbols with the given frequencies, with at most `limit` bits.
  init(counts: [UInt32], limit: Int) {
    lengths = Self.lengths(counts, limit: limit)
    codes = Self.codes(lengths)
  }

  private static func lengths(_ counts: [UInt32], limit: Int) -> [UInt8] {
    var counts = counts
    while true {
      let lengths = unlimitedLengths(counts)
      if lengths.allSatisfy({ $0 <= limit }) { return lengths }
      // More even counts give shorter longest codes; a few rounds always suffice.
      for index in counts.indices where counts[index] > 0 { counts[index] = counts[index] / 2 + 1 }
    }
  }

  /// Huffman's method with two queues: leaves in order of their counts, and nodes in the order of their
  /// creation.
  private static func unlimitedLengths(_ counts: [UInt32]) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    // The leaves' counts with their symbols below, so that they are in order as numbers.
    var leaves: [UInt64] = []
    leaves.reserveCapacity(counts.count)
    for (symbol, count) in counts.enumerated() where count > 0 {
      leaves.append(UInt64(count) << 16 | UInt64(symbol))
    }
    leaves.sort()
    let leafCount = leaves.count
    guard leafCount > 1 else {
      if let only = leaves.first { lengths[Int(only & 0xffff)] = 1 }
      return lengths
    }
    let nodeCount = 2 * leafCount - 1
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: nodeCount) { weights in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: nodeCount) { parents in
        for index in 0..<leafCount { weights[index] = leaves[index] >> 16 }
        var (leaf, node) = (0, leafCount)
        for made in leafCount..<nodeCount {
          weights[made] = 0
          for _ in 0..<2 {
            let takesLeaf = leaf < leafCount && (node >= made || weights[leaf] <= weights[node])
            let lightest = takesLeaf ? leaf : node
            if takesLeaf { leaf += 1 } else { node += 1 }
            weights[made] += weights[lightest]
            parents[lightest] = UInt32(made)
          }
        }
        // From the root on, depths overwrite the weights.
        weights[nodeCount - 1] = 0
        for index in stride(from: nodeCount - 2, through: 0, by: -1) {
          weights[index] = weights[Int(parents[index])] + 1
        }
        for index in 0..<leafCount { lengths[Int(leaves[index] & 0xffff)] = UInt8(weights[index]) }
      }
    }
    return lengths
  }

  private static func codes(_ lengths: [UInt8]) -> [UInt16] {
    // The first code of each length follows from those of the shorter ones.
    var next = SIMD16<UInt16>()
    for length in lengths where length > 0 && length < 15 { next[Int(length) + 1] += 1 }
    for length in 1...15 { next[length] = (next[length - 1] + next[length]) << 1 }
    var codes = [UInt16](repeating: 0, count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      codes[symbol] = reversed(next[Int(length)], bits: length)
      next[Int(length)] += 1
    }
    return codes
  }

  @inline(__always)
  private static func reversed(_ code: UInt16, bits: UInt8) -> UInt16 {
    var code = code << (16 - UInt16(bits))
    code = code >> 8 | code << 8
    code = code >> 4 & 0x0f0f | (code & 0x0f0f) << 4
    code = code >> 2 & 0x3333 | (code & 0x3333) << 2
    return code >> 1 & 0x5555 | (code & 0x5555) << 1
  }
}
