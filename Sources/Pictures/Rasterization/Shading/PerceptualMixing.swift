import Geometry
import Imaging

/// Mixing of colours in OKLab (Ottosson 2020), premultiplied.
enum PerceptualMixing {
  static func mix(_ a: RGBAColor, _ b: RGBAColor, by t: Double) -> RGBAColor {
    let alpha = Double(a.alpha) * (1 - t) + Double(b.alpha) * t
    if alpha <= 0 { return .clear }
    let weight = Double(b.alpha) * t / alpha
    let x = lab(a)
    let y = lab(b)
    return color(x + (y - x) * weight, alpha: alpha)
  }

  private static func linear(_ value: Float) -> Double {
    let v = Double(value)
    return v <= 0.04045 ? v / 12.92 : Trigonometry.power((v + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Float {
    let v = min(max(value, 0), 1)
    return Float(v <= 0.0031308 ? v * 12.92 : 1.055 * Trigonometry.power(v, 1 / 2.4) - 0.055)
  }

  private static func lab(_ color: RGBAColor) -> SIMD3<Double> {
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    func root(_ value: Double) -> Double { value <= 0 ? 0 : Trigonometry.power(value, 1.0 / 3) }
    let l = root(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = root(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = root(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
  }

  private static func color(_ lab: SIMD3<Double>, alpha: Double) -> RGBAColor {
    func cube(_ x: Double) -> Double { x * x * x }
    let l = cube(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z)
    let m = cube(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z)
    let s = cube(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z)
    return RGBAColor(
      red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: Float(alpha))
  }
}
