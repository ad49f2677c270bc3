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
}
