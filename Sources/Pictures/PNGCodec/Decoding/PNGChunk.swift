internal import CDeflate

/// One chunk of a PNG file: its length, four letters, content and checksum.
internal struct PNGChunk {
  let type: UInt32
  let content: UnsafeRawBufferPointer
  /// The offset of the next chunk.
  let endOffset: Int
  private let checkedBytes: UnsafeRawBufferPointer
  private let storedChecksum: UInt32

  static let imageData: UInt32 = 0x4944_4154
  static let end: UInt32 = 0x4945_4e44

  /// The chunk at an offset; `nil` when the bytes end before it does.
  init?(in bytes: UnsafeRawBufferPointer, at offset: Int) {
    guard offset >= 0, offset + 12 <= bytes.count else { return nil }
    func big32(_ offset: Int) -> UInt32 {
      UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    let length = Int(big32(offset))
    guard length <= bytes.count - offset - 12 else { return nil }
    type = big32(offset + 4)
    content = UnsafeRawBufferPointer(rebasing: bytes[offset + 8..<offset + 8 + length])
    checkedBytes = UnsafeRawBufferPointer(rebasing: bytes[offset + 4..<offset + 8 + length])
    storedChecksum = big32(offset + 8 + length)
    endOffset = offset + 12 + length
  }

  /// Whether a reader that does not know the type may skip the chunk: its first letter is small.
  var isAncillary: Bool { type & 0x2000_0000 != 0 }

  /// The type's four letters; `nil` if they are not letters.
  var name: String? {
    let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: type >> $0) }
    let areLetters = letters.allSatisfy { (65...90).contains($0 & 0xdf) }
    return areLetters ? String(decoding: letters, as: UTF8.self) : nil
  }

  var hasRightChecksum: Bool {
    libdeflate_crc32(0, checkedBytes.baseAddress, checkedBytes.count) == storedChecksum
  }
}
