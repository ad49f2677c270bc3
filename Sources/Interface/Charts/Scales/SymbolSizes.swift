import Foundation

/// How large the symbols of marks are that `symbolSize(by:)` gives a value.
struct SymbolSizes {
  /// The settings of the sizes.
  struct Options {
    var domain: [_ChartValue]?
    var areas: ClosedRange<CGFloat>?
  }

  /// The default areas between which symbols are sized, in square points; Apple's are not known.
  private static let standardAreas: ClosedRange<CGFloat> = 10...300

  private let areas: ClosedRange<CGFloat>
  private var numbers: ClosedRange<Double>?
  private var names: [String] = []

  init(_ marks: [_Mark], options: Options) {
    areas = options.areas ?? Self.standardAreas
    let values = options.domain ?? marks.compactMap(\.sizeValue)
    let positions = values.compactMap(\.position).filter(\.isFinite)
    if let low = positions.min(), let high = positions.max() {
      // Areas are compared with each other, so the scale starts at zero.
      numbers = (options.domain == nil ? min(low, 0) : low)...high
    }
    for case .category(let name) in values where !names.contains(name) { names.append(name) }
  }

  /// The area of the square around a symbol; nil for a value that is outside the domain.
  func area(_ value: _ChartValue) -> CGFloat? {
    let share: Double
    if let position = value.position, let numbers {
      let length = numbers.upperBound - numbers.lowerBound
      share = length > 0 ? (position - numbers.lowerBound) / length : 1
    } else if case .category(let name) = value, let index = names.firstIndex(of: name) {
      share = names.count > 1 ? Double(index) / Double(names.count - 1) : 1
    } else {
      return nil
    }
    return areas.lowerBound + CGFloat(min(max(share, 0), 1)) * (areas.upperBound - areas.lowerBound)
  }
}
