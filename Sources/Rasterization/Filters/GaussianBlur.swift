import Geometry
import Imaging

/// Blurs by a gaussian, one direction after the other.
enum GaussianBlur {
  /// How many pixels a blur reaches beyond what it blurs.
  static func reach(_ deviation: Double) -> Int {
    guard deviation > 0, deviation.isFinite else { return 0 }
    return Int((min(deviation, 2000) * 3).rounded(.up)) + 1
  }

  /// The blurred surface, of the same bounds.
  static func blurred(_ surface: Surface, deviation: Double) -> Surface {
    guard deviation > 0, deviation.isFinite, !surface.bounds.isEmpty else { return surface }
    let (width, height) = (surface.bounds.width, surface.bounds.height)
    var plane = surface.pixels.map {
      SIMD4(Float($0.red), Float($0.green), Float($0.blue), Float($0.alpha))
    }
    let kernel = Kernel(deviation: min(deviation, 2000))
    var line = [SIMD4<Float>](repeating: .zero, count: max(width, height))
    for y in 0..<height {
      for x in 0..<width { line[x] = plane[y * width + x] }
      kernel.apply(to: &line, count: width)
      for x in 0..<width { plane[y * width + x] = line[x] }
    }
    for x in 0..<width {
      for y in 0..<height { line[y] = plane[y * width + x] }
      kernel.apply(to: &line, count: height)
      for y in 0..<height { plane[y * width + x] = line[y] }
    }
    var result = surface
    for index in plane.indices {
      let color = plane[index]
      let alpha = min(max(color.w, 0), 255)
      let clamped = color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
      result.pixels[index] = Bitmap.Pixel(
        red: UInt8(clamped.x + 0.5), green: UInt8(clamped.y + 0.5), blue: UInt8(clamped.z + 0.5),
        alpha: UInt8(alpha + 0.5))
    }
    return result
  }

  /// One direction's blur: the gaussian itself where it is narrow, a recursive filter where it is wide.
  private struct Kernel {
    private let weights: [Float]
    private let recursion: Recursion?

    init(deviation: Double) {
      if deviation <= 6 {
        let radius = Int((deviation * 3.5).rounded(.up))
        let raw = (-radius...radius).map {
          Trigonometry.exponential(-Double($0 * $0) / (2 * deviation * deviation))
        }
        let sum = raw.reduce(0, +)
        weights = raw.map { Float($0 / sum) }
        recursion = nil
      } else {
        weights = []
        recursion = Recursion(deviation: deviation)
      }
    }

    func apply(to line: inout [SIMD4<Float>], count: Int) {
      if let recursion {
        recursion.apply(to: &line, count: count)
      } else {
        convolve(&line, count: count)
      }
    }

    private func convolve(_ line: inout [SIMD4<Float>], count: Int) {
      let radius = weights.count / 2
      let source = line
      for index in 0..<count {
        var sum = SIMD4<Float>.zero
        let low = max(0, index - radius)
        let high = min(count - 1, index + radius)
        for position in low...high { sum += source[position] * weights[position - index + radius] }
        line[index] = sum
      }
    }
  }

  /// Deriche's recursive gaussian of the fourth order (INRIA report 1893, 1993): one pass forwards and one
  /// backwards, each of eight products, whatever the deviation; it comes within 0.1 % of the gaussian.
  private struct Recursion {
    private let forwards: [Double]
    private let backwards: [Double]
    private let feedback: [Double]

    init(deviation: Double) {
      // Two damped waves whose sum approximates half a gaussian.
      let (a0, a1, b0, w0) = (1.6800, 3.7350, 1.7830, 0.6318)
      let (c0, c1, b1, w1) = (-0.6803, -0.2598, 1.7230, 1.9970)
      func e(_ value: Double) -> Double { Trigonometry.exponential(-value / deviation) }
      let (cos0, sin0) = (Trigonometry.cosine(w0 / deviation), Trigonometry.sine(w0 / deviation))
      let (cos1, sin1) = (Trigonometry.cosine(w1 / deviation), Trigonometry.sine(w1 / deviation))
      let n0 = a0 + c0
      let n1 =
        e(b1) * (c1 * sin1 - (c0 + 2 * a0) * cos1) + e(b0) * (a1 * sin0 - (2 * c0 + a0) * cos0)
      let n2 =
        2 * e(b0 + b1) * ((a0 + c0) * cos1 * cos0 - cos1 * a1 * sin0 - cos0 * c1 * sin1)
        + c0 * e(2 * b0) + a0 * e(2 * b1)
      let n3 = e(b1 + 2 * b0) * (c1 * sin1 - c0 * cos1) + e(b0 + 2 * b1) * (a1 * sin0 - a0 * cos0)
      let d = [
        -2 * e(b1) * cos1 - 2 * e(b0) * cos0, 4 * cos1 * cos0 * e(b0 + b1) + e(2 * b1) + e(2 * b0),
        -2 * cos0 * e(b0 + 2 * b1) - 2 * cos1 * e(b1 + 2 * b0), e(2 * (b0 + b1)),
      ]
      let n = [n0, n1, n2, n3]
      let m = [n1 - d[0] * n0, n2 - d[1] * n0, n3 - d[2] * n0, -d[3] * n0]
      // Scaled so that an even colour stays as it is.
      let gain = (n.reduce(0, +) + m.reduce(0, +)) / (1 + d.reduce(0, +))
      forwards = n.map { $0 / gain }
      backwards = m.map { $0 / gain }
      feedback = d
    }

    func apply(to line: inout [SIMD4<Float>], count: Int) {
      if count == 0 { return }
      var sum = [SIMD4<Double>](repeating: .zero, count: count)
      let (n0, n1, n2, n3) = (forwards[0], forwards[1], forwards[2], forwards[3])
      let (m1, m2, m3, m4) = (backwards[0], backwards[1], backwards[2], backwards[3])
      let (d1, d2, d3, d4) = (feedback[0], feedback[1], feedback[2], feedback[3])
      // Beyond the ends there is nothing.
      var (x1, x2, x3, x4) = (
        SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero, SIMD4<Double>.zero
      )
      var (y1, y2, y3, y4) = (x1, x1, x1, x1)
      for index in 0..<count {
        let x0 = SIMD4<Double>(line[index])
        var y = x0 * n0 + x1 * n1
        y += x2 * n2 + x3 * n3
        y -= y1 * d1 + y2 * d2
        y -= y3 * d3 + y4 * d4
        sum[index] = y
        (x3, x2, x1) = (x2, x1, x0)
        (y4, y3, y2, y1) = (y3, y2, y1, y)
      }
      (x1, x2, x3, x4) = (.zero, .zero, .zero, .zero)
      (y1, y2, y3, y4) = (.zero, .zero, .zero, .zero)
      for index in stride(from: count - 1, through: 0, by: -1) {
        var y = x1 * m1 + x2 * m2
        y += x3 * m3 + x4 * m4
        y -= y1 * d1 + y2 * d2
        y -= y3 * d3 + y4 * d4
        let x0 = SIMD4<Double>(line[index])
        line[index] = SIMD4<Float>(sum[index] + y)
        (x4, x3, x2, x1) = (x3, x2, x1, x0)
        (y4, y3, y2, y1) = (y3, y2, y1, y)
      }
    }
  }
}
