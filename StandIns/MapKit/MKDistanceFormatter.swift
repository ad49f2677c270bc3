import CoreLocation
import Foundation
import FoundationAdditions

/// Distances for people: in round numbers of the region's units.
///
/// The rounding follows pictures of navigation apps and documented results: 42 metres are “150 feet”, “50 yards” or “40 m”, 123 metres
/// “400 feet”, 1500 metres “0.9 mi” or “1,5 km”, 14,500 metres “15 km”. Where the larger unit begins (289 metres for feet, 300 for yards),
/// and that 500 and more of the small unit are rounded to hundreds, is what a public app has found.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  public enum Units: UInt, Sendable {
    /// Those of the locale.
    case `default`
    case metric
    /// Feet and miles.
    case imperial
    /// Yards and miles.
    case imperialWithYards
  }
  public enum DistanceUnitStyle: UInt, Sendable {
    /// Feet, yards and miles are written out, metres and kilometres abbreviated.
    case `default`
    case abbreviated
    case full
  }

  open var locale: Locale! = .current {
    didSet { if locale == nil { locale = .current } }
  }
  open var units = Units.default
  open var unitStyle = DistanceUnitStyle.default

  open override func string(for value: Any?) -> String? {
    ((value as? NSNumber)?.doubleValue ?? value as? Double).map(string(fromDistance:))
  }

  /// - Parameter distance: in metres.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let measured = Scale(chosenUnits, locale).rounded(distance)
    let isWrittenOut = unitStyle == .full || unitStyle == .default && chosenUnits != .metric
    let number = FloatingPointFormatStyle<Double>().precision(.fractionLength(0...1))
    let style = Measurement<UnitLength>.FormatStyle(
      width: isWrittenOut ? .wide : .abbreviated, locale: locale, usage: .asProvided,
      numberFormatStyle: number)
    return style.format(measured)
  }

  /// Distances are not read from texts here; a negative one reports this, as Apple documents it.
  open func distance(from text: String) -> CLLocationDistance { -1 }

  private var chosenUnits: Units {
    guard units == .default else { return units }
    return switch locale.measurementSystem {
    case .us: .imperial
    case .uk: .imperialWithYards
    default: .metric
    }
  }

  /// The two units for distances, and where the larger one starts.
  private struct Scale {
    let small: UnitLength
    let large: UnitLength
    /// In metres.
    let longestSmall: Double

    init(_ units: Units, _ locale: Locale) {
      switch units {
      case .imperial: (small, large, longestSmall) = (.feet, .miles, 289)
      case .imperialWithYards: (small, large, longestSmall) = (.yards, .miles, 300)
      default: (small, large, longestSmall) = (.meters, .kilometers, 1000)
      }
    }

    func rounded(_ distance: Double) -> Measurement<UnitLength> {
      let measured = Measurement(value: distance, unit: UnitLength.meters)
      var result = measured.converted(to: small)
      result.value = Self.round(result.value, to: result.value < 100 ? 10 : result.value < 500 ? 50 : 100)
      // A distance that rounds to a kilometre is one.
      guard result.converted(to: .meters).value >= longestSmall || distance > longestSmall else {
        return result
      }
      result = measured.converted(to: large)
      result.value = Self.round(result.value, to: result.value < 10 ? 0.1 : 1)
      return result
    }

    private static func round(_ value: Double, to step: Double) -> Double {
      // Counted in tenths, because multiples of 0.1 are not exact.
      step < 1 ? (value / step).rounded() / (1 / step).rounded() : (value / step).rounded() * step
    }
  }
}
