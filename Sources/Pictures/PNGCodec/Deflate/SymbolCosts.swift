/// The approximate cost of each symbol of deflate in sixteenths of a bit, learnt from the tokens chosen so
/// far.
internal struct SymbolCosts: ~Copyable {
  /// Sixteenths of a bit in a bit.
  private static let unit: UInt32 = 16
  /// The longest match in whole pixels.
  private let longest: Int

  /// The costs of the 256 literals.
  let literals: UnsafeMutablePointer<UInt32>
  /// The costs of matches of so many pixels, with their extra bits.
  private let lengths: UnsafeMutablePointer<UInt32>
  /// The costs of the 30 distance symbols, with their extra bits.
  let distances: UnsafeMutablePointer<UInt32>

  /// The costs of matches up to a row's width with their lengths, as `row_parse` takes them: from the row above or
  /// from anywhere, and of the pixel to the left.
  let packedLengths: UnsafeMutablePointer<UInt64>
  let packedLeftLengths: UnsafeMutablePointer<UInt64>

  /// Kept in a local variable, because reading a static property takes longer than looking up a symbol.
  private let lengthSymbols = DeflateSymbols.lengths
  private let bytesPerPixel: Int
  private let width: Int
  private let literalCounts: UnsafeMutablePointer<UInt32>
  private let distanceCounts: UnsafeMutablePointer<UInt32>
  private var tokensUntilUpdate = 256
  /// The cost of a match of 258 bytes.
  private var part: UInt32 = 0
  /// The cost of one or two remaining pixels after parts of 258 bytes, though they are shorter than a match
  /// can be: the part before then has 255 bytes.
  private var tails: (one: UInt32, two: UInt32) = (0, 0)

  init(bytesPerPixel: Int, width: Int) {
    self.bytesPerPixel = bytesPerPixel
    self.width = width
    longest = 258 / bytesPerPixel
    literals = .allocate(capacity: 256)
    lengths = .allocate(capacity: longest + 1)
    distances = .allocate(capacity: 30)
    packedLengths = .allocate(capacity: width + 1)
    packedLeftLengths = .allocate(capacity: width + 1)
    literalCounts = .allocate(capacity: 286)
    distanceCounts = .allocate(capacity: 30)
    // Initial costs: literals are expensive, short matches cheap.
    literalCounts.initialize(repeating: 4, count: 256)
    (literalCounts + 256).initialize(repeating: 16, count: 30)
    distanceCounts.initialize(repeating: 8, count: 30)
    update()
  }

  deinit {
    literals.deallocate()
    lengths.deallocate()
    distances.deallocate()
    packedLengths.deallocate()
    packedLeftLengths.deallocate()
    literalCounts.deallocate()
    distanceCounts.deallocate()
  }

  @inline(__always)
  mutating func count(literal: UInt32) { literalCounts[Int(literal & 255)] &+= 1 }

  @inline(__always)
  mutating func count(length: Int, distanceSymbol: Int) {
    literalCounts[Int(lengthSymbols[length].number)] &+= 1
    distanceCounts[distanceSymbol] &+= 1
  }

  /// Records that a token was written, which occasionally updates the costs.
  @inline(__always)
  mutating func endToken() {
    tokensUntilUpdate &-= 1
    if tokensUntilUpdate == 0 {
      update()
      tokensUntilUpdate = 1024
    }
  }

  private mutating func update() {
    let total = Self.logarithm((0..<286).reduce(32) { $0 + literalCounts[$1] })
    let distanceTotal = Self.logarithm((0..<30).reduce(4) { $0 + distanceCounts[$1] })
    // A symbol that has not occurred yet may still occur; it costs no more than the longest useful code.
    for symbol in 0..<256 {
      literals[symbol] = Self.cost(literalCounts[symbol], total, most: 13)
    }
    for length in 1...longest {
      let symbol = lengthSymbols[max(3, min(258, length * bytesPerPixel))]
      // Lengths below that of the shortest match are never worth it.
      lengths[length] =
        length * bytesPerPixel < 3
        ? 1 << 24
        : Self.cost(literalCounts[Int(symbol.number)], total, most: 13) + UInt32(symbol.extraBits) * Self.unit
    }
    part = Self.cost(literalCounts[285], total, most: 13)
    func cost(ofBytes count: Int) -> UInt32 {
      let symbol = lengthSymbols[count]
      return Self.cost(literalCounts[Int(symbol.number)], total, most: 13) + UInt32(symbol.extraBits)
        * Self.unit
    }
    func tail(_ pixels: Int) -> UInt32 {
      let bytes = pixels * bytesPerPixel
      if bytes >= 3 { return lengths[pixels] }
      let both = cost(ofBytes: 255) + cost(ofBytes: bytes + 3)
      return max(both, part) - part
    }
    tails = (tail(1), tail(2))
    for symbol in 0..<30 {
      distances[symbol] =
        Self.cost(distanceCounts[symbol], distanceTotal, most: 12)
        + UInt32(max(0, symbol / 2 - 1)) * Self.unit
    }
    let stride = width * bytesPerPixel + 1
    pack(packedLengths, partsCost: part + distances[DeflateSymbols.distanceNumber(min(32768, stride))])
    pack(packedLeftLengths, partsCost: part + distances[DeflateSymbols.distanceNumber(bytesPerPixel)])
    // Older counts have less weight.
    for symbol in 0..<286 { literalCounts[symbol] -= literalCounts[symbol] / 4 }
    for symbol in 0..<30 { distanceCounts[symbol] -= distanceCounts[symbol] / 4 }
  }

  /// The costs of matches up to a row's width; a part of 258 bytes costs the given amount.
  private func pack(_ packed: UnsafeMutablePointer<UInt64>, partsCost: UInt32) {
    packed[0] = 1 << 56
    for length in 1...max(1, min(longest, width)) where length <= width {
      packed[length] = UInt64(lengths[length]) << 32 | UInt64(length) << 2
    }
    let part = UInt64(partsCost) << 32 | UInt64(longest) << 2
    for length in stride(from: longest + 1, through: width, by: 1) {
      let before =
        length == longest + 1
        ? UInt64(tails.one) << 32 | 1 << 2
        : length == longest + 2 ? UInt64(tails.two) << 32 | 2 << 2 : packed[length - longest]
      packed[length] = before + part
    }
  }

  /// The cost of a symbol with a given frequency, within bounds in bits.
  private static func cost(_ count: UInt32, _ logarithmOfTotal: UInt32, most: UInt32) -> UInt32 {
    min(most * unit, max(logarithmOfTotal - logarithm(count), unit))
  }

  /// The logarithm to base 2 in sixteenths, in whole numbers so that it is the same everywhere; 0 for 0.
  private static func logarithm(_ value: UInt32) -> UInt32 {
    guard value > 0 else { return 0 }
    let whole = UInt32(31 - value.leadingZeroBitCount)
    // With f from 0 to 1, log2(1 + f) is f + 0.343 f (1 - f) to within a hundredth.
    let f = UInt32(((UInt64(value) << 12) >> UInt64(whole)) & 4095)
    let curved = f + ((f * (4096 - f)) >> 12) * 351 / 1024
    return whole * unit + (curved * unit) >> 12
  }
}
