/// The joint content of a picture's image data chunks: one zlib stream of filtered rows.
internal enum PNGImageData {
  /// Calls the body with the stream, which is first concatenated if it is in several chunks.
  static func whole<Result>(
    _ chunks: [UnsafeRawBufferPointer], _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result {
    if chunks.count == 1 { return body(chunks[0]) }
    var stream: [UInt8] = []
    stream.reserveCapacity(chunks.reduce(0) { $0 + $1.count })
    for chunk in chunks { stream.append(contentsOf: chunk) }
    return stream.withUnsafeBytes(body)
  }

  /// Decompresses the stream and throws an error if its checksum, its end, or its decompressed length is
  /// wrong.
  ///
  /// libpng accepts data after the last row, even with a wrong checksum.
  static func check(_ reader: PNGReader, _ chunks: [UnsafeRawBufferPointer]) throws(PNGError) {
    let inflater = try Inflater()
    let rows = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount(of: reader), alignment: 64)
    defer { rows.deallocate() }
    switch whole(chunks, { inflater.inflate($0, into: rows) }) {
    case .whole: return
    case .tooShort: throw .damaged("its image data unpacks to fewer bytes than its rows hold")
    case .tooLong: throw .damaged("its image data unpacks to more bytes than its rows hold")
    case .hasTail: throw .damaged("bytes follow its image data that are not part of it")
    case .damaged: throw .damaged("its image data cannot be unpacked, or its checksum (Adler-32) is wrong")
    }
  }

  /// How many bytes the rows take, with the bytes that name their filters.
  static func byteCount(of reader: PNGReader) -> Int {
    let bitsPerPixel = (reader.colorType?.samplesPerPixel ?? 1) * reader.bitDepth
    func byteCount(_ width: Int, _ height: Int) -> Int {
      width > 0 ? height * ((width * bitsPerPixel + 7) / 8 + 1) : 0
    }
    guard reader.isInterlaced else { return byteCount(reader.width, reader.height) }
    // Where the seven pictures of Adam7 begin, and the distances between their pixels.
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]
    return passes.reduce(0) { sum, pass in
      let (x, y, across, down) = pass
      return sum
        + byteCount(
          (reader.width - x + across - 1) / across, max(0, (reader.height - y + down - 1) / down))
    }
  }
}
