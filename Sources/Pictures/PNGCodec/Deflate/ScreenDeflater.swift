internal import Imaging

/// Packs the rows of a drawn screen, several times faster than a general compressor.
///
/// What repeats in a screen is known beforehand: a row or a part of it is equal to the one above, a run of pixels has
/// one colour, or a letter stands again a little further on. So whole pixels are compared, and only what is left becomes
/// literals. The result is an ordinary zlib stream with dynamic Huffman codes.
internal struct ScreenDeflater: @unchecked Sendable {
  private let pixels: PNGPixels
  private let layout: PNGLayout
  private let repeatsAbove: [Bool]
  private let parses: Bool
  /// Bytes from one row's filter byte to the next.
  private let stride: Int

  /// A packer that takes the first repetition it finds or, with `parses`, the cheapest ones, and chooses filters.
  ///
  /// `repeatsAbove` tells which rows are equal to the one above. `nil` when the row above lies beyond deflate's window of
  /// 32,768 bytes.
  init?(_ pixels: PNGPixels, layout: PNGLayout, repeatsAbove: [Bool], parses: Bool) {
    self.pixels = pixels
    self.layout = layout
    self.repeatsAbove = repeatsAbove
    self.parses = parses
    stride = layout.bytesPerRow(width: pixels.width) + 1
    // Places are kept as numbers of 31 bits, and divided by the width by multiplication.
    guard stride <= 32768, pixels.words.count <= 1 << 28 else { return nil }
  }

  /// The zlib stream of the rows.
  ///
  /// Bands of rows are turned into tokens on several threads, and then blocks of tokens into codes. How many bands there
  /// are depends on the picture alone, so that its bytes are the same on any machine.
  func zlibStream() -> [UInt8] {
    let rows = ScreenRows(pixels, layout: layout, repeatsAbove: repeatsAbove, choosesFilters: parses)
    let ranges = ScreenRows.bands(width: pixels.width, height: pixels.height)
    let bands = Parallel.map(count: ranges.count) { index in
      let tokens =
        parses
        ? ParsingTokenizer(rows).tokens(of: ranges[index]) : GreedyTokenizer(rows).tokens(of: ranges[index])
      let units = DeflateBlock.units(of: tokens, size: unitSize(tokens))
      return Band(tokens: tokens, units: units, checksum: RowChecksum(rows).sum(of: ranges[index]))
    }
    defer { for band in bands { band.tokens.deallocate() } }
    let units = bands.map(\.units).flatMap(\.self)
    // Large units are few: all of them together would keep one thread busy and the others waiting.
    let blocks = DeflateBlock.division(units, together: parses ? 64 : 12)
    let parts = Parallel.map(count: blocks.count) { index in
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: blocks[index].bound)
      var writer = BitWriter(memory)
      blocks[index].write(to: &writer, isLast: index == blocks.count - 1)
      return Part(memory: memory, writer: writer)
    }
    let bound = parts.reduce(64) { $0 + $1.writer.byteCount + 16 }
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      // Window of 32 kB, fastest algorithm; together a multiple of 31 (RFC 1950).
      start[0] = 0x78
      start[1] = 0x01
      var writer = BitWriter(start + 2)
      for part in parts {
        writer.append(part.writer)
        part.memory.deallocate()
      }
      writer.finish()
      count = 2 + writer.byteCount
      let checksum = bands.dropFirst().reduce(bands[0].checksum) { $0.appending($1.checksum) }.value
      for shift in [24, 16, 8, 0] as [UInt32] {
        start[count] = UInt8(truncatingIfNeeded: checksum >> shift)
        count += 1
      }
    }
  }

  /// The tokens of some rows, and the rows' checksum.
  private struct Band: @unchecked Sendable {
    var tokens: DeflateTokens
    var units: [DeflateBlock.Unit]
    var checksum: Adler32
  }

  /// The codes of one block.
  private struct Part: @unchecked Sendable {
    var memory: UnsafeMutablePointer<UInt8>
    var writer: BitWriter
  }

  /// How many tokens stay in one block: fewer, where they are few, so that blocks begin where symbols change.
  private func unitSize(_ tokens: DeflateTokens) -> Int {
    parses ? min(1024, max(128, tokens.count / 32)) : 8192
  }
}
