import Drawing
import Foundation
import Geometry
import LayoutEngine
import Views

/// Puts a screen's bars around it.
@MainActor
struct ScreenBars {
  let inputs: _ViewInputs
  let context: NavigationContext

  private var metrics: BarMetrics { BarMetrics(inputs.environment) }
  private var direction: LayoutDirection { inputs.environment.layoutDirection }

  func node(
    _ screen: Screen, previous: Screen?, name: String, roles: ViewRoles = .hasBars
  ) -> LayoutNode {
    if inputs.environment.barsBelongToWindow {
      return inWindow(screen, previous: previous, name: name, roles: roles)
    }
    // What bars were asked for ends here; everything else goes on to the window.
    for collector in [screen.preferences, previous?.preferences].compactMap({ $0 }) {
      inputs.preferences.add(collector, replacing: BarStateKey.self, by: tabBarOnly(screen.state))
    }
    var insets = EdgeInsets()
    var bars: [LayoutNode] = []
    var places: [BarsLayout.Place] = []
    let hasBar = screen.state.visibility[.navigationBar] != .hidden && !context.hasInnerStack
    let builder = ToolbarBuilder(inputs: screen.inputs, metrics: metrics)
    if hasBar {
      let bar = topBar(screen, previous: previous, builder)
      insets.top = bar.height - metrics.rise
      bars.append(bar.node)
      places.append(.top(height: bar.height, rise: metrics.rise))
    }
    if screen.state.visibility[.bottomBar] != .hidden, let bar = bottomBar(screen, builder) {
      // The keyboard covers the toolbar; a search in use stands above it.
      let keyboard = inputs.environment.keyboardInset
      let isRaised = keyboard > 0 && screen.state.search?.isActive == true
      let sink = isRaised ? -22 : metrics.bottomSink + keyboard
      insets.bottom = isRaised ? metrics.bottomRowHeight + 30 : keyboard > 0 ? 0 : metrics.bottomHeight
      bars.append(bar)
      places.append(.bottom(height: metrics.bottomRowHeight, sink: sink))
    }
    let filling = FlexFrameNode(
      child: screen.node, minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil,
      idealHeight: nil, maxHeight: .infinity, alignment: .center, layoutDirection: direction,
      diagnostics: inputs.graph.diagnostics)
    var content: LayoutNode = filling
    if let suggestions = builder.suggestions(screen.state) {
      content = OverlayNode(
        primary: filling, secondary: suggestions, alignment: .center, isBehind: false,
        layoutDirection: direction)
    }
    if insets != EdgeInsets() {
      content = SafeAreaPaddingNode(child: content, insets: insets, layoutDirection: direction)
    }
    content = behind(content, screen)
    if bars.isEmpty { return content.annotated(name, roles: roles, inputs: inputs) }
    let overlay = ContainerNode(
      layout: BarsLayout(places: places), layoutDirection: direction, children: bars)
    return OverlayNode(
      primary: content, secondary: overlay, alignment: .center, isBehind: false, layoutDirection: direction
    ).annotated(name, roles: roles, inputs: inputs)
  }

  /// A screen whose title and items stand in the title bar of the window, with the button that leads back.
  private func inWindow(
    _ screen: Screen, previous: Screen?, name: String, roles: ViewRoles
  ) -> LayoutNode {
    var state = screen.state
    if previous != nil, !state.isBackButtonHidden {
      let dismiss = screen.dismiss
      let back = Button {
        dismiss?()
      } label: {
        Image(systemName: "chevron.backward")
      }
      .accessibilityLabel(Text(system: .back))
      state.items.insert(
        ToolbarEntry(
          placement: .navigation, content: .view(AnyView(back)), inputs: inputs.child(.secondary(35))),
        at: 0)
    }
    if inputs.environment.isInSidebar {
      for index in state.items.indices { state.items[index].isInSidebar = true }
    }
    inputs.preferences.add(screen.preferences, replacing: BarStateKey.self, by: state)
    if let previous {
      inputs.preferences.add(previous.preferences, replacing: BarStateKey.self, by: BarState())
    }
    let filling = FlexFrameNode(
      child: screen.node, minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil,
      idealHeight: nil, maxHeight: .infinity, alignment: .center, layoutDirection: direction,
      diagnostics: inputs.graph.diagnostics)
    guard let background = screen.state.containerBackground else {
      return filling.annotated(name, roles: roles, inputs: inputs)
    }
    var own = screen.inputs
    own.identity = own.identity.child(.secondary(31))
    return OverlayNode(
      primary: filling, secondary: background.ignoresSafeArea().node(own, implicitContainer: .overlay),
      alignment: .center, isBehind: true, layoutDirection: direction
    ).annotated(name, roles: roles, inputs: inputs)
  }

  /// What the tab bar below is asked for, which is the container's around the stack.
  private func tabBarOnly(_ state: BarState) -> BarState {
    var result = BarState()
    result.visibility[.tabBar] = state.visibility[.tabBar]
    result.backgroundVisibility[.tabBar] = state.backgroundVisibility[.tabBar]
    result.backgrounds[.tabBar] = state.backgrounds[.tabBar]
    return result
  }

  /// The page behind a screen.
  private func behind(_ content: LayoutNode, _ screen: Screen) -> LayoutNode {
    var own = screen.inputs
    own.identity = own.identity.child(.secondary(31))
    let page: LayoutNode
    if let background = screen.state.containerBackground {
      page = background.ignoresSafeArea().node(own, implicitContainer: .overlay)
    } else {
      page = BleedingStyle(style: Color(.system(.systemBackground)), edges: .all).makeNode(own)
    }
    return OverlayNode(
      primary: content, secondary: page, alignment: .center, isBehind: true, layoutDirection: direction)
  }

  // MARK: Top

  private func topBar(
    _ screen: Screen, previous: Screen?, _ builder: ToolbarBuilder
  ) -> (node: LayoutNode, height: CGFloat) {
    let state = screen.state
    if let search = state.search, search.isActive, !builder.isBottomSearch(search) {
      return activeSearchBar(screen, search, builder)
    }
    let items = builder.items(state)
    let title = state.removedDefaults.contains(.title) ? nil : state.title
    let search = builder.topSearch(state)
    let isLarge = screen.titleMode == .large && title != nil && !screen.isScrolled
    context.hasLargeTitle = isLarge
    var leading = items.leading
    if let previous, !state.isBackButtonHidden {
      leading.insert(builder.backButton(title: previous.state.title, dismiss: screen.dismiss), at: 0)
    }
    var children = leading
    var middle: LayoutNode?
    if let principal = items.principal {
      middle = principal
    } else if !isLarge, let title {
      middle = builder.inlineTitle(title, subtitle: state.subtitle, menu: state.titleMenu != nil)
    }
    if let middle { children.append(middle) }
    children += items.trailing
    let row = ContainerNode(
      layout: BarRowLayout(
        leading: leading.count, hasTitle: middle != nil, trailing: items.trailing.count, metrics: metrics),
      layoutDirection: direction, children: children)
    var parts: [LayoutNode] = [row]
    var layout = TopBarLayout(metrics: metrics)
    var height = metrics.inlineHeight
    if isLarge, let title {
      layout.titleTop =
        metrics.sheetPadding + metrics.rowHeight + metrics.largeTitleTop(hasSearch: search != nil)
      parts.append(items.largeTitle ?? builder.largeTitle(title))
      height += metrics.largeTitleHeight(hasSearch: search != nil)
      if metrics.isGlass, let subtitle = state.subtitle {
        parts.append(builder.largeSubtitle(subtitle))
        layout.hasSubtitle = true
        height += 12
      }
    }
    if let search {
      layout.searchTop = height
      parts.append(search)
      height += metrics.searchHeight
    }
    let node = ContainerNode(layout: layout, layoutDirection: direction, children: parts).annotated(
      "NavigationBar",
      drawing: BarGroundDrawing(
        edge: .top, content: screen.node, style: state.backgrounds[.navigationBar],
        visibility: state.backgroundVisibility[.navigationBar] ?? .automatic,
        environment: builder.environment(for: .navigationBar, state)), inputs: screen.inputs)
    return (node, height)
  }

  /// The bar of a search that is under way: its field at the top, the button that ends it, and the scopes below.
  private func activeSearchBar(
    _ screen: Screen, _ search: SearchRequest, _ builder: ToolbarBuilder
  ) -> (node: LayoutNode, height: CGFloat) {
    context.hasLargeTitle = false
    inputs.note(
      .approximated, "searchable", "The places in the bar of a search that is under way are not measured.")
    let layout = ActiveSearchLayout(metrics: metrics)
    var children = [
      builder.searchField(search, isBottom: false), builder.endSearchButton(search, isBottom: false),
    ]
    var height = layout.rowHeight
    if let scopes = builder.scopes(screen.state) {
      children.append(scopes)
      height += layout.scopesHeight
    }
    let node = ContainerNode(layout: layout, layoutDirection: direction, children: children).annotated(
      "NavigationBar",
      drawing: BarGroundDrawing(
        edge: .top, content: screen.node, style: screen.state.backgrounds[.navigationBar],
        visibility: screen.state.backgroundVisibility[.navigationBar] ?? .automatic,
        environment: builder.environment(for: .navigationBar, screen.state)), inputs: screen.inputs)
    return (node, height)
  }

  // MARK: Bottom

  private func bottomBar(_ screen: Screen, _ builder: ToolbarBuilder) -> LayoutNode? {
    let parts = builder.bottomItems(screen.state)
    guard !parts.isEmpty else { return nil }
    return ContainerNode(
      layout: BottomBarLayout(parts: parts.map(\.kind), metrics: metrics), layoutDirection: direction,
      children: parts.map(\.node)
    ).annotated(
      "Toolbar",
      drawing: BarGroundDrawing(
        edge: .bottom, content: screen.node, style: screen.state.backgrounds[.bottomBar],
        visibility: screen.state.backgroundVisibility[.bottomBar] ?? .automatic,
        environment: builder.environment(for: .bottomBar, screen.state)), inputs: screen.inputs)
  }
}

/// Bars at the edges of the room that their screen has.
struct BarsLayout: Layout {
  enum Place {
    case top(height: CGFloat, rise: CGFloat)
    case bottom(height: CGFloat, sink: CGFloat)
  }

  let places: [Place]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (place, bar) in zip(places, subviews) {
      switch place {
      case .top(let height, let rise):
        bar.place(
          at: CGPoint(x: bounds.minX, y: bounds.minY - rise),
          proposal: ProposedViewSize(width: bounds.width, height: height))
      case .bottom(let height, let sink):
        bar.place(
          at: CGPoint(x: bounds.minX, y: bounds.maxY + sink - height),
          proposal: ProposedViewSize(width: bounds.width, height: height))
      }
    }
  }
}

/// The field of a search that is under way, the button that ends it beside it, and scopes below.
struct ActiveSearchLayout: Layout {
  let metrics: BarMetrics

  var rowHeight: CGFloat { metrics.searchFieldHeight + 16 }
  var scopesHeight: CGFloat { 44 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let inset = metrics.inset(width: bounds.width)
    let middle = bounds.minY + rowHeight / 2
    let button = ProposedViewSize(width: nil, height: metrics.searchFieldHeight)
    let width = subviews[1].sizeThatFits(button).width
    subviews[1].place(at: CGPoint(x: bounds.maxX - inset, y: middle), anchor: .trailing, proposal: button)
    subviews[0].place(
      at: CGPoint(x: bounds.minX + inset, y: middle), anchor: .leading,
      proposal: ProposedViewSize(
        width: max(bounds.width - 2 * inset - width - metrics.gap, 0), height: metrics.searchFieldHeight))
    if subviews.count > 2 {
      subviews[2].place(
        at: CGPoint(x: bounds.minX + inset, y: bounds.minY + rowHeight),
        proposal: ProposedViewSize(width: max(bounds.width - 2 * inset, 0), height: 32))
    }
  }
}

/// The row, the large title and the search field of a bar.
struct TopBarLayout: Layout {
  let metrics: BarMetrics
  var titleTop: CGFloat?
  var hasSubtitle = false
  var searchTop: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let inset = metrics.inset(width: bounds.width)
    let inner = ProposedViewSize(width: max(bounds.width - 2 * inset, 0), height: nil)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + metrics.sheetPadding),
      proposal: ProposedViewSize(width: bounds.width, height: metrics.rowHeight))
    var index = 1
    if let titleTop {
      subviews[index].place(at: CGPoint(x: bounds.minX + inset, y: bounds.minY + titleTop), proposal: inner)
      index += 1
      if hasSubtitle {
        subviews[index].place(
          at: CGPoint(x: bounds.minX + inset, y: bounds.minY + titleTop + 41), proposal: inner)
        index += 1
      }
    }
    if let searchTop {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + inset, y: bounds.minY + searchTop),
        proposal: ProposedViewSize(
          width: max(bounds.width - 2 * inset, 0), height: metrics.searchFieldHeight))
    }
  }
}

/// Buttons at both ends of a bar and a title in the middle, which makes way for wide buttons.
struct BarRowLayout: Layout {
  let leading: Int
  let hasTitle: Bool
  let trailing: Int
  let metrics: BarMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let inset = metrics.inset(width: bounds.width)
    let height = ProposedViewSize(width: nil, height: bounds.height)
    var start = bounds.minX + inset
    for subview in subviews.prefix(leading) {
      subview.place(at: CGPoint(x: start, y: bounds.midY), anchor: .leading, proposal: height)
      start += subview.sizeThatFits(height).width + metrics.gap
    }
    var end = bounds.maxX - inset
    for subview in subviews.suffix(trailing).reversed() {
      subview.place(at: CGPoint(x: end, y: bounds.midY), anchor: .trailing, proposal: height)
      end -= subview.sizeThatFits(height).width + metrics.gap
    }
    guard hasTitle else { return }
    let title = subviews[subviews.startIndex + leading]
    let offered = ProposedViewSize(width: max(end - start, 0), height: bounds.height)
    let width = title.sizeThatFits(offered).width
    // In the middle of the bar, or as near to it as the buttons let it.
    let x = min(max(bounds.midX - width / 2, start), max(end - width, start))
    title.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: offered)
  }
}

/// The parts of a toolbar at the bottom: flexible spaces push the others apart.
struct BottomBarLayout: Layout {
  enum Part {
    case item
    case flexibleSpace
    case fixedSpace
    /// Takes what room there is: a search field.
    case filling
  }

  let parts: [Part]
  let metrics: BarMetrics

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let room = bounds.width - 2 * metrics.bottomInset
    let offered = ProposedViewSize(width: nil, height: metrics.bottomRowHeight)
    let visible = parts.indices.filter { parts[$0] == .item || parts[$0] == .filling }
    var lengths: [CGFloat] = subviews.indices.map { index in
      parts[index] == .item ? subviews[index].sizeThatFits(offered).width : 0
    }
    let gaps = metrics.gap * CGFloat(max(visible.count - 1, 0))
    let rest = max(room - lengths.reduce(0, +) - gaps, 0)
    if let filling = parts.firstIndex(where: { $0 == .filling }) { lengths[filling] = rest }
    let spaces = parts.filter { $0 == .flexibleSpace }.count
    let hasFilling = parts.contains { $0 == .filling }
    var x = bounds.minX + metrics.bottomInset
    var between: CGFloat = 0
    if spaces == 0 && !hasFilling {
      // Items without spaces stand evenly, a single one in the middle.
      if visible.count == 1 { x += rest / 2 } else { between = rest / CGFloat(max(visible.count - 1, 1)) }
    }
    for index in subviews.indices {
      switch parts[index] {
      case .item, .filling:
        subviews[index].place(
          at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
          proposal: ProposedViewSize(
            width: parts[index] == .filling ? lengths[index] : nil, height: metrics.bottomRowHeight))
        x += lengths[index] + metrics.gap + between
      case .flexibleSpace:
        subviews[index].place(at: CGPoint(x: x, y: bounds.midY), proposal: .zero)
        if !hasFilling { x += rest / CGFloat(spaces) }
      case .fixedSpace:
        subviews[index].place(at: CGPoint(x: x, y: bounds.midY), proposal: .zero)
      }
    }
  }
}
