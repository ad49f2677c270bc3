/// The literals and repetitions that stand for the bytes of an image, before they are given codes.
///
/// A pixel that nothing repeats is one token of three bytes, and a repetition of any length is one token, so that an
/// even screen takes few.
internal struct DeflateTokens {
  private let tokens: UnsafeMutablePointer<UInt32>
  private(set) var count = 0
  private let capacity: Int

  // Kinds, in the two highest bits; the rest is content.
  static let pixel: UInt32 = 0
  static let above: UInt32 = 1 << 30
  static let left: UInt32 = 2 << 30
  static let other: UInt32 = 3 << 30
  /// Set in `other` for a repetition from elsewhere: 15 bits distance less one, 9 bits length.
  static let elsewhere: UInt32 = 1 << 29
  /// Set in `other` for a repetition of the byte before: the rest is its length. With neither bit it is a single byte.
  static let byteRun: UInt32 = 1 << 28

  /// The token of a repetition from a distance in bytes, without its length.
  @inline(__always)
  static func elsewhere(_ distance: Int) -> UInt32 { other | elsewhere | UInt32(distance - 1) << 9 }

  init(capacity: Int) {
    self.capacity = capacity
    tokens = .allocate(capacity: capacity)
  }

  func deallocate() { tokens.deallocate() }

  @inline(__always)
  mutating func append(_ token: UInt32) {
    assert(count < capacity, "Every pixel and row has its tokens reserved")
    tokens[count] = token
    count += 1
  }

  func range(_ range: Range<Int>) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: tokens + range.lowerBound, count: range.count)
  }
}

/// The symbols of deflate's repetitions (RFC 1951, section 3.2.5).
internal enum DeflateSymbols {
  struct Symbol {
    /// The symbol's number.
    var number: UInt16
    /// How many bits follow it.
    var extraBits: UInt8
    /// Those bits.
    var extra: UInt16
  }

  /// For each length from 3 to 258 its symbol; the first three entries mean nothing.
  static let lengths: [Symbol] = (0...258).map { length in
    guard length >= 3 else { return Symbol(number: 0, extraBits: 0, extra: 0) }
    if length == 258 { return Symbol(number: 285, extraBits: 0, extra: 0) }
    let value = length - 3
    guard value >= 8 else { return Symbol(number: UInt16(257 + value), extraBits: 0, extra: 0) }
    let bits = Int.bitWidth - 3 - value.leadingZeroBitCount
    let number = 257 + 4 * (bits + 1) + (value >> bits & 3)
    return Symbol(number: UInt16(number), extraBits: UInt8(bits), extra: UInt16(value & (1 << bits - 1)))
  }

  /// The symbol of a distance from 1 to 32,768.
  @inline(__always)
  static func distance(_ distance: Int) -> Symbol {
    let value = distance - 1
    guard value >= 4 else { return Symbol(number: UInt16(value), extraBits: 0, extra: 0) }
    let bits = Int.bitWidth - 2 - value.leadingZeroBitCount
    return Symbol(
      number: UInt16(2 * (bits + 1) + (value >> bits & 1)), extraBits: UInt8(bits),
      extra: UInt16(value & ((1 << bits) - 1)))
  }

  /// Calls the body with the parts, of at most 258 bytes and at least 3, of a repetition of any length.
  @inline(__always)
  static func forEachPart(of length: Int, _ body: (Int) -> Void) {
    var rest = length
    while rest > 258 {
      // What remains must not be shorter than a repetition can be.
      let part = rest - 258 < 3 ? 255 : 258
      body(part)
      rest -= part
    }
    body(rest)
  }
}
