import Imaging

/// Filters that change each pixel independently.
enum ColorFilters {
  /// A colour matrix on straight colours: five columns (r, g, b, a, 1) for each of four rows.
  static func apply(matrix m: [Float], to surface: Surface) {
    guard m.count == 20 else { return }
    surface.forEachPixel { pixel in
      if pixel.alpha == 0 && m[19] == 0 { return pixel }
      let alpha = Float(pixel.alpha) / 255
      let unit = alpha > 0 ? 1 / (255 * alpha) : 0
      let (r, g, b) = (Float(pixel.red) * unit, Float(pixel.green) * unit, Float(pixel.blue) * unit)
      func row(_ n: Int) -> Float {
        m[5 * n] * r + m[5 * n + 1] * g + m[5 * n + 2] * b + m[5 * n + 3] * alpha + m[5 * n + 4]
      }
      return Compositor.pixel(RGBAColor(red: row(0), green: row(1), blue: row(2), alpha: row(3)))
    }
  }

  /// The picture's luminance as its alpha, in black (Rec. 709 weights).
  static func replaceByLuminance(_ surface: Surface) {
    surface.forEachPixel { Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: luminance($0)) }
  }

  /// A colour where the alpha lies in a range, nothing elsewhere.
  static func replace(_ surface: Surface, by color: RGBAColor, whereAlphaIn range: ClosedRange<Double>) {
    let (filled, empty) = (Compositor.pixel(color), Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0))
    surface.forEachPixel { range.contains(Double($0.alpha) / 255) ? filled : empty }
  }

  /// A premultiplied pixel's luminance, 0 to 255.
  static func luminance(_ pixel: Bitmap.Pixel) -> UInt8 {
    let sum = 2126 * Int(pixel.red) + 7152 * Int(pixel.green) + 722 * Int(pixel.blue)
    return UInt8((sum + 5000) / 10000)
  }

  /// Colours with their saturation changed, as materials do with what is beneath them.
  static func saturate(_ surface: Surface, by amount: Double) {
    let s = Float(amount)
    apply(
      matrix: [
        0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0,
        0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0,
        0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0, 0, 0, 0, 1, 0,
      ], to: surface)
  }
}
