import Foundation

/// The extents of marks along the axes after stacking: bars and areas at one position add up.
struct MarkExtents {
  /// Whether bars grow along y.
  let isUpright: Bool
  private let marks: [_Mark]
  private let stacked: ChartStacks

  init(_ marks: [_Mark], isUpright: Bool, locale: Locale) {
    self.isUpright = isUpright
    self.marks = marks
    stacked = ChartStacks(marks, isUpright: isUpright, locale: locale)
  }

  func x(_ index: Int) -> _Mark.Extent? { isUpright ? marks[index].x : stacked[index] ?? marks[index].x }

  func y(_ index: Int) -> _Mark.Extent? { isUpright ? stacked[index] ?? marks[index].y : marks[index].y }
}

extension Scale {
  /// The range of an extent as shares of the axis, and its middle; a single value has no range.
  func fractions(of extent: _Mark.Extent?) -> (range: ClosedRange<Double>?, middle: Double?) {
    guard let extent, let start = fraction(extent.start) else { return (nil, nil) }
    guard let end = extent.end, let other = fraction(end) else { return (nil, start) }
    return (min(start, other)...max(start, other), (start + other) / 2)
  }
}
