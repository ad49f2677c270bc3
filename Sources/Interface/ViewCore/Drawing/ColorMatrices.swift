package import Geometry
package import Imaging

/// Colour matrices of SwiftUI's colour effects: five columns (r, g, b, a, 1) for each of four rows.
package enum ColorMatrices {
  package static func brightness(_ amount: Double) -> [Float] {
    diagonal(1, offset: Float(amount))
  }

  package static func contrast(_ amount: Double) -> [Float] {
    diagonal(Float(amount), offset: Float(0.5 - 0.5 * amount))
  }

  package static let inversion: [Float] = diagonal(-1, offset: 1)

  package static func multiplication(by color: RGBAColor) -> [Float] {
    [
      color.red, 0, 0, 0, 0, 0, color.green, 0, 0, 0, 0, 0, color.blue, 0, 0, 0, 0, 0, color.alpha, 0,
    ]
  }

  /// The matrix of the filter-effects specification (Filter Effects 1, feColorMatrix saturate).
  package static func saturation(_ amount: Double) -> [Float] {
    let s = Float(amount)
    return [
      0.213 + 0.787 * s, 0.715 - 0.715 * s, 0.072 - 0.072 * s, 0, 0,
      0.213 - 0.213 * s, 0.715 + 0.285 * s, 0.072 - 0.072 * s, 0, 0,
      0.213 - 0.213 * s, 0.715 - 0.715 * s, 0.072 + 0.928 * s, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }

  /// The matrix of the filter-effects specification (Filter Effects 1, feColorMatrix hueRotate).
  package static func hueRotation(_ angle: Angle) -> [Float] {
    let c = Float(Trigonometry.cosine(angle.radians))
    let s = Float(Trigonometry.sine(angle.radians))
    return [
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
      0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
      0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0,
      0, 0, 0, 1, 0,
    ]
  }

  private static func diagonal(_ factor: Float, offset: Float) -> [Float] {
    [
      factor, 0, 0, 0, offset, 0, factor, 0, 0, offset, 0, 0, factor, 0, offset, 0, 0, 0, 1, 0,
    ]
  }
}
