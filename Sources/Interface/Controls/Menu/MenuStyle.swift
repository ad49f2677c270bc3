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
  /// The label of the menu's button.
  public nonisolated struct Label: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  /// The menu's rows.
  public nonisolated struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  package let label: Label
  package let content: Content
  package let primaryAction: (@MainActor () -> Void)?
}

/// A button in the surrounding button style.
public nonisolated struct DefaultMenuStyle: MenuStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    MenuButton(configuration: configuration)
  }
}

/// The button of a menu; in a menu that is open, a row that leads to another.
private nonisolated struct MenuButton: View {
  let configuration: MenuStyleConfiguration

  @Environment(\.controlSurroundings) private var surroundings

  @MainActor var body: some View {
    MenuTrigger(configuration: configuration)
      .inputs { $0.environment.isSubmenuRow = surroundings == .menu }
      .opensMenu(AnyView(configuration.content), primaryAction: configuration.primaryAction)
  }
}

/// The button itself; an enclosing menu is closed by a choice in this menu, not by the button.
private nonisolated struct MenuTrigger: View {
  let configuration: MenuStyleConfiguration

  @Environment(\.menuState) private var state

  @MainActor var body: some View {
    Button {
      if let action = configuration.primaryAction { action() } else { state?.isOpen = true }
    } label: {
      configuration.label
    }
    .inputs { $0.environment.afterAction = nil }
  }
}

/// A button in the surrounding button style.
public nonisolated struct ButtonMenuStyle: MenuStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration)
  }
}

/// A button without a border.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle {
  private var indicator: Visibility?

  public init() {}
  @available(*, deprecated, message: "Use menuIndicator(_:) to say whether a menu shows its indicator.")
  public init(showsMenuIndicator: Bool) { indicator = showsMenuIndicator ? .visible : .hidden }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration).buttonStyle(.borderless)
      .transformEnvironment(\.menuIndicatorVisibility) { if let indicator { $0 = indicator } }
  }
}

/// A button with a border, as on macOS before menus followed the button style.
@available(*, deprecated, message: "Use the button menu style with a bordered button style.")
public nonisolated struct BorderedButtonMenuStyle: MenuStyle {
  public init() {}

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration).buttonStyle(.bordered)
  }
}

@available(*, deprecated, message: "Use the button menu style with a bordered button style.")
extension MenuStyle where Self == BorderedButtonMenuStyle {
  public nonisolated static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
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

  private struct IsSubmenuRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the button below is a row of a menu that leads to another menu.
  package var isSubmenuRow: Bool {
    get { self[IsSubmenuRowKey.self] }
    set { self[IsSubmenuRowKey.self] = newValue }
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

/// Context menus.
nonisolated extension View {
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    opensMenu(AnyView(menuItems()), isContextMenu: true)
  }

  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    opensMenu(AnyView(menuItems()), isContextMenu: true, preview: AnyView(preview()))
  }

  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(_OptionalContextMenu(menu: contextMenu.map { AnyView($0.menuItems) }))
  }

  /// Context menus of the rows of the list below, by their selection values.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    inputs { inputs in
      inputs.environment.rowMenu = { id in (id.base as? I).map { AnyView(menu([$0])) } }
    }
  }
}

/// A context menu, or none.
private nonisolated struct _OptionalContextMenu: ViewModifier {
  let menu: AnyView?

  @MainActor func body(content: Content) -> some View {
    if let menu { content.opensMenu(menu, isContextMenu: true) } else { content }
  }
}

extension EnvironmentValues {
  private struct RowMenuKey: EnvironmentKey {
    static var defaultValue: (@MainActor (AnyHashable) -> AnyView?)? { nil }
  }

  /// The context menu of a list's row by its id.
  package var rowMenu: (@MainActor (AnyHashable) -> AnyView?)? {
    get { self[RowMenuKey.self] }
    set { self[RowMenuKey.self] = newValue }
  }
}

/// The rows of a context menu.
public struct ContextMenu<MenuItems: View> {
  let menuItems: MenuItems

  public init(@ViewBuilder menuItems: () -> MenuItems) {
    self.menuItems = menuItems()
  }
}
