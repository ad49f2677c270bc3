/// One block of a deflate stream, with Huffman codes of its own.
internal struct DeflateBlock: @unchecked Sendable {
  private let tokens: UnsafeBufferPointer<UInt32>
  private let literals: HuffmanCode
  private let distances: HuffmanCode
  /// The most bytes that the block can take.
  let bound: Int

  /// The number of tokens in a block.
  private static let size = 16384

  /// The blocks of some tokens.
  static func blocks(of tokens: DeflateTokens) -> [DeflateBlock] {
    stride(from: 0, to: tokens.count, by: size).map { start in
      DeflateBlock(tokens.range(start..<min(tokens.count, start + size)))
    }
  }

  private init(_ tokens: UnsafeBufferPointer<UInt32>) {
    self.tokens = tokens
    var counts = SymbolCounts(tokens)
    counts.prepareForBlock()
    literals = HuffmanCode(counts: counts.literals, limit: 15)
    distances = HuffmanCode(counts: counts.distances, limit: 15)
    // The codes' lengths take less than 400 bytes; up to 5 bits follow a length and up to 13 a distance.
    var bits = 3200
    for symbol in 0..<286 {
      bits += Int(counts.literals[symbol]) * (Int(literals.lengths[symbol]) + (symbol > 256 ? 5 : 0))
    }
    for symbol in 0..<30 { bits += Int(counts.distances[symbol]) * (Int(distances.lengths[symbol]) + 13) }
    bound = bits / 8 + 16
  }

  func write(to writer: inout BitWriter, isLast: Bool) {
    writer.write(isLast ? 1 : 0, 1)
    writer.write(2, 2)
    writeCodes(to: &writer)
    writeTokens(to: &writer)
    writer.write(
      UInt64(literals.codes[SymbolCounts.endOfBlock]), UInt64(literals.lengths[SymbolCounts.endOfBlock]))
  }

  private func writeTokens(to writer: inout BitWriter) {
    // First literals and lengths, each with its extra bits; above them in 32 bits the number of these.
    var entries = [UInt64](repeating: 0, count: 1024)
    for level in 0..<256 { entries[level] = Self.entry(literals, level) }
    let symbols = DeflateSymbols.lengths
    for length in 3...258 { entries[512 + length] = Self.entry(literals, symbols[length]) }
    // For distances also the number of extra bits, in the bits from 48 on.
    let places = DeflateSymbols.distances.map {
      Self.entry(distances, Int($0.number)) | UInt64($0.extraBits) << 48
    }
    entries.withUnsafeBufferPointer { entries in
      places.withUnsafeBufferPointer { places in
        guard let entries = entries.baseAddress, let places = places.baseAddress else { return }
        Self.write(tokens, to: &writer, entries, places)
      }
    }
  }

  private static func entry(_ code: HuffmanCode, _ symbol: Int) -> UInt64 {
    UInt64(code.codes[symbol]) | UInt64(code.lengths[symbol]) << 32
  }

  private static func entry(_ code: HuffmanCode, _ symbol: DeflateSymbols.Symbol) -> UInt64 {
    let bits = code.lengths[Int(symbol.number)]
    return entry(code, Int(symbol.number)) + UInt64(symbol.extra) << bits + UInt64(symbol.extraBits) << 32
  }

  @inline(__always)
  private static func write(
    _ tokens: UnsafeBufferPointer<UInt32>, to writer: inout BitWriter, _ entries: UnsafePointer<UInt64>,
    _ distances: UnsafePointer<UInt64>
  ) {
    for token in tokens {
      let isMatch = token >> 31
      let first = entries[Int(token & 511 | isMatch << 9)]
      // As three literals.
      let second = entries[Int(token >> 9 & 511)]
      let third = entries[Int(token >> 18 & 511)]
      let literals = (second &+ (third & 0xffff) &<< (second >> 32)) &+ (third >> 32) &<< 32
      // As a match.
      let value = token >> 9 & 0x7fff
      let entry = distances[DeflateSymbols.place(ofDistance: value)]
      let following = entry >> 48
      let extra = UInt64(value) & (1 &<< following &- 1)
      let bits = entry >> 32 & 0xffff
      let distance = (entry & 0xffff | extra &<< bits) | (bits &+ following) &<< 32
      let rest = isMatch == 1 ? distance : literals
      if token >= DeflateTokens.repeated {
        let longest = entries[512 + 258]
        for _ in 0..<token >> 24 & 127 {
          writer.write(longest & 0xffff | (rest & 0xffff_ffff) << (longest >> 32), longest >> 32 + rest >> 32)
        }
      }
      writer.write(
        first & 0xffff_ffff | (rest & 0xffff_ffff) &<< (first >> 32), first >> 32 &+ rest >> 32)
    }
  }

  // MARK: The codes' lengths

  /// The order in which the lengths of the code length code are written (RFC 1951, section 3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private func writeCodes(to writer: inout BitWriter) {
    func trimmed(_ lengths: [UInt8], atLeast count: Int) -> [UInt8] {
      let used = (lengths.lastIndex { $0 > 0 } ?? -1) + 1
      return Array(lengths[..<max(count, used)])
    }
    let literalLengths = trimmed(literals.lengths, atLeast: 257)
    let distanceLengths = trimmed(distances.lengths, atLeast: 1)
    let runs = Self.runs(literalLengths + distanceLengths)
    var counts = [UInt32](repeating: 0, count: 19)
    for run in runs { counts[run.symbol] += 1 }
    if counts.count(where: { $0 > 0 }) < 2 { counts[counts[0] == 0 ? 0 : 1] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    let used = (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 3) + 1
    writer.write(UInt64(literalLengths.count - 257), 5)
    writer.write(UInt64(distanceLengths.count - 1), 5)
    writer.write(UInt64(max(4, used) - 4), 4)
    for symbol in Self.order[..<max(4, used)] { writer.write(UInt64(code.lengths[symbol]), 3) }
    for run in runs {
      writer.write(UInt64(code.codes[run.symbol]), UInt64(code.lengths[run.symbol]))
      writer.write(UInt64(run.extra), UInt64(run.extraBits))
    }
  }

  /// The lengths with runs of zeros shortened: symbol 17 stands for 3 to 10 of them, 18 for 11 to 138.
  private static func runs(_ lengths: [UInt8]) -> [(symbol: Int, extra: Int, extraBits: Int)] {
    var runs: [(symbol: Int, extra: Int, extraBits: Int)] = []
    var index = 0
    while index < lengths.count {
      let zeros = min(138, lengths[index...].prefix { $0 == 0 }.count)
      if zeros >= 11 {
        runs.append((18, zeros - 11, 7))
        index += zeros
      } else if zeros >= 3 {
        runs.append((17, zeros - 3, 3))
        index += zeros
      } else {
        runs.append((Int(lengths[index]), 0, 0))
        index += 1
      }
    }
    return runs
  }
}
