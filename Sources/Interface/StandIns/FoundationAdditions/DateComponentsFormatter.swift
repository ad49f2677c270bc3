// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, TypeNamesShouldBeCapitalized

import Foundation

/// Spans of time as text. This Foundation has only the name, for which sources get this type.
open class _DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional
    case abbreviated
    case short
    case full
    case spellOut
    case brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units to use; without one, those that suit the style.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var allowsFractionalUnits = false
  open var formattingContext = Formatter.Context.unknown

  private static let units:
    [(unit: NSCalendar.Unit, seconds: Double, name: String, short: String, letter: String)] = [
      (.year, 31_536_000, "year", "yr", "y"), (.month, 2_592_000, "month", "mo", "mo"),
      (.weekOfMonth, 604_800, "week", "wk", "w"), (.day, 86_400, "day", "day", "d"),
      (.hour, 3_600, "hour", "hr", "h"), (.minute, 60, "minute", "min", "m"),
      (.second, 1, "second", "sec", "s"),
    ]

  /// The units for a style if none are named: hours to seconds between colons, else all of them. In a picture of iOS 17, 520,800
  /// seconds are “6 days, 40 minutes”.
  private var effectiveUnits: NSCalendar.Unit {
    if !allowedUnits.isEmpty { return allowedUnits }
    return unitsStyle == .positional
      ? [.hour, .minute, .second]
      : [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
  }

  open func string(from interval: TimeInterval) -> String? {
    guard interval.isFinite, abs(interval) < 1e15 else { return nil }
    var rest = abs(interval.rounded(.towardZero))
    var parts: [(value: Int, name: String, short: String, letter: String)] = []
    for unit in Self.units where effectiveUnits.contains(unit.unit) {
      let value = (rest / unit.seconds).rounded(.down)
      rest -= value * unit.seconds
      parts.append((Int(value), unit.name, unit.short, unit.letter))
    }
    let isPositional = unitsStyle == .positional
    let dropsLeading = zeroFormattingBehavior.contains(.dropLeading) || zeroFormattingBehavior == .default
    let dropsAll =
      zeroFormattingBehavior.contains(.dropAll) || zeroFormattingBehavior == .default && !isPositional
    if dropsLeading, !zeroFormattingBehavior.contains(.pad) || zeroFormattingBehavior.contains(.dropLeading) {
      while parts.count > 1, parts[0].value == 0 { parts.removeFirst() }
    }
    if dropsAll, !isPositional {
      let kept = parts.filter { $0.value != 0 }
      parts = kept.isEmpty ? Array(parts.suffix(1)) : kept
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    if parts.isEmpty { return "" }
    let sign = interval < 0 ? "-" : ""
    if isPositional {
      let pads = zeroFormattingBehavior.contains(.pad)
      let texts = parts.enumerated().map { index, part in
        index == 0 && !(pads && parts.count > 1) || part.value > 9 ? "\(part.value)" : "0\(part.value)"
      }
      return sign + texts.joined(separator: ":")
    }
    let texts = parts.map { part in
      switch unitsStyle {
      case .abbreviated: "\(part.value)\(part.letter)"
      case .brief: "\(part.value)\(part.short)"
      case .short: "\(part.value) \(part.short)"
      default: "\(part.value) \(part.name)\(part.value == 1 ? "" : "s")"
      }
    }
    let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    return sign + texts.joined(separator: separator)
  }

  open func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }

  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let calendar = calendar ?? .current
    return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  open override func string(for object: Any?) -> String? {
    (object as? DateComponents).flatMap { string(from: $0) }
  }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = _DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}

/// Measurements as text, through the format style of the Foundation here.
open class _MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .current
  open var numberFormatter: NumberFormatter! = NumberFormatter()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    return "\(number) \(measurement.unit.symbol)"
  }
  /// A unit by itself, whose short form differs from the one after a number: seen in Apple's pictures of
  /// English.
  open func string(from unit: Unit) -> String {
    guard unitStyle == .short, locale.identifier.hasPrefix("en") else { return unit.symbol }
    return ["km/h": "km/hr", "mph": "mi/hr"][unit.symbol] ?? unit.symbol
  }
}
