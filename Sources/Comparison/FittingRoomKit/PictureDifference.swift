internal import ComparisonRuns
public import Foundation
internal import ImageComparison

/// What differs between two pictures.
public struct PictureDifference: Sendable {
  /// Whether the pictures are equal, or within the tolerance.
  public let matches: Bool
  /// The number of pixels that differ by more than the tolerance, including, for pictures of different sizes,
  /// those that only one has.
  public let differingPixels: Int
  /// Differing pixels per pixel, 0 to 1.
  public let ratio: Double
  /// The areas that differ, from top to bottom, in pixels.
  public let regions: [CGRect]
  /// A one-line description for people.
  public let summary: String
  /// A picture that shows what differs: rings around small differences, the faded reference under large ones,
  /// or both side by side if their sizes differ. Nil if every pixel is equal.
  public let picture: Picture?
}

/// The tolerance between a picture and its reference.
public struct PictureTolerance: Hashable, Sendable {
  /// The colour difference (CIE 1994) up to which a pixel counts as equal; 0 is exactly equal, 2 just noticeable.
  public var colorDifference: Double
  /// The share of pixels that may differ, 0 to 1.
  public var ratio: Double

  public init(colorDifference: Double = 0, ratio: Double = 0) {
    (self.colorDifference, self.ratio) = (colorDifference, ratio)
  }

  /// Every pixel has to be equal.
  public static let exact = PictureTolerance()
}

extension Picture {
  /// Compares the picture with a reference, pixel by pixel.
  ///
  /// ```swift
  /// let reference = Picture(width: 3, height: 1)
  /// var picture = reference
  /// picture[2, 0] = Picture.Pixel(red: 255, green: 0, blue: 0)
  /// let difference = picture.difference(from: reference)
  /// print(difference.summary)
  /// ```
  public func difference(
    from reference: Picture, tolerance: PictureTolerance = .exact
  ) -> PictureDifference {
    let comparator = ImageComparator(
      metric: tolerance.colorDifference > 0 ? .deltaE94(tolerance.colorDifference) : .exact,
      budget: tolerance.ratio > 0 ? Budget(ratio: tolerance.ratio) : Budget())
    let found = comparator.compare(reference.bitmap, bitmap)
    let isEqual = found.verdict == .identical
    return PictureDifference(
      matches: isEqual || found.verdict == .withinTolerance, differingPixels: found.differingPixels,
      ratio: found.ratio,
      regions: found.regions.map { region in
        let bounds = region.bounds
        return CGRect(x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
      },
      summary: isEqual ? "the pictures are equal" : FileComparison.described(found),
      picture: isEqual
        ? nil
        : Picture(
          PictureStyle.suitable(for: found).draw(found, reference.bitmap, bitmap, comparator), scale: scale)
    )
  }
}
