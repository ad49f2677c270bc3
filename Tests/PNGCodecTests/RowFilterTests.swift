import CKernelLevel
import CRowKernels
import TestSupport
import Testing

/// The functions that undo filters, at every level, held to the specification byte by byte.
struct RowFilterTests {
  private static let levels =
    kernel_best_level().rawValue >= KernelAVX2.rawValue ? [KernelBaseline, KernelAVX2] : [KernelBaseline]

  /// The Paeth predictor as the specification writes it.
  private static func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let estimate = a + b - c
    let (toLeft, toUp, toCorner) = (abs(estimate - a), abs(estimate - b), abs(estimate - c))
    return toLeft <= toUp && toLeft <= toCorner ? a : toUp <= toCorner ? b : c
  }

  private struct Rows {
    let width: Int
    let pixelBytes: Int
    let filters: [UInt8]
    /// Each row after a byte for its filter, and bytes at the end that nothing may depend on.
    var packed: [UInt8]
    var above: [UInt32]

    var stride: Int { width * pixelBytes + 1 }

    init(width: Int, pixelBytes: Int, filters: [UInt8], random: inout SeededRandom) {
      self.width = width
      self.pixelBytes = pixelBytes
      self.filters = filters
      // Small numbers, as filters leave them, and any.
      let mask: UInt8 = random.byte() & 1 == 0 ? 255 : 3
      packed = (0..<filters.count * (width * pixelBytes + 1) + 8).map { _ in random.byte() & mask }
      let opaque: UInt32 = pixelBytes == 3 ? 0xff00_0000 : 0
      above = (0..<width).map { _ in
        (0..<4).reduce(opaque) { word, channel in word | UInt32(random.byte()) << (8 * UInt32(channel)) }
      }
    }

    /// The definition in section 9.2 of the PNG specification.
    var expected: [UInt32] {
      var rows: [[UInt32]] = []
      for (y, filter) in filters.enumerated() {
        let up = rows.last ?? above
        var row: [UInt32] = []
        for x in 0..<width {
          var word: UInt32 = pixelBytes == 3 ? 0xff00_0000 : 0
          for channel in 0..<pixelBytes {
            func byte(_ words: [UInt32], _ x: Int) -> Int {
              x < 0 ? 0 : Int(words[x] >> (8 * UInt32(channel)) & 255)
            }
            let (a, b, c) = (byte(row, x - 1), byte(up, x), byte(up, x - 1))
            let predicted = [0, a, b, (a + b) / 2, RowFilterTests.paeth(a, b, c)][Int(filter)]
            let value = Int(packed[y * stride + 1 + x * pixelBytes + channel]) + predicted
            word |= UInt32(value & 255) << (8 * UInt32(channel))
          }
          row.append(word)
        }
        rows.append(row)
      }
      return rows.flatMap { $0 }
    }
  }

  @Test(arguments: [3, 4])
  func `every level undoes every filter of a row`(pixelBytes: Int) {
    var random = SeededRandom(seed: 3)
    for width in Soak.repeated(1...41, long: 2500) {
      for filter in UInt8(0)...4 {
        let rows = Rows(width: width, pixelBytes: pixelBytes, filters: [filter], random: &random)
        for level in Self.levels {
          var words = [UInt32](repeating: 0, count: width)
          rows.packed.withUnsafeBufferPointer { packed in
            row_filter_undo(
              level, Int32(filter), packed.baseAddress.map { $0 + 1 }, pixelBytes, rows.above, &words, width)
          }
          #expect(words == rows.expected, "level \(level.rawValue), width \(width), filter \(filter)")
        }
      }
    }
  }

  @Test(arguments: [3, 4])
  func `every level undoes the filters of a group of rows`(pixelBytes: Int) {
    var random = SeededRandom(seed: 4)
    for width in Soak.repeated(1...61, long: 700) {
      for round in 0..<12 {
        for level in Self.levels {
          let count = row_filter_group_size(level)
          #expect(count <= Int(RowFilterLargestGroup))
          let filters = (0..<count).map { _ in round < 2 ? 4 : random.byte() % 5 }
          let rows = Rows(width: width, pixelBytes: pixelBytes, filters: filters, random: &random)
          var words = [UInt32](repeating: 0, count: count * width)
          rows.packed.withUnsafeBufferPointer { packed in
            row_filter_undo_group(
              level, filters, packed.baseAddress.map { $0 + 1 }, rows.stride, pixelBytes, rows.above, &words,
              width)
          }
          #expect(words == rows.expected, "level \(level.rawValue), width \(width), filters \(filters)")
        }
      }
    }
  }

  /// All 2²⁴ neighbourhoods of the Paeth filter, each at the end of a row of two pixels.
  @Test func `the predictor is right for all neighbours`() {
    for level in Self.levels {
      var wrong = 0
      for left in 0..<256 {
        for corner in 0..<256 {
          // The left pixel is added to the one above it, three values of the upper one at once.
          var words = [UInt32](repeating: 0, count: 2)
          for up in stride(from: 0, to: 256, by: 3) {
            let ups = (up, min(255, up + 1), min(255, up + 2))
            let above = [
              UInt32(corner) * 0x1_0101,
              UInt32(ups.0) | UInt32(ups.1) << 8 | UInt32(ups.2) << 16,
            ]
            let first = UInt8(truncatingIfNeeded: left - corner)
            let packed: [UInt8] = [first, first, first, 0, 0, 0] + [UInt8](repeating: 0, count: 8)
            row_filter_undo(level, 4, packed, 3, above, &words, 2)
            for (channel, up) in [ups.0, ups.1, ups.2].enumerated() {
              let expected = UInt32(Self.paeth(left, up, corner))
              if words[1] >> (8 * UInt32(channel)) & 255 != expected { wrong += 1 }
            }
          }
        }
      }
      #expect(wrong == 0)
    }
  }
}
