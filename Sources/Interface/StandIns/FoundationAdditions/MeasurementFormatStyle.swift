internal import CICU
import Foundation

/// The usage of a measurement, by which ICU chooses the units and the precision customary in a region.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String
  /// The measurement's own unit.
  public static var asProvided: Self { Self(name: "") }
  public static var general: Self { Self(name: "default") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "person-height") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focal-length") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visiblty") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "fluid") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(name: "wind") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension Measurement where UnitType: Dimension {
  /// Measurements as formatted by ICU, which Apple's Foundation also uses.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum UnitWidth: String, Codable, Hashable, Sendable {
      case wide = "full-name"
      case abbreviated = "short"
      case narrow
    }
    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// The measurement as text with attributes, of which there are none here.
    public var attributed: AttributedStyle { AttributedStyle(style: self) }

    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
      let style: FormatStyle

      public func format(_ value: Measurement<UnitType>) -> AttributedString {
        AttributedString(style.format(value))
      }
      public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      var skeleton = "unit-width-\(width.rawValue)"
      if let usage, !usage.name.isEmpty { skeleton += " usage/\(usage.name)" }
      guard let unit = MeasurementUnits.names[value.unit.symbol] else { return plain(value) }
      skeleton += " measure-unit/\(unit)"
      guard let numberFormatStyle else { return formatted(value.value, skeleton) ?? plain(value) }
      // ICU converts and names the unit; the number is written again by its own style.
      guard let text = formatted(value.value, "\(skeleton) .############### group-off latin"),
        let start = text.firstIndex(where: { $0.isASCII && $0.isNumber }),
        let end = text.lastIndex(where: { $0.isASCII && $0.isNumber }),
        let number = Double(text[start...end].replacing(",", with: "."))
      else { return plain(value) }
      let isNegative = text[..<start].contains { $0 == "-" || $0 == "−" }
      let written = (isNegative ? -number : number).formatted(numberFormatStyle.locale(locale))
      return text[..<start].filter { $0 != "-" && $0 != "−" } + written + text[text.index(after: end)...]
    }

    private func plain(_ value: Measurement<UnitType>) -> String {
      let style = numberFormatStyle ?? FloatingPointFormatStyle<Double>()
      return "\(value.value.formatted(style.locale(locale))) \(value.unit.symbol)"
    }

    private func formatted(_ value: Double, _ skeleton: String) -> String? {
      var error: Int32 = 0
      let units = Array(skeleton.utf16)
      guard
        let formatter = swift_unumf_openForSkeletonAndLocale(
          units, Int32(units.count), locale.identifier, &error)
      else { return nil }
      defer { swift_unumf_close(formatter) }
      guard error <= 0, let result = swift_unumf_openResult(&error) else { return nil }
      defer { swift_unumf_closeResult(result) }
      swift_unumf_formatDouble(formatter, value, result, &error)
      var text = [UInt16](repeating: 0, count: 256)
      let length = swift_unumf_resultToString(result, &text, Int32(text.count), &error)
      return error <= 0 ? String(decoding: text.prefix(Int(length)), as: UTF16.self) : nil
    }
  }

  /// The measurement in a region's unit, abbreviated.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// ICU's names of the units that Foundation identifies by their symbols.
enum MeasurementUnits {
  static let names = [
    "km": "length-kilometer", "m": "length-meter", "cm": "length-centimeter", "mm": "length-millimeter",
    "µm": "length-micrometer", "in": "length-inch", "ft": "length-foot", "yd": "length-yard",
    "mi": "length-mile",
    "NM": "length-nautical-mile", "ly": "length-light-year", "au": "length-astronomical-unit",
    "kg": "mass-kilogram", "g": "mass-gram", "mg": "mass-milligram", "lb": "mass-pound", "oz": "mass-ounce",
    "st": "mass-stone", "t": "mass-tonne", "K": "temperature-kelvin", "°C": "temperature-celsius",
    "°F": "temperature-fahrenheit", "m/s": "speed-meter-per-second", "km/h": "speed-kilometer-per-hour",
    "mph": "speed-mile-per-hour", "kn": "speed-knot", "s": "duration-second", "sec": "duration-second",
    "min": "duration-minute", "hr": "duration-hour", "ms": "duration-millisecond", "L": "volume-liter",
    "mL": "volume-milliliter", "cL": "volume-centiliter", "dL": "volume-deciliter", "gal": "volume-gallon",
    "qt": "volume-quart", "pt": "volume-pint", "cup": "volume-cup", "fl oz": "volume-fluid-ounce",
    "tbsp": "volume-tablespoon", "tsp": "volume-teaspoon", "J": "energy-joule", "kJ": "energy-kilojoule",
    "kCal": "energy-kilocalorie", "cal": "energy-calorie", "kWh": "energy-kilowatt-hour",
    "hPa": "pressure-hectopascal",
    "kPa": "pressure-kilopascal", "mbar": "pressure-millibar", "mmHg": "pressure-millimeter-ofhg",
    "inHg": "pressure-inch-ofhg", "bar": "pressure-bar", "psi": "pressure-pound-force-per-square-inch",
    "°": "angle-degree", "rad": "angle-radian", "W": "power-watt", "kW": "power-kilowatt",
    "MW": "power-megawatt",
    "hp": "power-horsepower", "Hz": "frequency-hertz", "kHz": "frequency-kilohertz",
    "MHz": "frequency-megahertz",
    "GHz": "frequency-gigahertz", "m²": "area-square-meter", "km²": "area-square-kilometer",
    "ha": "area-hectare", "ac": "area-acre", "ft²": "area-square-foot", "mi²": "area-square-mile",
    "V": "electric-volt", "mA": "electric-milliampere", "A": "electric-ampere", "Ω": "electric-ohm",
    "B": "digital-byte", "kB": "digital-kilobyte", "MB": "digital-megabyte", "GB": "digital-gigabyte",
    "TB": "digital-terabyte",
  ]
}
