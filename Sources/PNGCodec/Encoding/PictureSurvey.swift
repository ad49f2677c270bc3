internal import CPixelKernels
internal import Imaging
internal import Synchronization

/// What one look at a picture's pixels tells about how to store them.
internal struct PictureSurvey {
  /// Whether every pixel has full alpha.
  let isOpaque: Bool
  /// Whether every pixel has equal red, green and blue.
  let isGrey: Bool
  /// The distinct pixels; `nil` when there are more than 256.
  let colors: ColorTable?
  /// For each row whether it is equal to the row above.
  let repeatsAbove: [Bool]

  /// Looks at every row that is not equal to the one above, on several threads.
  init(_ pixels: PNGPixels) {
    let height = pixels.height
    let count = ScreenRows.bandCount(width: pixels.width, height: height)
    let source = Source(pixels: pixels)
    let limit = Limit()
    let parts = Parallel.map(count: count) { part in
      Part(source.pixels, rows: height * part / count..<height * (part + 1) / count, limit: limit)
    }
    isOpaque = parts.allSatisfy { $0.traits.common >= 0xff00_0000 }
    isGrey = parts.allSatisfy { $0.traits.unequal & 0xffff == 0 }
    repeatsAbove = parts.flatMap(\.repeatsAbove)
    var colors: ColorTable? = ColorTable(palette: [])
    // The parts' colours in order are those of the picture in the order of their first appearance.
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
    let isExceeded = Atomic<Bool>(false)
  }

  private struct Source: @unchecked Sendable {
    var pixels: PNGPixels
  }

  /// What some rows tell.
  private struct Part: Sendable {
    var traits = PixelTraits(common: .max, unequal: 0)
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
        // A part's first row may be new to it, although it is equal to the one above.
        guard !repeats || y == rows.lowerBound else { continue }
        if colors != nil && !limit.isExceeded.load(ordering: .relaxed) {
          note(row, count: width)
          if colors == nil { limit.isExceeded.store(true, ordering: .relaxed) }
        } else {
          colors = nil
        }
        traits = pixel_traits(KernelLevel.best, row, width, traits)
      }
    }

    private mutating func note(_ row: UnsafePointer<UInt32>, count: Int) {
      var x = 0
      while x < count {
        guard colors?.insert(row[x]) == true else {
          colors = nil
          return
        }
        x =
          x + 1 < count && row[x + 1] == row[x]
          ? PixelRun.end(row, row + 1, from: x, to: count - 1) + 1 : x + 1
      }
    }
  }
}
