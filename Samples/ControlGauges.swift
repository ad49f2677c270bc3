import SwiftUI

/// Gauges, boxes and groups.
struct ControlGauges: View {
  @State private var isExpanded = true

  var body: some View {
    VStack(spacing: 16) {
      Gauge(value: 0.62) {
        Text("Battery")
      } currentValueLabel: {
        Text("62 %")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      HStack(spacing: 20) {
        Gauge(value: 72, in: 40...100) {
          Text("°F")
        } currentValueLabel: {
          Text("72")
        } minimumValueLabel: {
          Text("40")
        } maximumValueLabel: {
          Text("100")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.blue, .green, .red]))
        Gauge(value: 0.7) {
          Text("%")
        } currentValueLabel: {
          Text("70")
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(.green)
        Gauge(value: 0.3) { Text("Rain") }.gaugeStyle(.accessoryCircular)
      }
      Gauge(value: 0.4) { Text("Wind") }.gaugeStyle(.accessoryLinear)
      Gauge(value: 0.4) { Text("Tide") }.gaugeStyle(.accessoryLinearCapacity)
      GroupBox("Heart Rate") {
        Text("72 beats per minute, a little higher than usual at this time of the day.")
      }
      GroupBox {
        LabeledContent("Model", value: "X-100")
        LabeledContent("Weight", value: 2.5, format: .number)
      } label: {
        Label("Device", systemImage: "desktopcomputer")
      }
      DisclosureGroup("Details", isExpanded: $isExpanded) {
        Text("Shown while the group is open.")
      }
      DisclosureGroup("More") { Text("Hidden") }
    }
    .padding()
  }
}

#Preview {
  ControlGauges()
}
