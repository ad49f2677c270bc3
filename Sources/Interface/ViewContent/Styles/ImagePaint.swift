public import Foundation
import Imaging

/// An image tiled over the area that it fills.
public struct ImagePaint: ShapeStyle {
  public var image: Image
  /// The part of the image that is repeated, in unit coordinates.
  public var sourceRect: CGRect
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(in environment: EnvironmentValues) -> _StylePaint {
    guard let (bitmap, density) = image.bitmap(in: environment) else { return _StylePaint(.color(.clear)) }
    return _StylePaint(.image(bitmap.part(sourceRect), scale / density))
  }
}

extension Bitmap {
  /// The pixels of a rectangle in unit coordinates, as far as it lies within the bitmap.
  fileprivate func part(_ rect: CGRect) -> Bitmap {
    func pixel(_ fraction: CGFloat, of length: Int) -> Int {
      min(max(Int((fraction * CGFloat(length)).rounded()), 0), length)
    }
    let (left, right) = (pixel(rect.minX, of: width), pixel(rect.maxX, of: width))
    let (top, bottom) = (pixel(rect.minY, of: height), pixel(rect.maxY, of: height))
    if left == 0, top == 0, right == width, bottom == height { return self }
    var result = Bitmap(width: right - left, height: bottom - top)
    for y in top..<bottom {
      for x in left..<right { result[x - left, y - top] = self[x, y] }
    }
    return result
  }
}

extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
