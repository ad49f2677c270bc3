import Foundation

/// Time spans relative to now, through the format style of the Foundation here.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    case numeric
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    case full
    case spellOut
    case short
    case abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var locale: Locale! = .current
  open var calendar: Calendar! = .current
  open var formattingContext = Formatter.Context.unknown

  private func text(_ seconds: TimeInterval) -> String {
    let units: [(length: Double, component: Calendar.Component, name: String, short: String)] = [
      (31_536_000, .year, "year", "yr."), (2_592_000, .month, "month", "mo."),
      (604_800, .weekOfMonth, "week", "wk."),
      (86_400, .day, "day", "day"), (3_600, .hour, "hour", "hr."), (60, .minute, "minute", "min."),
      (1, .second, "second", "sec."),
    ]
    let unit = units.first { abs(seconds) >= $0.length } ?? units[units.count - 1]
    let count = Int((abs(seconds) / unit.length).rounded(.down))
    if dateTimeStyle == .named {
      if unit.component == .second, count == 0 { return "now" }
      if count == 1, unit.component == .day { return seconds < 0 ? "yesterday" : "tomorrow" }
    }
    let isShort = unitsStyle == .short || unitsStyle == .abbreviated
    let name =
      isShort
      ? (unit.component == .day && count != 1 ? "days" : unit.short)
      : count == 1 ? unit.name : "\(unit.name)s"
    return seconds < 0 || (seconds == 0 && unit.component == .second && count != 0)
      ? "\(count) \(name) ago" : "in \(count) \(name)"
  }

  open func localizedString(fromTimeInterval interval: TimeInterval) -> String { text(interval) }
  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    text(date.timeIntervalSince(reference))
  }
  open func localizedString(from components: DateComponents) -> String {
    let now = Date()
    return text((Calendar.current.date(byAdding: components, to: now) ?? now).timeIntervalSince(now))
  }
  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Items joined as the language does it, through the format style of the Foundation here.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .current
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale))
  }

  open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string(from:)) }
}
