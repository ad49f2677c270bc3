/// One block of a deflate stream, with Huffman codes of its own.
internal struct DeflateBlock: @unchecked Sendable {
  private let pieces: [UnsafeBufferPointer<UInt32>]
  private let above: DeflateSymbols.Symbol
  private let left: DeflateSymbols.Symbol
  private let literals: HuffmanCode
  private let distances: HuffmanCode
  /// The most bytes that the block can take.
  let bound: Int

  /// A block of tokens in several pieces whose symbols have been counted.
  init(
    _ pieces: [UnsafeBufferPointer<UInt32>], counts: SymbolCounts, aboveDistance: Int, leftDistance: Int
  ) {
    self.pieces = pieces
    above = DeflateSymbols.distance(aboveDistance)
    left = DeflateSymbols.distance(leftDistance)
    var counts = counts
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
    // For each symbol its code, and above it in 32 bits the length.
    func entries(_ code: HuffmanCode) -> [UInt64] {
      zip(code.codes, code.lengths).map { UInt64($0) | UInt64($1) << 32 }
    }
    entries(literals).withUnsafeBufferPointer { literals in
      entries(distances).withUnsafeBufferPointer { distances in
        DeflateSymbols.lengths.withUnsafeBufferPointer { lengths in
          for tokens in pieces { writeTokens(tokens, to: &writer, literals, distances, lengths) }
        }
      }
    }
  }

  @inline(__always)
  private func writeTokens(
    _ tokens: UnsafeBufferPointer<UInt32>, to writer: inout BitWriter,
    _ literals: UnsafeBufferPointer<UInt64>,
    _ distances: UnsafeBufferPointer<UInt64>,
    _ lengths: UnsafeBufferPointer<DeflateSymbols.Symbol>
  ) {
    func writeRepetition(_ length: Int, _ distance: DeflateSymbols.Symbol, _ writer: inout BitWriter) {
      let symbol = lengths[length]
      let code = literals[Int(symbol.number)]
      var bits = code & 0xffff
      var count = code >> 32
      bits |= UInt64(symbol.extra) << count
      count += UInt64(symbol.extraBits)
      let distanceCode = distances[Int(distance.number)]
      bits |= (distanceCode & 0xffff) << count
      count += distanceCode >> 32
      bits |= UInt64(distance.extra) << count
      count += UInt64(distance.extraBits)
      writer.write(bits, count)
    }
    for token in tokens {
      let content = Int(token & 0x3fff_ffff)
      switch token & (3 << 30) {
      case DeflateTokens.pixel:
        let (red, green, blue) = (
          literals[content & 255], literals[content >> 8 & 255], literals[content >> 16 & 255]
        )
        let greenAt = red >> 32
        let blueAt = greenAt + green >> 32
        writer.write(
          red & 0xffff | (green & 0xffff) << greenAt | (blue & 0xffff) << blueAt, blueAt + blue >> 32)
      case DeflateTokens.above:
        DeflateSymbols.forEachPart(of: content) { writeRepetition($0, above, &writer) }
      case DeflateTokens.left:
        DeflateSymbols.forEachPart(of: content) { writeRepetition($0, left, &writer) }
      default:
        if token & (DeflateTokens.elsewhere | DeflateTokens.byteRun) == 0 {
          let code = literals[content & 255]
          writer.write(code & 0xffff, code >> 32)
        } else if token & DeflateTokens.elsewhere == 0 {
          let byte = DeflateSymbols.Symbol(number: 0, extraBits: 0, extra: 0)
          DeflateSymbols.forEachPart(of: content & 0xfff_ffff) { writeRepetition($0, byte, &writer) }
        } else {
          writeRepetition(content & 511, DeflateSymbols.distance((content >> 9 & 0x7fff) + 1), &writer)
        }
      }
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

  /// The lengths with runs of zeros shortened: symbol 17 is 3 to 10 of them, 18 is 11 to 138.
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
