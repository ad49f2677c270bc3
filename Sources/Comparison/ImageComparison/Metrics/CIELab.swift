/// A colour in CIE L*a*b* for the white D65, and the distances defined there.
public struct CIELab: Hashable, Sendable {
  /// Lightness, 0 to 100.
  public var lightness: Double
  /// Green (negative) to red.
  public var a: Double
  /// Blue (negative) to yellow.
  public var b: Double

  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// An sRGB colour from the light of its channels, 0 to 1.
  init(linearRed red: Double, green: Double, blue: Double) {
    let x = 0.4124 * red + 0.3576 * green + 0.1805 * blue
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let z = 0.0193 * red + 0.1192 * green + 0.9505 * blue
    let (fx, fy, fz) = (Self.f(x / 0.950489), Self.f(y), Self.f(z / 1.088840))
    self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  private static func f(_ t: Double) -> Double {
    let delta = 6.0 / 29
    return t > delta * delta * delta ? ExactMath.cubeRoot(t) : t / (3 * delta * delta) + 4.0 / 29
  }

  public var chroma: Double { (a * a + b * b).squareRoot() }

  /// The Euclidean distance (CIE 1976).
  public func deltaE76(to other: CIELab) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  /// The CIE 1994 distance for graphic arts, with this colour as the reference; it is not symmetric.
  public func deltaE94(to other: CIELab) -> Double {
    let l = lightness - other.lightness
    let c = chroma - other.chroma
    let (a, b) = (a - other.a, b - other.b)
    let hueSquare = max(0, a * a + b * b - c * c)
    let weightedChroma = c / (1 + 0.045 * chroma)
    let hueWeight = 1 + 0.015 * chroma
    return (l * l + weightedChroma * weightedChroma + hueSquare / (hueWeight * hueWeight)).squareRoot()
  }

  /// The CIEDE2000 distance (Sharma, Wu and Dalal 2005, with all weights 1).
  ///
  /// Cosines of multiples of the mean hue come from the bisector of the two hues, so that the only angle ever
  /// computed is the one in the blue rotation term.
  public func deltaE2000(to other: CIELab) -> Double {
    // Chroma with the correction of a for grey colours.
    let meanChroma7 = ExactMath.power((chroma + other.chroma) / 2, 7)
    let g = 0.5 * (1 - (meanChroma7 / (meanChroma7 + 6_103_515_625)).squareRoot())
    let first = (a: a * (1 + g), b: b)
    let second = (a: other.a * (1 + g), b: other.b)
    let c1 = (first.a * first.a + first.b * first.b).squareRoot()
    let c2 = (second.a * second.a + second.b * second.b).squareRoot()

    // Differences; the hue's is 2 sqrt(C1 C2) sin(dh / 2), and its square 2 (C1 C2 - dot product).
    let deltaL = other.lightness - lightness
    let deltaC = c2 - c1
    let dot = first.a * second.a + first.b * second.b
    let cross = first.a * second.b - second.a * first.b
    let magnitude = max(0, 2 * (c1 * c2 - dot)).squareRoot()
    let deltaH = cross < 0 ? -magnitude : magnitude

    // Means and weights.
    let hue = Self.meanHue(first, c1, second, c2)
    let meanL = (lightness + other.lightness) / 2
    let meanC = (c1 + c2) / 2
    let (cos1, sin1) = (hue.cosine, hue.sine)
    let (cos2, sin2) = (cos1 * cos1 - sin1 * sin1, 2 * sin1 * cos1)
    let (cos3, sin3) = (cos2 * cos1 - sin2 * sin1, sin2 * cos1 + cos2 * sin1)
    let (cos4, sin4) = (cos2 * cos2 - sin2 * sin2, 2 * sin2 * cos2)
    func shifted(_ cosine: Double, _ sine: Double, by degrees: Double) -> Double {
      cosine * ExactMath.sine(degrees: 90 - abs(degrees)) - sine * ExactMath.sine(degrees: degrees)
    }
    let t =
      1 - 0.17 * shifted(cos1, sin1, by: -30) + 0.24 * cos2 + 0.32 * shifted(cos3, sin3, by: 6)
      - 0.20 * shifted(cos4, sin4, by: -63)
    let fromMiddle = (meanL - 50) * (meanL - 50)
    let weightL = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()
    let weightC = 1 + 0.045 * meanC
    let weightH = 1 + 0.015 * meanC * t

    // The rotation of hue and chroma in the blue.
    let away = (ExactMath.degrees(y: sin1, x: cos1) - 275) / 25
    let turn = 60 * ExactMath.exponential(-away * away)
    let meanC7 = ExactMath.power(meanC, 7)
    let rotation = -2 * (meanC7 / (meanC7 + 6_103_515_625)).squareRoot() * ExactMath.sine(degrees: turn)

    let (l, c, h) = (deltaL / weightL, deltaC / weightC, deltaH / weightH)
    return max(0, l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  /// The direction half-way between two hues on the shorter way.
  private static func meanHue(
    _ first: (a: Double, b: Double), _ c1: Double, _ second: (a: Double, b: Double), _ c2: Double
  ) -> (cosine: Double, sine: Double) {
    // A grey has no hue, so the other colour's counts; two greys have the hue 0.
    if c1 == 0 { return c2 == 0 ? (1, 0) : (second.a / c2, second.b / c2) }
    if c2 == 0 { return (first.a / c1, first.b / c1) }
    let x = first.a / c1 + second.a / c2
    let y = first.b / c1 + second.b / c2
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else {
      // Opposite hues: the mean lies a quarter turn past the smaller one, the one whose angle is below 180 degrees.
      let smaller = first.b > 0 || (first.b == 0 && first.a > 0) ? first : second
      let chroma = (smaller.a * smaller.a + smaller.b * smaller.b).squareRoot()
      return (-smaller.b / chroma, smaller.a / chroma)
    }
    return (x / length, y / length)
  }
}
