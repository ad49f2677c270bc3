/// Functions that are the same to the last bit on every machine, because they only use the four basic
/// operations and the square root, which IEEE 754 rounds exactly.
package enum ExactMath {
  /// The cube root of a number that is not negative, by Newton's method.
  package static func cubeRoot(_ value: Double) -> Double { root(value, degree: 3) }

  /// A root of a number that is not negative, by Newton's method from above.
  static func root(_ value: Double, degree: Int) -> Double {
    guard value > 0 else { return 0 }
    let n = Double(degree)
    var estimate = max(1, value)
    for _ in 0..<200 {
      let next = ((n - 1) * estimate + value / power(estimate, degree - 1)) / n
      // From above the method falls until rounding stops it.
      guard next < estimate else { return estimate }
      estimate = next
    }
    return estimate
  }

  package static func power(_ value: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * value }
  }

  /// The light of an sRGB level between 0 and 1 (IEC 61966-2-1): x^2.4 is the fifth root of x^12.
  package static func linear(_ level: Double) -> Double {
    guard level > 0.04045 else { return level / 12.92 }
    return root(power((level + 0.055) / 1.055, 12), degree: 5)
  }

  /// The angle of a vector in degrees, from 0 to 360, by halving the angle four times and the series of the arc tangent.
  static func degrees(y: Double, x: Double) -> Double {
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return 0 }
    var (cosine, sine) = (x / length, y < 0 ? -y / length : y / length)
    var factor = 1.0
    for _ in 0..<4 {
      let half = ((1 + cosine) / 2).squareRoot()
      // The half angle's sine from the whole one's, or from the cosine where the angle is nearly 180 degrees.
      let halfSine = cosine > -0.5 ? sine / (2 * half) : ((1 - cosine) / 2).squareRoot()
      (cosine, sine) = (half, halfSine)
      factor *= 2
    }
    let t = sine / cosine
    let square = t * t
    var term = t
    var sum = 0.0
    for k in 0..<14 {
      sum += (k.isMultiple(of: 2) ? term : -term) / Double(2 * k + 1)
      term *= square
    }
    let angle = factor * sum * 180 / Double.pi
    return y < 0 ? 360 - angle : angle
  }

  /// The sine of an angle of at most 90 degrees either way, by its series.
  static func sine(degrees: Double) -> Double {
    let x = degrees * Double.pi / 180
    var term = x
    var sum = 0.0
    for k in 1..<14 {
      sum += term
      term *= -x * x / Double((2 * k) * (2 * k + 1))
    }
    return sum
  }

  /// e to the power of a number that is not positive, by the series of the power's 1024th part.
  static func exponential(_ value: Double) -> Double {
    guard value > -700 else { return 0 }
    let x = value / 1024
    var term = 1.0
    var sum = 0.0
    for k in 1..<20 {
      sum += term
      term *= x / Double(k)
    }
    for _ in 0..<10 { sum *= sum }
    return sum
  }
}
