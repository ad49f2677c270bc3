/// A canonical Huffman code as deflate uses it (RFC 1951, section 3.2.2).
internal struct HuffmanCode {
  /// Bits of each symbol's code; 0 for symbols that do not occur.
  private(set) var lengths: [UInt8]
  /// Each symbol's code with its bits reversed, because deflate writes codes from their highest bit.
  private(set) var codes: [UInt16]

  /// The code for symbols that occur so often, with at most `limit` bits.
  init(counts: [UInt32], limit: Int) {
    lengths = Self.lengths(counts, limit: limit)
    codes = Self.codes(lengths)
  }

  private static func lengths(_ counts: [UInt32], limit: Int) -> [UInt8] {
    var counts = counts
    while true {
      let lengths = unlimitedLengths(counts)
      if lengths.allSatisfy({ $0 <= limit }) { return lengths }
      // Evener counts give shorter longest codes; a few rounds always suffice.
      for index in counts.indices where counts[index] > 0 { counts[index] = counts[index] / 2 + 1 }
    }
  }

  /// Huffman's method with two queues: leaves in order of their counts, and nodes in the order of their making.
  private static func unlimitedLengths(_ counts: [UInt32]) -> [UInt8] {
    let leaves = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    guard leaves.count > 1 else {
      if let only = leaves.first { lengths[only] = 1 }
      return lengths
    }
    var weights = leaves.map { UInt64(counts[$0]) }
    var parents = [Int](repeating: 0, count: 2 * leaves.count - 1)
    var (leaf, node) = (0, leaves.count)
    func takeLightest() -> Int {
      if leaf < leaves.count && (node >= weights.count || weights[leaf] <= weights[node]) {
        leaf += 1
        return leaf - 1
      }
      node += 1
      return node - 1
    }
    while weights.count < 2 * leaves.count - 1 {
      let (a, b) = (takeLightest(), takeLightest())
      parents[a] = weights.count
      parents[b] = weights.count
      weights.append(weights[a] + weights[b])
    }
    var depths = [UInt8](repeating: 0, count: weights.count)
    for index in stride(from: weights.count - 2, through: 0, by: -1) {
      depths[index] = depths[parents[index]] + 1
    }
    for (index, symbol) in leaves.enumerated() { lengths[symbol] = depths[index] }
    return lengths
  }

  private static func codes(_ lengths: [UInt8]) -> [UInt16] {
    var counts = [UInt16](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    // The first code of each length follows from those of the shorter ones.
    var next = [UInt16](repeating: 0, count: 16)
    for length in 1...15 { next[length] = (next[length - 1] + counts[length - 1]) << 1 }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      let code = next[Int(length)]
      next[Int(length)] += 1
      return reversed(code, bits: Int(length))
    }
  }

  private static func reversed(_ code: UInt16, bits: Int) -> UInt16 {
    (0..<bits).reduce(0) { result, bit in result << 1 | (code >> UInt16(bit) & 1) }
  }
}
