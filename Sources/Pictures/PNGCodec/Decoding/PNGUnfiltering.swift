internal import CDeflate

/// The fast path from compressed rows to RGBA pixels, for 8 bits per sample without interlacing.
///
/// Filters refer to the row above, which is the row of RGBA pixels just written; so a row is read once, filtered, and
/// written once, expanded. For RGB and RGBA the rows are unpacked into the end of the memory that the pixels are
/// written to from its beginning: a pixel never takes less room there than it took packed, so what is written never
/// reaches what is still to be read, and no second buffer costs its page faults.
internal enum PNGUnfiltering {
  /// Bytes beyond the pixels that the output needs: for RGBA one filter byte for each row, the rows that are
  /// written while the one above them is still being read, and a word, because pixels are loaded as words.
  static func spareBytes(width: Int, height: Int) -> Int {
    height + 4 * width * (RowUnfilter.largestGroup - 1) + 8
  }

  /// Reads the image into `output`, which has the spare bytes at its end; `false` if this path does not apply
  /// or the data breaks a rule.
  static func read(_ reader: PNGReader, into output: UnsafeMutableRawBufferPointer) throws(PNGError) -> Bool {
    guard reader.bitDepth == 8, !reader.isInterlaced, let colorType = reader.colorType,
      colorType == .palette || !reader.hasTransparencyChunk, let chunks = try reader.imageData()
    else { return false }
    let stride = reader.width * colorType.samplesPerPixel + 1
    switch colorType {
    case .rgb, .rgba:
      let end = output.count - 8
      let rows = UnsafeMutableRawBufferPointer(rebasing: output[(end - stride * reader.height)..<end])
      let inflater = try Inflater()
      guard let checksum = PNGImageData.whole(chunks, { inflater.inflateUnchecked($0, into: rows) }) else {
        return false
      }
      return unfilterColors(reader, colorType, rows, into: output) == checksum
    case .grey, .greyAlpha, .palette:
      let rows = UnsafeMutableRawBufferPointer.allocate(byteCount: stride * reader.height, alignment: 64)
      defer { rows.deallocate() }
      let inflater = try Inflater()
      return PNGImageData.whole(chunks) { inflater.inflate($0, into: rows) } == .whole
        && unfilterSamples(reader, colorType, rows, into: output)
    }
  }

  /// Unfilters all rows, and returns the checksum of their filtered bytes; `nil` for an unknown filter.
  ///
  /// The checksum is taken here because the rows are in the processor's cache then.
  private static func unfilterColors(
    _ reader: PNGReader, _ colorType: PNGLayout.ColorType, _ rows: UnsafeMutableRawBufferPointer,
    into output: UnsafeMutableRawBufferPointer
  ) -> UInt32? {
    let (width, height) = (reader.width, reader.height)
    let row = RowUnfilter(width: width)
    let stride = rows.count / height
    guard let first = UnsafePointer(rows.assumingMemoryBound(to: UInt8.self).baseAddress),
      let words = output.assumingMemoryBound(to: UInt32.self).baseAddress
    else { return nil }
    // The row above the first row counts as zero.
    let nothing = [UInt32](repeating: 0, count: width)
    return nothing.withUnsafeBufferPointer { nothing in
      guard var above = nothing.baseAddress else { return nil }
      var checksum: UInt32 = 1
      var checked = 0
      var y = 0
      while y < height {
        // Before they are overwritten.
        if checked < min(height, y + RowUnfilter.largestGroup) {
          let end = min(height, y + 2 * RowUnfilter.largestGroup)
          checksum = libdeflate_adler32(checksum, first + checked * stride, (end - checked) * stride)
          checked = end
        }
        let target = words + y * width
        let finished = row.unfilterColors(
          first + y * stride, count: height - y, bytesPerPixel: colorType.samplesPerPixel, above: above,
          into: target)
        guard let finished else { return nil }
        y += finished
        above = UnsafePointer(target + (finished - 1) * width)
      }
      return checksum
    }
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
