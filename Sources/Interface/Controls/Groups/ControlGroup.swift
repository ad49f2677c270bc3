import Foundation
import Geometry
import LayoutEngine
public import Views

/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView?

  @Environment(\.controlStyles) private var styles

  @MainActor public var body: some View {
    let configuration = ControlGroupStyleConfiguration(
      content: .init(view: styles.part(content, of: ControlGroupStyleConfiguration.self)),
      label: .init(view: label ?? AnyView(EmptyView())))
    styles.body(of: configuration)
      ?? AnyView(AutomaticControlGroupStyle().makeBody(configuration: configuration))
  }

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
    self.label = AnyView(label())
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(Text(titleKey))
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(Text(titleResource))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    label = AnyView(Label(titleResource, systemImage: systemImage))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group of a style's parts, which is drawn in the next style outward.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = AnyView(configuration.label)
  }
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public nonisolated struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// The label of the group.
  public nonisolated struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  public let content: Content
  public let label: Label
}

/// The controls side by side on one background.
public nonisolated struct AutomaticControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(configuration: configuration)
  }
}

/// The controls side by side on one background.
public nonisolated struct NavigationControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(configuration: configuration)
  }
}

/// The controls as a row of a menu.
public nonisolated struct MenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// The controls as a row of symbols in a menu.
public nonisolated struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(configuration: configuration)
  }
}

/// The controls as a row of symbols in a menu.
public nonisolated struct PaletteControlGroupStyle: ControlGroupStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(configuration: configuration)
  }
}

/// Controls side by side on the background of a bordered button, with lines between.
private nonisolated struct JoinedControls: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.renderVersion) private var version

  @MainActor var body: some View {
    Group(subviews: configuration.content) { controls in
      HStack(spacing: 0) {
        ForEach(controls) { control in
          if control.id != controls.first?.id {
            Rectangle().fill(Color(.system(.separator))).frame(width: 1, height: 18)
          }
          control.padding(.horizontal, 12).padding(.vertical, 7)
        }
      }
    }
    .background(
      Color(.system(.tertiarySystemFill)),
      in: version < .iOS26 ? AnyShape(RoundedRectangle(cornerRadius: 8)) : AnyShape(Capsule())
    )
    .noted(
      .approximated, "ControlGroup",
      "The controls stand side by side on the ground of a bordered button, which is not measured.")
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public nonisolated static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public nonisolated static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public nonisolated static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

nonisolated extension View {
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1 as ControlGroupStyleConfiguration) }
  }
}
