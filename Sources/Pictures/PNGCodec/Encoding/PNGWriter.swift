internal import CPNG
internal import Imaging

/// The owner of a libpng write structure: chunks go in, the bytes of a file come out.
internal final class PNGWriter {
  private let writer: UnsafeMutablePointer<fr_png_writer>

  init(expectedSize: Int) throws(PNGError) {
    guard let writer = fr_png_writer_create(expectedSize) else { throw .outOfMemory }
    self.writer = writer
  }

  deinit { fr_png_writer_free(writer) }

  /// What has been written so far; valid until the next write or the end of this object.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: writer.pointee.bytes, count: writer.pointee.size)
  }

  /// A copy of what has been written so far.
  var copiedBytes: [UInt8] { Array(bytes) }

  /// Writes the signature and every chunk that precedes the image data.
  func writeHeader(
    width: Int, height: Int, layout: PNGLayout, colorSpace: PictureColorSpace, pixelsPerMetre: UInt32
  ) throws(PNGError) {
    let profile = colorSpace == .displayP3 ? DisplayP3Profile.bytes : []
    let palette = layout.palette.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
    let transparent = layout.palette.count { $0 < 0xff00_0000 }
    let succeeded = fr_png_writer_header(
      writer, UInt32(width), UInt32(height), Int32(layout.bitDepth), Int32(layout.colorType.rawValue),
      palette,
      Int32(layout.palette.count), Int32(transparent), profile.isEmpty ? nil : profile, UInt32(profile.count),
      "Display P3", pixelsPerMetre)
    try check(succeeded)
  }

  /// Writes the compressed rows in one chunk, or several where they exceed the format's limit.
  func writeImageData(_ stream: [UInt8]) throws(PNGError) {
    var start = 0
    repeat {
      let end = min(stream.count, start + Self.largestChunk)
      try writeChunk("IDAT", stream[start..<end])
      start = end
    } while start < stream.count
  }

  func writeEnd() throws(PNGError) { try writeChunk("IEND", []) }

  /// Writes one chunk of the given four-letter type.
  func writeChunk(_ type: String, _ content: ArraySlice<UInt8>) throws(PNGError) {
    try check(content.withUnsafeBufferPointer { fr_png_writer_chunk(writer, type, $0.baseAddress, $0.count) })
  }

  private static let largestChunk = 1 << 30

  private func check(_ succeeded: Int32) throws(PNGError) {
    guard succeeded == 0 else { return }
    throw .unwritable(String(cString: fr_png_message_text(&writer.pointee.message)))
  }
}
