import Foundation

/// Numbers lines and areas in order of appearance.
struct SeriesNumbers {
  private let locale: Locale
  private var numbers: [Key: Int] = [:]
  private var last: (key: Key, number: Int)?

  /// What distinguishes lines and areas: their series settings, by name.
  private struct Key: Hashable {
    var isArea: Bool
    var name: String
  }

  init(locale: Locale) { self.locale = locale }

  /// The number of the line or area that a mark is a point of.
  mutating func number(of mark: _Mark) -> Int {
    var name = ""
    for value in [mark.series, mark.styleValue, mark.symbolValue] {
      guard let value else { continue }
      if !name.isEmpty { name += "\u{1F}" }
      name += ChartModel.name(value, locale: locale)
    }
    let key = Key(isArea: mark.kind == .area, name: name)
    // Most points follow another one of the same line.
    if let last, last.key == key { return last.number }
    let number = numbers[key, default: numbers.count]
    numbers[key] = number
    last = (key, number)
    return number
  }
}
