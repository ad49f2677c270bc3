internal import CPNG
internal import Imaging

/// The owner of a libpng read structure over bytes in memory.
internal final class PNGReader {
  private let reader: UnsafeMutablePointer<fr_png_reader>
  private let source: UnsafeRawBufferPointer

  /// Reads everything that precedes the image data; the bytes must outlive this object.
  init(_ bytes: UnsafeRawBufferPointer) throws(PNGError) {
    guard
      let reader = fr_png_reader_create(bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count)
    else { throw .outOfMemory }
    self.reader = reader
    source = bytes
    try check(fr_png_reader_header(reader))
  }

  deinit { fr_png_reader_free(reader) }

  var width: Int { Int(reader.pointee.width) }
  var height: Int { Int(reader.pointee.height) }
  var bitDepth: Int { Int(reader.pointee.bit_depth) }
  var colorType: PNGLayout.ColorType? { PNGLayout.ColorType(rawValue: Int(reader.pointee.color_type)) }
  var isInterlaced: Bool { reader.pointee.interlaced != 0 }
  var hasTransparencyChunk: Bool { fr_png_reader_has_transparency(reader) != 0 }

  var metadata: PNGMetadata {
    let gamma = fr_png_reader_gamma(reader)
    let density = fr_png_reader_pixels_per_metre(reader)
    var profileSize: UInt32 = 0
    let profile = fr_png_reader_profile(reader, &profileSize)
    return PNGMetadata(
      width: width, height: height, bitDepth: bitDepth, isInterlaced: isInterlaced,
      isSRGB: fr_png_reader_is_srgb(reader) != 0, gamma: gamma > 0 ? Double(gamma) / 100_000 : nil,
      profile: Array(UnsafeBufferPointer(start: profile, count: Int(profileSize))),
      scale: density > 0 ? Double(density) * 0.0254 / 72 : nil)
  }

  /// The palette as pixel words; entries the file does not have are opaque black.
  var palette: [UInt32] {
    var words = [UInt32](repeating: 0xff00_0000, count: 256)
    words.withUnsafeMutableBytes { bytes in
      _ = fr_png_reader_palette(reader, bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
    }
    return words
  }

  /// The content of all image data chunks as one zlib stream; `nil` if the chunks from there on break a rule,
  /// which libpng then reports.
  ///
  /// A wrong checksum is reported here: libpng decompresses before it has seen the end of a chunk, and
  /// reports whatever fails first.
  func imageData() throws(PNGError) -> [UnsafeRawBufferPointer]? {
    var chunks: [UnsafeRawBufferPointer] = []
    var isAfterImageData = false
    var offset = reader.pointee.position - 8
    while let chunk = PNGChunk(in: source, at: offset) {
      guard chunk.hasRightChecksum else {
        throw .damaged("the checksum of \(chunk.name.map { "its \($0) chunk" } ?? "a chunk") is wrong")
      }
      switch chunk.type {
      case PNGChunk.imageData:
        guard !isAfterImageData else { return nil }
        chunks.append(chunk.content)
      case PNGChunk.end:
        return chunks
      default:
        guard chunk.isAncillary else { return nil }
        isAfterImageData = true
      }
      offset = chunk.endOffset
    }
    return nil
  }

  /// Lets libpng read every row as straight RGBA with one byte, or two in big-endian order, per sample.
  func readImage(into pixels: UnsafeMutableRawPointer, bytesPerSample: Int) throws(PNGError) {
    // Wrong checksums are reported first; then what libpng would accept.
    let chunks = try imageData()
    if let chunks { try PNGImageData.check(self, chunks) }
    let rows = UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>.allocate(capacity: height)
    defer { rows.deallocate() }
    rows.initialize(repeating: nil, count: height)
    let start = pixels.assumingMemoryBound(to: UInt8.self)
    try check(fr_png_reader_image(reader, start, rows, Int32(bytesPerSample)))
    guard chunks != nil else { throw .damaged("its chunks are not in order") }
  }

  private func check(_ succeeded: Int32) throws(PNGError) {
    guard succeeded == 0 else { return }
    throw .damaged(String(cString: fr_png_message_text(&reader.pointee.message)))
  }
}
