import LayoutEngine
public import Views

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A search tab, which is separate from the other tabs.
  public static var search: TabRole { TabRole(name: "search") }
  public static var prominent: TabRole { TabRole(name: "prominent") }
}

/// The placement of a tab while others are in a sidebar; phones show all.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @MainActor @preconcurrency var body: Body { get }

  /// Adds the tabs to a list of views, each with what its bar needs to know.
  @MainActor static func _makeTabs(_ content: Self, inputs: _ViewInputs, into list: inout _ViewList)
}

extension TabContent {
  @MainActor
  public static func _makeTabs(_ content: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    Body._makeTabs(content.body, inputs: inputs.child(.body), into: &list)
  }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

/// A tab's item in the bar.
package struct TabTraits {
  package var label: AnyView?
  package var value: AnyHashable?
  package var role: TabRole?
  package var isHidden = false
  package var isDisabled = false
  /// The tab's placement while others are in a sidebar.
  package var placement = TabPlacement.automatic
  /// The tab's name for steps that drive the interface.
  package var identifier: String?
  /// The accessibility hint of the tab.
  package var hint: Text?
  /// The title of the tab's section, which a sidebar shows.
  package var sectionTitle: AnyView?

  /// The tab's item in a bar: a tap chooses the tab, and VoiceOver says which one it is of how many.
  @MainActor
  func item(
    _ view: some View, _ inputs: _ViewInputs, place: (number: Int, count: Int), isSelected: Bool,
    choose: @escaping @MainActor () -> Void
  ) -> LayoutNode {
    let item = view.node(inputs, implicitContainer: .overlay).interaction("Tab", inputs) { interaction, _ in
      interaction.isEnabled = interaction.isEnabled && !isDisabled
      interaction.tap = { _ in choose() }
      var spoken = AccessibilityControl(isSelected ? [.tab, .selected] : [.tab])
      spoken.position = (place.number + 1, place.count)
      interaction.spoken = spoken
    }
    guard let hint else { return item }
    return item.stating(.hint { hint.spokenText(inputs) })
  }
}

package enum TabTraitsKey: LayoutValueKey {
  package static var defaultValue: TabTraits { TabTraits() }
}

extension LayoutTraits {
  package var tab: TabTraits {
    get { self[TabTraitsKey.self] }
    set { self[TabTraitsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The view's item in the bar of a tab view.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = AnyView(label())
    return trait { $0.tab.label = label }
  }
}

/// A screen of a tab view with its item in the bar.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  public typealias Body = Never

  private let value: AnyHashable?
  private let role: TabRole?
  private let label: AnyView?
  private let content: Content

  private init(value: AnyHashable?, role: TabRole?, label: AnyView?, content: Content) {
    self.value = value
    self.role = role
    self.label = label
    self.content = content
  }

  @MainActor public var body: Never { fatalError("Tab has no body") }

  @MainActor
  public static func _makeTabs(_ content: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    // A tab is one screen, however many views it is made of.
    let view = content.content
    var traits = LayoutTraits()
    traits.tab = TabTraits(label: content.label, value: content.value, role: content.role)
    list.append(
      _ViewList.Element(identity: inputs.identity, traits: traits) {
        view.node(inputs, implicitContainer: .column)
      })
  }
}

extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: AnyHashable(value), role: role, label: AnyView(label()), content: content())
  }
}

extension Tab where Value == Never {
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, label: AnyView(label()), content: content())
  }
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role,
      label: AnyView(Views.Label(titleKey, systemImage: systemImage)), content: content())
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role,
      label: AnyView(Views.Label(titleResource, systemImage: systemImage)), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, label: AnyView(Views.Label(title, systemImage: systemImage)),
      content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, label: AnyView(Views.Label(titleKey, image: image)),
      content: content())
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, label: AnyView(Views.Label(titleResource, image: image)),
      content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, label: AnyView(Views.Label(title, image: image)),
      content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, label: AnyView(Views.Label(titleKey, image: image)),
      content: content())
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, label: AnyView(Views.Label(titleResource, image: image)),
      content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, label: AnyView(Views.Label(title, image: image)),
      content: content())
  }

  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: AnyHashable(value), role: role, label: nil, content: content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, label: AnyView(Views.Label(titleKey, systemImage: systemImage)),
      content: content())
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, label: AnyView(Views.Label(titleResource, systemImage: systemImage)),
      content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, label: AnyView(Views.Label(title, systemImage: systemImage)),
      content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, label: AnyView(Views.Label(titleKey, image: image)), content: content())
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, label: AnyView(Views.Label(titleResource, image: image)), content: content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, label: AnyView(Views.Label(titleKey, image: image)), content: content())
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, label: AnyView(Views.Label(titleResource, image: image)), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, label: AnyView(Views.Label(title, image: image)), content: content())
  }

  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, label: nil, content: content())
  }
}

/// The label of a tab that is named by a title and an image.
public nonisolated struct DefaultTabLabel: View {
  @MainActor public var body: some View { EmptyView() }
}

/// Tabs that a sidebar shows under a title; a bar shows them like the others.
public nonisolated struct TabSection<Header: View, Content: TabContent>: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  private let content: Content
  private let header: AnyView?

  // The value is a separate generic parameter, from which the compiler infers the builder's.
  public init<Value: Hashable>(
    @TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == Value {
    self.content = content()
    self.header = AnyView(header())
  }

  public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content)
  where Header == EmptyView, Content.TabValue == Value {
    self.content = content()
    header = nil
  }

  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content
  ) where Header == Text, Content.TabValue == Value {
    self.content = content()
    header = AnyView(Text(titleKey))
  }

  @_disfavoredOverload
  public init<Value: Hashable>(
    _ titleResource: LocalizedStringResource, @TabContentBuilder<Value> content: () -> Content
  ) where Header == Text, Content.TabValue == Value {
    self.content = content()
    header = AnyView(Text(titleResource))
  }

  @_disfavoredOverload
  public init<Value: Hashable, S: StringProtocol>(
    _ title: S, @TabContentBuilder<Value> content: () -> Content
  ) where Header == Text, Content.TabValue == Value {
    self.content = content()
    header = AnyView(Text(title))
  }

  @MainActor public var body: Never { fatalError("TabSection has no body") }

  @MainActor
  public static func _makeTabs(_ content: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    var inner = _ViewList()
    Content._makeTabs(content.content, inputs: inputs.child(.content), into: &inner)
    let header = content.header
    list.items +=
      inner.map { element in
        var element = element
        element.traits.tab.sectionTitle = header
        return element
      }.items
  }
}

/// Tabs made by a closure.
public nonisolated struct _AnyTabs<TabValue: Hashable>: TabContent {
  public typealias Body = Never
  let make: @MainActor (_ViewInputs, inout _ViewList) -> Void

  @MainActor public var body: Never { fatalError("Tabs have no body") }

  @MainActor
  public static func _makeTabs(_ content: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    content.make(inputs, &list)
  }
}

/// Tabs, or none.
public nonisolated struct _OptionalTabs<Tabs: TabContent>: TabContent {
  public typealias TabValue = Tabs.TabValue
  public typealias Body = Never
  let tabs: Tabs?

  @MainActor public var body: Never { fatalError("Tabs have no body") }

  @MainActor
  public static func _makeTabs(_ content: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    if let tabs = content.tabs { Tabs._makeTabs(tabs, inputs: inputs, into: &list) }
  }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = Never

  @MainActor public var body: Never { fatalError("ForEach has no body") }

  @MainActor
  public static func _makeTabs(_ content: Self, inputs: _ViewInputs, into list: inout _ViewList) {
    for element in content.data {
      let id = AnyHashable(content.id(element))
      Content._makeTabs(content.content(element), inputs: inputs.child(.id(id)), into: &list)
    }
  }
}

extension ForEach where Content: TabContent {
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == Value {
    self.init(plain: data, content: content, id: { $0.id })
  }

  @_disfavoredOverload
  public init<Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value {
    self.init(plain: data, content: content, id: { $0[keyPath: id] })
  }

  @_disfavoredOverload
  public init<Value: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<Value> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Content.TabValue == Value {
    self.init(plain: data, content: content, id: { $0 })
  }
}

extension TabContent {
  nonisolated func changed(_ change: @escaping (inout LayoutTraits) -> Void) -> _AnyTabs<TabValue> {
    _AnyTabs { inputs, list in
      var inner = _ViewList()
      Self._makeTabs(self, inputs: inputs, into: &inner)
      list.items +=
        inner.map { element in
          var element = element
          change(&element.traits)
          return element
        }.items
    }
  }

  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    changed { $0.listRow.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
  }

  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    changed { $0.listRow.badge = label }
  }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    changed { $0.listRow.badge = key.map { Text($0) } }
  }

  @_disfavoredOverload
  public nonisolated func badge(_ key: LocalizedStringResource?) -> some TabContent<TabValue> {
    changed { $0.listRow.badge = key.map { Text($0) } }
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    changed { $0.listRow.badge = label.map { Text($0) } }
  }

  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { $0.tab.isHidden = hidden }
  }

  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { if disabled { $0.tab.isDisabled = true } }
  }
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { changed { _ in } }
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changed { $0.tab.placement = placement }
  }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    changed { $0.tab.identifier = identifier }
  }
  public nonisolated func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
    changed { $0.tab.hint = hint }
  }
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some TabContent<TabValue> {
    changed { $0.tab.hint = Text(hint) }
  }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some TabContent<TabValue> {
    changed { $0.tab.hint = Text(hint) }
  }
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changed { traits in
      if visibility == .hidden, placements.contains(.tabBar) { traits.tab.placement = .sidebarOnly }
    }
  }
}

/// One of the placements of tabs in an adaptable tab view.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// Makes tabs out of the statements of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a builder as a view.
  public nonisolated struct Content<C: TabContent>: TransparentView {
    let tabs: C

    @MainActor
    package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
      C._makeTabs(tabs, inputs: inputs, into: &list)
    }
  }

  public static func buildExpression<T: TabContent>(_ tab: T) -> T where T.TabValue == TabValue { tab }

  public static func buildPartialBlock<T: TabContent>(first: T) -> T where T.TabValue == TabValue { first }

  public static func buildPartialBlock<Some: TabContent, T: TabContent>(
    accumulated: Some, next: T
  ) -> _AnyTabs<TabValue> where Some.TabValue == TabValue, T.TabValue == TabValue {
    _AnyTabs { inputs, list in
      // Each tab keeps its identity, however many come before it.
      Some._makeTabs(accumulated, inputs: inputs.child(.index(0)), into: &list)
      T._makeTabs(next, inputs: inputs.child(.index(1)), into: &list)
    }
  }

  public static func buildIf<T: TabContent>(_ tab: T?) -> _OptionalTabs<T> where T.TabValue == TabValue {
    _OptionalTabs(tabs: tab)
  }

  public static func buildEither<T: TabContent>(first: T) -> _AnyTabs<TabValue>
  where T.TabValue == TabValue {
    _AnyTabs { inputs, list in T._makeTabs(first, inputs: inputs.child(.index(0)), into: &list) }
  }

  public static func buildEither<T: TabContent>(second: T) -> _AnyTabs<TabValue>
  where T.TabValue == TabValue {
    _AnyTabs { inputs, list in T._makeTabs(second, inputs: inputs.child(.index(1)), into: &list) }
  }

  public static func buildLimitedAvailability<T: TabContent>(_ tab: T) -> _AnyTabs<TabValue>
  where T.TabValue == TabValue {
    _AnyTabs { inputs, list in T._makeTabs(tab, inputs: inputs, into: &list) }
  }
}
