import Geometry

/// The grid on which a blur is computed and the gaussian's weights there.
struct BlurKernel {
  /// Pixels from one point of the grid to the next: a power of two, at most half of the deviation, and so small that a
  /// triangle's sums of bytes have room in 16 bits.
  let step: Int
  /// Of the points up to `radius` on both sides.
  let weights: [Float]

  var radius: Int { weights.count / 2 }

  init(deviation: Double) {
    var step = 1
    while step < 16 && deviation >= Double(4 * step) { step *= 2 }
    self.step = step
    let square = Double(step * step)
    // The triangle's variance is (step² − 1)/6, the cubic B-spline's step²/3.
    let left = step == 1 ? deviation * deviation : deviation * deviation - (square - 1) / 6 - square / 3
    let variance = left / square
    let radius = Int((variance.squareRoot() * 3.5).rounded(.up))
    let raw = (-radius...radius).map { Trigonometry.exponential(-Double($0 * $0) / (2 * variance)) }
    let sum = raw.reduce(0, +)
    weights = raw.map { Float($0 / sum) }
  }
}
