internal import ComparisonRuns
package import ImageComparison
public import Imaging
internal import PNGCodec

/// A picture as a snapshot.
public struct SnapshotImage: Hashable, Sendable {
  public var bitmap: Bitmap
  /// Pixels per point.
  public var scale: Double
  /// The views in the picture, so that failures can name those that changed; they are not compared.
  package var views: ViewFrame?

  public init(bitmap: Bitmap, scale: Double = 1) {
    self.bitmap = bitmap
    self.scale = scale
  }

  public static func == (a: SnapshotImage, b: SnapshotImage) -> Bool {
    a.bitmap == b.bitmap && a.scale == b.scale
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bitmap)
    hasher.combine(scale)
  }
}

extension Diffing where Value == SnapshotImage {
  /// Compares pictures.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1; 1 is every pixel.
  ///   - perceptualPrecision: How similar a pixel must be to count as matching, 0 to 1: 1 is exactly equal,
  ///     0.98 allows a CIE 1994 difference of 2, which is just noticeable.
  public static func image(precision: Double = 1, perceptualPrecision: Double = 1) -> Diffing {
    let comparator = ImageComparator(precision: precision, perceptualPrecision: perceptualPrecision)
    var diffing = Diffing(
      encode: { try $0.png },
      compare: { reference, new in
        let old = try PNGDecoder.decode(reference)
        let picture = StraightBitmap(new.bitmap)
        let difference = comparator.compare(old.bitmap, picture)
        if difference.verdict == .identical || difference.verdict == .withinTolerance { return .matches }
        let causes = ReferenceViews.causes(ReferenceViews.carried(by: reference), new.frames)
        return .differs(
          message: message(difference, old.metadata.scale, new) + causes.map { "\n  " + $0 }.joined(),
          artifacts: try artifacts(difference, old.bitmap, picture, reference, new))
      })
    diffing.annotate = { try $1.annotating($0) }
    diffing.holds = { file, image in try PNGDecoder.decode(file).bitmap == StraightBitmap(image.bitmap) }
    return diffing
  }

  /// Pixel sizes and scales, what differs where, and by how much.
  private static func message(_ difference: ImageDifference, _ oldScale: Double?, _ new: SnapshotImage)
    -> String
  {
    let views = difference.regions.map { new.views?.innermost(around: $0.bounds, scale: new.scale) }
    let comparison = FileComparison.described(difference, views: views)
    func size(_ rect: PixelRect, _ scale: Double?) -> String {
      "\(rect.width) x \(rect.height) pixels" + (scale.map { " at scale \(Self.plain($0))" } ?? "")
    }
    return """
      \(comparison)
      reference: \(size(difference.firstSize, oldScale))
      new:       \(size(difference.secondSize, new.scale))
      """
  }

  private static func plain(_ scale: Double) -> String {
    let hundredths = Int((scale * 100).rounded())
    return hundredths % 100 == 0 ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
  }

  private static func artifacts(
    _ difference: ImageDifference, _ old: StraightBitmap, _ new: StraightBitmap, _ reference: [UInt8],
    _ image: SnapshotImage
  ) throws -> [Artifact] {
    let picture = PictureStyle.suitable(for: difference).draw(difference, old, new)
    return [
      Artifact(name: "reference", pathExtension: "png", bytes: reference),
      Artifact(name: "failure", pathExtension: "png", bytes: try image.annotating(image.png)),
      Artifact(name: "difference", pathExtension: "png", bytes: try PNGEncoder.encode(picture)),
    ]
  }
}

extension SnapshotImage {
  /// The picture as a PNG file with its scale.
  fileprivate var png: [UInt8] {
    get throws { try PNGEncoder.encode(bitmap, options: PNGEncoder.Options(scale: scale)) }
  }

  /// The picture's file with the views that it shows, so that a later failure can say how they changed.
  fileprivate func annotating(_ file: [UInt8]) throws -> [UInt8] {
    try frames.map { try ReferenceViews.attach($0, to: file) } ?? file
  }

  fileprivate var frames: RenderFrames? {
    views.map { RenderFrames(root: $0, width: Double(bitmap.width) / scale) }
  }
}

extension Snapshotting where Value == SnapshotImage, Format == SnapshotImage {
  /// Pictures as snapshots of themselves.
  public static func image(precision: Double = 1, perceptualPrecision: Double = 1) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { $0 }
  }
}
