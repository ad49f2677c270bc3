internal import CDeflate

/// The owner of a libdeflate decompressor.
internal final class Inflater {
  private let decompressor: OpaquePointer

  init() throws(PNGError) {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .outOfMemory }
    self.decompressor = decompressor
  }

  deinit { libdeflate_free_decompressor(decompressor) }

  /// Unpacks a zlib stream, its checksum verified; `false` unless it fills the output exactly.
  func inflate(_ stream: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer) -> Bool {
    var used = 0
    var written = 0
    let result = libdeflate_zlib_decompress_ex(
      decompressor, stream.baseAddress, stream.count, output.baseAddress, output.count, &used, &written)
    return result == LIBDEFLATE_SUCCESS && written == output.count
  }

  /// Unpacks a zlib stream without comparing the output with the stream's Adler-32 checksum, and answers that; `nil`
  /// when the stream is damaged, or does not fill the output exactly.
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
    guard result == LIBDEFLATE_SUCCESS, written == output.count else { return nil }
    return UInt32(bigEndian: stream.loadUnaligned(fromByteOffset: 2 + used, as: UInt32.self))
  }
}
