import Foundation

/// The round numbers at which axes have their marks.
enum NiceNumbers {
  /// The step of 1, 2 or 5 times a power of ten that divides a range into at most the given number of parts.
  static func step(for length: Double, count: Int) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let rough = length / Double(max(count, 1))
    let power = pow(10, (log10(rough)).rounded(.down))
    for factor in [1.0, 2, 5, 10] where power * factor >= rough * 0.999_999 {
      return power * factor
    }
    return power * 10
  }

  /// A range that ends at round numbers on both sides.
  static func domain(_ low: Double, _ high: Double, count: Int) -> ClosedRange<Double> {
    guard high > low else {
      if low == 0 { return 0...1 }
      return low < 0 ? low...0 : 0...low
    }
    let step = step(for: high - low, count: count)
    return ((low / step).rounded(.down) * step)...((high / step).rounded(.up) * step)
  }

  /// The multiples of a round step within a range.
  static func ticks(_ domain: ClosedRange<Double>, count: Int) -> [Double] {
    ticks(domain, step: step(for: domain.upperBound - domain.lowerBound, count: count))
  }

  static func ticks(_ domain: ClosedRange<Double>, step: Double) -> [Double] {
    guard step > 0 else { return [] }
    let first = (domain.lowerBound / step - 1e-9).rounded(.up)
    let last = (domain.upperBound / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 1000 else { return [] }
    // Adding zero turns -0 into 0, which would otherwise be written with its sign.
    return stride(from: first, through: last, by: 1).map { $0 * step + 0 }
  }
}
