// run: --size 300x300
import HealthKit
import SwiftUI

// Values are those of HealthKit's documentation of its units, and of the definitions of the units themselves.
extension HKUnit {
  static let milligramsPerDeciliter = HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci))
  static let millimolesPerLiter = HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
    .unitDivided(by: .liter())
}
extension HKQuantity: Comparable {}
public func < (left: HKQuantity, right: HKQuantity) -> Bool { left.compare(right) == .orderedAscending }

struct Units: View {
  let glucose = HKQuantity(unit: .milligramsPerDeciliter, doubleValue: 90)
  let warm = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 98.6)
  let uptake = HKQuantity(unit: HKUnit(from: "ml/(kg*min)"), doubleValue: 42)
  var body: some View {
    VStack {
      Text("\(glucose.doubleValue(for: .millimolesPerLiter), specifier: "%.3f")")  // shows: 4.996
      Text("\(warm.doubleValue(for: .degreeCelsius()), specifier: "%.1f")")  // shows: 37.0
      Text("\(uptake.doubleValue(for: HKUnit(from: "L/g/hr")), specifier: "%.5f")")  // shows: 0.00252
      Text("\(glucose)")  // shows: 90 mg/dL
      Text(glucose < HKQuantity(unit: .millimolesPerLiter, doubleValue: 5) ? "less" : "more")  // shows: less
      Text(HKUnit(from: "mg/dL") == .milligramsPerDeciliter ? "same" : "other")  // shows: same
      Text(warm.is(compatibleWith: .gram()) ? "compatible" : "incompatible")  // shows: incompatible
    }
  }
}
#Preview { Units() }
