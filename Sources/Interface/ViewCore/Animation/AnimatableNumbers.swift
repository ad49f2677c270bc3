public import LayoutEngine

/// Numbers that are animated together, as many as there are.
public struct _AnimatableNumbers: VectorArithmetic {
  public var values: [Double]

  public init(_ values: [Double]) { self.values = values }

  public static var zero: _AnimatableNumbers { _AnimatableNumbers([]) }

  private static func combined(_ a: Self, _ b: Self, _ body: (Double, Double) -> Double) -> Self {
    let count = max(a.values.count, b.values.count)
    return _AnimatableNumbers(
      (0..<count).map { index in
        body(
          index < a.values.count ? a.values[index] : 0, index < b.values.count ? b.values[index] : 0)
      })
  }

  public static func + (a: Self, b: Self) -> Self { combined(a, b, +) }
  public static func - (a: Self, b: Self) -> Self { combined(a, b, -) }

  public mutating func scale(by rhs: Double) {
    for index in values.indices { values[index] *= rhs }
  }

  public var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
