public import Foundation

/// A value that can be plotted on an axis.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
  /// The value for scales.
  var _chartValue: _ChartValue { get }
}

/// A number, a date or a name.
public protocol PrimitivePlottableProtocol: Plottable {
  static func _value(_ value: _ChartValue) -> Self?
}

/// A value for scales.
public enum _ChartValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// The value along a continuous scale: dates in seconds.
  var position: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }
}

extension Plottable {
  public var _chartValue: _ChartValue { primitivePlottable._chartValue }
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension String: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = String
  public var _chartValue: _ChartValue { .category(self) }
  public static func _value(_ value: _ChartValue) -> String? {
    if case .category(let name) = value { name } else { nil }
  }
}

extension Date: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Date
  public var _chartValue: _ChartValue { .date(self) }
  public static func _value(_ value: _ChartValue) -> Date? {
    if case .date(let date) = value { date } else { nil }
  }
}

extension Double: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Double
  public var _chartValue: _ChartValue { .number(self) }
  public static func _value(_ value: _ChartValue) -> Double? {
    if case .number(let number) = value { number } else { nil }
  }
}

extension Float: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Float
  public var _chartValue: _ChartValue { .number(Double(self)) }
  public static func _value(_ value: _ChartValue) -> Float? {
    Double._value(value).map { Float($0) }
  }
}

extension CGFloat: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = CGFloat
  public var _chartValue: _ChartValue { .number(Double(self)) }
  public static func _value(_ value: _ChartValue) -> CGFloat? {
    Double._value(value).map { CGFloat($0) }
  }
}

extension Decimal: PrimitivePlottableProtocol {
  public typealias PrimitivePlottable = Decimal
  public var _chartValue: _ChartValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public static func _value(_ value: _ChartValue) -> Decimal? {
    Double._value(value).map { Decimal($0) }
  }
}

extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
  public var _chartValue: _ChartValue { .number(Double(self)) }
  public static func _value(_ value: _ChartValue) -> Self? {
    guard let number = Double._value(value), number.isFinite else { return nil }
    return Self(exactly: number.rounded())
  }
}

extension Int: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int }
extension Int8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int8 }
extension Int16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int16 }
extension Int32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int32 }
extension Int64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = Int64 }
extension UInt: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt }
extension UInt8: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt8 }
extension UInt16: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt16 }
extension UInt32: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt32 }
extension UInt64: PrimitivePlottableProtocol { public typealias PrimitivePlottable = UInt64 }
