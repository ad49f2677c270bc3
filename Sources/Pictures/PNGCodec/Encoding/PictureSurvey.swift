internal import CRowKernels
internal import Imaging
internal import OperatingSystem
internal import Synchronization

/// The properties of a picture's pixels that decide how to store them, found in one pass.
internal struct PictureSurvey {
  /// Whether every pixel has full alpha.
  let isOpaque: Bool
  /// Whether every pixel has equal red, green and blue.
  let isGrey: Bool
  /// The distinct pixels; `nil` when there are more than 256.
  let colors: ColorTable?
  /// For each row whether it equals the row above.
  let repeatsAbove: [Bool]

  /// Reads every row that does not equal the one above, on several threads.
  init(_ pixels: PNGPixels) {
    let height = pixels.height
    let count = ScreenRows.bandCount(width: pixels.width, height: height)
    let source = Source(pixels: pixels)
    // If some rows alone have too many colours, those of the others need not be counted.
    let limit = Limit(isExceeded: Part.hasManyColors(pixels))
    let parts = Parallel.map(count: count) { part in
      Part(source.pixels, rows: height * part / count..<height * (part + 1) / count, limit: limit)
    }
    isOpaque = parts.allSatisfy { $0.traits.common >= 0xff00_0000 }
    isGrey = parts.allSatisfy { $0.traits.unequal & 0xffff == 0 }
    repeatsAbove = parts.flatMap(\.repeatsAbove)
    var colors: ColorTable? = ColorTable(palette: [])
    // The parts' colours in order are the picture's colours in the order of their first appearance.
    for part in parts {
      guard let words = part.colors?.words else {
        colors = nil
        break
      }
      for word in words where colors?.insert(word) == false { colors = nil }
    }
    self.colors = colors
  }

  /// Whether some part has more colours than a palette, so that no other needs to be counted.
  private final class Limit: Sendable {
    let isExceeded: Atomic<Bool>

    init(isExceeded: Bool) { self.isExceeded = Atomic(isExceeded) }
  }

  private struct Source: @unchecked Sendable {
    var pixels: PNGPixels
  }

  /// The properties of some rows.
  private struct Part: Sendable {
    var traits = RowTraits(common: .max, unequal: 0)
    var colors: ColorTable? = ColorTable(palette: [])
    var repeatsAbove: [Bool] = []

    init(_ pixels: PNGPixels, rows: Range<Int>, limit: Limit) {
      let width = pixels.width
      repeatsAbove.reserveCapacity(rows.count)
      guard let words = pixels.words.baseAddress else { return }
      for y in rows {
        let row = words + y * width
        let repeats = y > 0 && PixelRun.isEqual(row, row - width, count: width)
        repeatsAbove.append(repeats)
        // A part's first row may be new to the part, although it equals the one above.
        guard !repeats || y == rows.lowerBound else { continue }
        if colors != nil && !limit.isExceeded.load(ordering: .relaxed) {
          note(row, count: width)
          if colors == nil { limit.isExceeded.store(true, ordering: .relaxed) }
        } else {
          colors = nil
        }
        traits = row_traits(row, width, traits)
      }
    }

    /// Whether some rows, evenly spread over the picture, have more colours than a palette.
    static func hasManyColors(_ pixels: PNGPixels) -> Bool {
      guard let words = pixels.words.baseAddress else { return false }
      var part = Part()
      for y in Swift.stride(from: 0, to: pixels.height, by: 37) where part.colors != nil {
        part.note(words + y * pixels.width, count: pixels.width)
      }
      return part.colors == nil
    }

    private init() {}

    /// Adds the colours of a row.
    private mutating func note(_ row: UnsafePointer<UInt32>, count: Int) {
      for x in 0..<count where x == 0 || row[x] != row[x - 1] {
        guard colors?.insert(row[x]) == true else {
          colors = nil
          return
        }
      }
    }
  }
}
