/// Turns rows of pixels into literals and matches, tried in order of likelihood: the row above, the pixel to
/// the left, and the position where the same two pixels were last seen.
internal struct GreedyTokenizer: ~Copyable {
  private let rows: ScreenRows
  private let words: UnsafePointer<UInt32>
  private let width: Int
  private let bytesPerPixel: Int
  private let stride: Int
  /// The matches of the row above and of the pixel to the left.
  private let above: UInt32
  private let left: UInt32
  /// The last position of two pixels, by their hash: in the upper half the index of the first, and in the
  /// lower its offset among the stored bytes.
  private let places: UnsafeMutablePointer<UInt64>
  /// So far before every position that nothing can be repeated from there.
  private static let nowhere: UInt64 = 1 << 31
  private static let placeBits: UInt32 = 12

  /// From this number of equal pixels on, the pixel to the left is repeated rather than the row above, whose
  /// distance takes more bits.
  private let flat: Int

  init(_ rows: ScreenRows) {
    self.rows = rows
    words = rows.words
    width = rows.width
    bytesPerPixel = rows.bytesPerPixel
    stride = rows.stride
    above = DeflateTokens.match(from: stride)
    left = DeflateTokens.match(from: bytesPerPixel)
    flat = max(128, 384 / bytesPerPixel)
    places = .allocate(capacity: 1 << Self.placeBits)
    places.initialize(repeating: Self.nowhere, count: 1 << Self.placeBits)
  }

  deinit { places.deallocate() }

  /// The tokens of some rows.
  func tokens(of range: Range<Int>) -> DeflateTokens {
    var writer = TokenWriter(rows, range: range, learns: false)
    var y = range.lowerBound
    while y < range.upperBound {
      if rows.repeatsAbove[y] {
        y += writer.writeEqualRows(from: y, in: range)
        continue
      }
      writeRow(y, to: &writer)
      y += 1
    }
    writer.flush()
    return writer.tokens
  }

  @inline(__always)
  private func writeRow(_ y: Int, to writer: inout TokenWriter) {
    let row = rows.row(y)
    let previous = rows.repeatableRow(above: y)
    var x = 0
    while x < width {
      let word = row[x]
      var left = x
      if x > 0 && word == row[x - 1] {
        left = PixelRun.end(row, row - 1, from: x + 1, to: width)
      }
      if left - x < flat, let previous, word == previous[x] {
        let end = PixelRun.end(row, previous, from: x + 1, to: width)
        guard (end - x) * bytesPerPixel >= 3 else {
          if x == 0 { writer.beginRow(y, with: 0) }
          writer.writePixel(word)
          x += 1
          continue
        }
        if x == 0 { writer.beginRow(y, with: above) }
        writer.write(above, length: (end - x) * bytesPerPixel)
        x = end
        continue
      }
      if x == 0 { writer.beginRow(y, with: 0) }
      if (left - x) * bytesPerPixel >= 3 {
        writer.write(self.left, length: (left - x) * bytesPerPixel)
        x = left
        continue
      }
      let length = x + 1 < width ? match(row, x, y, to: &writer) : 0
      if length > 0 {
        x += length
      } else {
        writer.writePixel(word)
        x += 1
      }
    }
  }

  /// Looks up the pair of pixels at a position among those seen before; returns how many pixels repeat, for
  /// which a token is then written.
  @inline(__always)
  private func match(
    _ row: UnsafePointer<UInt32>, _ x: Int, _ y: Int, to writer: inout TokenWriter
  ) -> Int {
    var mixed = row[x] &* 0x9e37_79b1 ^ row[x + 1] &* 0x85eb_ca6b
    // Two one-byte pixels are too short to be repeated, and to identify positions.
    if bytesPerPixel == 1 && x + 3 < width { mixed ^= row[x + 2] &* 0xc2b2_ae35 ^ row[x + 3] &* 0x27d4_eb2f }
    let hash = Int(truncatingIfNeeded: mixed &>> (32 &- Self.placeBits))
    let earlier = places[hash]
    let number = y &* width &+ x
    let place = UInt32(truncatingIfNeeded: y &* stride &+ x &* bytesPerPixel)
    places[hash] = UInt64(truncatingIfNeeded: number) &<< 32 | UInt64(place)
    let distance = place &- UInt32(truncatingIfNeeded: earlier)
    // Both conditions at once, because neither can be predicted. The position was in this picture, so it can
    // be read.
    let (there, here) = (words + Int(truncatingIfNeeded: earlier &>> 32), row + x)
    let differences =
      UnsafeRawPointer(there).loadUnaligned(as: UInt64.self)
      ^ UnsafeRawPointer(here).loadUnaligned(as: UInt64.self)
    guard differences | UInt64((distance &- 1) &>> 15) == 0 else { return 0 }
    // Of the bytes between, all but a filter byte for each row belong to pixels.
    let pixelsBack = number &- Int(truncatingIfNeeded: earlier &>> 32)
    let column = x &- pixelsBack &+ (Int(distance) &- pixelsBack &* bytesPerPixel) &* width
    // Neither side may run over the end of its row, where the filter byte is.
    let length = 2 &+ PixelRun.length(there + 2, here + 2, limit: width &- max(x, column) &- 2)
    guard length &* bytesPerPixel >= 3 else { return 0 }
    writer.write(DeflateTokens.match(from: Int(distance)), length: length &* bytesPerPixel)
    return length
  }
}
