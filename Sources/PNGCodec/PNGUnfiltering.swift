/// The fast way from packed rows to RGBA pixels, for 8 bits per sample without interlacing.
///
/// Filters refer to the row above, which is the row of RGBA pixels just written; so a row is read once, filtered, and
/// written once, expanded.
internal enum PNGUnfiltering {
  /// Reads the image into `output`; `false` when this way does not apply or the data breaks a rule.
  static func read(_ reader: PNGReader, into output: UnsafeMutableRawPointer) throws(PNGError) -> Bool {
    guard reader.bitDepth == 8, !reader.isInterlaced, let colorType = reader.colorType,
      colorType == .palette || !reader.hasTransparencyChunk, let chunks = reader.imageData()
    else { return false }
    let stride = reader.width * colorType.samplesPerPixel + 1
    // Eight bytes more, because pixels are loaded as whole words.
    let rows = UnsafeMutableRawBufferPointer.allocate(byteCount: stride * reader.height + 8, alignment: 64)
    defer { rows.deallocate() }
    let packed = UnsafeMutableRawBufferPointer(rebasing: rows[..<(stride * reader.height)])
    guard try inflate(chunks, into: packed) else { return false }
    let words = output.assumingMemoryBound(to: UInt32.self)
    let palette = colorType == .palette ? reader.palette : []
    let row = RowUnfilter(width: reader.width)
    for y in 0..<reader.height {
      guard let start = packed.baseAddress?.advanced(by: y * stride).assumingMemoryBound(to: UInt8.self),
        let filter = PNGFilter(rawValue: start[0])
      else { return false }
      let target = words + y * reader.width
      let above = y == 0 ? nil : target - reader.width
      switch colorType {
      case .rgb: row.unfilterRGB(start + 1, filter: filter, above: above, into: target)
      case .rgba: row.unfilterRGBA(start + 1, filter: filter, above: above, into: target)
      case .grey, .greyAlpha, .palette:
        let aboveBytes = y == 0 ? nil : UnsafePointer(start + 1 - stride)
        row.unfilterBytes(
          start + 1, filter: filter, above: aboveBytes, bytesPerPixel: colorType.samplesPerPixel)
        expand(start + 1, colorType: colorType, palette: palette, count: reader.width, into: target)
      }
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
