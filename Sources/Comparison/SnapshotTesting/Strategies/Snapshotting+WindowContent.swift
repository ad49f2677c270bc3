public import Foundation
internal import SnapshotAssertions
public import UIKitShim
public import Views

extension Snapshotting where Value: _WindowContent, Format == UIImage {
  /// The picture of the view in a hosting view or controller of AppKit, at its own size, or else at its ideal
  /// size.
  public static var image: Snapshotting { .image() }

  /// The picture of the view in a hosting view or controller of AppKit.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, 0 to 1.
  ///   - perceptualPrecision: How similar a pixel must be to count as matching, 0 to 1.
  ///   - size: The size in points; `nil` is its own size, or else the ideal size.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil)
    -> Snapshotting
  {
    Snapshotting<UIImage, UIImage>.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .throwingPullback { try UIImage(ViewDrawing.snapshot(of: $0, size: size).image) }
  }
}

extension Snapshotting where Value: _WindowContent, Format == String {
  /// The tree of placed views in a hosting view or controller of AppKit, one per line with its frame in
  /// points.
  public static var recursiveDescription: Snapshotting {
    SimplySnapshotting.lines.throwingPullback { try ViewDrawing.snapshot(of: $0, size: nil).frames }
  }
}
