/// The literals and matches that represent the bytes of an image, before they are given codes.
///
/// A token is either up to three literals of nine bits each (256 means “no literal”), or a match with the
/// highest bit set: nine bits for its length, 15 for its distance minus one, and seven for the number of
/// 258-byte matches that precede it, so that an even screen takes few tokens. Both are turned into symbols by
/// the same look-ups, because a branch on the kind of token cannot be predicted.
internal struct DeflateTokens: @unchecked Sendable {
  private let tokens: UnsafeMutablePointer<UInt32>
  private(set) var count = 0
  private let capacity: Int

  /// Marks a match.
  static let match: UInt32 = 1 << 31
  /// The smallest token of a match that others precede.
  static let repeated: UInt32 = match | 1 << 24
  /// Stands for a missing literal.
  static let none: UInt32 = 256
  /// How many matches of 258 bytes can precede one.
  static let mostParts = 127

  /// A match from a distance in bytes, without its length.
  @inline(__always)
  static func match(from distance: Int) -> UInt32 {
    match | UInt32(truncatingIfNeeded: distance &- 1) << 9
  }

  /// The distance of a match.
  @inline(__always)
  static func distance(of token: UInt32) -> Int { Int(token >> 9 & 0x7fff) &+ 1 }

  /// One literal.
  @inline(__always)
  static func literal(_ byte: UInt32) -> UInt32 { byte | none << 9 | none << 18 }

  /// Two literals, in the lowest 16 bits.
  @inline(__always)
  static func pair(_ bytes: UInt32) -> UInt32 { bytes & 0xff | (bytes & 0xff00) << 1 | none << 18 }

  /// Three literals, in the lowest 24 bits.
  @inline(__always)
  static func triple(_ bytes: UInt32) -> UInt32 {
    bytes & 0xff | (bytes & 0xff00) << 1 | (bytes & 0xff_0000) << 2
  }

  init(capacity: Int) {
    self.capacity = capacity
    tokens = .allocate(capacity: capacity)
  }

  func deallocate() { tokens.deallocate() }

  @inline(__always)
  mutating func append(_ token: UInt32) {
    assert(count < capacity, "Every pixel and row has its tokens reserved")
    tokens[count] = token
    count &+= 1
  }

  /// Appends a match of any length, given its token without a length.
  @inline(__always)
  mutating func append(_ token: UInt32, length: Int) {
    if length <= 258 {
      append(token | UInt32(truncatingIfNeeded: length))
    } else {
      appendParts(token, length: length)
    }
  }

  private mutating func appendParts(_ token: UInt32, length: Int) {
    let most = Self.mostParts
    var rest = length
    while rest > 258 * (most + 1) {
      append(token | UInt32(most - 1) << 24 | 258)
      rest -= 258 * most
    }
    let parts = (rest - 3) / 258
    let last = rest - parts * 258
    if last > 258 {
      // The rest must not be shorter than the shortest match.
      append(token | UInt32(parts) << 24 | 255)
      append(token | UInt32(last - 255))
    } else {
      append(token | UInt32(parts) << 24 | UInt32(last))
    }
  }

  func range(_ range: Range<Int>) -> UnsafeBufferPointer<UInt32> {
    UnsafeBufferPointer(start: tokens + range.lowerBound, count: range.count)
  }
}

/// The symbols of deflate's matches (RFC 1951, section 3.2.5).
internal enum DeflateSymbols {
  struct Symbol {
    /// The symbol's number.
    var number: UInt16
    /// The number of extra bits.
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

  /// The symbols of the distances, by `place(ofDistance:)`.
  static let distances: [Symbol] = (0..<512).map { place in
    let value = place < 256 ? place : (place - 256) << 7
    guard value >= 4 else { return Symbol(number: UInt16(value), extraBits: 0, extra: 0) }
    let bits = Int.bitWidth - 2 - value.leadingZeroBitCount
    return Symbol(number: UInt16(2 * (bits + 1) + (value >> bits & 1)), extraBits: UInt8(bits), extra: 0)
  }

  /// The index of a distance's symbol in `distances`; it takes the distance minus one, at most 32,767.
  @inline(__always)
  static func place(ofDistance value: UInt32) -> Int {
    // From 256 on, the lowest seven bits are all among the extra bits.
    Int(value < 256 ? value : 256 &+ value >> 7)
  }

  /// The number of the symbol of a distance from 1 to 32,768.
  @inline(__always)
  static func distanceNumber(_ distance: Int) -> Int {
    let value = distance &- 1
    guard value >= 4 else { return value }
    let bits = Int.bitWidth &- 2 &- value.leadingZeroBitCount
    return 2 &* (bits &+ 1) &+ (value >> bits & 1)
  }

  /// Calls the body with the parts, of at most 258 bytes and at least 3, of a match of any length.
  @inline(__always)
  static func forEachPart(of length: Int, _ body: (Int) -> Void) {
    var rest = length
    while rest > 258 {
      // The rest must not be shorter than the shortest match.
      let part = rest - 258 < 3 ? 255 : 258
      body(part)
      rest -= part
    }
    body(rest)
  }
}
