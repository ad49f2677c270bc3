public import Views

/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu.
public struct MenuStyleConfiguration {
  /// What the menu's button shows.
  public nonisolated struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// The menu's rows.
  public nonisolated struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  let label: Label
  let content: Content
}

/// A button in the style of the buttons around.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Button {
    } label: {
      configuration.label
    }
  }
}

/// A button in the style of the buttons around.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration)
  }
}

/// A button without a border.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension EnvironmentValues {
  private struct MenuOrderKey: EnvironmentKey {
    static var defaultValue: MenuOrder { .automatic }
  }

  private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  /// In which order a menu shows its rows.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus show that they are menus; on iOS none does.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

/// In which order a menu shows its rows.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let number: Int
  public static let automatic = MenuOrder(number: 0)
  public static let priority = MenuOrder(number: 1)
  public static let fixed = MenuOrder(number: 2)
}

/// Whether a menu goes away when a row was chosen.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private let number: Int
  public static let automatic = MenuActionDismissBehavior(number: 0)
  public static let enabled = MenuActionDismissBehavior(number: 1)
  public static let disabled = MenuActionDismissBehavior(number: 2)
}

nonisolated extension View {
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1 as MenuStyleConfiguration) }
  }

  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// Menus that open on a long press; a still picture shows none.
nonisolated extension View {
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View { self }

  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { self }

  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
}

/// The rows of a menu that opens on a long press.
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) {
    self.menuItems = menuItems()
  }
}
