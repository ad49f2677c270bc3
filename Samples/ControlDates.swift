import SwiftUI

/// Dates and wheels.
struct ControlDates: View {
  @State private var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
  @State private var number = 3

  var body: some View {
    VStack {
      DatePicker("Day", selection: $date).datePickerStyle(.graphical)
      DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.wheel).labelsHidden()
      Picker("Number", selection: $number) {
        ForEach(0..<10, id: \.self) { Text("\($0)") }
      }
      .pickerStyle(.wheel)
    }
    .padding()
  }
}

#Preview {
  ControlDates()
}
