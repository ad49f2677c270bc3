public import Views

/// How a reader arranged the tabs of a sidebar: nobody arranges any here, so it is always as the app has it.
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
  /// Keeps how a reader arranges the tabs of the sidebar.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
}
