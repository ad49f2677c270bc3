// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, IdentifiersMustBeASCII

import FoundationAdditions

/// The moles of glucose in a gram are the inverse of this.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A unit, known by its string, such as `mg/dL` or `ml/(kg*min)`.
open class HKUnit: NSObject, NSSecureCoding, @unchecked Sendable {
  public let unitString: String
  fileprivate let measure: Measure

  /// Traps, as Apple's throws an exception, where a string is no unit.
  public required init(from string: String) {
    guard let measure = Measure(parsing: string) else {
      preconditionFailure("“\(string)” is no unit of HealthKit’s")
    }
    unitString = string
    self.measure = measure
  }
  public required convenience init?(coder: NSCoder) { return nil }
  open func encode(with coder: NSCoder) {}
  open class var supportsSecureCoding: Bool { true }

  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.measure == measure }
  open override var hash: Int { measure.hashValue }
  open override var description: String { unitString }
  open func isNull() -> Bool { measure == .one && unitString.isEmpty }

  open class func count() -> Self { Self(from: "count") }
  open class func percent() -> Self { Self(from: "%") }
  open class func meter() -> Self { Self(from: "m") }
  open class func mile() -> Self { Self(from: "mi") }
  open class func foot() -> Self { Self(from: "ft") }
  open class func inch() -> Self { Self(from: "in") }
  open class func yard() -> Self { Self(from: "yd") }
  open class func meterUnit(with prefix: HKMetricPrefix) -> Self { Self(from: "\(prefix.symbol)m") }
  open class func gram() -> Self { Self(from: "g") }
  open class func gramUnit(with prefix: HKMetricPrefix) -> Self { Self(from: "\(prefix.symbol)g") }
  open class func pound() -> Self { Self(from: "lb") }
  open class func ounce() -> Self { Self(from: "oz") }
  open class func stone() -> Self { Self(from: "st") }
  open class func moleUnit(withMolarMass mass: Double) -> Self { Self(from: "mol<\(mass)>") }
  open class func moleUnit(with prefix: HKMetricPrefix, molarMass mass: Double) -> Self {
    Self(from: "\(prefix.symbol)mol<\(mass)>")
  }
  open class func liter() -> Self { Self(from: "L") }
  open class func literUnit(with prefix: HKMetricPrefix) -> Self { Self(from: "\(prefix.symbol)L") }
  open class func fluidOunceUS() -> Self { Self(from: "fl_oz_us") }
  open class func fluidOunceImperial() -> Self { Self(from: "fl_oz_imp") }
  open class func cupUS() -> Self { Self(from: "cup_us") }
  open class func cupImperial() -> Self { Self(from: "cup_imp") }
  open class func pintUS() -> Self { Self(from: "pt_us") }
  open class func pintImperial() -> Self { Self(from: "pt_imp") }
  open class func second() -> Self { Self(from: "s") }
  open class func secondUnit(with prefix: HKMetricPrefix) -> Self { Self(from: "\(prefix.symbol)s") }
  open class func minute() -> Self { Self(from: "min") }
  open class func hour() -> Self { Self(from: "hr") }
  open class func day() -> Self { Self(from: "d") }
  open class func smallCalorie() -> Self { Self(from: "cal") }
  open class func kilocalorie() -> Self { Self(from: "kcal") }
  open class func largeCalorie() -> Self { Self(from: "Cal") }
  open class func joule() -> Self { Self(from: "J") }
  open class func jouleUnit(with prefix: HKMetricPrefix) -> Self { Self(from: "\(prefix.symbol)J") }
  open class func degreeCelsius() -> Self { Self(from: "degC") }
  open class func degreeFahrenheit() -> Self { Self(from: "degF") }
  open class func kelvin() -> Self { Self(from: "K") }
  open class func pascal() -> Self { Self(from: "Pa") }
  open class func pascalUnit(with prefix: HKMetricPrefix) -> Self { Self(from: "\(prefix.symbol)Pa") }
  open class func millimeterOfMercury() -> Self { Self(from: "mmHg") }
  open class func inchesOfMercury() -> Self { Self(from: "inHg") }
  open class func centimeterOfWater() -> Self { Self(from: "cmAq") }
  open class func atmosphere() -> Self { Self(from: "atm") }
  open class func siemen() -> Self { Self(from: "S") }
  open class func siemenUnit(with prefix: HKMetricPrefix) -> Self { Self(from: "\(prefix.symbol)S") }
  open class func hertz() -> Self { Self(from: "Hz") }
  open class func hertzUnit(with prefix: HKMetricPrefix) -> Self { Self(from: "\(prefix.symbol)Hz") }
  open class func watt() -> Self { Self(from: "W") }
  open class func wattUnit(with prefix: HKMetricPrefix) -> Self { Self(from: "\(prefix.symbol)W") }
  open class func volt() -> Self { Self(from: "V") }
  open class func voltUnit(with prefix: HKMetricPrefix) -> Self { Self(from: "\(prefix.symbol)V") }
  open class func internationalUnit() -> Self { Self(from: "IU") }
  open class func decibelAWeightedSoundPressureLevel() -> Self { Self(from: "dBASPL") }
  open class func decibelHearingLevel() -> Self { Self(from: "dBHL") }

  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      from:
        "\(unitString)/\(unit.unitString.contains { "·*/".contains($0) } ? "(\(unit.unitString))" : unit.unitString)"
    )
  }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(from: "\(inProduct(unitString))·\(inProduct(unit.unitString))")
  }
  open func unitRaised(toPower power: Int) -> HKUnit { HKUnit(from: "(\(unitString))^\(power)") }
  open func reciprocal() -> HKUnit { HKUnit(from: "1/(\(unitString))") }
  private func inProduct(_ text: String) -> String { text.contains("/") ? "(\(text))" : text }
}

public enum HKMetricPrefix: Int, Sendable {
  case none, femto, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera
  var symbol: String { ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue] }
}

/// A value in a unit.
open class HKQuantity: NSObject, NSSecureCoding, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  public required init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
  }
  public required convenience init?(coder: NSCoder) { return nil }
  open func encode(with coder: NSCoder) {}
  open class var supportsSecureCoding: Bool { true }

  /// The value in another unit. Traps, as Apple's throws an exception, where the two measure different things.
  open func doubleValue(for other: HKUnit) -> Double {
    guard `is`(compatibleWith: other) else {
      preconditionFailure("attempt to convert incompatible units: \(unit), \(other)")
    }
    // Nothing is rounded on the way through the base unit.
    if other.measure == unit.measure { return value }
    return ((value + unit.measure.offset) * unit.measure.factor) / other.measure.factor - other.measure.offset
  }
  open func `is`(compatibleWith other: HKUnit) -> Bool { unit.measure.dimensions == other.measure.dimensions }
  open func compare(_ other: HKQuantity) -> ComparisonResult {
    let right = other.doubleValue(for: unit)
    return value < right ? .orderedAscending : value > right ? .orderedDescending : .orderedSame
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, `is`(compatibleWith: other.unit) else { return false }
    return compare(other) == .orderedSame
  }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine((value + unit.measure.offset) * unit.measure.factor)
    return hasher.finalize()
  }
  open override var description: String {
    "\(value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)) \(unit)"
  }
}

/// What a unit measures, and how much of the base units it is: grams, metres, litres, seconds, joules, pascals, kelvins and so on.
struct Measure: Hashable {
  /// The powers of the base units that are not zero.
  var dimensions: [String: Int] = [:]
  /// How much one of the unit is in base units.
  var factor = 1.0
  /// What is added to a value before it is multiplied: temperatures alone have zeros of their own.
  var offset = 0.0

  static let one = Measure()

  /// A unit's string; nil where a part of it is no unit.
  init?(parsing text: String) {
    if text.isEmpty { return }
    var rest = Array(text)[...]
    guard let measure = Self.quotient(&rest), rest.isEmpty else { return nil }
    self = measure
  }
  private init() {}
  private init(_ dimension: String, _ factor: Double, offset: Double = 0) {
    (dimensions, self.factor, self.offset) = (dimension.isEmpty ? [:] : [dimension: 1], factor, offset)
  }

  /// Factors with signs between them. What comes after a division sign divides alone.
  private static func quotient(_ text: inout ArraySlice<Character>) -> Self? {
    guard var result = power(&text) else { return nil }
    while let sign = text.first, "·*./".contains(sign) {
      text.removeFirst()
      guard let next = power(&text) else { return nil }
      result.multiply(by: next, power: sign == "/" ? -1 : 1)
    }
    return result
  }

  private static func power(_ text: inout ArraySlice<Character>) -> Self? {
    var base: Self?
    if text.first == "(" {
      text.removeFirst()
      base = quotient(&text)
      guard text.popFirst() == ")" else { return nil }
    } else {
      let end = text.firstIndex { "·*./()^".contains($0) } ?? text.endIndex
      // A mole's mass has a point of its own.
      let name = text[..<end].contains("<") ? text.prefix { $0 != ">" } + [">"] : text[..<end]
      base = symbol(String(name))
      text = text.dropFirst(name.count)
    }
    guard let base, text.first == "^" else { return base }
    let digits = text.dropFirst().prefix { $0 == "-" || $0.isNumber }
    guard let power = Int(String(digits)) else { return nil }
    text = text.dropFirst(1 + digits.count)
    var result = Self.one
    result.multiply(by: base, power: power)
    return result
  }

  private mutating func multiply(by other: Self, power: Int) {
    for (dimension, exponent) in other.dimensions {
      let sum = (dimensions[dimension] ?? 0) + exponent * power
      dimensions[dimension] = sum == 0 ? nil : sum
    }
    for _ in 0..<abs(power) { factor = power > 0 ? factor * other.factor : factor / other.factor }
    offset = 0
  }

  private static func symbol(_ name: String) -> Self? {
    if name == "1" { return .one }
    if let known = units[name] { return known }
    for (prefix, factor) in prefixes where name.hasPrefix(prefix) {
      let rest = String(name.dropFirst(prefix.count))
      if rest.hasPrefix("mol<"), rest.hasSuffix(">"), let mass = Double(rest.dropFirst(4).dropLast()) {
        return Self("g", mass * factor)
      }
      guard metric.contains(rest), var unit = units[rest] else { continue }
      unit.factor *= factor
      return unit
    }
    return nil
  }

  private static let prefixes: [(String, Double)] = [
    ("", 1), ("mc", 1e-6), ("da", 10), ("f", 1e-15), ("p", 1e-12), ("n", 1e-9), ("µ", 1e-6), ("m", 1e-3),
    ("c", 1e-2),
    ("d", 0.1), ("h", 100), ("k", 1000), ("M", 1e6), ("G", 1e9), ("T", 1e12),
  ]
  /// Those that take a prefix.
  private static let metric: Set = [
    "g", "m", "L", "l", "s", "J", "cal", "Pa", "K", "S", "Hz", "W", "V", "lx",
  ]
  private static let units: [String: Self] = [
    "count": Self("", 1), "%": Self("", 0.01),
    "g": Self("g", 1), "oz": Self("g", 28.349523125), "lb": Self("g", 453.59237), "st": Self("g", 6350.29318),
    "m": Self("m", 1), "in": Self("m", 0.0254), "ft": Self("m", 0.3048), "yd": Self("m", 0.9144),
    "mi": Self("m", 1609.344),
    "L": Self("L", 1), "l": Self("L", 1), "fl_oz_us": Self("L", 0.0295735295625),
    "fl_oz_imp": Self("L", 0.0284130625),
    "cup_us": Self("L", 0.2365882365), "cup_imp": Self("L", 0.284130625), "pt_us": Self("L", 0.473176473),
    "pt_imp": Self("L", 0.56826125),
    "s": Self("s", 1), "min": Self("s", 60), "hr": Self("s", 3600), "d": Self("s", 86_400),
    "J": Self("J", 1), "cal": Self("J", 4.184), "Cal": Self("J", 4184),
    "Pa": Self("Pa", 1), "mmHg": Self("Pa", 133.322387415), "inHg": Self("Pa", 3386.388640341),
    "cmAq": Self("Pa", 98.0665), "atm": Self("Pa", 101_325),
    "K": Self("K", 1), "degC": Self("K", 1, offset: 273.15), "degF": Self("K", 5.0 / 9, offset: 459.67),
    "S": Self("S", 1), "Hz": Self("Hz", 1), "W": Self("W", 1), "V": Self("V", 1), "IU": Self("IU", 1),
    "dBASPL": Self("dBASPL", 1), "dBHL": Self("dBHL", 1), "rad": Self("rad", 1),
    "deg": Self("rad", .pi / 180),
    "D": Self("D", 1), "lx": Self("lx", 1), "appleEffortScore": Self("appleEffortScore", 1),
  ]
}
