/// What a comparison of two images found.
public struct ImageDifference: Hashable, Sendable {
  /// The verdicts, from equal to not comparable.
  public enum Verdict: String, Hashable, CaseIterable, Sendable {
    /// Equal files, or equal pixels.
    case identical
    /// Unequal, but within the requested tolerances.
    case withinTolerance = "within-tolerance"
    /// Rows or columns were inserted or deleted, and nothing else changed.
    case shifted
    /// Different.
    case different
    /// The sizes differ.
    case size
    /// One of the two does not exist.
    case missing
    /// The comparison could not be made.
    case error
  }

  public var verdict: Verdict
  /// The size of the first image in pixels.
  public var firstSize: PixelRect
  /// The size of the second image in pixels.
  public var secondSize: PixelRect
  /// Pixels that count as different; where the sizes differ, also those that only one image has.
  public var differingPixels: Int
  /// Pixels that differ but are excused as the smoothing of an edge.
  public var antiAliasedPixels: Int
  /// Unequal pixels in ignored regions.
  public var ignoredPixels: Int
  /// Unequal pixels within the metric's threshold.
  public var pixelsWithinThreshold: Int
  /// Pixels of the smallest rectangle that holds both images.
  public var totalPixels: Int
  /// The largest difference of a channel, 0 to 255, outside ignored regions.
  public var largestChannelDifference: Int
  /// The smallest rectangle around all pixels that count; `nil` when there are none.
  public var bounds: PixelRect?
  /// The connected areas of change, from top to bottom.
  public var regions: [DifferenceRegion]
  /// Rows or columns that were inserted or deleted; `nil` if an alignment explains nothing.
  public var shift: ImageShift?
  /// How much of the tolerances was used.
  public var budget: [Budget.Usage]
  /// The state of every pixel of the common part; `nil` when all pixels are equal.
  public var map: DifferenceMap?

  /// Differing pixels per pixel.
  public var ratio: Double { totalPixels == 0 ? 0 : Double(differingPixels) / Double(totalPixels) }

  /// The difference of two equal pictures.
  package static func identical(width: Int, height: Int, budget: Budget) -> ImageDifference {
    let size = PixelRect(x: 0, y: 0, width: width, height: height)
    return ImageDifference(
      verdict: .identical, firstSize: size, secondSize: size, differingPixels: 0, antiAliasedPixels: 0,
      ignoredPixels: 0, pixelsWithinThreshold: 0, totalPixels: size.area, largestChannelDifference: 0,
      bounds: nil, regions: [], shift: nil, budget: budget.usage(differing: 0, total: size.area, map: nil),
      map: nil)
  }
}
