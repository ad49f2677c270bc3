/// The bytes of a fuzzer's input, taken one after the other as choices.
struct FuzzedBytes: RandomNumberGenerator {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var noise: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ start: UnsafePointer<UInt8>, _ count: Int) {
    bytes = UnsafeBufferPointer(start: start, count: count)
  }

  var isEmpty: Bool { place >= bytes.count }

  /// A byte; 0 if there are no more.
  mutating func byte() -> UInt8 {
    guard place < bytes.count else { return 0 }
    place += 1
    return bytes[place - 1]
  }

  /// A number below a limit.
  mutating func below(_ limit: Int) -> Int {
    (limit > 256 ? Int(byte()) << 8 | Int(byte()) : Int(byte())) % limit
  }

  /// All bytes that are left.
  mutating func rest() -> [UInt8] {
    defer { place = bytes.count }
    return Array(bytes[min(place, bytes.count)...])
  }

  /// A number whose highest bits are a byte, which is what decides in ranges; the others are even noise, which ranges need to
  /// come to an end.
  mutating func next() -> UInt64 {
    noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return isEmpty ? noise : UInt64(byte()) << 56 | noise >> 8
  }
}
