import Foundation

/// The moments at which time axes have their marks.
enum NiceDates {
  /// A number of calendar units.
  struct Step: Equatable {
    var unit: Calendar.Component
    var count: Int
  }

  /// The steps that time is divided by, with their lengths in seconds.
  private static let steps: [(Step, Double)] = [
    (Step(unit: .second, count: 1), 1), (Step(unit: .second, count: 5), 5),
    (Step(unit: .second, count: 15), 15), (Step(unit: .second, count: 30), 30),
    (Step(unit: .minute, count: 1), 60), (Step(unit: .minute, count: 5), 300),
    (Step(unit: .minute, count: 15), 900), (Step(unit: .minute, count: 30), 1800),
    (Step(unit: .hour, count: 1), 3600), (Step(unit: .hour, count: 3), 10_800),
    (Step(unit: .hour, count: 6), 21_600), (Step(unit: .hour, count: 12), 43_200),
    (Step(unit: .day, count: 1), 86_400), (Step(unit: .day, count: 2), 172_800),
    (Step(unit: .weekOfYear, count: 1), 604_800), (Step(unit: .weekOfYear, count: 2), 1_209_600),
    (Step(unit: .month, count: 1), 2_629_800), (Step(unit: .month, count: 3), 7_889_400),
    (Step(unit: .month, count: 6), 15_778_800), (Step(unit: .year, count: 1), 31_557_600),
    (Step(unit: .year, count: 2), 63_115_200), (Step(unit: .year, count: 5), 157_788_000),
    (Step(unit: .year, count: 10), 315_576_000), (Step(unit: .year, count: 50), 1_577_880_000),
    (Step(unit: .year, count: 100), 3_155_760_000),
  ]

  /// The shortest step that divides a range into at most the given number of parts.
  static func step(for length: Double, count: Int) -> Step {
    steps.first { length / $0.1 <= Double(count) }?.0 ?? Step(unit: .year, count: 1000)
  }

  /// The beginnings of a unit within a range of seconds.
  static func ticks(_ domain: ClosedRange<Double>, step: Step, calendar: Calendar) -> [Double] {
    let start = Date(timeIntervalSinceReferenceDate: domain.lowerBound)
    guard var date = calendar.dateInterval(of: step.unit, for: start)?.start else { return [] }
    // Steps of several units are aligned with the larger unit.
    let value = calendar.component(step.unit, from: date)
    let base = step.unit == .month || step.unit == .day ? value - 1 : value
    if step.count > 1, step.unit != .weekOfYear, base % step.count != 0 {
      date = calendar.date(byAdding: step.unit, value: -(base % step.count), to: date) ?? date
    }
    var ticks: [Double] = []
    for _ in 0..<1000 {
      let seconds = date.timeIntervalSinceReferenceDate
      if seconds > domain.upperBound + 1e-6 { break }
      if seconds >= domain.lowerBound - 1e-6 { ticks.append(seconds) }
      guard let next = calendar.date(byAdding: step.unit, value: step.count, to: date), next > date
      else { break }
      date = next
    }
    return ticks
  }

  /// The label format of each unit's marks.
  static func format(_ unit: Calendar.Component, locale: Locale, calendar: Calendar)
    -> Date.FormatStyle
  {
    let format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch unit {
    case .year: return format.year()
    case .month, .quarter: return format.month(.abbreviated)
    case .weekOfYear, .weekOfMonth, .day: return format.month(.abbreviated).day()
    case .hour: return format.hour()
    case .minute: return format.hour().minute()
    default: return format.minute().second()
    }
  }
}
