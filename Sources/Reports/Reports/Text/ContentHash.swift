/// A short name for content of any length: FNV-1a in 64 bits, the same in every run.
package struct ContentHash {
  @usableFromInline
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  @inlinable
  package mutating func add(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// The hash of everything so far, as 16 digits.
  package var digits: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The digits of a text.
  package static func of(_ text: String) -> String {
    var hash = ContentHash()
    for byte in text.utf8 { hash.add(byte) }
    return hash.digits
  }
}
