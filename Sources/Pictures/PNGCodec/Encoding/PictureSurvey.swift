internal import CRowKernels
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
    // Where some rows alone have too many colours, those of the others need not be counted.
    let limit = Limit(isExceeded: Part.hasManyColors(pixels))
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
    let isExceeded: Atomic<Bool>

    init(isExceeded: Bool) { self.isExceeded = Atomic(isExceeded) }
  }

  private struct Source: @unchecked Sendable {
    var pixels: PNGPixels
  }

  /// What some rows tell.
  private struct Part: Sendable {
    var traits = RowTraits(common: .max, unequal: 0)
    var colors: ColorTable? = ColorTable(palette: [])
    var repeatsAbove: [Bool] = []

    init(_ pixels: PNGPixels, rows: Range<Int>, limit: Limit) {
      let width = pixels.width
      repeatsAbove.reserveCapacity(rows.count)
      guard let words = pixels.words.baseAddress else { return }
      Self.withRecentPixels { recent in
        for y in rows {
          let row = words + y * width
          let repeats = y > 0 && PixelRun.isEqual(row, row - width, count: width)
          repeatsAbove.append(repeats)
          // A part's first row may be new to it, although it is equal to the one above.
          guard !repeats || y == rows.lowerBound else { continue }
          if colors != nil && !limit.isExceeded.load(ordering: .relaxed) {
            note(row, count: width, recent)
            if colors == nil { limit.isExceeded.store(true, ordering: .relaxed) }
          } else {
            colors = nil
          }
          traits = row_traits(KernelLevel.best, row, width, traits)
        }
      }
    }

    /// Whether some rows, evenly spread over the picture, have more colours than a palette.
    static func hasManyColors(_ pixels: PNGPixels) -> Bool {
      guard let words = pixels.words.baseAddress else { return false }
      var part = Part()
      withRecentPixels { recent in
        for y in Swift.stride(from: 0, to: pixels.height, by: 37) where part.colors != nil {
          part.note(words + y * pixels.width, count: pixels.width, recent)
        }
      }
      return part.colors == nil
    }

    private init() {}

    /// Calls the body with room for pixels that were noted recently.
    private static func withRecentPixels(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1 << Self.recentBits) { recent in
        // At first each place holds a pixel whose place is another.
        recent.initialize(repeating: 0)
        recent[Self.place(of: 0)] = 1
        if let recent = recent.baseAddress { body(recent) }
      }
    }

    private static let recentBits: UInt32 = 10

    /// Where a pixel is among those that were noted recently.
    @inline(__always)
    private static func place(of word: UInt32) -> Int {
      Int(truncatingIfNeeded: (word &* 0x9e37_79b1) &>> (32 &- recentBits))
    }

    /// Adds the colours of a row. Most were noted recently, and are not looked up again.
    private mutating func note(
      _ row: UnsafePointer<UInt32>, count: Int, _ recent: UnsafeMutablePointer<UInt32>
    ) {
      for x in 0..<count {
        let word = row[x]
        let place = Self.place(of: word)
        guard recent[place] != word else { continue }
        recent[place] = word
        guard colors?.insert(word) == true else {
          colors = nil
          return
        }
      }
    }
  }
}
