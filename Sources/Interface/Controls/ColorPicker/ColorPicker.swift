import Foundation
import Geometry
import LayoutEngine
public import Views

/// A control for choosing a colour.
public nonisolated struct ColorPicker<Label: View>: View {
  let color: Color
  let label: Label

  @MainActor public var body: some View {
    LabeledControlRow(label: label) { ColorWell(color: color) }
  }

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    color = selection.wrappedValue
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// The chosen colour in a ring of all colours.
///
/// Measured on iOS 18: a circle of 28 points, a ring of 3 (yellow above, red at the right, violet below, green at the
/// left), a gap of 2 and a disc of 18.
private nonisolated struct ColorWell: View {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  private static let ring: [Color] = [
    Color(red: 1, green: 0.23, blue: 0.19), Color(red: 0.93, green: 0.2, blue: 0.6),
    Color(red: 0.6, green: 0.25, blue: 0.9), Color(red: 0.2, green: 0.45, blue: 1),
    Color(red: 0.2, green: 0.78, blue: 0.45), Color(red: 0.6, green: 0.85, blue: 0.2),
    Color(red: 1, green: 0.85, blue: 0.1), Color(red: 1, green: 0.55, blue: 0.1),
    Color(red: 1, green: 0.23, blue: 0.19),
  ]

  @MainActor var body: some View {
    ZStack {
      Circle().strokeBorder(
        AngularGradient(colors: Self.ring, center: .center, startAngle: .zero, endAngle: .degrees(360)),
        lineWidth: 3)
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
    .drawnAsPlatformView(opacity: isEnabled ? 1 : 0.5)
  }
}
