/// The checksum of PNG's chunks (PNG, third edition, annex D), computed incrementally.
struct CRC32 {
  private var state: UInt32 = .max

  var value: UInt32 { ~state }

  /// The effect of each byte on a checksum when followed by up to seven zeros.
  private static let tables: [[UInt32]] = {
    var first: [UInt32] = []
    for byte in UInt32(0)..<256 {
      var value = byte
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : (value >> 1) ^ 0xEDB8_8320 }
      first.append(value)
    }
    var tables = [first]
    for _ in 1..<8 {
      let last = tables[tables.count - 1]
      tables.append(last.map { ($0 >> 8) ^ first[Int($0 & 0xFF)] })
    }
    return tables
  }()

  mutating func update(_ bytes: some Collection<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ update(buffer: $0) }) == nil {
      Array(bytes).withUnsafeBufferPointer { update(buffer: $0) }
    }
  }

  private mutating func update(buffer bytes: UnsafeBufferPointer<UInt8>) {
    let tables = Self.tables
    var value = state
    var place = 0
    // Eight bytes at a time: each uses the table for the number of zeros that follow it.
    while place + 8 <= bytes.count {
      var first: UInt32 = 0
      for index in 0..<4 { first |= UInt32(bytes[place + index]) << (8 * UInt32(index)) }
      first ^= value
      value = 0
      for index in 0..<4 { value ^= tables[7 - index][Int((first >> (8 * UInt32(index))) & 0xFF)] }
      for index in 4..<8 { value ^= tables[7 - index][Int(bytes[place + index])] }
      place += 8
    }
    while place < bytes.count {
      value = (value >> 8) ^ tables[0][Int((value ^ UInt32(bytes[place])) & 0xFF)]
      place += 1
    }
    state = value
  }
}
