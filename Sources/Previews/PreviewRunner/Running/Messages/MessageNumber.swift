/// Numbers and lengths in what processes send each other: four bytes, big-endian.
enum MessageNumber {
  static let size = 4

  static func bytes(_ value: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }

  static func value(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
