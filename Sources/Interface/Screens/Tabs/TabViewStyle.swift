public import Views

/// How a tab view looks.
public protocol TabViewStyle: Sendable {}

/// What a tab view draws.
package enum TabLook: Sendable {
  case bar
  /// A bar that the user can turn into a sidebar if there is enough space.
  case sidebarAdaptable
  case pages(PageTabViewStyle.IndexDisplayMode)
}

public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

/// Tabs that a wide screen shows in a sidebar if the user chooses so.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
}

public struct GroupedTabViewStyle: TabViewStyle {
  public init() {}
}

/// Pages side by side.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether dots show the current page.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let number: Int
    public static let automatic = IndexDisplayMode(number: 0)
    public static let always = IndexDisplayMode(number: 1)
    public static let never = IndexDisplayMode(number: 2)
  }

  let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
public protocol IndexViewStyle: Sendable {}

/// Dots, on a background or without.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let number: Int
    public static let automatic = BackgroundDisplayMode(number: 0)
    public static let interactive = BackgroundDisplayMode(number: 1)
    public static let always = BackgroundDisplayMode(number: 2)
    public static let never = BackgroundDisplayMode(number: 3)
  }

  let mode: BackgroundDisplayMode

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// When the bar is minimized.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let number: Int
  public static let automatic = TabBarMinimizeBehavior(number: 0)
  public static let onScrollDown = TabBarMinimizeBehavior(number: 1)
  public static let onScrollUp = TabBarMinimizeBehavior(number: 2)
  public static let never = TabBarMinimizeBehavior(number: 3)
}

/// The placement of a tab view's accessory.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline
  case expanded
}

/// When a tab's search starts.
public struct TabSearchActivation: Hashable, Sendable {
  private let number: Int
  public static let automatic = TabSearchActivation(number: 0)
  public static let searchTabSelection = TabSearchActivation(number: 1)
}

extension EnvironmentValues {
  private struct TabLookKey: EnvironmentKey {
    static var defaultValue: TabLook { .bar }
  }

  private struct PageIndexModeKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
  }

  private struct TabAccessoryKey: EnvironmentKey {
    static var defaultValue: AnyView? { nil }
  }

  private struct TabBarMinimizeKey: EnvironmentKey {
    static var defaultValue: TabBarMinimizeBehavior { .automatic }
  }

  private struct TabSidebarPartsKey: EnvironmentKey {
    static var defaultValue: TabSidebarParts { TabSidebarParts() }
  }

  private struct TabPlacementKey: EnvironmentKey {
    static var defaultValue: AdaptableTabBarPlacement { .automatic }
  }

  private struct TabAccessoryPlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
  }

  package var tabLook: TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }

  package var pageIndexMode: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[PageIndexModeKey.self] }
    set { self[PageIndexModeKey.self] = newValue }
  }

  package var tabAccessory: AnyView? {
    get { self[TabAccessoryKey.self] }
    set { self[TabAccessoryKey.self] = newValue }
  }

  /// When the tab bars below are minimized by scrolling.
  var tabBarMinimizeBehavior: TabBarMinimizeBehavior {
    get { self[TabBarMinimizeKey.self] }
    set { self[TabBarMinimizeKey.self] = newValue }
  }

  /// What the sidebars of tab views show besides the tabs.
  var tabSidebarParts: TabSidebarParts {
    get { self[TabSidebarPartsKey.self] }
    set { self[TabSidebarPartsKey.self] = newValue }
  }

  /// Where adaptable tab views show their tabs until the user chooses.
  var defaultTabPlacement: AdaptableTabBarPlacement {
    get { self[TabPlacementKey.self] }
    set { self[TabPlacementKey.self] = newValue }
  }

  /// The placement of the accessory around the view.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[TabAccessoryPlacementKey.self] }
    set { self[TabAccessoryPlacementKey.self] = newValue }
  }
}

/// What the sidebar of a tab view shows besides the tabs.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

nonisolated extension View {
  /// Sets how the tab views below look.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    var look = TabLook.bar
    if let pages = style as? PageTabViewStyle { look = .pages(pages.mode) }
    if style is VerticalPageTabViewStyle { look = .pages(.never) }
    if style is SidebarAdaptableTabViewStyle { look = .sidebarAdaptable }
    return inputs { $0.environment.tabLook = look }
  }

  /// Sets how the dots of pages below look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    let mode = (style as? PageIndexViewStyle)?.mode ?? .automatic
    return inputs { $0.environment.pageIndexMode = mode }
  }

  /// When the tab bar is minimized: a picture shows it minimized if its content has been scrolled down.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    inputs { $0.environment.tabBarMinimizeBehavior = behavior }
  }

  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// A view above the tab bar, from iOS 26 on.
  public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = AnyView(content())
    return inputs { $0.environment.tabAccessory = content }
  }

  /// The header above the tabs in a sidebar.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = AnyView(content())
    return inputs { $0.environment.tabSidebarParts.header = content }
  }

  /// The footer below the tabs in a sidebar.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = AnyView(content())
    return inputs { $0.environment.tabSidebarParts.footer = content }
  }

  /// The bar at the bottom of a sidebar, which does not scroll with the tabs.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = AnyView(content())
    return inputs { $0.environment.tabSidebarParts.bottomBar = content }
  }

  /// Where an adaptable tab view shows its tabs until the user chooses: at the top of the screen, or in a
  /// sidebar.
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement = .automatic) -> some View
  {
    inputs { $0.environment.defaultTabPlacement = placement }
  }
}
