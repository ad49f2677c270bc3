public import Foundation
public import Geometry
public import LayoutEngine

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

/// A control that runs an action.
public nonisolated struct Button<Label: View>: View, RoleBearing {
  package static var roles: ViewRoles { .control }

  package let role: ButtonRole?
  package let action: @MainActor () -> Void
  package let label: Label

  @Environment(\.buttonStyle) private var style

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public var body: some View {
    style.makeView(
      PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(AnyView(label.inOneRow)), action: action)
    )
    .interaction("Button") { interaction, inputs in
      let after = inputs.environment.afterAction
      interaction.spoken = AccessibilityControl([.button])
      interaction.actsForRow = inputs.environment.buttonStyle.isAutomatic
      interaction.tap = { _ in
        action()
        after?()
      }
    }
  }
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Views.Label<Text, Image> {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Views.Label(titleKey, systemImage: systemImage) }
  }

  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Views.Label(title, systemImage: systemImage) }
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Views.Label(titleKey, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The appearance of buttons, and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// How buttons look.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public nonisolated struct Label: View {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
    @MainActor public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Never true in a picture.
  public let isPressed: Bool
}

/// The parts of a button, with its action.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  public nonisolated struct Label: View {
    let view: AnyView
    init(_ view: AnyView) { self.view = view }
    @MainActor public var body: some View { view }
  }

  public let role: ButtonRole?
  public let label: Label
  package let action: @MainActor () -> Void

  @MainActor
  public func trigger() {
    action()
  }
}

/// A button style whose type is hidden.
package struct AnyButtonStyle {
  /// Whether no style has been chosen.
  package private(set) var isAutomatic = false
  let makeView: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  package init<S: PrimitiveButtonStyle>(_ style: S) {
    makeView = { configuration in
      AnyView(
        StyledBody(style: style) { $0.makeBody(configuration: configuration) }
          .inputs { $0.environment.buttonStyles.turnOutward() })
    }
  }

  package init<S: ButtonStyle>(_ style: S) {
    makeView = { configuration in
      let plain = ButtonStyleConfiguration(
        role: configuration.role, label: ButtonStyleConfiguration.Label(AnyView(configuration.label)),
        isPressed: false)
      return AnyView(
        StyledBody(style: style) { $0.makeBody(configuration: plain) }
          .inputs { $0.environment.buttonStyles.turnOutward() })
    }
  }

  package static var automatic: AnyButtonStyle {
    var style = AnyButtonStyle(DefaultButtonStyle())
    style.isAutomatic = true
    return style
  }
}

/// On iOS: the label in the tint colour, without a background.
public nonisolated struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonLabel(configuration: configuration)
  }
}

/// The label in the tint colour, without a background.
public nonisolated struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderlessButtonLabel(configuration: configuration)
  }
}

private nonisolated struct BorderlessButtonLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    configuration.label.buttonForeground(style)
  }

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiaryLabel))) }
    return configuration.role == .destructive
      ? AnyShapeStyle(_SystemShapeStyle(color: .red)) : AnyShapeStyle(TintShapeStyle())
  }
}

nonisolated extension View {
  /// The colour that a button's style gives its label unless the enclosing views have chosen one.
  ///
  /// `Button("Save") {}.foregroundColor(.black)` is black in pictures of iOS 13 to 26. How a disabled button
  /// changes a chosen colour has not been measured: here it stays.
  package func buttonForeground(_ style: AnyShapeStyle) -> some View {
    inputs { inputs in
      if !inputs.environment.foregroundIsChosen { inputs.environment.foregroundStyle = style }
    }
  }
}

/// The label as it is.
public nonisolated struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    PlainButtonLabel(configuration: configuration)
  }
}

private nonisolated struct PlainButtonLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    configuration.label.opacity(isEnabled ? 1 : 0.5)
  }
}

/// The label on a faint background.
public nonisolated struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLabel(configuration: configuration, isProminent: false)
  }
}

/// The label in white on the tint colour.
public nonisolated struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLabel(configuration: configuration, isProminent: true)
  }
}

/// A button's label with the padding, font and background of the bordered styles.
///
/// Heights and paddings come from frame dumps of iOS: 34.33 points regular, 50.33 large, 28 small and mini,
/// with 12, 20 and 10 points at the sides.
private nonisolated struct BorderedButtonLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool

  @Environment(\.controlSize) private var controlSize
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.tint) private var tint
  @Environment(\.renderVersion) private var version
  @Environment(\.font) private var chosenFont

  @MainActor var body: some View {
    configuration.label
      .font(chosenFont ?? font)
      .buttonForeground(foreground)
      .padding(.horizontal, horizontalPadding)
      .padding(.vertical, verticalPadding)
      .background(fill, in: borderShape.shape(for: controlSize, in: version))
  }

  private var font: Font {
    switch controlSize {
    case .mini, .small: .subheadline
    default: .body
    }
  }

  private var horizontalPadding: CGFloat {
    switch controlSize {
    case .mini, .small: 10
    case .regular: 12
    case .large, .extraLarge: 20
    }
  }

  private var verticalPadding: CGFloat {
    switch controlSize {
    case .mini, .small: 5
    case .regular: 7
    case .large: 15
    case .extraLarge: 22
    }
  }

  private var color: AnyShapeStyle {
    if configuration.role == .destructive { return AnyShapeStyle(_SystemShapeStyle(color: .red)) }
    return AnyShapeStyle(TintShapeStyle())
  }

  private var foreground: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.system(.tertiaryLabel))) }
    return isProminent ? AnyShapeStyle(OnTintStyle()) : color
  }

  private var fill: AnyShapeStyle {
    // Disabled buttons are EEEEEF on white in iOS 26 and E9E9EA before.
    if !isEnabled {
      return AnyShapeStyle(Color(.system(version < .iOS26 ? .secondarySystemFill : .tertiarySystemFill)))
    }
    if isProminent { return color }
    // Without a tint of its own a bordered button stands on the system's fill, E9E9EB on white; in iOS 26 a
    // destructive one does, too.
    if tint == nil && (version >= .iOS26 || configuration.role != .destructive) {
      return AnyShapeStyle(Color(.system(.secondarySystemFill)))
    }
    return AnyShapeStyle(color.opacity(0.15))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public nonisolated static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public nonisolated static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public nonisolated static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public nonisolated static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// The shape behind a bordered button.
public nonisolated struct ButtonBorderShape: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic
    case capsule
    case roundedRectangle(CGFloat?)
    case circle
  }

  private let kind: Kind

  /// On iOS 26 a capsule, a rounded rectangle before.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static let circle = ButtonBorderShape(kind: .circle)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  package func shape(for size: ControlSize, in version: RenderVersion) -> AnyShape {
    switch kind {
    case .automatic where version < .iOS26: return Self.roundedRectangle.shape(for: size, in: version)
    case .automatic, .capsule: return AnyShape(Capsule())
    case .circle: return AnyShape(Circle())
    case .roundedRectangle(let radius):
      let standard: CGFloat =
        switch size {
        // Small buttons were nearly capsules before they became capsules.
        case .mini, .small: version < .iOS26 ? 14 : 8
        case .regular: 8
        case .large, .extraLarge: 12
        }
      return AnyShape(RoundedRectangle(cornerRadius: radius ?? standard))
    }
  }
}

/// As a shape it is that of regular buttons on the newest version, because a shape has no environment.
extension ButtonBorderShape: InsettableShape {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  public func path(in rect: CGRect) -> Path { shape(for: .regular, in: .iOS26).path(in: rect) }

  public func inset(by amount: CGFloat) -> _InsetButtonBorderShape {
    _InsetButtonBorderShape(base: self, amount: amount)
  }
}

public nonisolated struct _InsetButtonBorderShape: InsettableShape {
  fileprivate let base: ButtonBorderShape
  fileprivate var amount: CGFloat

  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  public func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : base.path(in: inner)
  }

  public func inset(by amount: CGFloat) -> _InsetButtonBorderShape {
    _InsetButtonBorderShape(base: base, amount: self.amount + amount)
  }
}

nonisolated extension Shape where Self == ButtonBorderShape {
  /// The shape behind bordered buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

nonisolated extension View {
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    inputs { $0.environment.buttonStyles.choose(AnyButtonStyle(style)) }
  }

  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    inputs { $0.environment.buttonStyles.choose(AnyButtonStyle(style)) }
  }

  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    inputs { $0.environment.buttonBorderShape = shape }
  }
}
