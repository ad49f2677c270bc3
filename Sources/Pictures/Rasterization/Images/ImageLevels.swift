internal import CPixelKernels
import Imaging
import Synchronization

/// The bitmaps of one drawing for sampling: at full size, and halved as often as needed for reducing them.
///
/// Bands and threads share the derived bitmaps.
final class ImageLevels: Sendable {
  /// A bitmap to sample.
  struct Level: Sendable {
    /// At least two pixels wide, so that every pixel has a neighbour.
    var bitmap: Bitmap
    var isOpaque: Bool
  }

  private struct Key: Hashable {
    /// The address of the pixels; an entry keeps them alive.
    var address: UnsafeRawPointer?
    var width: Int
    var halvings: Int
  }

  private struct Entry {
    var original: Bitmap
    var level: Level
  }

  private let entries = Mutex<[Key: Entry]>([:])
  private static let capacity = 512

  init() {}

  /// A bitmap halved the given number of times.
  func level(of bitmap: Bitmap, halvings: Int) -> Level {
    entries.withLock { Self.level(of: bitmap, halvings: halvings, in: &$0) }
  }

  private static func level(of bitmap: Bitmap, halvings: Int, in entries: inout [Key: Entry]) -> Level {
    let key = Key(
      address: bitmap.pixels.withUnsafeBytes { $0.baseAddress }, width: bitmap.width, halvings: halvings)
    if let entry = entries[key] { return entry.level }
    let result: Level
    if halvings == 0 {
      result = Level(bitmap: widened(bitmap), isOpaque: isOpaque(bitmap))
    } else {
      let larger = level(of: bitmap, halvings: halvings - 1, in: &entries)
      result = Level(bitmap: halved(larger.bitmap), isOpaque: larger.isOpaque)
    }
    if entries.count >= capacity { entries.removeAll() }
    entries[key] = Entry(original: bitmap, level: result)
    return result
  }

  /// The same picture, at least two pixels wide.
  private static func widened(_ bitmap: Bitmap) -> Bitmap {
    if bitmap.width > 1 { return bitmap }
    return Bitmap(width: 2, height: bitmap.height, pixels: bitmap.pixels.flatMap { [$0, $0] })
  }

  private static func isOpaque(_ bitmap: Bitmap) -> Bool {
    bitmap.pixels.withUnsafeBytes { bytes in
      guard let pixels = bytes.assumingMemoryBound(to: UInt32.self).baseAddress else { return false }
      return pixel_common_bits(PixelKernels.level, pixels, bitmap.pixels.count) &>> 24 == 255
    }
  }

  /// Half as wide and high, every pixel the average of four; an odd last row or column counts twice.
  private static func halved(_ bitmap: Bitmap) -> Bitmap {
    let (width, height) = (max((bitmap.width + 1) / 2, 2), (bitmap.height + 1) / 2)
    var result = Bitmap(width: width, height: height)
    result.pixels.withUnsafeMutableBytes { target in
      bitmap.pixels.withUnsafeBytes { source in
        guard let to = target.assumingMemoryBound(to: UInt32.self).baseAddress,
          let from = source.assumingMemoryBound(to: UInt32.self).baseAddress
        else { return }
        let whole = bitmap.width / 2
        for y in 0..<height {
          let upper = from + 2 * y * bitmap.width
          let lower = from + min(2 * y + 1, bitmap.height - 1) * bitmap.width
          let row = to + y * width
          pixel_halve(PixelKernels.level, upper, lower, whole, row)
          if whole == width { continue }
          if bitmap.width == 2 {
            row[1] = row[0]
          } else {
            // The last column duplicated.
            let last = bitmap.width - 1
            let twice = (upper: [upper[last], upper[last]], lower: [lower[last], lower[last]])
            pixel_halve(PixelKernels.level, twice.upper, twice.lower, 1, row + whole)
          }
        }
      }
    }
    return result
  }
}
