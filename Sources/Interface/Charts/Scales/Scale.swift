import Foundation

/// Maps values of one axis to a share of its length, from 0 at the leading or lower end to 1.
struct Scale {
  enum Kind {
    /// Numbers and dates (in seconds).
    case continuous(ClosedRange<Double>, isDate: Bool)
    /// Names, each in a band of its own.
    case bands([String])
  }

  let kind: Kind
  var isLogarithmic = false
  var isReversed = false
  /// The padding at the ends of the axis, in points.
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)
  /// The indices of the names' bands.
  private let bands: [String: Int]

  init(kind: Kind, isLogarithmic: Bool = false, isReversed: Bool = false) {
    self.kind = kind
    self.isLogarithmic = isLogarithmic
    self.isReversed = isReversed
    if case .bands(let names) = kind {
      bands = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    } else {
      bands = [:]
    }
  }

  /// The share of the length of one name's band.
  var step: Double {
    if case .bands(let names) = kind { return 1 / Double(max(names.count, 1)) }
    return 0
  }

  var isBands: Bool {
    if case .bands = kind { return true }
    return false
  }

  var isDate: Bool {
    if case .continuous(_, isDate: true) = kind { return true }
    return false
  }

  /// The middle of a name's band, or the position of a number.
  func fraction(_ value: _ChartValue) -> Double? {
    let plain: Double?
    switch kind {
    case .bands:
      guard case .category(let name) = value, let index = bands[name] else { return nil }
      plain = (Double(index) + 0.5) * step
    case .continuous(let domain, _):
      plain = value.position.map { fraction($0, in: domain) }
    }
    return plain.map { isReversed ? 1 - $0 : $0 }
  }

  private func fraction(_ number: Double, in domain: ClosedRange<Double>) -> Double {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    guard high > low else { return 0.5 }
    if isLogarithmic, low > 0 {
      guard number > 0 else { return 0 }
      return log10(number / low) / log10(high / low)
    }
    return (number - low) / (high - low)
  }

  /// The value at a share of the length.
  func value(at fraction: Double) -> _ChartValue? {
    let fraction = isReversed ? 1 - fraction : fraction
    switch kind {
    case .bands(let names):
      let index = Int((fraction * Double(names.count)).rounded(.down))
      return names.indices.contains(index) ? .category(names[index]) : nil
    case .continuous(let domain, let isDate):
      let number: Double
      if isLogarithmic, domain.lowerBound > 0 {
        number = domain.lowerBound * pow(domain.upperBound / domain.lowerBound, fraction)
      } else {
        number = domain.lowerBound + fraction * (domain.upperBound - domain.lowerBound)
      }
      return isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
    }
  }

  /// The baseline of bars: at zero, or at the end nearest to it.
  var baseline: Double {
    guard case .continuous(let domain, false) = kind, !isLogarithmic else {
      return isReversed ? 1 : 0
    }
    let zero = min(max(0, domain.lowerBound), domain.upperBound)
    let plain = fraction(zero, in: domain)
    return isReversed ? 1 - plain : plain
  }
}
