/// Elementary functions that give the same bits on every machine.
///
/// The C library's are not correctly rounded and differ between versions, so nothing that can reach a pixel
/// calls them. These use only +, −, ×, ÷ and square roots, which IEEE 754 rounds exactly; errors stay below
/// 1e-14, far less than a pixel shows.
package enum Trigonometry {
  package static let pi = 3.141592653589793

  package static func sine(_ x: Double) -> Double {
    let (quadrant, r) = reduced(x)
    switch quadrant {
    case 0: return sinePolynomial(r)
    case 1: return cosinePolynomial(r)
    case 2: return -sinePolynomial(r)
    default: return -cosinePolynomial(r)
    }
  }

  package static func cosine(_ x: Double) -> Double {
    let (quadrant, r) = reduced(x)
    switch quadrant {
    case 0: return cosinePolynomial(r)
    case 1: return -sinePolynomial(r)
    case 2: return -cosinePolynomial(r)
    default: return sinePolynomial(r)
    }
  }

  package static func tangent(_ x: Double) -> Double {
    sine(x) / cosine(x)
  }

  /// The angle whose tangent is x, from −π/2 to π/2.
  package static func arctangent(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x < 0 { return -arctangent(-x) }
    if x > 1 { return x.isInfinite ? pi / 2 : pi / 2 - arctangent(1 / x) }
    // Halving the angle twice brings x below 0.2, where the series converges in a few terms.
    let half = x / (1 + (1 + x * x).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let square = quarter * quarter
    var sum = 0.0
    var denominator = 25.0
    while denominator >= 1 {
      sum = 1 / denominator - square * sum
      denominator -= 2
    }
    return 4 * quarter * sum
  }

  /// The angle of the point (x, y) from the positive x axis, from −π to π.
  package static func arctangent(y: Double, x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    if x == 0 && y == 0 { return 0 }
    if abs(x) >= abs(y) {
      let angle = arctangent(y / x)
      if x > 0 { return angle }
      return y >= 0 ? angle + pi : angle - pi
    }
    let angle = arctangent(x / y)
    return y > 0 ? pi / 2 - angle : -pi / 2 - angle
  }

  package static func arccosine(_ x: Double) -> Double {
    if x >= 1 { return 0 }
    if x <= -1 { return pi }
    return arctangent(y: (1 - x * x).squareRoot(), x: x)
  }

  package static func exponential(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709 { return .infinity }
    if x < -745 { return 0 }
    let ln2 = 0.6931471805599453
    let k = (x / ln2).rounded(.toNearestOrEven)
    let r = (x - k * 0.693147180369123816490) - k * 1.90821492927058770002e-10
    var sum = 1.0
    var n = 16.0
    while n >= 1 {
      sum = 1 + r / n * sum
      n -= 1
    }
    return scaled(sum, byPowerOfTwo: Int(k))
  }

  package static func logarithm(_ x: Double) -> Double {
    if x.isNaN || x < 0 { return .nan }
    if x == 0 { return -.infinity }
    if x.isInfinite { return x }
    var mantissa = x.significand
    var exponent = Double(x.exponent)
    if mantissa > 1.4142135623730951 {
      mantissa /= 2
      exponent += 1
    }
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var sum = 0.0
    var denominator = 27.0
    while denominator >= 1 {
      sum = 1 / denominator + square * sum
      denominator -= 2
    }
    return 2 * s * sum + exponent * 0.6931471805599453
  }

  /// x to the power of y, for x ≥ 0.
  package static func power(_ x: Double, _ y: Double) -> Double {
    if y == 0 { return 1 }
    if x == 0 { return y > 0 ? 0 : .infinity }
    if x == 1 { return 1 }
    return exponential(y * logarithm(x))
  }

  private static func scaled(_ x: Double, byPowerOfTwo k: Int) -> Double {
    if k < -1022 {
      return x * Double(sign: .plus, exponent: -1022, significand: 1)
        * Double(sign: .plus, exponent: k + 1022, significand: 1)
    }
    if k > 1023 {
      return x * Double(sign: .plus, exponent: 1023, significand: 1)
        * Double(sign: .plus, exponent: k - 1023, significand: 1)
    }
    return x * Double(sign: .plus, exponent: k, significand: 1)
  }

  /// The angle brought to −π/4…π/4, and the quarter turn that it came from.
  private static func reduced(_ x: Double) -> (quadrant: Int, remainder: Double) {
    guard x.isFinite else { return (0, .nan) }
    // Whole turns go first, so that the quarter fits an integer; angles that large carry no meaning anyway.
    let turns = (x / (2 * pi)).rounded(.toNearestOrEven)
    let angle = abs(turns) > 1e6 ? x.truncatingRemainder(dividingBy: 2 * pi) : x
    let quarter = (angle / (pi / 2)).rounded(.toNearestOrEven)
    // π/2 in two parts (Cody and Waite), so that the difference keeps its digits.
    let r = (angle - quarter * 1.57079632673412561417) - quarter * 6.07710050650619224932e-11
    let remainder = Int(quarter) % 4
    return (remainder < 0 ? remainder + 4 : remainder, r)
  }

  private static func sinePolynomial(_ x: Double) -> Double {
    let s = x * x
    var sum = 1.0
    var n = 18.0
    while n >= 2 {
      sum = 1 - s / (n * (n + 1)) * sum
      n -= 2
    }
    return x * sum
  }

  private static func cosinePolynomial(_ x: Double) -> Double {
    let s = x * x
    var sum = 1.0
    var n = 17.0
    while n >= 1 {
      sum = 1 - s / (n * (n + 1)) * sum
      n -= 2
    }
    return sum
  }
}
