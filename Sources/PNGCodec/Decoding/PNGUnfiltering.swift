/// The fast way from packed rows to RGBA pixels, for 8 bits per sample without interlacing.
///
/// Filters refer to the row above, which is the row of RGBA pixels just written; so a row is read once, filtered, and
/// written once, expanded. For RGB and RGBA the rows are unpacked into the end of the memory that the pixels are
/// written to from its beginning: a pixel never takes less room there than it took packed, so what is written never
/// reaches what is still to be read, and no second buffer costs its page faults.
internal enum PNGUnfiltering {
  /// Bytes beyond the pixels that the output needs: for RGBA one filter byte for each row, the rows that are written
  /// while the one above them is still being read, and a word, because pixels are loaded as words.
  static func spareBytes(width: Int, height: Int) -> Int {
    height + 4 * width * (RowGroupUnfilter.rowCount - 1) + 8
  }

  /// Reads the image into `output`, which has the spare bytes at its end; `false` when this way does not apply or the
  /// data breaks a rule.
  static func read(_ reader: PNGReader, into output: UnsafeMutableRawBufferPointer) throws(PNGError) -> Bool {
    guard reader.bitDepth == 8, !reader.isInterlaced, let colorType = reader.colorType,
      colorType == .palette || !reader.hasTransparencyChunk, let chunks = reader.imageData()
    else { return false }
    let stride = reader.width * colorType.samplesPerPixel + 1
    switch colorType {
    case .rgb, .rgba:
      let end = output.count - 8
      let rows = UnsafeMutableRawBufferPointer(rebasing: output[(end - stride * reader.height)..<end])
      return try inflate(chunks, into: rows) && unfilterColors(reader, colorType, rows, into: output)
    case .grey, .greyAlpha, .palette:
      let rows = UnsafeMutableRawBufferPointer.allocate(byteCount: stride * reader.height, alignment: 64)
      defer { rows.deallocate() }
      return try inflate(chunks, into: rows) && unfilterSamples(reader, colorType, rows, into: output)
    }
  }

  private static func unfilterColors(
    _ reader: PNGReader, _ colorType: PNGLayout.ColorType, _ rows: UnsafeMutableRawBufferPointer,
    into output: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let row = RowUnfilter(width: reader.width)
    let stride = rows.count / reader.height
    guard let first = rows.baseAddress, let words = output.assumingMemoryBound(to: UInt32.self).baseAddress
    else { return false }
    var y = 0
    while y < reader.height {
      let start = UnsafePointer((first + y * stride).assumingMemoryBound(to: UInt8.self))
      let target = words + y * reader.width
      let above = y == 0 ? nil : UnsafePointer(target - reader.width)
      if let above, y + RowGroupUnfilter.rowCount <= reader.height {
        let filters = SIMD4(start[0], start[stride], start[2 * stride], start[3 * stride])
        if filters.max() > PNGFilter.paeth.rawValue { return false }
        if RowGroupUnfilter.pays(for: filters) {
          RowGroupUnfilter(width: reader.width, filters: filters).unfilter(
            start + 1, stride: stride, isOpaque: colorType == .rgb, above: above, into: target)
          y += RowGroupUnfilter.rowCount
          continue
        }
      }
      guard let filter = PNGFilter(rawValue: start[0]) else { return false }
      if colorType == .rgb {
        row.unfilterRGB(start + 1, filter: filter, above: above, into: target)
      } else {
        row.unfilterRGBA(start + 1, filter: filter, above: above, into: target)
      }
      y += 1
    }
    return true
  }

  private static func unfilterSamples(
    _ reader: PNGReader, _ colorType: PNGLayout.ColorType, _ rows: UnsafeMutableRawBufferPointer,
    into output: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let row = RowUnfilter(width: reader.width)
    let stride = rows.count / reader.height
    let palette = colorType == .palette ? reader.palette : []
    guard let first = rows.assumingMemoryBound(to: UInt8.self).baseAddress,
      let words = output.assumingMemoryBound(to: UInt32.self).baseAddress
    else { return false }
    for y in 0..<reader.height {
      let start = first + y * stride
      guard let filter = PNGFilter(rawValue: start[0]) else { return false }
      let above = y == 0 ? nil : UnsafePointer(start + 1 - stride)
      row.unfilterBytes(start + 1, filter: filter, above: above, bytesPerPixel: colorType.samplesPerPixel)
      expand(
        start + 1, colorType: colorType, palette: palette, count: reader.width, into: words + y * reader.width
      )
    }
    return true
  }

  /// Unpacks the stream, which is gathered first when it lies in several chunks.
  private static func inflate(
    _ chunks: [UnsafeRawBufferPointer], into output: UnsafeMutableRawBufferPointer
  ) throws(PNGError) -> Bool {
    let inflater = try Inflater()
    if chunks.count == 1 { return inflater.inflate(chunks[0], into: output) }
    var stream: [UInt8] = []
    stream.reserveCapacity(chunks.reduce(0) { $0 + $1.count })
    for chunk in chunks { stream.append(contentsOf: chunk) }
    return stream.withUnsafeBytes { inflater.inflate($0, into: output) }
  }

  private static func expand(
    _ bytes: UnsafePointer<UInt8>, colorType: PNGLayout.ColorType, palette: [UInt32], count: Int,
    into words: UnsafeMutablePointer<UInt32>
  ) {
    switch colorType {
    case .palette:
      palette.withUnsafeBufferPointer { palette in
        for x in 0..<count { words[x] = palette[Int(bytes[x])] }
      }
    case .greyAlpha:
      for x in 0..<count { words[x] = UInt32(bytes[2 * x]) * 0x1_0101 | UInt32(bytes[2 * x + 1]) << 24 }
    default:
      for x in 0..<count { words[x] = UInt32(bytes[x]) * 0x1_0101 | 0xff00_0000 }
    }
  }
}
