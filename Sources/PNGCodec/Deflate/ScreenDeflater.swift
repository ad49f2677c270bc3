internal import CDeflate
internal import Imaging

/// Packs unfiltered RGB or RGBA rows of a drawn screen, several times faster than a general compressor.
///
/// What repeats in a screen is known beforehand: a row or a part of it is equal to the one above, a run of pixels has
/// one colour, or a letter stands again a little further on. So whole pixels are compared, in this order, and only
/// what is left becomes literals. The result is an ordinary zlib stream with dynamic Huffman codes.
internal struct ScreenDeflater: @unchecked Sendable {
  private let pixels: PNGPixels
  private let bytesPerPixel: Int
  private let isThorough: Bool
  /// Bytes from one row's filter byte to the next.
  private let stride: Int

  /// `nil` when the row above lies beyond deflate's window of 32,768 bytes, or the layout is another.
  init?(_ pixels: PNGPixels, layout: PNGLayout, isThorough: Bool = false) {
    self.isThorough = isThorough
    guard layout.colorType == .rgb || layout.colorType == .rgba else { return nil }
    self.pixels = pixels
    bytesPerPixel = layout.bytesPerPixel
    stride = pixels.width * bytesPerPixel + 1
    guard stride <= 32768 else { return nil }
  }

  /// The zlib stream of the rows.
  ///
  /// Bands of rows are turned into tokens on several threads, and then blocks of tokens into codes. How many bands there
  /// are depends on the picture alone, so that its bytes are the same on any machine.
  func zlibStream() -> [UInt8] {
    let height = pixels.height
    let count = min(8, max(1, pixels.width * height / 500_000))
    let rows = isThorough ? ScreenRows(pixels, bytesPerPixel: bytesPerPixel, choosesFilters: true) : nil
    let bands = Parallel.map(count: count) { band in
      tokenized(height * band / count..<height * (band + 1) / count, rows)
    }
    defer { for band in bands { band.tokens.deallocate() } }
    let blocks = DeflateBlock.division(
      bands.map(\.units).flatMap(\.self), aboveDistance: stride, leftDistance: bytesPerPixel)
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

  private func tokenized(_ rows: Range<Int>, _ filtered: ScreenRows?) -> Band {
    var tokens = DeflateTokens(capacity: (pixels.width * (bytesPerPixel - 2) + 2) * rows.count + 1)
    if let filtered {
      var tokenizer = ParsingTokenizer(filtered)
      tokenizer.tokenize(rows, into: &tokens)
    } else {
      tokenize(rows, into: &tokens)
    }
    let size = isThorough ? 1024 : 8192
    let units = Swift.stride(from: 0, to: tokens.count, by: size).map { first in
      let range = tokens.range(first..<min(tokens.count, first + size))
      return DeflateBlock.Unit(
        tokens: range, counts: SymbolCounts(range, aboveDistance: stride, leftDistance: bytesPerPixel))
    }
    return Band(tokens: tokens, units: units, checksum: checksum(rows, filtered))
  }

  // MARK: Finding repetitions

  private func tokenize(_ rows: Range<Int>, into tokens: inout DeflateTokens) {
    let width = pixels.width
    /// Where a pair of pixels was seen last: its index, and its byte offset in the rows.
    var places = [(index: Int32, offset: Int32)](repeating: (-1, 0), count: 1 << 12)
    /// Bytes that repeat those above and are not yet written.
    var above = 0
    places.withUnsafeMutableBufferPointer { places in
      guard let words = pixels.words.baseAddress else { return }
      for y in rows {
        let row = words + y * width
        guard y > 0 else {
          tokens.append(DeflateTokens.other)
          tokenizeRow(row, nil, y, &above, places, &tokens)
          continue
        }
        let previous = row - width
        if Self.isEqual(row, previous, count: width) {
          above += stride
          continue
        }
        // The filter byte repeats the one above, if a repetition includes it.
        if row[0] == previous[0] || above > 0 {
          above += 1
        } else {
          tokens.append(DeflateTokens.other)
        }
        tokenizeRow(row, previous, y, &above, places, &tokens)
      }
    }
    if above > 0 { tokens.append(DeflateTokens.above | UInt32(above)) }
  }

  @inline(__always)
  private func tokenizeRow(
    _ row: UnsafePointer<UInt32>, _ previous: UnsafePointer<UInt32>?, _ y: Int, _ above: inout Int,
    _ places: UnsafeMutableBufferPointer<(index: Int32, offset: Int32)>, _ tokens: inout DeflateTokens
  ) {
    let width = pixels.width
    var x = 0
    while x < width {
      let word = row[x]
      if let previous, word == previous[x] {
        let end = Self.endOfEqualPixels(row, previous, from: x + 1, to: width)
        above += (end - x) * bytesPerPixel
        x = end
        continue
      }
      if above > 0 {
        tokens.append(DeflateTokens.above | UInt32(above))
        above = 0
      }
      if x > 0 && word == row[x - 1] {
        // Every pixel equal to the one before it: the row compared with itself, moved by one.
        let end = Self.endOfEqualPixels(row, row - 1, from: x + 1, to: width)
        tokens.append(DeflateTokens.left | UInt32((end - x) * bytesPerPixel))
        x = end
        continue
      }
      let length = x + 1 < width ? repetition(row, x, y, places, &tokens) : 0
      if length > 0 {
        x += length
        continue
      }
      tokens.append(DeflateTokens.pixel | word & 0xff_ffff)
      if bytesPerPixel == 4 { tokens.append(DeflateTokens.other | word >> 24) }
      x += 1
    }
  }

  /// Looks for the pair of pixels at a place among those seen before; answers how many pixels repeat, of which a token
  /// is then written.
  @inline(__always)
  private func repetition(
    _ row: UnsafePointer<UInt32>, _ x: Int, _ y: Int,
    _ places: UnsafeMutableBufferPointer<(index: Int32, offset: Int32)>, _ tokens: inout DeflateTokens
  ) -> Int {
    let hash = (row[x] &* 0x9e37_79b1 ^ row[x + 1] &* 0x85eb_ca6b) >> 20
    let offset = y * stride + 1 + x * bytesPerPixel
    let index = y * pixels.width + x
    let earlier = places[Int(hash)]
    places[Int(hash)] = (Int32(truncatingIfNeeded: index), Int32(truncatingIfNeeded: offset))
    guard earlier.index >= 0 else { return 0 }
    let distance = offset - Int(earlier.offset)
    guard distance > 0, distance <= 32768 else { return 0 }
    let words = pixels.words
    let from = Int(earlier.index)
    guard words[from] == row[x], words[from + 1] == row[x + 1] else { return 0 }
    // Neither side may run over the end of its row, where the filter byte is.
    let limit = min(pixels.width - x, pixels.width - from % pixels.width, 258 / bytesPerPixel)
    var length = 2
    while length < limit && words[from + length] == row[x + length] { length += 1 }
    tokens.append(
      DeflateTokens.other | DeflateTokens.elsewhere | UInt32(distance - 1) << 9
        | UInt32(length * bytesPerPixel))
    return length
  }

  @inline(__always)
  private static func isEqual(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, count: Int) -> Bool {
    endOfEqualPixels(a, b, from: 0, to: count) == count
  }

  /// The first place from `start` on at which two rows differ; `end` when there is none.
  @inline(__always)
  static func endOfEqualPixels(
    _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, from start: Int, to end: Int
  ) -> Int {
    func differences(_ x: Int) -> UInt64 {
      UnsafeRawPointer(a + x).loadUnaligned(as: UInt64.self)
        ^ UnsafeRawPointer(b + x).loadUnaligned(as: UInt64.self)
    }
    var x = start
    // Two pixels make a word, and four words are looked at together.
    while x &+ 8 <= end {
      let words = (differences(x), differences(x &+ 2), differences(x &+ 4), differences(x &+ 6))
      if words.0 | words.1 | words.2 | words.3 != 0 {
        if words.0 != 0 { return x &+ words.0.trailingZeroBitCount >> 5 }
        if words.1 != 0 { return x &+ 2 &+ words.1.trailingZeroBitCount >> 5 }
        if words.2 != 0 { return x &+ 4 &+ words.2.trailingZeroBitCount >> 5 }
        return x &+ 6 &+ words.3.trailingZeroBitCount >> 5
      }
      x &+= 8
    }
    while x < end && a[x] == b[x] { x += 1 }
    return x
  }

  // MARK: Checksum

  /// The checksum of some rows, which are packed one at a time.
  private func checksum(_ range: Range<Int>, _ rows: ScreenRows?) -> Adler32 {
    let width = pixels.width
    var packed = [UInt8](repeating: 0, count: stride)
    var zeros = packed
    zeros[0] = PNGFilter.up.rawValue
    var checksum: UInt32 = 1
    var isPacked = false
    packed.withUnsafeMutableBufferPointer { packed in
      guard let start = packed.baseAddress, let words = rows?.words ?? pixels.words.baseAddress else {
        return
      }
      for y in range {
        if let rows, rows.areZeros[y] {
          checksum = libdeflate_adler32(checksum, zeros, stride)
          continue
        }
        let row = words + y * width
        if !isPacked || !Self.isEqual(row, row - width, count: width) {
          isPacked = true
          let samples = UnsafeBufferPointer(start: row, count: width)
          PNGRows.pack(samples, into: start + 1, bytesPerPixel: bytesPerPixel)
        }
        if let rows { start[0] = rows.filters[y].rawValue }
        checksum = libdeflate_adler32(checksum, start, stride)
      }
    }
    return Adler32(value: checksum, count: stride * range.count)
  }
}

/// The checksum of a zlib stream (RFC 1950).
private struct Adler32 {
  /// The checksum, the sum of sums in the upper half.
  var value: UInt32
  /// How many bytes it is of.
  var count: Int

  /// The checksum of these bytes followed by others.
  func appending(_ other: Adler32) -> Adler32 {
    let base = 65521
    let (low, high) = (Int(value & 0xffff), Int(value >> 16))
    let (otherLow, otherHigh) = (Int(other.value & 0xffff), Int(other.value >> 16))
    // The other's sums began at 1 and not at this one's low sum, which counts once for each of its bytes.
    let newLow = (low + otherLow + base - 1) % base
    let newHigh = (high + otherHigh + (other.count % base) * (low + base - 1)) % base
    return Adler32(value: UInt32(newHigh << 16 | newLow), count: count + other.count)
  }
}
