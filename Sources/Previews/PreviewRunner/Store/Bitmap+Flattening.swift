import Imaging

extension Bitmap {
  /// The picture on white, without transparency.
  ///
  /// With premultiplied colours, only the uncovered share of white is added, which is exact.
  var flattenedOntoWhite: Bitmap {
    guard let first = pixels.firstIndex(where: { $0.alpha != 255 }) else { return self }
    var bitmap = self
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      for index in first..<pixels.count {
        let rest = 255 - pixels[index].alpha
        pixels[index].red += rest
        pixels[index].green += rest
        pixels[index].blue += rest
        pixels[index].alpha = 255
      }
    }
    return bitmap
  }
}
