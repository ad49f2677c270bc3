/// The YIQ colour space and distance of Kotsarenko and Ramos (2010), with pixelmatch's coefficients.
///
/// Additions and multiplications happen in the order pixelmatch writes them, so that counts are equal to the last
/// pixel.
package enum YIQ {
  @inline(__always)
  package static func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  @inline(__always)
  static func inPhase(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
  }

  @inline(__always)
  static func quadrature(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
  }

  /// The squared distance for differences in Y, I and Q.
  @inline(__always)
  static func squaredDistance(_ y: Double, _ i: Double, _ q: Double) -> Double {
    0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The largest squared distance that is within a threshold; 35215 is the distance of black and white.
  static func squaredLimit(_ threshold: Double) -> Double { 35215 * threshold * threshold }

  /// A channel blended over white, as pixelmatch 5 does it.
  @inline(__always)
  static func blendedOverWhite(_ channel: Int, _ alpha: Int) -> Double {
    alpha < 255 ? 255 + (Double(channel) - 255) * (Double(alpha) / 255) : Double(channel)
  }
}

/// The backdrop of translucent pixels in comparisons.
package enum Backdrop: Hashable, Sendable {
  case white
  /// A pattern of dark and light that depends on the position: translucent pixels that agree over one colour differ
  /// over another.
  case checkerboard

  /// The backdrop's red, green and blue at a pixel index.
  @inline(__always)
  func color(at index: Int) -> (Double, Double, Double) {
    guard self == .checkerboard else { return (255, 255, 255) }
    let offset = Double(4 * index)
    let green = Int(offset / 1.618033988749895)
    let blue = Int(offset / 2.618033988749895)
    return (48, Double(48 + 159 * (green & 1)), Double(48 + 159 * (blue & 1)))
  }
}

/// pixelmatch 7's metric.
package struct YIQMetric: PixelMetric {
  private let limit: Double
  /// Sums of squared channel differences up to the first are certainly within the limit, those above the second
  /// certainly not: the form's eigenvalues are 0.04481535 and 0.25607814.
  private let certainlyWithin: Int
  private let certainlyBeyond: Int
  private let backdrop: Backdrop

  package init(threshold: Double, backdrop: Backdrop = .checkerboard) {
    limit = YIQ.squaredLimit(threshold)
    certainlyWithin = Int((limit / 0.25607815).rounded(.down))
    certainlyBeyond = Int((limit / 0.04481534).rounded(.up))
    self.backdrop = backdrop
  }

  @inline(__always)
  package func compare(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelDifference {
    let (a, b) = (Channels(first), Channels(second))
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    if first & second >= 0xff00_0000 {
      let squares = red * red + green * green + blue * blue
      if squares <= certainlyWithin { return .within }
      let (red, green, blue) = (Double(red), Double(green), Double(blue))
      if squares > certainlyBeyond { return YIQ.luma(red, green, blue) > 0 ? .darker : .brighter }
      return compare(red, green, blue)
    }
    let alpha = a.alpha - b.alpha
    let behind = backdrop.color(at: index)
    func blended(_ c1: Int, _ c2: Int, _ background: Double) -> Double {
      (Double(c1 * a.alpha) - Double(c2 * b.alpha) - background * Double(alpha)) / 255
    }
    return compare(
      blended(a.red, b.red, behind.0), blended(a.green, b.green, behind.1), blended(a.blue, b.blue, behind.2))
  }

  @inline(__always)
  private func compare(_ red: Double, _ green: Double, _ blue: Double) -> PixelDifference {
    let y = YIQ.luma(red, green, blue)
    let distance = YIQ.squaredDistance(
      y, YIQ.inPhase(red, green, blue), YIQ.quadrature(red, green, blue))
    guard distance > limit else { return .within }
    return y > 0 ? .darker : .brighter
  }
}

/// The metric of pixelmatch 5 and 6.
package struct YIQOnWhiteMetric: PixelMetric {
  private let limit: Double

  package init(threshold: Double) { limit = YIQ.squaredLimit(threshold) }

  @inline(__always)
  package func compare(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelDifference {
    let (a, b) = (BlendedColor(first), BlendedColor(second))
    let y1 = YIQ.luma(a.red, a.green, a.blue)
    let y2 = YIQ.luma(b.red, b.green, b.blue)
    let i = YIQ.inPhase(a.red, a.green, a.blue) - YIQ.inPhase(b.red, b.green, b.blue)
    let q = YIQ.quadrature(a.red, a.green, a.blue) - YIQ.quadrature(b.red, b.green, b.blue)
    guard YIQ.squaredDistance(y1 - y2, i, q) > limit else { return .within }
    return y1 > y2 ? .darker : .brighter
  }
}

/// A pixel blended over white.
package struct BlendedColor {
  let red: Double
  let green: Double
  let blue: Double

  @inline(__always)
  package init(_ word: UInt32) {
    let channels = Channels(word)
    red = YIQ.blendedOverWhite(channels.red, channels.alpha)
    green = YIQ.blendedOverWhite(channels.green, channels.alpha)
    blue = YIQ.blendedOverWhite(channels.blue, channels.alpha)
  }

  package var luma: Double { YIQ.luma(red, green, blue) }
}
