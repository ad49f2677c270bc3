internal import CDeflate

/// The owner of a libdeflate compressor of one level.
internal final class Deflater {
  private let compressor: OpaquePointer

  /// Level 1 is the fastest, 12 the smallest.
  init(level: Int) throws(PNGError) {
    guard let compressor = libdeflate_alloc_compressor(Int32(level)) else { throw .outOfMemory }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// The bytes as a zlib stream.
  func zlibStream(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      count = libdeflate_zlib_compress(
        compressor, bytes.baseAddress, bytes.count, buffer.baseAddress, buffer.count)
    }
  }

  func zlibStream(of bytes: [UInt8]) -> [UInt8] { bytes.withUnsafeBytes { zlibStream(of: $0) } }

  func zlibStream(of rows: PNGRows) -> [UInt8] { rows.bytes.withUnsafeBytes { zlibStream(of: $0) } }
}
