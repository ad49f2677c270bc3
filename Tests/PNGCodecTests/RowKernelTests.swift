import CRowKernels
import PNGCodec
import TestSupport
import Testing

/// The inner loops of packing, compared with plainly written ones.
struct RowKernelTests {
  /// Each round has 210 rows.
  private let rounds = 0..<Soak.rounds(1, long: 4800)

  /// Rows of every length around the vectors' with noise, flat runs, and equal neighbours.
  private func rows(seed: Int) -> [[UInt32]] {
    var random = SeededRandom(seed: UInt64(seed))
    return (1...70).flatMap { count in
      [UInt32.max, 0x0103_0307, 0x0100_0001].map { mask in
        (0..<count).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) & mask }
      }
    }
  }

  @Test func sumsMakeTheChecksum() {
    for row in rounds.lazy.flatMap(rows) {
      let bytes = row.flatMap { word in [0, 8, 16].map { UInt64(word >> $0 & 0xff) } }
      let weighted = bytes.enumerated().reduce(0) { $0 + $1.element * UInt64(bytes.count - $1.offset) }
      let sums = row_byte_sums(row, row.count)
      #expect(sums.plain == bytes.reduce(0, +))
      #expect(sums.weighted == weighted)
    }
  }

  @Test func traitsAreThoseOfAllPixels() {
    for row in rounds.lazy.flatMap(rows) {
      let traits = row_traits(row, row.count, RowTraits(common: 0xff0f_ffff, unequal: 1 << 31))
      #expect(traits.common == row.reduce(0xff0f_ffff, &))
      #expect(traits.unequal == row.reduce(1 << 31) { $0 | ($1 ^ $1 >> 8) })
    }
  }

  @Test func runsEndWhereRowsDiffer() {
    for row in rounds.lazy.flatMap(rows) {
      var other = row
      if row.count > 2 { other[row.count * 2 / 3] ^= 1 << 24 }
      for start in 0..<row.count {
        let end = (start..<row.count).first { row[$0] != other[$0] } ?? row.count
        #expect(row_run_end(row, other, start, row.count) == end)
      }
    }
  }

  @Test func filtersAreThoseOfTheFormat() {
    for round in rounds {
      let all = rows(seed: round)
      for (index, row) in all.enumerated() {
        let above = index >= 3 ? all[index - 3] + [0x1234_5678] : [0]
        let bytes = row.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
        let bytesAbove = above.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
        for filter in PNGFilter.allCases {
          var expected = [UInt8](repeating: 0, count: bytes.count)
          expected.withUnsafeMutableBufferPointer {
            guard let start = $0.baseAddress else { return }
            filter.apply(to: bytes, above: bytesAbove, count: bytes.count, bytesPerPixel: 4, into: start)
          }
          let bits = expected.reduce(0) { sum, byte in
            let magnitude = Int8(truncatingIfNeeded: byte).magnitude
            return sum + (magnitude == 0 ? 0 : min(8, 10 - magnitude.leadingZeroBitCount))
          }
          let kernel = RowFilter(UInt32(filter.rawValue))
          var filtered = [UInt32](repeating: 0, count: row.count)
          row_filter(kernel, row, above, row.count, &filtered, 0)
          #expect(
            filtered.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
              == expected)
          row_filter(kernel, row, above, row.count, &filtered, 0xff00_0000)
          #expect(filtered.allSatisfy { $0 >= 0xff00_0000 })
          #expect(row_filtered_bits(kernel, row, above, row.count) == bits)
        }
      }
    }
  }
}
