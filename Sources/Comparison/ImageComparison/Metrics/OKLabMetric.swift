/// The metric of pixelmatch's OKLab generation: HyAB distance with toe-corrected lightness.
///
/// Sources: Ottosson, "A perceptual color space for image processing" (2020) and "Okhsv and Okhsl" (the toe); Abasi et
/// al. (2019) for HyAB. Linear light and cube roots come from tables with linear interpolation (256 and 4096 steps),
/// because counts are equal to pixelmatch's only with the same rounding.
package struct OKLabMetric: PixelMetric {
  private let limit: Double
  private let backdrop: Backdrop

  package init(threshold: Double, backdrop: Backdrop = .checkerboard) {
    limit = threshold
    self.backdrop = backdrop
  }

  @inline(__always)
  package func compare(_ first: UInt32, _ second: UInt32, at index: Int) -> PixelDifference {
    let a: Cones
    let b: Cones
    if first & second >= 0xff00_0000 {
      (a, b) = (Cones(opaque: first), Cones(opaque: second))
    } else {
      let behind = backdrop.color(at: index)
      (a, b) = (Cones(first, over: behind), Cones(second, over: behind))
    }
    let lightness = a.lightness - b.lightness
    let rest = limit - abs(lightness)
    if rest > 0 {
      let (l, m, s) = (a.long - b.long, a.medium - b.medium, a.short - b.short)
      let greenRed = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
      let blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
      if greenRed * greenRed + blueYellow * blueYellow <= rest * rest { return .within }
    }
    return lightness > 0 ? .darker : .brighter
  }

  /// The cube roots of the responses of the eye's three kinds of cone.
  private struct Cones {
    let long: Double
    let medium: Double
    let short: Double

    init(opaque word: UInt32) {
      let channels = Channels(word)
      self.init(
        Tables.light[channels.red], Tables.light[channels.green], Tables.light[channels.blue])
    }

    init(_ word: UInt32, over backdrop: (Double, Double, Double)) {
      let channels = Channels(word)
      let alpha = Double(channels.alpha)
      func light(_ channel: Int, _ behind: Double) -> Double {
        Tables.light(at: (Double(channel) * alpha + behind * (255 - alpha)) / 255)
      }
      self.init(
        light(channels.red, backdrop.0), light(channels.green, backdrop.1), light(channels.blue, backdrop.2))
    }

    private init(_ red: Double, _ green: Double, _ blue: Double) {
      long = Tables.cubeRoot(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
      medium = Tables.cubeRoot(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
      short = Tables.cubeRoot(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    }

    /// Ottosson's toe function of the OKLab lightness.
    var lightness: Double {
      let plain = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
      let k1 = 0.206
      let k2 = 0.03
      let k3 = (1 + k1) / (1 + k2)
      let x = k3 * plain - k1
      return 0.5 * (x + (x * x + 4 * k2 * k3 * plain).squareRoot())
    }
  }

  private enum Tables {
    /// Light for sRGB levels 0 to 255; the last is repeated, for interpolation.
    static let light: [Double] = (0...256).map { ExactMath.linear(Double(min($0, 255)) / 255) }
    static let cubeRoots: [Double] = (0...4097).map { ExactMath.cubeRoot(Double($0) / 4096) }

    static func light(at level: Double) -> Double {
      let whole = Int(level)
      return light[whole] + (light[whole + 1] - light[whole]) * (level - Double(whole))
    }

    static func cubeRoot(_ value: Double) -> Double {
      let position = value * 4096
      let whole = Int(position)
      return cubeRoots[whole] + (cubeRoots[whole + 1] - cubeRoots[whole]) * (position - Double(whole))
    }
  }
}
