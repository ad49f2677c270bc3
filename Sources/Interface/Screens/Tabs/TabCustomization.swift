public import Views

/// Whether a user may move or hide a tab, which never happens in a picture.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let number: Int
  public static let automatic = TabCustomizationBehavior(number: 0)
  public static let reorderable = TabCustomizationBehavior(number: 1)
  public static let disabled = TabCustomizationBehavior(number: 2)
}

extension TabContent {
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { changed { _ in } }

  /// Buttons that a sidebar shows below a section while a pointer is over it.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some TabContent<TabValue>
  {
    changed { _ in }
  }
}

/// Pages of a watch, one above the other.
public struct VerticalPageTabViewStyle: TabViewStyle {
  public enum TransitionStyle: Hashable, Sendable {
    case automatic
    case identity
    case blur
  }

  public init(transitionStyle: TransitionStyle = .automatic) {}
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

  public static func verticalPage(transitionStyle: VerticalPageTabViewStyle.TransitionStyle)
    -> VerticalPageTabViewStyle
  {
    VerticalPageTabViewStyle(transitionStyle: transitionStyle)
  }
}
