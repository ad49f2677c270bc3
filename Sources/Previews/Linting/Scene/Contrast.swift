import Foundation
import Imaging

/// Contrast as the Web Content Accessibility Guidelines 2.2 define it.
enum Contrast {
  /// The ratio of two opaque colours, from 1 to 21: `(L1 + 0.05) / (L2 + 0.05)` of their relative luminances.
  static func ratio(_ first: RGBAColor, _ second: RGBAColor) -> Double {
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// The relative luminance of an sRGB colour, from 0 (black) to 1 (white).
  static func luminance(_ color: RGBAColor) -> Double {
    func linear(_ component: Float) -> Double {
      let value = Double(min(max(component, 0), 1))
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}

extension RGBAColor {
  /// The colour over an opaque one, blended in encoded components.
  func over(_ below: RGBAColor) -> RGBAColor {
    func mixed(_ upper: Float, _ lower: Float) -> Float { upper * alpha + lower * (1 - alpha) }
    return RGBAColor(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue))
  }

  /// The largest difference of a component, from 0 to 1.
  func distance(to other: RGBAColor) -> Float {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }

  /// An opaque pixel's colour.
  init(_ pixel: Bitmap.Pixel) {
    self.init(
      red: Float(pixel.red) / 255, green: Float(pixel.green) / 255, blue: Float(pixel.blue) / 255)
  }

  /// "#RRGGBB", the alpha left out.
  var hexadecimal: String {
    let digits = [red, green, blue].map { component in
      let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
