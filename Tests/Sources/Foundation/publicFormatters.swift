// run: --size 400x800 --locale en
// nothing else is shown
// Formatters can be the types of public properties; units alone have the form that Apple's pictures show.
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
