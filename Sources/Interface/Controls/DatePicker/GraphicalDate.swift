import Foundation
import Geometry
import LayoutEngine
import Views

/// A month's days in weeks, with the month's name and two chevrons above.
///
/// Measured on iOS 17 at a width of 353: the header is 17 points semibold, the weekdays 13 semibold 34.7
/// below it, days 20 points in cells 45.67 high; the chosen day is on a circle of 44 in the tint at 12 %.
nonisolated struct GraphicalDate: View {
  let date: Date
  let selected: [Date]
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  @MainActor var body: some View {
    VStack(spacing: 0) {
      if components.contains(.date) { month }
      if components.contains(.hourAndMinute) {
        HStack {
          Text(system: .time)
          Spacer()
          CompactDate(date: date, components: .hourAndMinute)
        }
        .padding(.vertical, 8)
      }
    }
    .frame(minWidth: 280, idealWidth: 320, maxWidth: .infinity)
    .drawnAsPlatformView(opacity: isEnabled ? 1 : 0.5)
  }

  @MainActor private var month: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        HStack(spacing: 5) {
          Text(verbatim: format.year().month(.wide).format(date))
            .font(.system(size: 17, weight: .semibold))
          chevron("chevron.forward", size: 13)
        }
        Spacer()
        HStack(spacing: 28) {
          chevron("chevron.backward", size: 20)
          chevron("chevron.forward", size: 20)
        }
      }
      .padding(.horizontal, 8)
      .frame(height: 44)
      HStack(spacing: 0) {
        ForEach(Array(weekdays.indices), id: \.self) { index in
          Text(verbatim: weekdays[index])
            .font(.system(size: 13, weight: .semibold))
            .foregroundStyle(Color(.system(.tertiaryLabel)))
            .frame(maxWidth: .infinity)
        }
      }
      .frame(height: 20)
      ForEach(Array(weeks.indices), id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(0..<7, id: \.self) { weekday in
            day(weeks[week][weekday])
              .frame(maxWidth: .infinity)
          }
        }
        .frame(height: 45.67)
      }
    }
  }

  @MainActor
  private func chevron(_ name: String, size: CGFloat) -> some View {
    Image(systemName: name)
      .font(.system(size: size, weight: .semibold))
      .foregroundStyle(AnyShapeStyle.tinted)
  }

  @MainActor @ViewBuilder
  private func day(_ day: Date?) -> some View {
    if let day {
      let isSelected = selected.contains { zoned.isDate($0, inSameDayAs: day) }
      Text(verbatim: number.format(zoned.component(.day, from: day)))
        .font(.system(size: isSelected ? 22 : 20, weight: isSelected ? .semibold : .regular))
        .foregroundStyle(
          isSelected ? AnyShapeStyle.tinted : .system(isAllowed(day) ? .label : .tertiaryLabel)
        )
        .background {
          if isSelected {
            Circle().fill(AnyShapeStyle.tinted.opacity(0.12)).frame(width: 44, height: 44)
          }
        }
    } else {
      Color.clear
    }
  }

  private func isAllowed(_ day: Date) -> Bool {
    if let minimum, zoned.startOfDay(for: day) < zoned.startOfDay(for: minimum) { return false }
    if let maximum, zoned.startOfDay(for: day) > zoned.startOfDay(for: maximum) { return false }
    return true
  }

  private var zoned: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  private var format: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: zoned, timeZone: timeZone)
  }

  /// Days in the digits of the user's language.
  private var number: IntegerFormatStyle<Int> { IntegerFormatStyle(locale: locale).grouping(.never) }

  /// The names of the weekdays, the locale's first one first.
  private var weekdays: [String] {
    let names = zoned.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: locale) }
    let first = firstWeekday - 1
    return (0..<7).map { names[(first + $0) % 7] }
  }

  private var firstWeekday: Int {
    // A calendar made from its identifier starts on Sunday, so the user's region decides instead.
    Locale.Components(locale: locale).firstDayOfWeek.map { Self.number(of: $0) }
      ?? Self.number(of: locale.firstDayOfWeek)
  }

  private static func number(of weekday: Locale.Weekday) -> Int {
    switch weekday {
    case .sunday: 1
    case .monday: 2
    case .tuesday: 3
    case .wednesday: 4
    case .thursday: 5
    case .friday: 6
    case .saturday: 7
    @unknown default: 1
    }
  }

  /// The days of the month in weeks of seven, with gaps before the first and after the last.
  private var weeks: [[Date?]] {
    let calendar = zoned
    guard let interval = calendar.dateInterval(of: .month, for: date),
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return [] }
    let start = calendar.component(.weekday, from: interval.start)
    let lead = (start - firstWeekday + 7) % 7
    var cells: [Date?] = Array(repeating: nil, count: lead)
    for offset in 0..<days.count {
      cells.append(calendar.date(byAdding: .day, value: offset, to: interval.start))
    }
    while cells.count % 7 != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }
}
