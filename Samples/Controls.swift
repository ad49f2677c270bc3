import SwiftUI

/// Controls as they stand in a form of one's own making.
struct Controls: View {
  @State private var name = "Ada Lovelace"
  @State private var empty = ""
  @State private var amount = 0.4
  @State private var count = 3
  @State private var flavor = "Vanilla"
  @State private var view = 1
  @State private var date = Date(timeIntervalSinceReferenceDate: 800_000_000)
  @State private var color = Color.orange
  @State private var isOn = true

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      HStack {
        TextField("Search", text: $empty).textFieldStyle(.roundedBorder)
        SecureField("Password", text: $name).textFieldStyle(.roundedBorder)
      }
      Picker("View", selection: $view) {
        Text("Day").tag(0)
        Text("Week").tag(1)
        Text("Month").tag(2)
      }
      .pickerStyle(.segmented)
      Slider(value: $amount) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      Slider(value: $amount, in: 0...1, step: 0.2).tint(.purple)
      Toggle("Notifications", isOn: $isOn)
      Stepper("Guests: \(count)", value: $count, in: 0...3)
      LabeledContent("Flavor") {
        Picker("Flavor", selection: $flavor) {
          ForEach(["Vanilla", "Chocolate", "Mint"], id: \.self) { Text($0) }
        }
      }
      DatePicker("Arrival", selection: $date)
      ColorPicker("Accent", selection: $color)
      ProgressView("Downloading", value: 0.6)
      HStack {
        Menu("Sort by", systemImage: "arrow.up.arrow.down") { Text("Name") }
        Spacer()
        Link("Website", destination: URL(string: "https://example.com")!)
        Spacer()
        ShareLink(item: "Hello")
      }
      HStack {
        Button("Glass") {}.buttonStyle(.glass)
        Button("Prominent") {}.buttonStyle(.glassProminent)
        Button("Bordered") {}.buttonStyle(.bordered)
      }
      HStack {
        Stepper("Hidden", value: $count).labelsHidden()
        Spacer()
        ControlGroup {
          Button("Copy", systemImage: "doc.on.doc") {}
          Button("Paste", systemImage: "doc.on.clipboard") {}
        }
        .labelStyle(.iconOnly)
      }
    }
    .padding()
  }
}

#Preview {
  Controls()
}
