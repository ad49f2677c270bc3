import Controls
import Drawing
package import Foundation
import Geometry
package import LayoutEngine
public import Views

/// Screens of which one shows, chosen by a bar or by turning pages.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    TabScreens(
      inputs: inputs, selected: selection.map { AnyHashable($0.wrappedValue) },
      select: { tag in
        guard let selection, let value = tag.base as? SelectionValue else { return false }
        selection.wrappedValue = value
        return true
      }
    ).node(content)
  }
}

extension TabView {
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView where SelectionValue == Never {
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }
}

/// The selected tab, if there is no binding.
final class TabState {
  var index: Int?
  /// Whether the tabs stand in a sidebar instead of a bar; nil until the user chooses.
  var showsSidebar: Bool?
  /// Whether the list of tabs that do not fit into the bar is shown.
  var showsMore = false
}

/// Resolves the selected tab and puts the bar around it.
@MainActor
private struct TabScreens {
  let inputs: _ViewInputs
  let selected: AnyHashable?
  /// Sets the selection to a tab's value; false if no binding accepts it.
  let select: @MainActor (AnyHashable) -> Bool

  private var isGlass: Bool { inputs.environment.renderVersion >= .iOS26 }
  private var direction: LayoutDirection { inputs.environment.layoutDirection }

  func node<Content: View>(_ content: Content) -> LayoutNode {
    var inner = inputs.child(.content)
    let preferences = PreferenceCollector()
    inner.preferences = preferences
    inner.stackOrientation = nil
    inner.environment.tabLook = .bar
    inner.environment.tabAccessory = nil
    inner.environment.isInListRow = false
    inner.environment.controlSurroundings = .layout
    let isPaged: PageTabViewStyle.IndexDisplayMode? =
      if case .pages(let mode) = inputs.environment.tabLook { mode } else { nil }
    if isPaged == nil {
      inner.environment = inner.environment.withTintAsAccentColor
      inner.environment.isInTabs = true
    }
    let tabs = content.viewList(inner).elements().filter { !$0.traits.tab.isHidden }
    guard !tabs.isEmpty else { return GreedyLeafNode().annotated("TabView", roles: .hasBars, inputs: inputs) }
    let choice = inputs.identity.slot { TabState() }
    let chosen = choice.index.flatMap { tabs.indices.contains($0) ? $0 : nil }
    let index =
      chosen ?? tabs.indices.first { index in
        let traits = tabs[index].traits
        guard let selected else { return false }
        return traits.tab.value == selected || traits.tag == selected || traits.id == selected
      } ?? selected.flatMap { $0.base as? Int }.flatMap {
        tabs.indices.contains($0) && tabs[$0].traits.tag == nil ? $0 : nil
      } ?? 0
    // The others keep their state.
    for other in tabs.indices where other != index { tabs[other].identity.keep() }
    let shown = barTabs(tabs)
    let isMore = choice.showsMore && shown.count < tabs.count && isPaged == nil && !isWide
    let filling = FlexFrameNode(
      child: isMore ? moreScreen(tabs, shown, inner, choice) : tabs[index].makeNode(), minWidth: nil,
      idealWidth: nil, maxWidth: .infinity, minHeight: nil,
      idealHeight: nil, maxHeight: .infinity, alignment: .center, layoutDirection: direction,
      diagnostics: inputs.graph.diagnostics)
    if let isPaged {
      inputs.preferences.add(preferences)
      return pages(filling, count: tabs.count, index: index, mode: isPaged)
    }
    let state = preferences.value(BarStateKey.self) ?? BarState()
    inputs.preferences.add(preferences, replacing: BarStateKey.self, by: withoutTabBar(state))
    let isHidden = AppAppearance.current.tabBar.isHidden
    guard state.visibility[.tabBar] ?? (isHidden ? .hidden : .automatic) != .hidden else {
      return onPage(filling).annotated("TabView", roles: .hasBars, inputs: inputs)
    }
    if isWide {
      return WideTabs(inputs: inputs, tabs: tabs, index: index, state: choice, select: select).node(filling)
    }
    return withBar(onPage(filling), tabs: tabs, shown: shown, index: isMore ? nil : index, state, choice)
  }

  /// A tab on the background of the tab bar controller, as Apple's pictures show it.
  private func onPage(_ content: LayoutNode) -> LayoutNode {
    let page = BleedingStyle(style: Color(.system(.systemBackground)), edges: .all)
      .makeNode(inputs.child(.part(.tabPage)))
    return OverlayNode(
      primary: content, secondary: page, alignment: .center, isBehind: true, layoutDirection: direction)
  }

  private var isWide: Bool {
    inputs.environment.horizontalSizeClass == .regular && inputs.environment.verticalSizeClass == .regular
  }

  // MARK: More

  /// The maximum number of tabs in a phone's bar.
  private static let mostItems = 5

  /// The numbers of the tabs in a phone's bar: if there are more than five, the last item leads to the
  /// others.
  private func barTabs(_ tabs: [_ViewList.Element]) -> [Int] {
    guard tabs.count > Self.mostItems else { return Array(tabs.indices) }
    let apart = tabs.indices.filter { isGlass && tabs[$0].traits.tab.role == .search }
    let others = tabs.indices.filter { !apart.contains($0) }
    return others.prefix(Self.mostItems - 1 - apart.count) + apart
  }

  /// The list of the tabs that do not fit into the bar.
  private func moreScreen(
    _ tabs: [_ViewList.Element], _ shown: [Int], _ inner: _ViewInputs, _ choice: TabState
  ) -> LayoutNode {
    let rest = tabs.indices.filter { !shown.contains($0) }
    let labels = rest.map { tabs[$0].traits.tab.label ?? AnyView(EmptyView()) }
    let choose: @MainActor (Int) -> Void = { position in
      choice.showsMore = false
      self.choose(rest[position], tabs, choice)
    }
    return MoreTabs(labels: labels, choose: choose)
      .node(inner.child(.part(.moreTabs)), implicitContainer: .column)
  }

  private func choose(_ number: Int, _ tabs: [_ViewList.Element], _ choice: TabState) {
    choice.showsMore = false
    if !tabs[number].tabValues(number).contains(where: { $0.map(select) ?? false }) { choice.index = number }
  }

  private func withoutTabBar(_ state: BarState) -> BarState {
    var state = state
    state.visibility[.tabBar] = nil
    state.backgrounds[.tabBar] = nil
    state.backgroundVisibility[.tabBar] = nil
    return state
  }

  // MARK: Pages

  private func pages(
    _ page: LayoutNode, count: Int, index: Int, mode: PageTabViewStyle.IndexDisplayMode
  ) -> LayoutNode {
    guard mode == .always || (mode == .automatic && count > 1) else {
      return page.annotated("TabView", roles: .hasBars, inputs: inputs)
    }
    let dots = PageDots(count: count, index: index).padding(.bottom, 9)
    return OverlayNode(
      primary: page,
      secondary: dots.node(inputs.child(.part(.pageDots)), implicitContainer: .overlay)
        .stating(.addTraits([.adjustable])),
      alignment: .bottom, isBehind: false, layoutDirection: direction
    ).annotated("TabView", roles: .hasBars, inputs: inputs)
  }

  // MARK: Bar

  /// - Parameters:
  ///   - shown: the numbers of the tabs in the bar.
  ///   - index: the selected tab; nil for the list of those that are not in the bar.
  private func withBar(
    _ content: LayoutNode, tabs: [_ViewList.Element], shown: [Int], index: Int?, _ state: BarState,
    _ choice: TabState
  ) -> LayoutNode {
    let isMinimized =
      isGlass && inputs.environment.tabBarMinimizeBehavior == .onScrollDown && content.isScrolledDown
    let row = row(tabs, shown, index, choice, isMinimized: isMinimized)
    var layout = TabBarLayout(
      isGlass: isGlass, searchIndex: row.searchIndex, bottomInset: inputs.environment.windowInsets.bottom)
    if isMinimized {
      inputs.note(
        .approximated, "tabBarMinimizeBehavior", "The places in a tab bar that gave way are not measured.")
      layout.minimized = row.selected
    }
    // The keyboard covers the bar.
    let keyboard = inputs.environment.keyboardInset
    var padding = EdgeInsets(
      top: 0, leading: 0, bottom: keyboard > 0 ? 0 : layout.contentInset, trailing: 0)
    var items = row.items
    if let accessory = accessory(isInline: isMinimized) {
      items.append(accessory)
      layout.hasAccessory = true
      if !isMinimized { padding.bottom += TabBarLayout.accessoryHeight + 12 }
    }
    let bar = ContainerNode(layout: layout, layoutDirection: direction, children: items).annotated(
      "TabBar", roles: .tabBar,
      drawing: TabBarDrawing(
        isGlass: isGlass, index: row.selected, searchIndex: layout.searchIndex, count: row.items.count,
        layout: layout,
        ground: BarGroundDrawing(
          edge: .bottom, content: content,
          style: state.backgrounds[.tabBar] ?? AppAppearance.current.tabBar.ground.map { AnyShapeStyle($0) },
          visibility: state.backgroundVisibility[.tabBar]
            ?? (AppAppearance.current.tabBar.ground == nil ? .automatic : .visible),
          environment: inputs.environment)),
      inputs: inputs)
    return OverlayNode(
      primary: SafeAreaPaddingNode(child: content, insets: padding, layoutDirection: direction),
      secondary: ContainerNode(
        layout: BarsLayout(
          places: [.bottom(height: layout.height, sink: layout.sink + keyboard)]),
        layoutDirection: direction, children: [bar]),
      alignment: .center, isBehind: false, layoutDirection: direction
    ).annotated("TabView", roles: .hasBars, inputs: inputs)
  }

  /// The items of a bar from the leading end.
  private struct Row {
    var items: [LayoutNode] = []
    /// The index among them of the selected one, and of a separate search.
    var selected = 0
    var searchIndex: Int?
  }

  private func row(
    _ tabs: [_ViewList.Element], _ shown: [Int], _ index: Int?, _ choice: TabState, isMinimized: Bool
  ) -> Row {
    var row = Row()
    for number in shown {
      let isSearch = tabs[number].traits.tab.role == .search && isGlass
      if isSearch, row.searchIndex == nil { row.searchIndex = row.items.count }
      row.items.append(
        item(number, tabs, choice, isSelected: number == index, isAlone: isSearch || isMinimized))
    }
    let selected = index.flatMap { shown.firstIndex(of: $0) }
    row.selected = selected ?? 0
    guard shown.count < tabs.count else { return row }
    // In front of a search, which is separate at the end.
    let place = row.searchIndex ?? row.items.count
    row.items.insert(moreItem(isSelected: selected == nil, choice), at: place)
    if let number = row.searchIndex { row.searchIndex = number + 1 }
    row.selected = selected.map { $0 >= place ? $0 + 1 : $0 } ?? place
    return row
  }

  private func item(
    _ number: Int, _ tabs: [_ViewList.Element], _ choice: TabState, isSelected: Bool, isAlone: Bool
  ) -> LayoutNode {
    let traits = tabs[number].traits
    let item = TabItemView(
      label: traits.tab.label
        ?? (traits.tab.role == .search ? AnyView(SearchTabLabel()) : AnyView(EmptyView())),
      badge: traits.listRow.badge, isSelected: isSelected, isAlone: isAlone)
    return traits.tab.item(
      item, itemInputs(.tab[number]), place: (number, tabs.count), isSelected: isSelected
    ) { choose(number, tabs, choice) }
  }

  private func itemInputs(_ part: ViewPart) -> _ViewInputs {
    var own = inputs.child(.part(part))
    own.environment.dynamicTypeSize = .large
    own.environment.isInListRow = false
    return own
  }

  /// The accessory above the bar, or inside it when it is minimized; nil if there is nothing.
  private func accessory(isInline: Bool) -> LayoutNode? {
    guard let accessory = inputs.environment.tabAccessory, isGlass else { return nil }
    var own = inputs.child(.part(.tabAccessory))
    own.environment.tabViewBottomAccessoryPlacement = isInline ? .inline : .expanded
    let node = accessory.frame(maxWidth: .infinity, maxHeight: .infinity).glassGround()
      .node(own, implicitContainer: .overlay)
    inputs.note(
      .approximated, "tabViewBottomAccessory", "The accessory's place above the tab bar is not measured.")
    return node
  }

  /// The item that leads to the tabs that do not fit into the bar.
  private func moreItem(isSelected: Bool, _ choice: TabState) -> LayoutNode {
    let own = itemInputs(.moreTab)
    let label = AnyView(Label("More", systemImage: "ellipsis"))
    return TabItemView(label: label, badge: nil, isSelected: isSelected, isAlone: false)
      .node(own, implicitContainer: .overlay).interaction("Tab", own) { interaction, _ in
        interaction.tap = { _ in choice.showsMore = true }
        interaction.spoken = AccessibilityControl([.tab])
      }
  }
}

/// The tabs that do not fit into a bar, as rows of a screen.
private nonisolated struct MoreTabs: View {
  let labels: [AnyView]
  let choose: @MainActor (Int) -> Void

  @MainActor var body: some View {
    NavigationStack {
      List(0..<labels.count, id: \.self) { position in
        Button {
          choose(position)
        } label: {
          labels[position]
        }
        .listRow { $0.isLink = true }
        .tint(.primary)
      }
      .navigationTitle(Text(verbatim: "More"))
    }
  }
}

extension LayoutNode {
  /// Whether the first scroll view inside is scrolled away from its top.
  fileprivate var isScrolledDown: Bool {
    scrolledPlace?.isScrolled ?? ((firstScroll?.contentOffset.y ?? 0) > 0.5)
  }
}

/// The default item of a search tab.
nonisolated struct SearchTabLabel: View {
  @MainActor var body: some View {
    Label {
      Text(system: .search)
    } icon: {
      Image(systemName: "magnifyingglass")
    }
  }
}

/// The frames of the items of a tab bar.
package struct TabBarLayout: Layout {
  let isGlass: Bool
  let searchIndex: Int?
  /// The device's bottom inset.
  let bottomInset: CGFloat
  var hasAccessory = false
  /// The only item that remains when the bar is minimized by scrolling.
  var minimized: Int?

  package init(isGlass: Bool, searchIndex: Int?, bottomInset: CGFloat) {
    self.isGlass = isGlass
    self.searchIndex = searchIndex
    self.bottomInset = bottomInset
  }

  static let accessoryHeight: CGFloat = 48

  var barHeight: CGFloat { isGlass ? 62 : 49 }
  var height: CGFloat { barHeight + (hasAccessory && minimized == nil ? Self.accessoryHeight + 12 : 0) }
  /// How far the bar extends into the safe area.
  var sink: CGFloat { isGlass ? bottomInset - 21 : 0 }
  var contentInset: CGFloat { barHeight - sink }

  private static let side: CGFloat = 21

  /// The frames of the items, with the capsule around those that share one.
  package func frames(count: Int, in bounds: CGRect) -> (items: [CGRect], capsule: CGRect?) {
    let top = bounds.maxY - barHeight
    guard isGlass else {
      let width = bounds.width / CGFloat(max(count, 1))
      return (
        (0..<count).map { CGRect(x: bounds.minX + CGFloat($0) * width, y: top, width: width, height: 49) },
        nil
      )
    }
    if let minimized { return minimizedFrames(count: count, shown: minimized, in: bounds) }
    let shared = count - (searchIndex == nil ? 0 : 1)
    let room = bounds.width - 2 * Self.side - (searchIndex == nil ? 0 : 70)
    // Neighbouring selections overlap by 8 points, 4 are left at the ends.
    let fitting = (room - 16) / CGFloat(max(shared, 1))
    let pitch = searchIndex == nil ? min(fitting, 86) : fitting
    let width = CGFloat(shared) * pitch + 16
    let start = searchIndex == nil ? bounds.midX - width / 2 : bounds.minX + Self.side
    var items: [CGRect] = []
    var position = 0
    for index in 0..<count {
      if index == searchIndex {
        items.append(CGRect(x: bounds.maxX - Self.side - 62, y: top, width: 62, height: 62))
      } else {
        items.append(
          CGRect(x: start + 4 + CGFloat(position) * pitch, y: top + 4, width: pitch + 8, height: 54))
        position += 1
      }
    }
    return (items, shared > 0 ? CGRect(x: start, y: top, width: width, height: 62) : nil)
  }

  /// A circle with the selected tab, and one with the search at the other end; the others are outside the
  /// window.
  private func minimizedFrames(
    count: Int, shown: Int, in bounds: CGRect
  ) -> (items: [CGRect], capsule: CGRect?) {
    let size = Self.accessoryHeight
    let top = bounds.maxY - size
    let circle = CGRect(x: bounds.minX + Self.side, y: top, width: size, height: size)
    let items = (0..<count).map { index in
      if index == searchIndex {
        return CGRect(x: bounds.maxX - Self.side - size, y: top, width: size, height: size)
      }
      return index == shown ? circle : circle.offsetBy(dx: -10_000, dy: 0)
    }
    return (items, shown == searchIndex ? nil : circle)
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let count = subviews.count - (hasAccessory ? 1 : 0)
    for (subview, frame) in zip(subviews, frames(count: count, in: bounds).items) {
      subview.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
    if hasAccessory, minimized != nil, let accessory = subviews.last {
      // Between the two circles.
      let start = bounds.minX + Self.side + Self.accessoryHeight + 12
      let end =
        searchIndex == nil ? bounds.maxX - Self.side : bounds.maxX - Self.side - Self.accessoryHeight - 12
      accessory.place(
        at: CGPoint(x: start, y: bounds.maxY - Self.accessoryHeight),
        proposal: ProposedViewSize(width: max(end - start, 0), height: Self.accessoryHeight))
    } else if hasAccessory, let accessory = subviews.last {
      accessory.place(
        at: CGPoint(x: bounds.minX + Self.side, y: bounds.minY),
        proposal: ProposedViewSize(width: bounds.width - 2 * Self.side, height: Self.accessoryHeight))
    }
  }
}

/// Draws the background of a tab bar and the selection.
private struct TabBarDrawing: NodeDrawing {
  let isGlass: Bool
  let index: Int
  let searchIndex: Int?
  let count: Int
  let layout: TabBarLayout
  let ground: BarGroundDrawing

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    guard isGlass else {
      ground.draw(node, in: &context)
      return
    }
    let environment = ground.environment
    if ground.style != nil { ground.draw(node, in: &context) }
    let frame = context.frame(of: node)
    let bounds = CGRect(origin: .zero, size: node.size)
    let frames = layout.frames(count: count, in: bounds)
    func placed(_ rect: CGRect) -> CGRect {
      var rect = rect
      if environment.layoutDirection == .rightToLeft { rect.origin.x = bounds.width - rect.maxX }
      return context.snapped(rect.offsetBy(dx: frame.minX, dy: frame.minY))
    }
    func capsule(_ rect: CGRect) -> Path {
      Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .continuous)
    }
    for rect in [frames.capsule, searchIndex.map { frames.items[$0] }].compactMap({ $0 }).map(placed) {
      GlassPlate().draw(capsule(rect), bounds: rect, environment: environment, in: &context)
    }
    if index != searchIndex, layout.minimized == nil {
      let rect = placed(frames.items[index])
      let fill: Color = environment.colorScheme == .dark ? .white.opacity(0.15) : .black.opacity(0.07)
      context.fill(capsule(rect), with: fill._paint(in: environment).paint, bounds: rect)
    }
    context.drawChildren(of: node)
  }
}

/// An icon with a title below it, and a badge.
private nonisolated struct TabItemView: View {
  let label: AnyView
  let badge: Text?
  let isSelected: Bool
  /// Whether the icon is alone on its own glass.
  let isAlone: Bool

  @Environment(\.renderVersion) private var version
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.tintIsChosen) private var tintIsChosen

  private var isGlass: Bool { version >= .iOS26 }

  @MainActor var body: some View {
    label
      .labelStyle(TabLabelStyle(isSelected: isSelected, isAlone: isAlone, badge: badge))
      .foregroundStyle(color)
      .font(.system(size: 10, weight: .medium))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @MainActor private var color: AnyShapeStyle {
    let chosen = AppAppearance.current.tabBar
    if isSelected {
      if !tintIsChosen, let color = chosen.tint { return AnyShapeStyle(color) }
      return AnyShapeStyle(TintShapeStyle())
    }
    if let color = chosen.unselected { return AnyShapeStyle(color) }
    if isGlass {
      return AnyShapeStyle(
        colorScheme == .dark ? Color(white: 0.957) : Color(white: 0.098))
    }
    return AnyShapeStyle(colorScheme == .dark ? Color(white: 0.459) : Color(white: 0.6))
  }
}

/// A tab's icon above its title.
private nonisolated struct TabLabelStyle: LabelStyle {
  let isSelected: Bool
  let isAlone: Bool
  let badge: Text?

  @MainActor func makeBody(configuration: Configuration) -> some View {
    TabLabel(configuration: configuration, isSelected: isSelected, isAlone: isAlone, badge: badge)
  }
}

private nonisolated struct TabLabel: View {
  let configuration: LabelStyleConfiguration
  let isSelected: Bool
  let isAlone: Bool
  let badge: Text?

  @Environment(\.renderVersion) private var version

  private var isGlass: Bool { version >= .iOS26 }

  @MainActor var body: some View {
    if isAlone {
      icon
    } else {
      // The icon's centre and the title's baseline are measured from the top of the bar or the selection.
      ZStack(alignment: .top) {
        Color.clear
        icon
          .frame(height: 30)
          .overlay(alignment: .topLeading) { badgeView }
          .padding(.top, isGlass ? 5 : 3.7)
        configuration.title
          .font(.system(size: 10, weight: isSelected && isGlass ? .semibold : .medium))
          .lineLimit(1)
          .padding(.top, isGlass ? 35.2 : 35.5)
      }
    }
  }

  private var icon: some View {
    configuration.icon
      .font(.system(size: isGlass ? 17 : 18, weight: .medium))
      .imageScale(.large)
      .symbolVariant(.fill)
  }

  @ViewBuilder private var badgeView: some View {
    if let badge {
      let height: CGFloat = isGlass ? 59.0 / 3 : 18
      GeometryReader { proxy in
        badge
          .font(.system(size: 13))
          .foregroundStyle(.white)
          .padding(.horizontal, 5)
          .frame(minWidth: height, minHeight: height)
          .fixedSize()
          .background(Color.red, in: Capsule())
          .offset(x: proxy.size.width / 2 + (isGlass ? 7 : 7.7), y: isGlass ? -3 : -0.7)
      }
    }
  }
}

/// Dots for pages: the current one is brighter.
private nonisolated struct PageDots: View {
  let count: Int
  let index: Int

  @Environment(\.pageIndexMode) private var mode

  @MainActor var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<count) { number in
        Circle()
          .fill(.white.opacity(number == index ? 1 : 0.35))
          .frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background {
      if mode == .always { Capsule().fill(Color(.system(.systemFill))) }
    }
    // As UIPageControl is announced.
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: "page \(index + 1) of \(count)"))
  }
}

extension _ViewList.Element {
  /// The binding values of the tab with an index, the explicit ones first.
  func tabValues(_ number: Int) -> [AnyHashable?] {
    [traits.tab.value, traits.tag, traits.id, AnyHashable(number)]
  }
}

extension ViewPart {
  /// The tabs in the bar, by their number among all.
  static let tab = ViewPart("tab")
  /// The tab that leads to the others, and their list.
  fileprivate static let moreTab = ViewPart("moreTab")
  fileprivate static let tabPage = ViewPart("tabPage")
  fileprivate static let moreTabs = ViewPart("moreTabs")
  /// The accessory above the bar.
  fileprivate static let tabAccessory = ViewPart("tabAccessory")
  /// The dots of pages.
  fileprivate static let pageDots = ViewPart("pageDots")
}
