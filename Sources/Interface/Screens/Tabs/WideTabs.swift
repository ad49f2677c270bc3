import Controls
import Drawing
import Foundation
import Geometry
import LayoutEngine
import Views

/// The tabs of a tablet: a bar at the top of the screen, or a sidebar.
///
/// Measured in iOS 26: the capsule is 44 points high, the selection 36, its labels about 15.
@MainActor
struct WideTabs {
  let inputs: _ViewInputs
  let tabs: [_ViewList.Element]
  let index: Int
  let state: TabState
  let select: @MainActor (AnyHashable) -> Bool

  private var direction: LayoutDirection { inputs.environment.layoutDirection }

  private var isAdaptable: Bool {
    if case .sidebarAdaptable = inputs.environment.tabLook { true } else { false }
  }

  func node(_ content: LayoutNode) -> LayoutNode {
    inputs.note(
      .approximated, "TabView",
      "Of the tab bar of an iPad only the capsule of iOS 26 was measured, its sidebar not at all.")
    if isAdaptable, state.showsSidebar ?? (inputs.environment.defaultTabPlacement == .sidebar) {
      return withSidebar(content)
    }
    // Beside the buttons of a navigation bar, which moves down by less than the bar's height.
    let room: CGFloat = content.hasNavigationBar ? 56.0 / 3 : TopTabBarLayout.height + 10
    return OverlayNode(
      primary: SafeAreaPaddingNode(
        child: content, insets: EdgeInsets(top: room, leading: 0, bottom: 0, trailing: 0),
        layoutDirection: direction),
      secondary: ContainerNode(
        layout: BarsLayout(places: [.top(height: TopTabBarLayout.height, rise: 0)]),
        layoutDirection: direction, children: [bar]), alignment: .center, isBehind: false,
      layoutDirection: direction
    ).annotated("TabView", roles: .hasBars, inputs: inputs)
  }

  private func choose(_ number: Int) {
    if !tabs[number].tabValues(number).contains(where: { $0.map(select) ?? false }) { state.index = number }
  }

  private func label(_ tab: _ViewList.Element) -> AnyView {
    tab.traits.tab.label
      ?? (tab.traits.tab.role == .search
        ? AnyView(SearchTabLabel()) : AnyView(EmptyView()))
  }

  // MARK: Bar

  private var bar: LayoutNode {
    var items: [LayoutNode] = []
    func inner(_ part: ViewPart) -> _ViewInputs {
      var own = inputs.child(.part(part))
      own.environment.dynamicTypeSize = .large
      own.environment.isInListRow = false
      return own
    }
    if isAdaptable {
      let state = state
      let button = Image(systemName: "sidebar.leading").font(.system(size: 17))
        .frame(width: 44, height: 36)
      items.append(
        MarkNode(
          child: button.node(inner(.sidebarButton), implicitContainer: .overlay).interaction("Button", inputs)
          { it, _ in
            it.tap = { _ in state.showsSidebar = true }
            it.spoken = AccessibilityControl([.button])
          }, mark: ViewLabel { "Sidebar" }))
    }
    for (number, tab) in tabs.enumerated() where tab.traits.tab.placement != .sidebarOnly || number == index {
      let item = TopTabItem(
        label: label(tab), badge: tab.traits.listRow.badge, isSelected: number == index,
        isIcon: tab.traits.tab.role == .search)
      items.append(
        tab.traits.tab.item(
          item, inner(.tab[number]), place: (number, tabs.count), isSelected: number == index
        ) { choose(number) })
    }
    return ContainerNode(layout: TopTabBarLayout(), layoutDirection: direction, children: items).annotated(
      "TabBar", roles: .tabBar, drawing: TopTabBarDrawing(environment: inputs.environment), inputs: inputs)
  }

  // MARK: Sidebar

  private func withSidebar(_ content: LayoutNode) -> LayoutNode {
    var own = inputs.child(.part(.tabSidebar))
    own.environment.isInSidebar = true
    own.environment.tabLook = .bar
    let state = state
    let sidebar = TabSidebar(
      titles: tabs.map { $0.traits.tab.sectionTitle }, labels: tabs.map(label), index: index,
      parts: inputs.environment.tabSidebarParts, choose: choose, hide: { state.showsSidebar = false })
    let column = sidebar.node(own, implicitContainer: .overlay)
    return ContainerNode(
      layout: SplitLayout(widths: [320, nil], hidesInPortrait: false, hasContent: false),
      layoutDirection: direction, children: [column, content]
    ).annotated(
      "TabView", roles: .hasBars, drawing: SplitDrawing(environment: inputs.environment), inputs: inputs)
  }
}

/// The tabs as rows, those of a section under its title.
private nonisolated struct TabSidebar: View {
  let titles: [AnyView?]
  let labels: [AnyView]
  let index: Int
  let parts: TabSidebarParts
  let choose: @MainActor (Int) -> Void
  let hide: @MainActor () -> Void

  /// Adjacent tabs of one section.
  private var groups: [Range<Int>] {
    var groups: [Range<Int>] = []
    for number in labels.indices {
      let continues = number > 0 && (titles[number] == nil) == (titles[number - 1] == nil)
      if continues, let last = groups.popLast() {
        groups.append(last.lowerBound..<number + 1)
      } else {
        groups.append(number..<number + 1)
      }
    }
    return groups
  }

  @MainActor var body: some View {
    let selection = Binding<Int?>(get: { index }, set: { if let number = $0 { choose(number) } })
    VStack(spacing: 0) {
      HStack {
        Spacer()
        Image(systemName: "sidebar.leading").font(.system(size: 17)).frame(width: 44, height: 44)
          .interaction("Button") { interaction, _ in
            interaction.tap = { _ in hide() }
            interaction.spoken = AccessibilityControl([.button])
          }
          .labelled { _ in "Sidebar" }
      }
      .padding(.horizontal, 16)
      rows(selection)
      if let bar = parts.bottomBar { bar.padding(.horizontal, 20).padding(.vertical, 12) }
    }
  }

  @MainActor
  private func rows(_ selection: Binding<Int?>) -> some View {
    List(selection: selection) {
      if let header = parts.header { header }
      ForEach(groups, id: \.lowerBound) { group in
        Section {
          ForEach(group, id: \.self) { number in labels[number].tag(number) }
        } header: {
          if let title = titles[group.lowerBound] { title }
        }
      }
      if let footer = parts.footer { footer }
    }
    .listStyle(.sidebar)
  }
}

/// A tab's title, on the selection's capsule if it is selected.
private nonisolated struct TopTabItem: View {
  let label: AnyView
  let badge: Text?
  let isSelected: Bool
  let isIcon: Bool

  @Environment(\.colorScheme) private var colorScheme

  @MainActor var body: some View {
    HStack(spacing: 6) {
      if isIcon {
        label.labelStyle(.iconOnly)
      } else {
        label.labelStyle(.titleOnly)
      }
      if let badge {
        badge.font(.system(size: 13)).foregroundStyle(.white).padding(.horizontal, 5)
          .frame(minWidth: 18, minHeight: 18).background(Color.red, in: Capsule())
      }
    }
    .font(.system(size: 15, weight: .medium))
    .lineLimit(1)
    .foregroundStyle(isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.system(.label))))
    .padding(.horizontal, 20)
    .frame(height: 36)
    .background {
      if isSelected { Capsule().fill(colorScheme == .dark ? .white.opacity(0.15) : .black.opacity(0.07)) }
    }
  }
}

/// Tabs side by side, centred in the bar.
struct TopTabBarLayout: Layout {
  static let height: CGFloat = 44
  static let inset: CGFloat = 4

  /// The capsule's left end and width in a bar.
  private func capsule(_ bounds: CGRect, _ subviews: Subviews) -> (start: CGFloat, width: CGFloat) {
    let width = subviews.reduce(2 * Self.inset) { $0 + $1.sizeThatFits(.unspecified).width }
    return (bounds.midX - width / 2, width)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = capsule(bounds, subviews).start + Self.inset
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// Draws the capsule behind the tabs.
private struct TopTabBarDrawing: NodeDrawing {
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let frame = context.frame(of: node)
    let left = node.children.map(\.origin.x).min() ?? 0
    let right = node.children.map { $0.origin.x + $0.size.width }.max() ?? 0
    let inset = TopTabBarLayout.inset
    let rect = context.snapped(
      CGRect(
        x: frame.minX + left - inset, y: frame.minY, width: right - left + 2 * inset,
        height: TopTabBarLayout.height))
    let shape = Path(roundedRect: rect, cornerRadius: rect.height / 2, style: .continuous)
    if environment.renderVersion >= .iOS26 {
      GlassPlate().draw(shape, bounds: rect, environment: environment, in: &context)
    } else {
      context.fill(
        shape, with: AnyShapeStyle(Material.bar)._paint(in: environment).paint, bounds: rect)
    }
    context.drawChildren(of: node)
  }
}

extension LayoutNode {
  /// Whether there is a navigation bar inside.
  fileprivate var hasNavigationBar: Bool {
    (annotation as? NodeAnnotation)?.type == "NavigationBar" || children.contains { $0.hasNavigationBar }
  }
}

extension ViewPart {
  /// The button that shows the sidebar, and the sidebar.
  fileprivate static let sidebarButton = ViewPart("sidebarButton")
  fileprivate static let tabSidebar = ViewPart("tabSidebar")
}
