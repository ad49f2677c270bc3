public import Views

/// How a list looks.
public protocol ListStyle: Sendable {}

/// What a list style draws.
package enum ListLook: Sendable {
  /// Insets and cards on a phone, a sidebar in the first column of a split view.
  case automatic
  case plain
  case inset
  case grouped
  case insetGrouped
  case sidebar

  /// Whether sections are separated on a grouped background.
  package var isGrouped: Bool { self == .grouped || self == .insetGrouped || self == .sidebar }
  /// Whether the rows of a section share a card with round corners.
  package var hasCards: Bool { self == .insetGrouped || self == .sidebar }
}

/// A built-in list style.
protocol DrawnListStyle: ListStyle {
  var look: ListLook { get }
}

/// The platform's style: cards on iOS.
public struct DefaultListStyle: DrawnListStyle {
  public init() {}
  var look: ListLook { .automatic }
}

/// Rows from edge to edge.
public struct PlainListStyle: DrawnListStyle {
  public init() {}
  var look: ListLook { .plain }
}

/// Rows from edge to edge, on a phone like the plain style.
public struct InsetListStyle: DrawnListStyle {
  public init() {}
  var look: ListLook { .inset }
}

/// Sections from edge to edge on a grey background.
public struct GroupedListStyle: DrawnListStyle {
  public init() {}
  var look: ListLook { .grouped }
}

/// Sections as cards on a grey background.
public struct InsetGroupedListStyle: DrawnListStyle {
  public init() {}
  var look: ListLook { .insetGrouped }
}

/// Sections that collapse with their headers.
public struct SidebarListStyle: DrawnListStyle {
  public init() {}
  var look: ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension EnvironmentValues {
  private struct ListLookKey: EnvironmentKey {
    static var defaultValue: ListLook { .automatic }
  }

  /// How the lists below look.
  package var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how the lists below look.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look = (style as? any DrawnListStyle)?.look ?? .automatic
    return inputs { $0.environment.listLook = look }
  }
}
