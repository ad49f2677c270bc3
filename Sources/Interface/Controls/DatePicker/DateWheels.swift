import Foundation
import LayoutEngine
import Views

/// The parts of a date on wheels, in the order of the user's language.
nonisolated struct DateWheels: View {
  let date: Date
  let components: DatePickerComponents

  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  @MainActor var body: some View {
    LabeledWheel(columns: columns)
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

  @MainActor private var columns: [WheelColumn] {
    var columns: [WheelColumn] = []
    if components == .date {
      columns = dateColumns
    } else {
      if components.contains(.date) { columns.append(dayColumn) }
      columns += timeColumns
    }
    return columns
  }

  /// Days one after another, for a wheel with the time beside it.
  @MainActor private var dayColumn: WheelColumn {
    let rows = (-4...4).map { step -> AnyView in
      let day = zoned.date(byAdding: .day, value: step, to: date) ?? date
      let text = format.weekday(.abbreviated).month(.abbreviated).day().format(day)
      // Wheels in English have no comma after the weekday.
      return row(
        locale.language.languageCode == .english ? text.replacingOccurrences(of: ",", with: "") : text)
    }
    return WheelColumn(rows: rows, selectedIndex: 4, width: 152, alignment: .trailing)
  }

  @MainActor private var dateColumns: [WheelColumn] {
    let months = zoned.standaloneMonthSymbols
    let month = WheelColumn(
      rows: months.map { row($0) }, selectedIndex: zoned.component(.month, from: date) - 1, isCyclic: true,
      width: Self.monthWidth(months), alignment: .leading)
    let dayCount = zoned.range(of: .day, in: .month, for: date)?.count ?? 31
    let day = WheelColumn(
      rows: (1...dayCount).map { row(number.format($0)) },
      selectedIndex: zoned.component(.day, from: date) - 1,
      isCyclic: true, width: 56)
    let chosen = zoned.component(.year, from: date)
    let year = WheelColumn(
      rows: (chosen - 4...chosen + 4).map { row(number.format($0)) }, selectedIndex: 4, width: 100)
    // The order of the language.
    let pattern = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d y"
    var found: [(String.Index, WheelColumn)] = []
    if let place = pattern.firstIndex(where: { $0 == "M" || $0 == "L" }) { found.append((place, month)) }
    if let place = pattern.firstIndex(of: "d") { found.append((place, day)) }
    if let place = pattern.firstIndex(of: "y") { found.append((place, year)) }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The width of the months' names: columns are as wide as they need to be, and are centred together in the
  /// band.
  ///
  /// The width of Apple's has not been measured; the column of days beside the time is 152 points wide, and
  /// letters of the wheel's text are at most 14 wide on average.
  private static func monthWidth(_ names: [String]) -> CGFloat {
    max(CGFloat(names.map(\.count).max() ?? 0) * 14 + 16, 152)
  }

  @MainActor private var timeColumns: [WheelColumn] {
    let hour = zoned.component(.hour, from: date)
    let minute = zoned.component(.minute, from: date)
    let isTwelve = locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
    let minutes = WheelColumn(
      rows: (0..<60).map { row(twoDigits.format($0)) }, selectedIndex: minute, isCyclic: true, width: 50)
    if !isTwelve {
      return [
        WheelColumn(
          rows: (0..<24).map { row(twoDigits.format($0)) }, selectedIndex: hour, isCyclic: true, width: 50),
        minutes,
      ]
    }
    let hours = WheelColumn(
      rows: (0..<12).map { row(number.format($0 == 0 ? 12 : $0)) }, selectedIndex: hour % 12, isCyclic: true,
      width: 50)
    let halves = WheelColumn(
      rows: [row(zoned.amSymbol), row(zoned.pmSymbol)], selectedIndex: hour < 12 ? 0 : 1, width: 60)
    return [hours, minutes, halves]
  }

  /// Numbers in the digits of the user's language.
  private var number: IntegerFormatStyle<Int> { IntegerFormatStyle(locale: locale).grouping(.never) }
  private var twoDigits: IntegerFormatStyle<Int> { number.precision(.integerLength(2...)) }

  @MainActor
  private func row(_ text: String) -> AnyView {
    AnyView(Text(verbatim: text))
  }
}
