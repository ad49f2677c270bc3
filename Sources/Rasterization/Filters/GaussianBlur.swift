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

  /// One direction's blur: the gaussian itself where it is narrow, and four box blurs in a row, which come
  /// within a fraction of a grey level of it, where it is wide.
  private struct Kernel {
    private let weights: [Float]
    private let boxWidth: Double

    init(deviation: Double) {
      if deviation <= 8 {
        let radius = Int((deviation * 3.5).rounded(.up))
        let raw = (-radius...radius).map {
          Trigonometry.exponential(-Double($0 * $0) / (2 * deviation * deviation))
        }
        let sum = raw.reduce(0, +)
        weights = raw.map { Float($0 / sum) }
        boxWidth = 0
      } else {
        weights = []
        // Four boxes of width w have together the variance 4·(w² − 1)/12.
        boxWidth = (3 * deviation * deviation + 1).squareRoot()
      }
    }

    func apply(to line: inout [SIMD4<Float>], count: Int) {
      if weights.isEmpty {
        for _ in 0..<4 { box(&line, count: count) }
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

    /// A box of a width that need not be whole: its two ends count in part.
    private func box(_ line: inout [SIMD4<Float>], count: Int) {
      let half = (boxWidth - 1) / 2
      let whole = Int(half)
      let part = Float(half - Double(whole))
      let scale = Float(1 / boxWidth)
      let source = line
      func at(_ index: Int) -> SIMD4<Float> { index >= 0 && index < count ? source[index] : .zero }
      // Summed in doubles: a running sum of floats would drift along the line.
      var sum = SIMD4<Double>.zero
      for index in -whole...whole { sum += SIMD4<Double>(at(index)) }
      for index in 0..<count {
        let ends = at(index - whole - 1) + at(index + whole + 1)
        line[index] = (SIMD4<Float>(sum) + ends * part) * scale
        sum += SIMD4<Double>(at(index + whole + 1)) - SIMD4<Double>(at(index - whole))
      }
    }
  }
}
