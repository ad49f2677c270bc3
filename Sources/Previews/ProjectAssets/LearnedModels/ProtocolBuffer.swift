/// A message of Protocol Buffers, with its fields by number.
///
/// Source: the encoding as it is published at https://protobuf.dev/programming-guides/encoding. Truncated or
/// invalid data ends the list of fields.
struct ProtocolBuffer {
  private enum Value {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private var fields: [(number: UInt64, value: Value)] = []

  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      guard let key = Self.varint(&rest) else { return }
      let value: Value
      switch key & 7 {
      case 0:
        guard let number = Self.varint(&rest) else { return }
        value = .number(number)
      case 1, 5:
        let size = key & 7 == 1 ? 8 : 4
        guard rest.count >= size else { return }
        value = .bytes(rest.prefix(size))
        rest = rest.dropFirst(size)
      case 2:
        guard let size = Self.varint(&rest), size <= rest.count else { return }
        value = .bytes(rest.prefix(Int(size)))
        rest = rest.dropFirst(Int(size))
      default: return
      }
      fields.append((key >> 3, value))
    }
  }

  private static func varint(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = bytes.popFirst() else { return nil }
      result |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return result }
    }
    return nil
  }

  /// The messages in a field that can be there several times.
  func messages(_ number: UInt64) -> [ProtocolBuffer] { bytes(number).map { ProtocolBuffer($0) } }

  func message(_ number: UInt64) -> ProtocolBuffer? { messages(number).last }

  func string(_ number: UInt64) -> String? { bytes(number).last.map { String(decoding: $0, as: UTF8.self) } }

  func number(_ number: UInt64) -> UInt64? {
    for case (number, .number(let value)) in fields.reversed() { return value }
    return nil
  }

  private func bytes(_ number: UInt64) -> [ArraySlice<UInt8>] {
    fields.compactMap { field in
      guard field.number == number, case .bytes(let bytes) = field.value else { return nil }
      return bytes
    }
  }
}
