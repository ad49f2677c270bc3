import Imaging

/// Arithmetic on premultiplied 8-bit pixels.
enum Compositor {
  /// Source over backdrop: s + d·(1 − sα).
  @inline(__always)
  static func over(_ source: Bitmap.Pixel, _ backdrop: Bitmap.Pixel) -> Bitmap.Pixel {
    if source.alpha == 255 { return source }
    let rest = 255 - source.alpha
    return Bitmap.Pixel(
      red: source.red &+ multiply255(backdrop.red, rest),
      green: source.green &+ multiply255(backdrop.green, rest),
      blue: source.blue &+ multiply255(backdrop.blue, rest),
      alpha: source.alpha &+ multiply255(backdrop.alpha, rest))
  }

  @inline(__always)
  static func scaled(_ pixel: Bitmap.Pixel, by coverage: UInt8) -> Bitmap.Pixel {
    if coverage == 255 { return pixel }
    return Bitmap.Pixel(
      red: multiply255(pixel.red, coverage), green: multiply255(pixel.green, coverage),
      blue: multiply255(pixel.blue, coverage), alpha: multiply255(pixel.alpha, coverage))
  }

  /// A colour as a premultiplied pixel; colours outside sRGB are clipped.
  static func pixel(_ color: RGBAColor) -> Bitmap.Pixel {
    let alpha = clamped(color.alpha)
    return Bitmap.Pixel(
      red: byte(clamped(color.red) * alpha), green: byte(clamped(color.green) * alpha),
      blue: byte(clamped(color.blue) * alpha), alpha: byte(alpha))
  }

  @inline(__always)
  static func clamped(_ value: Float) -> Float {
    value > 0 ? min(value, 1) : 0
  }

  @inline(__always)
  static func byte(_ value: Float) -> UInt8 {
    UInt8(value * 255 + 0.5)
  }

  /// A source combined with its backdrop by a blend mode (Compositing and Blending Level 1).
  static func blend(_ source: Bitmap.Pixel, _ backdrop: Bitmap.Pixel, _ mode: BlendMode) -> Bitmap.Pixel {
    if mode == .normal { return over(source, backdrop) }
    let sa = Float(source.alpha) / 255
    let ba = Float(backdrop.alpha) / 255
    let s = SIMD3(Float(source.red), Float(source.green), Float(source.blue)) / 255
    let b = SIMD3(Float(backdrop.red), Float(backdrop.green), Float(backdrop.blue)) / 255
    if let (fs, fb) = porterDuff(mode, sa, ba) {
      return pixel(s * fs + b * fb, sa * fs + ba * fb)
    }
    switch mode {
    case .plusLighter:
      return pixel(s + b, sa + ba)
    case .plusDarker:
      // Core Graphics: both complements are added, as if on black.
      let alpha = min(sa + ba, 1)
      return pixel(SIMD3(repeating: alpha) - ((SIMD3(repeating: sa) - s) + (SIMD3(repeating: ba) - b)), alpha)
    default:
      break
    }
    // The blend function works on straight colours, where both cover.
    let cs = sa > 0 ? s / sa : SIMD3(repeating: 0)
    let cb = ba > 0 ? b / ba : SIMD3(repeating: 0)
    let mixed = mode.isSeparable ? separable(cs, cb, mode) : nonSeparable(cs, cb, mode)
    let color = s * (1 - ba) + b * (1 - sa) + mixed * (sa * ba)
    return pixel(color, sa + ba - sa * ba)
  }

  private static func pixel(_ color: SIMD3<Float>, _ alpha: Float) -> Bitmap.Pixel {
    let alpha = clamped(alpha)
    return Bitmap.Pixel(
      red: byte(min(clamped(color.x), alpha)), green: byte(min(clamped(color.y), alpha)),
      blue: byte(min(clamped(color.z), alpha)), alpha: byte(alpha))
  }

  private static func porterDuff(_ mode: BlendMode, _ sa: Float, _ ba: Float) -> (Float, Float)? {
    switch mode {
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (ba, 0)
    case .sourceOut: (1 - ba, 0)
    case .sourceAtop: (ba, 1 - sa)
    case .destinationOver: (1 - ba, 1)
    case .destinationIn: (0, sa)
    case .destinationOut: (0, 1 - sa)
    case .destinationAtop: (1 - ba, sa)
    case .xor: (1 - ba, 1 - sa)
    default: nil
    }
  }

  private static func separable(_ s: SIMD3<Float>, _ b: SIMD3<Float>, _ mode: BlendMode) -> SIMD3<Float> {
    SIMD3(component(s.x, b.x, mode), component(s.y, b.y, mode), component(s.z, b.z, mode))
  }

  private static func component(_ s: Float, _ b: Float, _ mode: BlendMode) -> Float {
    switch mode {
    case .multiply: return s * b
    case .screen: return s + b - s * b
    case .overlay: return component(b, s, .hardLight)
    case .darken: return min(s, b)
    case .lighten: return max(s, b)
    case .colorDodge: return b == 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s)))
    case .colorBurn: return b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s))
    case .hardLight: return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(s - b)
    case .exclusion: return s + b - 2 * s * b
    default: return s
    }
  }

  private static func luminosity(_ c: SIMD3<Float>) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func saturation(_ c: SIMD3<Float>) -> Float { c.max() - c.min() }

  private static func settingLuminosity(_ c: SIMD3<Float>, _ value: Float) -> SIMD3<Float> {
    var color = c + (value - luminosity(c))
    let l = luminosity(color)
    let low = color.min()
    let high = color.max()
    if low < 0 { color = SIMD3(repeating: l) + (color - l) * (l / (l - low)) }
    if high > 1 { color = SIMD3(repeating: l) + (color - l) * ((1 - l) / (high - l)) }
    return color
  }

  private static func settingSaturation(_ c: SIMD3<Float>, _ value: Float) -> SIMD3<Float> {
    let low = c.min()
    let range = c.max() - low
    return range > 0 ? (c - low) * (value / range) : SIMD3(repeating: 0)
  }

  private static func nonSeparable(_ s: SIMD3<Float>, _ b: SIMD3<Float>, _ mode: BlendMode) -> SIMD3<Float> {
    switch mode {
    case .hue: settingLuminosity(settingSaturation(s, saturation(b)), luminosity(b))
    case .saturation: settingLuminosity(settingSaturation(b, saturation(s)), luminosity(b))
    case .color: settingLuminosity(s, luminosity(b))
    default: settingLuminosity(b, luminosity(s))
    }
  }
}

extension BlendMode {
  /// Whether each colour component is mixed on its own.
  var isSeparable: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: false
    default: true
    }
  }
}
