import Foundation
import Testing

/// Distances in the words of maps. The expected ones are in pictures of a navigation app on iOS 26, and in a
/// published description of the formatter (42 metres).
@Suite struct DistanceFormatterTests {
  private static let cases: [(distance: Double, style: String, units: String, locale: String, text: String)] =
    [
      (1500, "abbreviated", "imperial", "en_US", "0.9 mi"),
      (24140.16, "abbreviated", "imperial", "en_US", "15 mi"),
      (152.4, "abbreviated", "imperial", "en_US", "500 ft"),
      (120, "abbreviated", "imperial", "en_US", "400 ft"),
      (1_420_000, "abbreviated", "imperial", "en_US", "882 mi"),
      (123, "default", "default", "en_US", "400 feet"),
      (42, "default", "imperial", "en_US", "150 feet"), (42, "default", "metric", "en_US", "40 m"),
      (42, "default", "imperialWithYards", "en_US", "50 yards"),
      (42, "abbreviated", "imperial", "en_US", "150 ft"), (42, "full", "imperial", "en_US", "150 feet"),
      (1500, "abbreviated", "metric", "de_DE", "1,5 km"), (152.4, "abbreviated", "metric", "de_DE", "150 m"),
      (14500, "abbreviated", "metric", "de_DE", "15 km"),
      (1_420_000, "abbreviated", "metric", "de_DE", "1.420 km"),
      // A value that rounds to a kilometre is shown as one, and feet are used up to a thousand.
      (980, "abbreviated", "metric", "de_DE", "1 km"), (288, "abbreviated", "imperial", "en_US", "900 ft"),
      (290, "abbreviated", "imperial", "en_US", "0.2 mi"),
    ]

  @Test func distancesAreRoundedAndWrittenAsMapsDo() throws {
    let rows = Self.cases.map {
      "    Text(distance(\($0.distance), .\($0.style), .\($0.units), \"\($0.locale)\"))"
    }
    let program = try Program([
      "Distances.swift": """
      import MapKit
      import SwiftUI

      func distance(
        _ metres: Double, _ style: MKDistanceFormatter.DistanceUnitStyle, _ units: MKDistanceFormatter.Units,
        _ locale: String
      ) -> String {
        let formatter = MKDistanceFormatter()
        formatter.unitStyle = style
        formatter.units = units
        formatter.locale = Locale(identifier: locale)
        return formatter.string(fromDistance: metres)
      }

      #Preview {
        VStack {
          Group {
      \(rows.prefix(9).joined(separator: "\n"))
          }
          Group {
      \(rows.dropFirst(9).joined(separator: "\n"))
          }
        }
      }
      """
    ])
    let result = try program.run("inspect", "Distances.swift", "--size", "300x900")
    #expect(result.exitCode == 0, "\(result.errors)")
    // Spaces between numbers and units do not break.
    let shown = result.output.matches(of: /Text \(.*?\) "(.*)"/).map {
      String($0.output.1).replacing("\u{a0}", with: " ")
    }
    #expect(shown == Self.cases.map(\.text))
  }
}
