public import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind: Hashable, Sendable {
      case time
      case date
      case relative
      case offset
      case timer
    }

    fileprivate let kind: Kind
    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date; styles that count time show the picture's moment, which is the date itself.
  public init(_ date: Date, style: DateStyle) {
    self.init(
      storage: .computed { environment in
        var format = Date.FormatStyle(
          locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
        switch style.kind {
        case .time: format = format.hour().minute()
        case .date: format = format.year().month(.wide).day()
        case .relative: return "0 sec"
        case .offset: return "+0 seconds"
        case .timer: return "0:00"
        }
        return format.format(date)
      })
  }

  public init(_ dates: ClosedRange<Date>) {
    self.init(
      storage: .computed { environment in
        let format = Date.FormatStyle(
          locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone
        ).hour().minute()
        return format.format(dates.lowerBound) + " – " + format.format(dates.upperBound)
      })
  }

  /// A timer between two dates; a picture shows its beginning.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let passed =
      pauseTime.map { min(max($0.timeIntervalSince(timerInterval.lowerBound), 0), length) } ?? 0
    let seconds = Int((countsDown ? length - passed : passed).rounded(.up))
    self.init(
      storage: .computed { environment in
        let duration = Duration.seconds(seconds)
        let pattern: Duration.TimeFormatStyle.Pattern =
          showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
        return Duration.TimeFormatStyle(pattern: pattern, locale: environment.locale).format(duration)
      })
  }

  /// A date written by a formatter.
  public init(_ date: Date, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: date) ?? "\(date)")
  }
}
