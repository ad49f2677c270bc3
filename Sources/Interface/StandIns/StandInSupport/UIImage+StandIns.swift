public import CoreGraphicsShim
public import Foundation
internal import Imaging
public import UIKitShim

extension UIImage {
  /// An empty image.
  ///
  /// - Parameter size: in points, with one pixel each.
  public convenience init(standInOfSize size: CGSize) {
    self.init(bitmap: Bitmap(width: max(Int(size.width), 1), height: max(Int(size.height), 1)), scale: 1)
  }

  /// The picture in a file; an image without pixels if there is none.
  public convenience init(standInFor file: URL) {
    self.init(
      bitmap: UIImage(contentsOfFile: file.path)?.bitmap ?? Bitmap(width: 0, height: 0), scale: 1)
  }

  /// Replaces the pixels and keeps the size.
  public func setStandInPixels(_ image: CGImage) { setPixels(image) }
}
