internal import CDeflate

/// The owner of a libdeflate decompressor.
internal final class Inflater {
  private let decompressor: OpaquePointer

  init() throws(PNGError) {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .outOfMemory }
    self.decompressor = decompressor
  }

  deinit { libdeflate_free_decompressor(decompressor) }

  /// The result of decompressing a zlib stream.
  enum Outcome {
    /// It filled the output exactly, ended with its bytes, and its checksum is right.
    case whole
    case tooShort
    case tooLong
    /// Bytes follow the stream that are not part of it.
    case hasTail
    /// The data is not a zlib stream, or its checksum is wrong.
    case damaged
  }

  /// Decompresses a zlib stream and verifies its checksum and its length, both compressed and decompressed.
  func inflate(_ stream: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Outcome {
    var used = 0
    var written = 0
    let result = libdeflate_zlib_decompress_ex(
      decompressor, stream.baseAddress, stream.count, output.baseAddress, output.count, &used, &written)
    switch result {
    case LIBDEFLATE_SUCCESS where written < output.count: return .tooShort
    case LIBDEFLATE_SUCCESS: return used == stream.count ? .whole : .hasTail
    case LIBDEFLATE_INSUFFICIENT_SPACE: return .tooLong
    default: return .damaged
    }
  }

  /// Decompresses a zlib stream without comparing the output with the stream's Adler-32 checksum, and returns
  /// that; `nil` if the stream is damaged, does not fill the output exactly, or does not end with its bytes.
  func inflateUnchecked(
    _ stream: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) -> UInt32? {
    // RFC 1950: deflate, a window of at most 32 kB, no dictionary, and a checksum of the two bytes.
    guard stream.count >= 6, stream[0] & 15 == 8, stream[0] >> 4 <= 7, stream[1] & 0x20 == 0,
      (Int(stream[0]) << 8 | Int(stream[1])) % 31 == 0
    else { return nil }
    var used = 0
    var written = 0
    let packed = UnsafeRawBufferPointer(rebasing: stream[2..<stream.count - 4])
    let result = libdeflate_deflate_decompress_ex(
      decompressor, packed.baseAddress, packed.count, output.baseAddress, output.count, &used, &written)
    guard result == LIBDEFLATE_SUCCESS, written == output.count, used == packed.count else { return nil }
    return UInt32(bigEndian: stream.loadUnaligned(fromByteOffset: 2 + used, as: UInt32.self))
  }
}
