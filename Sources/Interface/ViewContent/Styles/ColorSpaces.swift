import Foundation
import Geometry
package import Imaging

/// Conversions between colour spaces, from a description to the components that are drawn.
package enum ColorSpaces {
  /// The sRGB transfer function's inverse (IEC 61966-2-1), odd-symmetric beyond the gamut.
  package static func linear(_ value: Double) -> Double {
    let magnitude = abs(value)
    let result =
      magnitude <= 0.04045 ? magnitude / 12.92 : Trigonometry.power((magnitude + 0.055) / 1.055, 2.4)
    return value < 0 ? -result : result
  }

  /// The sRGB transfer function, odd-symmetric beyond the gamut.
  package static func encoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    let result =
      magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * Trigonometry.power(magnitude, 1 / 2.4) - 0.055
    return value < 0 ? -result : result
  }

  package static func rgba(
    _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double
  ) -> RGBAColor {
    func color(_ red: Double, _ green: Double, _ blue: Double) -> RGBAColor {
      RGBAColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
    }
    switch space {
    case .sRGB:
      return color(red, green, blue)
    case .sRGBLinear:
      return color(encoded(red), encoded(green), encoded(blue))
    case .displayP3:
      // Both spaces share D65 and the transfer function; the matrix is P3 to XYZ times XYZ to sRGB.
      let (r, g, b) = (linear(red), linear(green), linear(blue))
      return color(
        encoded(1.2249401763 * r - 0.2249401763 * g),
        encoded(-0.0420569547 * r + 1.0420569547 * g),
        encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b))
    }
  }

  package static func rgb(
    hue: Double, saturation: Double, brightness: Double
  ) -> (red: Double, green: Double, blue: Double) {
    let sector = (hue - hue.rounded(.down)) * 6
    let fraction = sector - sector.rounded(.down)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }

  /// A colour between two, in OKLab (Ottosson 2020) or in the components as they are encoded.
  package static func mix(_ a: RGBAColor, _ b: RGBAColor, by fraction: Double, perceptual: Bool) -> RGBAColor
  {
    let t = min(max(fraction, 0), 1)
    let alpha = Double(a.alpha) * (1 - t) + Double(b.alpha) * t
    if alpha == 0 { return .clear }
    let x = perceptual ? oklab(a) : [Double(a.red), Double(a.green), Double(a.blue)]
    let y = perceptual ? oklab(b) : [Double(b.red), Double(b.green), Double(b.blue)]
    // Premultiplied, so that a transparent end does not contribute its colour.
    let mixed = zip(x, y).map { ($0 * Double(a.alpha) * (1 - t) + $1 * Double(b.alpha) * t) / alpha }
    let rgb = perceptual ? fromOklab(mixed) : mixed
    return RGBAColor(red: Float(rgb[0]), green: Float(rgb[1]), blue: Float(rgb[2]), alpha: Float(alpha))
  }

  private static func oklab(_ color: RGBAColor) -> [Double] {
    let (r, g, b) = (linear(Double(color.red)), linear(Double(color.green)), linear(Double(color.blue)))
    let l = cubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return [
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    ]
  }

  private static func fromOklab(_ lab: [Double]) -> [Double] {
    func cube(_ x: Double) -> Double { x * x * x }
    let l = cube(lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2])
    let m = cube(lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2])
    let s = cube(lab[0] - 0.0894841775 * lab[1] - 1.2914855480 * lab[2])
    return [
      encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s),
    ]
  }

  private static func cubeRoot(_ value: Double) -> Double {
    value < 0 ? -Trigonometry.power(-value, 1 / 3) : Trigonometry.power(value, 1 / 3)
  }
}
