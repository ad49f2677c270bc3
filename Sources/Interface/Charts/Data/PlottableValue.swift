public import Foundation
public import Views

/// A value with the name of what it measures.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: _ChartValue
  /// Where the value ends, for dates that represent a day, a month or a year.
  var end: _ChartValue?

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(label: Self.name(labelKey), value: value._chartValue)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label), value: value._chartValue)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: "", value: value._chartValue)
  }

  private static func name(_ key: LocalizedStringKey) -> String { "" }
}

extension PlottableValue where Value == Date {
  /// The whole of a unit of the calendar around a date.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar = _chartCalendar
  ) -> PlottableValue {
    span(date, unit, calendar)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar = _chartCalendar
  ) -> PlottableValue {
    span(date, unit, calendar)
  }

  private static func span(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar)
    -> PlottableValue
  {
    guard let interval = calendar.dateInterval(of: unit, for: date) else {
      return PlottableValue(label: "", value: .date(date))
    }
    return PlottableValue(label: "", value: .date(interval.start), end: .date(interval.end))
  }
}

extension PlottableValue where Value: BinaryInteger {
  /// A range of numbers.
  public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(
      label: "", value: .number(Double(range.lowerBound)), end: .number(Double(range.upperBound)))
  }
}

extension PlottableValue where Value: BinaryFloatingPoint {
  /// A range of numbers.
  public static func value(_ label: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(
      label: "", value: .number(Double(range.lowerBound)), end: .number(Double(range.upperBound)))
  }
}

/// The calendar by which charts divide time: the machine's own would differ between machines.
public var _chartCalendar: Calendar { .fittingRoomDefault }
