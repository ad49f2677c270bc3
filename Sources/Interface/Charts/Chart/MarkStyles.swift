import Foundation
import Views

/// The styles of a chart's marks: first those of the series names, then that of marks without settings, then
/// marks' own.
struct MarkStyles {
  /// The names that marks are coloured by, in their order.
  let names: [String]
  private(set) var all: [AnyShapeStyle]
  private let numbers: [String: Int]
  private let locale: Locale

  init(_ marks: [_Mark], options: ChartOptions, locale: Locale) {
    let names = ChartModel.names(of: marks, after: options.styleScale.map(\.0), locale: locale) {
      $0.styleValue
    }
    let palette = options.styleRange.isEmpty ? Self.palette : options.styleRange
    all = names.enumerated().map { index, name in
      options.styleScale.first { $0.0 == name }?.1 ?? palette[index % palette.count]
    }
    all.append(AnyShapeStyle(Color.blue))
    numbers = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    self.names = names
    self.locale = locale
  }

  /// The names with their styles.
  var named: [(name: String, style: AnyShapeStyle)] { Array(zip(names, all)) }

  /// The index of a mark's style, which is added if the mark has one of its own.
  mutating func number(of mark: _Mark) -> Int {
    let standard = names.count
    if let value = mark.styleValue { return numbers[ChartModel.name(value, locale: locale)] ?? standard }
    guard let own = mark.style else { return standard }
    all.append(own)
    return all.count - 1
  }

  /// The colours of series, in Apple's order.
  private static let palette: [AnyShapeStyle] = [
    Color.blue, .green, .orange, .purple, .red, .cyan, .yellow,
  ].map { AnyShapeStyle($0) }
}
