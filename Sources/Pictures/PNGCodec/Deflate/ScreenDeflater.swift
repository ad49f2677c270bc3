internal import Imaging
internal import OperatingSystem

/// Packs the rows of a drawn screen, several times faster than a general compressor.
///
/// A zlib stream (RFC 1950) is two bytes of header, a deflate stream (RFC 1951), and the Adler-32 checksum of
/// what it unpacks to. That is a series of *blocks*; each of ours is of type 2, "compressed with dynamic
/// Huffman codes", and begins with the lengths of its two codes. What follows are *literals*, which are
/// bytes, and pairs of a *length* from 3 to 258 and a *distance* from 1 to 32,768: so many bytes are repeated
/// from so far back, which may be bytes that the same pair has just made. Literals and lengths share one
/// alphabet (0 to 285, 256 ends the block), distances have the other (0 to 29); extra bits follow some
/// symbols.
///
/// A general compressor looks for matches by hashing every three bytes. In a screen their positions are known
/// beforehand: a row or a part of it is equal to the one above (the distance is a row's bytes with the one
/// that names its filter), a run of pixels has one colour (the distance is a pixel's bytes), or a letter
/// occurs again a little further on (pixels are hashed, one and two at a time). So whole pixels are compared,
/// many at once, and only the rest becomes literals.
///
/// 1. `PictureSurvey` has found which rows equal the one above; `ScreenRows` keeps the others, filtered if
///    they are photographs. Rows are divided into bands, one per thread.
/// 2. `GreedyTokenizer` takes the first match it finds. `ParsingTokenizer` finds the cheapest encoding of
///    each row: the positions between pixels are nodes, literals and matches lead from one to a later one and
///    cost about as many bits as their symbols and extra bits take (`SymbolCosts`, learnt from what was
///    written); the least cost of each node follows from those before it (`WayFinder`). `EqualRows` handles
///    rows that are equal as a whole.
/// 3. `TokenWriter` joins matches that go on, from one row to the next too, and makes tokens of them
///    (`DeflateTokens`): up to three literals, or a length with a distance and how many pairs of length 258
///    come before it. A match that is shorter than the three bytes that deflate can repeat becomes literals
///    here, whichever tokenizer asked for it; one that is longer than 258 is divided so that no part is
///    shorter than three.
/// 4. `DeflateBlock` takes 16,384 tokens, makes their codes (`HuffmanCode`, at most 15 bits), and writes the symbols' bits, the
///    lowest first (`BitWriter`).
/// 5. The blocks are put together bit by bit, and the bands' checksums are combined (`Adler32`).
///
/// How much each part saves is in Documentation/Shortcuts.md.
internal struct ScreenDeflater: @unchecked Sendable {
  private let pixels: PNGPixels
  private let layout: PNGLayout
  private let repeatsAbove: [Bool]
  private let parses: Bool
  /// Bytes from one row's filter byte to the next.
  private let stride: Int

  /// A compressor that takes the first match it finds or, with `parses`, the cheapest ones, and chooses
  /// filters.
  ///
  /// `repeatsAbove` tells which rows equal the one above. `nil` if the row above is beyond deflate's window
  /// of 32,768 bytes.
  init?(_ pixels: PNGPixels, layout: PNGLayout, repeatsAbove: [Bool], parses: Bool) {
    self.pixels = pixels
    self.layout = layout
    self.repeatsAbove = repeatsAbove
    self.parses = parses
    stride = layout.bytesPerRow(width: pixels.width) + 1
    // Positions are stored as numbers of 31 bits.
    guard stride <= 32768, pixels.words.count <= 1 << 28 else { return nil }
  }

  /// The zlib stream of the rows.
  ///
  /// Bands of rows are turned into tokens on several threads, and then blocks of tokens into codes. The
  /// number of bands depends on the picture alone, so that its bytes are the same on any machine.
  func zlibStream() -> [UInt8] {
    let rows = ScreenRows(pixels, layout: layout, repeatsAbove: repeatsAbove, choosesFilters: parses)
    let ranges = ScreenRows.bands(width: pixels.width, height: pixels.height)
    let bands = Parallel.map(count: ranges.count) { index in
      let tokens =
        parses
        ? ParsingTokenizer(rows).tokens(of: ranges[index]) : GreedyTokenizer(rows).tokens(of: ranges[index])
      return Band(
        tokens: tokens, blocks: DeflateBlock.blocks(of: tokens),
        checksum: RowChecksum(rows).sum(of: ranges[index]))
    }
    defer { for band in bands { band.tokens.deallocate() } }
    let blocks = bands.flatMap(\.blocks)
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
    var blocks: [DeflateBlock]
    var checksum: Adler32
  }

  /// The codes of one block.
  private struct Part: @unchecked Sendable {
    var memory: UnsafeMutablePointer<UInt8>
    var writer: BitWriter
  }
}
