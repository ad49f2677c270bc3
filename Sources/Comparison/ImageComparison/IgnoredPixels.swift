public import Imaging

/// The pixels that a comparison ignores: exactly the union of some rectangles and a mask.
public struct IgnoredPixels: Hashable, Sendable {
  /// Rectangles to leave out; what lies outside the image has no effect.
  public var rectangles: [PixelRect]
  /// A picture of the same size whose bright, opaque pixels (luma and alpha of at least 128) are left out.
  public var mask: StraightBitmap?

  public init(rectangles: [PixelRect] = [], mask: StraightBitmap? = nil) {
    self.rectangles = rectangles
    self.mask = mask
  }

  public var isEmpty: Bool { rectangles.isEmpty && mask == nil }

  /// Whether each pixel of an image of the given size is ignored.
  package func flags(width: Int, height: Int) -> [Bool] {
    var flags = [Bool](repeating: false, count: width * height)
    for rectangle in rectangles {
      let part = rectangle.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
      for y in part.y..<part.maxY {
        for x in part.x..<part.maxX { flags[y * width + x] = true }
      }
    }
    if let mask {
      for y in 0..<min(height, mask.height) {
        for x in 0..<min(width, mask.width) {
          let pixel = mask[x, y]
          let luma = 299 * Int(pixel.red) + 587 * Int(pixel.green) + 114 * Int(pixel.blue)
          if pixel.alpha >= 128 && luma >= 128_000 { flags[y * width + x] = true }
        }
      }
    }
    return flags
  }
}
