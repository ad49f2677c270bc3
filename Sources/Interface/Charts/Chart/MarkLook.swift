import Foundation
import Views

/// What distinguishes a chart's marks besides colour: symbols, their sizes, and positions side by side.
struct MarkLook {
  let locale: Locale
  private let symbolNames: [String]
  private let groupNames: [String]
  private let symbolSizes: SymbolSizes

  init(_ marks: [_Mark], options: ChartOptions, locale: Locale) {
    self.locale = locale
    symbolNames = ChartModel.names(of: marks, locale: locale) { $0.symbolValue }
    groupNames = ChartModel.names(of: marks, locale: locale) { $0.groupValue }
    symbolSizes = SymbolSizes(marks, options: options.symbolSizes)
  }

  func symbol(of mark: _Mark) -> BasicChartSymbolShape {
    if let own = mark.symbol { return own }
    guard let value = mark.symbolValue,
      let number = symbolNames.firstIndex(of: ChartModel.name(value, locale: locale))
    else { return .circle }
    return BasicChartSymbolShape.inOrder[number % BasicChartSymbolShape.inOrder.count]
  }

  /// The area of the square around a mark's symbol, in square points; nil if the mark says nothing.
  func symbolArea(of mark: _Mark) -> CGFloat? { mark.sizeValue.flatMap(symbolSizes.area) }

  /// A mark's index among those side by side, and their number.
  func group(of mark: _Mark) -> (index: Int, count: Int)? {
    mark.groupValue.flatMap { groupNames.firstIndex(of: ChartModel.name($0, locale: locale)) }
      .map { ($0, groupNames.count) }
  }
}

extension ChartModel {
  /// The distinct names of marks' values, in order of appearance.
  ///
  /// - Parameter first: names that precede them.
  static func names(
    of marks: [_Mark], after first: [String] = [], locale: Locale, _ value: (_Mark) -> _ChartValue?
  ) -> [String] {
    var names = first
    var known = Set(first)
    for mark in marks {
      guard let value = value(mark) else { continue }
      let name = name(value, locale: locale)
      if known.insert(name).inserted { names.append(name) }
    }
    return names
  }
}
