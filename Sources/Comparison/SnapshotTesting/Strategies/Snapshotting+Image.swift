internal import Foundation
internal import Imaging
internal import PNGCodec
internal import SnapshotAssertions
public import UIKitShim

extension UIImage {
  /// The image of a render with the views in it, so that failures can name those that changed.
  convenience init(_ rendered: SnapshotImage) {
    self.init(bitmap: rendered.bitmap, scale: CGFloat(rendered.scale))
    origin = rendered
  }

  /// The image's pixels; `nil` if it has none.
  var snapshotImage: SnapshotImage? {
    if let rendered = origin as? SnapshotImage { return rendered }
    if let bitmap { return SnapshotImage(bitmap: bitmap, scale: Double(scale)) }
    guard let cgImage else { return nil }
    let bytes = cgImage._pixels
    let pixels = stride(from: 0, to: bytes.count, by: 4).map { at in
      Bitmap.Pixel(red: bytes[at], green: bytes[at + 1], blue: bytes[at + 2], alpha: bytes[at + 3])
    }
    return SnapshotImage(
      bitmap: Bitmap(width: cgImage.width, height: cgImage.height, pixels: pixels), scale: Double(scale))
  }

  fileprivate func picture() throws -> SnapshotImage {
    guard let image = snapshotImage else {
      throw SnapshotFailure(
        "the image has no pixels: symbols and images that are not found are drawn in views only")
    }
    return image
  }
}

extension Diffing where Value == UIImage {
  /// Pictures, of which every pixel must match.
  public static var image: Diffing { .image() }

  /// Compares pictures.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How similar a pixel must be to count as matching, 0 to 1; 0.98 is about what
  ///     people notice.
  ///   - scale: Pixels per point of pictures whose files do not say.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let pictures = SnapshotAssertions.Diffing<SnapshotImage>.image(
      precision: precision.asWritten, perceptualPrecision: perceptualPrecision.asWritten)
    var images = SnapshotAssertions.Diffing<UIImage>(
      encode: { try pictures.encode($0.picture()) },
      compare: { reference, new in
        switch try pictures.compare(reference, new.picture()) {
        case .matches: return .matches
        case .differs(let message, let artifacts):
          return .differs(
            message: message,
            artifacts: artifacts.map {
              .init(name: $0.name, pathExtension: $0.pathExtension, bytes: $0.bytes)
            })
        }
      })
    images.annotate = { try pictures.annotate($0, $1.picture()) }
    images.holds = { try pictures.holds($0, $1.picture()) }
    return Diffing(images, unreadable: UIImage()) { file in
      guard let picture = try? PNGDecoder.decode(file) else { return nil }
      return UIImage(
        bitmap: Bitmap(picture.bitmap),
        scale: CGFloat(picture.metadata.scale ?? scale.map { Double($0) } ?? 1))
    }
  }
}

extension Float {
  /// The number as written in the source: 0.98 is a little more as a `Float`.
  var asWritten: Double { Double(description) ?? Double(self) }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Images as snapshots of themselves.
  public static var image: Snapshotting { .image() }

  /// Images as snapshots of themselves.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How similar a pixel must be to count as matching, 0 to 1.
  ///   - scale: Pixels per point of references whose files do not say.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
