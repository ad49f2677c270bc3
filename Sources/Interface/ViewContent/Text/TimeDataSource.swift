public import Foundation

/// A time-dependent value, at the moment of the picture.
public struct TimeDataSource<Value>: @unchecked Sendable {
  package let value: Value
}

extension TimeDataSource where Value == Date {
  /// The moment of the picture.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(value: PictureMoment.date) }
}

extension TimeDataSource where Value == Range<Date> {
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: date..<max(date, PictureMoment.date))
  }

  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(value: min(date, PictureMoment.date)..<date)
  }
}

extension TimeDataSource where Value == Duration {
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(value: .seconds(PictureMoment.date.timeIntervalSince(date)))
  }
}

extension Text {
  /// A time-dependent value at the moment of the picture.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String, V: Equatable {
    self.init(source.value, format: format)
  }

  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString, V: Equatable {
    self.init(source.value, format: format)
  }

  /// The time from one date to another.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }
}
