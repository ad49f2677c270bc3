import Foundation
import Geometry
import LayoutEngine

/// A switch with a label.
public nonisolated struct Toggle<Label: View>: View, RoleBearing {
  package static var roles: ViewRoles { .control }

  package let isOn: Binding<Bool>
  package let label: Label

  @Environment(\.toggleStyle) private var style

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  @MainActor public var body: some View {
    makeBody(style)
      .interaction("Toggle") { interaction, inputs in
        let after = inputs.environment.afterAction
        interaction.spoken = AccessibilityControl(
          [.button, .toggle], value: { isOn.wrappedValue ? "1" : "0" })
        interaction.tap = { _ in
          isOn.wrappedValue.toggle()
          after?()
        }
        interaction.set = { text in
          switch text.lowercased() {
          case "true", "on", "yes", "1": isOn.wrappedValue = true
          case "false", "off", "no", "0": isOn.wrappedValue = false
          default: return "true or false"
          }
          return nil
        }
      }
  }

  @MainActor
  private func makeBody(_ style: any ToggleStyle) -> AnyView {
    func make<S: ToggleStyle>(_ style: S) -> AnyView {
      AnyView(
        StyledBody(style: style) {
          $0.makeBody(
            configuration: ToggleStyleConfiguration(
              label: ToggleStyleConfiguration.Label(AnyView(label)), isOn: isOn))
        }
        .inputs { $0.environment.toggleStyles.turnOutward() })
    }
    return make(style)
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Views.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Views.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public nonisolated struct Label: View {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
    @MainActor public var body: some View { view }
  }

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed = false

  package init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The platform's toggle: a switch at the end of the row.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  package let onTint: Color?

  public init() {
    onTint = nil
  }

  public init(tint: Color) {
    onTint = tint
  }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, onTint: onTint)
  }
}

private nonisolated struct SwitchToggle: View, RoleBearing {
  static let roles = ViewRoles.systemSized

  let configuration: ToggleStyleConfiguration
  let onTint: Color?
  @Environment(\.labelsAreHidden) private var hidesLabel
  @Environment(\.isInFormColumns) private var isInColumns

  @MainActor var body: some View {
    if hidesLabel {
      SwitchControl(isOn: configuration.isOn, onTint: onTint)
    } else if isInColumns {
      FormColumnRow(label: configuration.label, alignment: .center) {
        SwitchControl(isOn: configuration.isOn, onTint: onTint)
      }
    } else {
      HStack {
        VStack(alignment: .leading) { configuration.label }
        Spacer().layoutPriority(-1)
        SwitchControl(isOn: configuration.isOn, onTint: onTint)
      }
    }
  }
}

/// A track with a thumb at one of its ends.
private nonisolated struct SwitchControl: View {
  let isOn: Bool
  let onTint: Color?
  @Environment(\.tint) private var tint
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.renderVersion) private var version

  /// The lengths of a switch in points.
  private struct Metrics {
    var track: CGSize
    var thumb: CGSize
    /// Its width in the layout: the track extends beyond it at its end.
    var width: CGFloat

    static func of(_ version: RenderVersion) -> Metrics {
      version < .iOS26
        ? Metrics(track: CGSize(width: 51, height: 31), thumb: CGSize(width: 27, height: 27), width: 49)
        // Measured on iOS 26.4.
        : Metrics(track: CGSize(width: 63, height: 28), thumb: CGSize(width: 37, height: 24), width: 61)
    }
  }

  @MainActor var body: some View {
    let metrics = Metrics.of(version)
    let chosen = AppAppearance.current.toggle
    ZStack(alignment: isOn ? .trailing : .leading) {
      if version < .iOS26 {
        // Measured on iOS 16 to 18: round ends, and the thumb's shadow on the track alone.
        let round = Capsule(style: .circular)
        round.fill(track(chosen))
        thumb(metrics, in: round, chosen)
          .shadow(color: .black.opacity(0.112), radius: ShadowBlur.radius(deviation: 3), x: 0, y: 3)
          .padding(2)
          .frame(
            width: metrics.track.width, height: metrics.track.height, alignment: isOn ? .trailing : .leading
          )
          .clipShape(round)
      } else {
        Capsule().fill(track(chosen))
        thumb(metrics, in: Capsule(), chosen).padding(2)
      }
    }
    .frame(width: metrics.track.width, height: metrics.track.height)
    .frame(width: metrics.width, alignment: .leading)
    .lineHeightInListRow()
    .drawnAsPlatformView(opacity: isEnabled ? 1 : 0.5)
  }

  @MainActor
  private func thumb(_ metrics: Metrics, in shape: Capsule, _ chosen: AppAppearance.Switch) -> some View {
    shape.fill(chosen.thumb ?? Color.white).frame(width: metrics.thumb.width, height: metrics.thumb.height)
  }

  private func track(_ chosen: AppAppearance.Switch) -> AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(Color(.system(.secondarySystemFill))) }
    if let onTint { return AnyShapeStyle(onTint) }
    return tint ?? AnyShapeStyle(chosen.on ?? Color.green)
  }
}

/// A button that looks pressed while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ButtonToggle(configuration: configuration)
  }
}

private nonisolated struct ButtonToggle: View {
  let configuration: ToggleStyleConfiguration
  @Environment(\.renderVersion) private var version
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    configuration.label
      .buttonForeground(foreground)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(fill, in: ButtonBorderShape.automatic.shape(for: .regular, in: version))
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiaryLabel))) }
    return configuration.isOn ? AnyShapeStyle(OnTintStyle()) : AnyShapeStyle(TintShapeStyle())
  }

  private var fill: AnyShapeStyle {
    isEnabled && configuration.isOn
      ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.system(.tertiarySystemFill)))
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public nonisolated static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  public nonisolated static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public nonisolated static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

nonisolated extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    inputs { $0.environment.toggleStyles.choose(style) }
  }
}
