package import ImageComparison

/// The tolerance that the author of a preview sets for its picture.
package enum OwnTolerance {
  /// How the picture is compared; nil if every pixel must match, or no tolerance is set.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to match, 0 to 1.
  ///   - perceptualPrecision: how similar a pixel must be to count as matching, 0 to 1; 0.98 is a CIE 1994
  ///     difference of 2.
  package static func comparator(precision: Double?, perceptualPrecision: Double?) -> ImageComparator? {
    let share = precision ?? 1
    let nearness = perceptualPrecision ?? 1
    guard share < 1 || nearness < 1, share.isFinite, nearness.isFinite else { return nil }
    return ImageComparator(precision: max(share, 0), perceptualPrecision: max(nearness, 0))
  }
}
