public import Imaging

/// A pair of small pictures with a known difference, compared at the start of a run.
///
/// A comparison that finds nothing because something in it is broken looks like a pass. Tools whose comparison depends
/// on a graphics processor have passed everything for years on machines without one.
public enum ComparisonCanary {
  /// Why a comparison cannot be trusted.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    public let description: String
  }

  /// Compares a picture with itself, and with another of which a known number of pixels differ as much as can be.
  ///
  /// - Parameter compare: the number of pixels that differ; measured with the comparator's own metric, but
  ///   without its excuses.
  /// - Throws: `Failure` if what was found is not what is there.
  public static func check(_ compare: (StraightBitmap, StraightBitmap) -> ImageDifference) throws(Failure) {
    let same = compare(first, first)
    guard same.verdict == .identical, same.differingPixels == 0 else {
      throw Failure(description: "a picture differs from itself in \(same.differingPixels) pixels")
    }
    let other = compare(first, second)
    guard [.different, .shifted].contains(other.verdict), other.differingPixels == places.count else {
      throw Failure(
        description: "of \(places.count) pixels that differ \(other.differingPixels) were found "
          + "(\(other.verdict.rawValue))")
    }
  }

  /// Checks a comparator; its configured excuses are ignored.
  public static func check(_ comparator: ImageComparator) throws(Failure) {
    // A threshold that accepts black as white accepts everything, as requested.
    var plain = ImageComparator(metric: comparator.metric, usesCheckerboard: comparator.usesCheckerboard)
    if plain.compare(black, white).differingPixels == 0 { plain.metric = .exact }
    try check { plain.compare($0, $1) }
  }

  private static let places = [(0, 0), (5, 2), (18, 3), (7, 9), (19, 9)]
  private static let black = StraightBitmap.Pixel(red: 0, green: 0, blue: 0)
  private static let white = StraightBitmap.Pixel(red: 255, green: 255, blue: 255)
  private static let first = StraightBitmap(width: 20, height: 10, filledWith: white)

  private static var second: StraightBitmap {
    var picture = first
    for (x, y) in places { picture[x, y] = black }
    return picture
  }
}

extension ImageComparator {
  fileprivate func compare(_ a: StraightBitmap.Pixel, _ b: StraightBitmap.Pixel) -> ImageDifference {
    compare(
      StraightBitmap(width: 1, height: 1, filledWith: a), StraightBitmap(width: 1, height: 1, filledWith: b))
  }
}
