// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores, DontRepeatTypeInStaticProperties, TypeNamesShouldBeCapitalized, IdentifiersMustBeASCII

import CoreLocation
import FoundationAdditions

// The types of forecasts; the service, which asks Apple's servers, has none.

public struct WeatherError: Error { public static let permissionDenied = WeatherError() }
public struct WeatherMetadata: Hashable, Sendable, Codable {
  public var date: Date
  public var expirationDate: Date
}
public enum WeatherCondition: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle,
    freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms,
    mostlyClear,
    mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries,
    sunShowers, thunderstorms, tropicalStorm, windy, wintryMix
  public var description: String { accessibilityDescription }
  /// The words of the case: "Mostly Clear".
  public var accessibilityDescription: String {
    rawValue.reduce(into: "") { words, letter in
      words += words.isEmpty ? letter.uppercased() : letter.isUppercase ? " \(letter)" : "\(letter)"
    }
  }
}
public enum Precipitation: String, CaseIterable, Hashable, Sendable, Codable {
  case none, hail, mixed, rain, sleet, snow
}
public enum PressureTrend: String, CaseIterable, Hashable, Sendable, Codable { case rising, falling, steady }
public struct UVIndex: Hashable, Sendable, Codable {
  public enum ExposureCategory: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
    case low, moderate, high, veryHigh, extreme
    public var description: String { rawValue }
  }
  public var value: Int
  public var category: ExposureCategory
}
public struct Wind: Hashable, Sendable, Codable {
  public enum CompassDirection: String, CaseIterable, Hashable, Sendable, Codable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast,
      south,
      southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
    public var abbreviation: String {
      rawValue.split { !"nsew".contains($0.lowercased()) }.isEmpty
        ? rawValue : rawValue.prefix(1).uppercased()
    }
    public var description: String { rawValue }
  }
  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}
public enum MoonPhase: String, CaseIterable, Hashable, Sendable, Codable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
  public var symbolName: String { "moon" }
}
public struct SunEvents: Hashable, Sendable, Codable {
  public var sunrise, sunset, solarNoon, solarMidnight, civilDawn, civilDusk: Date?
}
public struct MoonEvents: Hashable, Sendable, Codable {
  public var phase: MoonPhase
  public var moonrise, moonset: Date?
}
public struct CurrentWeather: Hashable, Sendable, Codable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var isDaylight: Bool
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var metadata: WeatherMetadata
}
public struct MinuteWeather: Hashable, Sendable, Codable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}
public struct HourWeather: Hashable, Sendable, Codable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
}
public struct DayWeather: Hashable, Sendable, Codable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var rainfallAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind
}
public struct Forecast<Element: Hashable & Sendable & Codable>: RandomAccessCollection, Hashable, Sendable,
  Codable
{
  public var forecast: [Element]
  public var metadata: WeatherMetadata
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}
public enum WeatherSeverity: String, Hashable, Sendable, Codable {
  case minor, moderate, severe, extreme, unknown
}
public struct WeatherAlert: Hashable, Sendable, Codable {
  public var detailsURL: URL
  public var source: String
  public var summary: String
  public var region: String?
  public var severity: WeatherSeverity
}
public struct Weather: Sendable, Hashable, Codable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
}
public struct WeatherAttribution: Hashable, Sendable, Codable {
  public var serviceName: String
  public var legalPageURL: URL
  public var legalAttributionText: String
  public var squareMarkURL: URL
  public var combinedMarkDarkURL: URL
  public var combinedMarkLightURL: URL
}
public struct WeatherQuery<T>: Sendable {
  public static var current: WeatherQuery<CurrentWeather> { .init() }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }
  public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }
  public static var alerts: WeatherQuery<[WeatherAlert]?> { .init() }
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { .init() }
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { .init() }
}
/// Apple's service, which fails for every request here.
public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}
  public var attribution: WeatherAttribution { get async throws { throw WeatherError() } }
  public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError() }
  public func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
    throw WeatherError()
  }
  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw WeatherError() }
  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw WeatherError() }
}
