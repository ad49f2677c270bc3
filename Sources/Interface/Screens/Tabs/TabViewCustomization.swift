public import Views

/// The user's arrangement of the tabs in a sidebar; here it is always the app's own.
/// https://developer.apple.com/documentation/swiftui/tabviewcustomization
public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}

  /// The tab that has an identifier for customization.
  public subscript(tab id: String) -> TabCustomization { TabCustomization() }
  /// The section that has an identifier for customization.
  public subscript(section id: String) -> SectionCustomization { SectionCustomization() }

  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}

  public struct TabCustomization: Sendable {
    public var tabBarVisibility: Visibility { .automatic }
    public var sidebarVisibility: Visibility { .automatic }
  }

  public struct SectionCustomization: Sendable {
    public var tabOrder: [String]? { nil }
  }
}

extension View {
  /// Stores how a user arranges the tabs of the sidebar.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}
