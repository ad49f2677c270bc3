import Controls
import Drawing
import Foundation
import Geometry
import Imaging
import LayoutEngine
import Rasterization
import RenderSupport
import Rendering
import Testing
import Views

/// Each family of controls against the pixels that were looked at, in the circumstances that change them.
///
/// `FITTINGROOM_RECORD=1 swift test --filter ControlReferenceTests` writes the fingerprints again; look at
/// the pictures before they are committed.
@MainActor
@Suite struct ControlReferenceTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("references.txt")

  private static var families: [(name: String, view: AnyView)] {
    func family(_ name: String, @ViewBuilder _ view: () -> some View) -> (String, AnyView) {
      (name, AnyView(VStack(spacing: 8) { view() }.padding(8)))
    }
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    func options() -> some View {
      ForEach(0..<3, id: \.self) { Text("Item \($0)").tag($0) }
    }
    return [
      family("buttons") {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Small") {}.buttonStyle(.bordered).controlSize(.small)
        Button("Large") {}.buttonStyle(.borderedProminent).controlSize(.large)
        Button("Rounded") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle)
        Button("Glass") {}.buttonStyle(.glass)
      },
      family("toggles") {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false)).tint(.orange)
        Toggle("Button", isOn: .constant(true)).toggleStyle(.button)
      },
      family("sliders") {
        Slider(value: .constant(0.3))
        Slider(value: .constant(4), in: 0...10, step: 2) {
          Text("Volume")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        Stepper("Count", value: .constant(1))
      },
      family("pickers") {
        Picker("Menu", selection: .constant(1)) { options() }
        Picker("Segments", selection: .constant(1)) { options() }.pickerStyle(.segmented)
        Picker("Wheel", selection: .constant(1)) { options() }.pickerStyle(.wheel)
      },
      family("dates") {
        DatePicker("Compact", selection: .constant(date))
        DatePicker("Graphical", selection: .constant(date), displayedComponents: .date)
          .datePickerStyle(.graphical)
      },
      family("wheels") {
        DatePicker("Wheel", selection: .constant(date)).datePickerStyle(.wheel).labelsHidden()
        DatePicker("Wheel", selection: .constant(date), displayedComponents: .date).datePickerStyle(.wheel)
          .labelsHidden()
      },
      family("colours") { ColorPicker("Color", selection: .constant(.orange)) },
      family("fields") {
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
        SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
        TextEditor(text: .constant("Several\nlines")).frame(height: 60)
      },
      family("fields of several lines") {
        TextField("Notes", text: .constant("One\nTwo\nThree\nFour"), axis: .vertical).lineLimit(3)
          .textFieldStyle(.roundedBorder)
        TextField("Notes", text: .constant("One"), axis: .vertical).lineLimit(2...4).textFieldStyle(
          .roundedBorder)
      },
      family("redacted") {
        Label("Label", systemImage: "star.fill").redacted(reason: .placeholder)
        Image(systemName: "photo").resizable().frame(width: 80, height: 60).redacted(reason: .placeholder)
        Text("Hidden").privacySensitive().redacted(reason: .privacy)
      },
      family("gauges with bounds") {
        Gauge(value: 0.4) {
          Text("Speed")
        } currentValueLabel: {
          Text("40")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("9")
        }
        .gaugeStyle(.accessoryCircular)
      },
      family("progress") {
        ProgressView(value: 0.4)
        ProgressView("Loading", value: 0.4)
        ProgressView(value: 0.7).progressViewStyle(.circular)
        ProgressView()
        ProgressView().controlSize(.large)
      },
      family("gauges") {
        Gauge(value: 0.4) { Text("Linear") }
        Gauge(value: 0.4) { Text("A") }.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.4) { Text("B") }.gaugeStyle(.accessoryCircularCapacity)
        Gauge(value: 0.4) { Text("C") }.gaugeStyle(.accessoryLinear)
        Gauge(value: 0.4) { Text("D") }.gaugeStyle(.accessoryLinearCapacity)
      },
      family("labels") {
        Label("Label", systemImage: "star.fill")
        LabeledContent("Name", value: "Ada")
        Link("Link", destination: URL(fileURLWithPath: "/"))
        Menu("Menu") { Text("a") }.buttonStyle(.bordered)
      },
      family("groups") {
        GroupBox("Box") { Text("Content") }
        DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Content") }
        DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("Content") }
        ControlGroup {
          Button("One") {}
          Button("Two") {}
        }
      },
      family("empty") { ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Here")) },
      family("symbols") {
        HStack {
          Image(systemName: "folder.badge.plus")
          Image(systemName: "photo")
          Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.hierarchical)
          Image(systemName: "person.fill.badge.plus").symbolRenderingMode(.multicolor)
          Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .red)
          Image(systemName: "wifi", variableValue: 0.5)
        }
        .font(.largeTitle)
        HStack {
          Image(systemName: "bell.slash")
          Image(systemName: "lock.icloud.fill")
          Image(systemName: "gearshape.2")
          Image(systemName: "quote.bubble.fill").symbolRenderingMode(.hierarchical)
          Image(systemName: "gobackward.15")
          Image(systemName: "square.fill.on.circle")
        }
        .font(.largeTitle)
      },
    ]
  }

  private static let circumstances: [(name: String, change: (inout RenderRequest) -> Void)] = [
    ("iOS 26", { _ in }), ("iOS 18", { $0.renderVersion = .iOS18 }), ("dark", { $0.colorScheme = .dark }),
    ("right to left", { $0.layoutDirection = .rightToLeft }),
    ("accessibility2", { $0.dynamicTypeSize = .accessibility2 }),
  ]

  private static func fingerprint(_ picture: Bitmap) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    for pixel in picture.pixels {
      add(pixel.red)
      add(pixel.green)
      add(pixel.blue)
      add(pixel.alpha)
    }
    return "\(picture.width)x\(picture.height) \(String(hash, radix: 16))"
  }

  @Test func controlsLookAsTheyDid() throws {
    var lines: [String] = []
    for family in Self.families {
      for circumstance in Self.circumstances {
        let picture = try Render.outcome(family.view, width: 320) {
          $0.scale = 1
          circumstance.change(&$0)
        }.bitmap(Rasterizer())
        lines.append("\(family.name), \(circumstance.name): \(Self.fingerprint(picture))")
      }
      let disabled = try Render.outcome(family.view.disabled(true), width: 320) { $0.scale = 1 }
      lines.append("\(family.name), disabled: \(Self.fingerprint(disabled.bitmap(Rasterizer())))")
    }
    if ProcessInfo.processInfo.environment["FITTINGROOM_RECORD"] != nil {
      try (lines.joined(separator: "\n") + "\n").write(to: Self.file, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n").map(String.init)
    #expect(known.count == lines.count)
    for (line, reference) in zip(lines, known) { #expect(line == reference) }
  }
}
