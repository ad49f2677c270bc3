import Controls
import Foundation
import Geometry
import LayoutEngine
import RenderSupport
import Rendering
import Testing
import Views

/// Controls in Apple's pictures and in screenshots.
@MainActor
@Suite struct ControlMeasurementTests {
  private func size(
    _ view: some View, _ version: RenderVersion = .iOS26, _ size: DynamicTypeSize = .large,
    width: CGFloat? = nil
  ) throws -> CGSize {
    try Drawn(view.probe("view"), width: width, version, size: size).frame("view").size
  }

  private var segments: some View {
    Picker("", selection: .constant(0)) {
      Text("Segment A").tag(0)
      Text("Segment A").tag(1)
      Text("Segment A").tag(2)
    }
    .pickerStyle(.segmented)
  }

  private func ink(
    _ view: some View, _ version: RenderVersion = .iOS26, width: CGFloat? = nil, dark: Bool = false
  ) throws -> CGRect {
    let drawn = try Drawn(view.padding(20).background(Color.white), width: width, version, dark: dark)
    return drawn.ink(in: CGRect(origin: .zero, size: drawn.size))
  }

  @Test func controlsAreAsLargeAsApples() throws {
    let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
    let stepper = Stepper("", value: .constant(1)).labelsHidden()
    let slider = Slider(value: .constant(0.5))
    let field = TextField("Name", text: .constant(""))
    let bar = ProgressView(value: 0.5)
    let date = DatePicker(
      "", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
    )
    .labelsHidden()
    for length in [
      Length("segments, iOS 26", 261, try size(segments.fixedSize()).width),
      Length("segments, iOS 18", 263, try size(segments.fixedSize(), .iOS18).width),
      Length("segments, height", 32, try size(segments, width: 300).height),
      Length("segments, height, iOS 18", 32, try size(segments, .iOS18, width: 300).height),
      Length("slider, height", 34, try size(slider, width: 300).height),
      Length("slider, height, iOS 18", 34, try size(slider, .iOS18, width: 300).height),
      Length("stepper", 94, try size(stepper).width), Length("stepper, height", 32, try size(stepper).height),
      Length("stepper, iOS 18", 94, try size(stepper, .iOS18).width),
      Length("toggle", 63, try ink(toggle).width), Length("toggle, height", 28, try ink(toggle).height),
      Length("toggle, iOS 18", 51, try ink(toggle, .iOS18).width),
      Length("toggle, height, iOS 18", 31, try ink(toggle, .iOS18).height),
      Length("plain field, medium", 21, try size(field, .iOS26, .medium, width: 200).height),
      Length(
        "field with a rounded border", 34, try size(field.textFieldStyle(.roundedBorder), width: 200).height),
      Length(
        "field with a rounded border, medium", 34,
        try size(field.textFieldStyle(.roundedBorder), .iOS26, .medium, width: 200).height),
      Length("linear progress", 4, try size(bar, width: 200).height),
      Length("compact date, height", 34, try size(date).height),
      Length("color well", 28, try size(ColorPicker("", selection: .constant(.red)).labelsHidden()).width),
      Length("wheel of progress", 20, try size(ProgressView()).width),
      Length(
        "prominent button with a label of 30", 44.33,
        try size(Button("Go") {}.buttonStyle(ProminentOf30())).height),
      Length("bordered button", 34.33, try size(Button("Go") {}.buttonStyle(.bordered)).height),
      Length(
        "small bordered button of a symbol, height", 23,
        try size(
          Button {
          } label: {
            Image(systemName: "minus")
          }.buttonStyle(.bordered).controlSize(.small)
        ).height,
        exception: "the height is that of the symbol, which is the stand-in's"),
    ] { length.check() }
  }

  /// The minimum height of the measured button is the height of its label.
  private struct ProminentOf30: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(role: configuration.role) {
      } label: {
        configuration.label.frame(minHeight: 30)
      }
      .buttonStyle(.borderedProminent)
    }
  }

  private func color(
    _ view: some View, _ version: RenderVersion = .iOS26, at x: Double, _ y: Double, width: CGFloat? = nil,
    dark: Bool = false
  ) throws -> [Int] {
    try Drawn(view.background(dark ? Color.black : Color.white), width: width, version, dark: dark)
      .color(x, y)
  }

  @Test func coloursOfControlsAreApples() throws {
    func toggle(_ isOn: Bool) -> some View { Toggle("", isOn: .constant(isOn)).labelsHidden() }
    let bordered = Button("       ") {}.buttonStyle(.bordered)
    let disabled = Button("       ") {}.buttonStyle(.borderedProminent).disabled(true)
    for flat in [
      FlatColor("toggle, on", 0x34C759, try color(toggle(true), at: 10, 14)),
      FlatColor("toggle, on, dark", 0x30D158, try color(toggle(true), at: 10, 14, dark: true)),
      FlatColor("toggle, on, iOS 18", 0x34C759, try color(toggle(true), .iOS18, at: 8, 15)),
      FlatColor("toggle, off, iOS 18", 0xE9E9EB, try color(toggle(false), .iOS18, at: 44, 15)),
      FlatColor("bordered button", 0xE9E9EB, try color(bordered, at: 20, 6)),
      FlatColor("prominent button, disabled", 0xEEEEEF, try color(disabled, at: 20, 6)),
      FlatColor("prominent button, disabled, iOS 18", 0xE9E9EA, try color(disabled, .iOS18, at: 20, 6)),
      FlatColor(
        "prominent button", 0x0088FF,
        try color(Button("       ") {}.buttonStyle(.borderedProminent), at: 20, 6)),
      FlatColor("track of segments", 0xEEEEEF, try color(segments, at: 290, 16, width: 300)),
      FlatColor("thumb of segments", 0xFFFFFF, try color(segments, at: 12, 16, width: 300)),
      FlatColor(
        "linear progress", 0xE4E4E5, try color(ProgressView(value: 0.5), .iOS18, at: 180, 2, width: 200)),
      FlatColor(
        "track of a slider, iOS 18", 0xE4E4E6,
        try color(Slider(value: .constant(0.2)), .iOS18, at: 280, 17, width: 300)),
      FlatColor(
        "track of a slider", 0xE5E5E5, try color(Slider(value: .constant(0.2)), at: 280, 17, width: 300)),
    ] { flat.check() }
  }

  /// Beside, under and above the thumb of a switch that is off: recorded on iOS 16 and 18, with two and three pixels to a point.
  @Test func thumbsOfSwitchesThrowTheirShadowOnTheTrack() throws {
    let off = Toggle("", isOn: .constant(false)).labelsHidden()
    for (name, x, y, apple) in [
      ("beside, near", 29.4, 15.5, 223), ("beside, 2 points away", 31.2, 15.5, 228),
      ("beside, far", 35.0, 15.5, 233), ("under", 15.5, 29.6, 214), ("above", 15.5, 1.2, 230),
      ("outside of the track", 15.5, 31.2, 255),
    ] {
      let picture = try Drawn(off.padding(2).background(Color.white), .iOS18)
      let ours = picture.color(x + 2, y + 2)[0]
      #expect(abs(ours - apple) <= 2, "\(name): \(ours), Apple's \(apple)")
    }
    // The ends are half circles: at 12 points from the end the track begins 0.4 points down.
    let end = try color(off, .iOS18, at: 51 - 12, 0.7)
    #expect(abs(end[0] - 233) <= 2, "\(end)")
  }
}
