// run: --size 400x800 --locale en
// nothing else is shown
// Formatters may be of public properties; units by themselves are as one of Apple's pictures shows them.
import SwiftUI

public protocol Formatters { var measures: MeasurementFormatter { get } }
public struct Short: Formatters {
  public var durations: DateComponentsFormatter { DateComponentsFormatter() }
  public var measures: MeasurementFormatter {
    let formatter = MeasurementFormatter()
    formatter.unitStyle = .short
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      Text(Short().measures.string(from: UnitSpeed.kilometersPerHour))  // shows: km/hr
      Text(Short().measures.string(from: UnitSpeed.milesPerHour))  // shows: mi/hr
      Text(Short().measures.string(from: UnitLength.meters))  // shows: m
    }
  }
}
