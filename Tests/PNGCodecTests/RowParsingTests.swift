import CRowKernels
import TestSupport
import Testing

/// Ways through rows.
struct RowParsingTests {
  /// Rows of few colours, in which runs, repeated pixels and rows like the one above abound.
  private func rows(width: Int, count: Int, colors: UInt32, seed: Int) -> [[UInt32]] {
    var random = SeededRandom(seed: UInt64(seed))
    var rows: [[UInt32]] = []
    for _ in 0..<count {
      var row = rows.last ?? [UInt32](repeating: 0, count: width)
      var x = 0
      while x < width {
        let end = min(width, x + Int.random(in: 1...100, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: break
        case 1:
          let word =
            UInt32.random(in: 0..<colors, using: &random)
            &* (Bool.random(using: &random) ? 0x0101_0101 : .max)
          for place in x..<end { row[place] = word }
        case 2 where !rows.isEmpty:
          let other = rows[Int.random(in: 0..<rows.count, using: &random)]
          let start = Int.random(in: 0...width - (end - x), using: &random)
          row.replaceSubrange(x..<end, with: other[start..<start + end - x])
        default:
          for place in x..<end {
            row[place] = UInt32.random(in: 0..<colors, using: &random) &* (colors == 2 ? .max : 0x10_4081)
          }
        }
        x = end
      }
      rows.append(row)
    }
    return rows
  }

  /// The nodes of all rows.
  private func nodes(_ rows: [[UInt32]], bytesPerPixel: Int) -> [UInt64] {
    let width = rows[0].count
    var words = rows.flatMap(\.self)
    var pairs = [UInt64](repeating: ROW_NEVER_SEEN, count: Int(ROW_PAIR_PLACES))
    var singles = [UInt64](repeating: ROW_NEVER_SEEN, count: Int(ROW_SINGLE_PLACES))
    var bits = [UInt64](repeating: 0, count: row_parsing_bits(width))
    let literals = (0..<256).map { 60 + UInt32($0 % 40) }
    let lengths = (0...width).map { length in
      UInt64(length * bytesPerPixel < 3 ? 1 << 24 : 70 + length / 8) << 32 | UInt64(length) << 2
    }
    let distances = (0..<30).map { 30 + 8 * UInt32($0) }
    var all: [UInt64] = []
    words.withUnsafeMutableBufferPointer { words in
      pairs.withUnsafeMutableBufferPointer { pairs in
        singles.withUnsafeMutableBufferPointer { singles in
          bits.withUnsafeMutableBufferPointer { bits in
            var parser = RowParser(
              words: words.baseAddress, width: UInt32(width), bytes_per_pixel: UInt32(bytesPerPixel),
              pairs: pairs.baseAddress, singles: singles.baseAddress, bits: bits.baseAddress)
            literals.withUnsafeBufferPointer { literals in
              lengths.withUnsafeBufferPointer { lengths in
                distances.withUnsafeBufferPointer { distances in
                  var costs = RowCosts(
                    literals: literals.baseAddress, lengths: lengths.baseAddress,
                    left_lengths: lengths.baseAddress, distances: distances.baseAddress)
                  for y in rows.indices {
                    let beginning = RowBeginning(
                      filter: 0, repeats_filter: y > 0, goes_on_above: y % 3 == 1,
                      follows_zeros: y > 0 && rows[y - 1][width - 1] == 0, goes_on_left: y % 3 == 2)
                    var nodes = [UInt64](repeating: 0, count: width + 1)
                    guard let row = words.baseAddress.map({ $0 + y * width }) else { continue }
                    row_parse(
                      &parser, &costs, beginning, row, y > 0 ? row - width : nil, UInt32(y), &nodes)
                    all += nodes
                  }
                }
              }
            }
          }
        }
      }
    }
    return all
  }

  @Test(arguments: 1...4)
  func `every step of a way repeats what is there`(_ bytesPerPixel: Int) {
    let sizes = [1, 2, 3, 7, 17, 63, 64, 65, 128, 129, 300].flatMap { width in
      [2, 9, 4000].map { (width, UInt32($0)) }
    }
    for round in 0..<Soak.rounds(1, long: 260) {
      for (width, colors) in sizes {
        let rows = rows(width: width, count: 30, colors: colors, seed: round)
        let found = nodes(rows, bytesPerPixel: bytesPerPixel)
        for y in rows.indices {
          check(rows, y, found[y * (width + 1)..<(y + 1) * (width + 1)].map(\.self), bytesPerPixel)
        }
      }
    }
  }

  /// Goes the way through a row from its end, and looks whether each step is allowed.
  private func check(_ rows: [[UInt32]], _ y: Int, _ nodes: [UInt64], _ bytesPerPixel: Int) {
    let width = rows[y].count
    var stored: [UInt8] = []
    for row in rows[0...y] {
      stored.append(0)
      for word in row {
        for byte in 0..<UInt32(bytesPerPixel) { stored.append(UInt8(truncatingIfNeeded: word >> (8 * byte))) }
      }
    }
    var x = width
    while x > 0 {
      let step = Int(nodes[x] & 0xffff_ffff)
      let length = step >> 2 & 0x7fff
      guard length > 0, length <= x else {
        Issue.record("A step of \(length) pixels leads to \(x).")
        return
      }
      x -= length
      let start = y * (width * bytesPerPixel + 1) + 1 + x * bytesPerPixel
      if step & 2 != 0 {
        let distance = step >> 17 + 1
        #expect(length * bytesPerPixel >= 3 && distance <= start)
        guard distance <= start else { return }
        #expect(
          (0..<length * bytesPerPixel).allSatisfy { stored[start + $0] == stored[start + $0 - distance] })
      } else {
        #expect(length == 1 && step & 1 == 0)
      }
      // At its beginning a row has paid for a filter byte that a match may save.
      #expect(x == 0 || nodes[x] >> 32 < nodes[x + length] >> 32)
    }
  }
}
