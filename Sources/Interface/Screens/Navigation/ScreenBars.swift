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
    // Requests to bars end here; everything else is passed on to the window.
    for collector in [screen.preferences, previous?.preferences].compactMap({ $0 }) {
      inputs.preferences.add(collector, replacing: BarStateKey.self, by: tabBarOnly(screen.state))
    }
    let builder = ToolbarBuilder(inputs: screen.inputs, metrics: metrics)
      .colored(screen.state.colorSchemes[.navigationBar])
    var bars = Bars()
    if let bar = navigationBar(screen, previous: previous, builder) { bars.add(bar) }
    for bar in bottomBars(screen, builder) { bars.add(bar) }
    if let bar = keyboardBar(screen, builder) { bars.add(bar) }
    var content = self.content(screen, builder)
    if bars.insets != EdgeInsets() {
      content = SafeAreaPaddingNode(child: content, insets: bars.insets, layoutDirection: direction)
    }
    content = behind(content, screen)
    if bars.nodes.isEmpty { return content.annotated(name, roles: roles, inputs: inputs) }
    let overlay = ContainerNode(
      layout: BarsLayout(places: bars.places), layoutDirection: direction, children: bars.nodes)
    return OverlayNode(
      primary: content, secondary: overlay, alignment: .center, isBehind: false, layoutDirection: direction
    ).annotated(name, roles: roles, inputs: inputs)
  }

  /// A positioned bar, and what it adds to the safe area insets.
  private struct Bar {
    var node: LayoutNode
    var place: BarsLayout.Place
    var top: CGFloat = 0
    var bottom: CGFloat = 0
  }

  private struct Bars {
    var nodes: [LayoutNode] = []
    var places: [BarsLayout.Place] = []
    var insets = EdgeInsets()

    mutating func add(_ bar: Bar) {
      nodes.append(bar.node)
      places.append(bar.place)
      insets.top += bar.top
      insets.bottom += bar.bottom
    }
  }

  /// The bar at the top; nil if the screen has none.
  private func navigationBar(_ screen: Screen, previous: Screen?, _ builder: ToolbarBuilder) -> Bar? {
    guard screen.state.visibility[.navigationBar] != .hidden, !context.hasInnerStack,
      !(metrics.isGlass && isEmptyBar(screen, previous: previous))
    else { return nil }
    if let scheme = screen.state.colorSchemes[.navigationBar] {
      inputs.preferences.set(StatusBarSchemeKey.self, scheme)
    }
    let (node, height) = topBar(screen, previous: previous, builder)
    return Bar(
      node: node, place: .top(height: height, rise: metrics.rise), top: height - metrics.rise)
  }

  /// The bar at the bottom with the scopes of a search in it; none where the screen has none.
  private func bottomBars(_ screen: Screen, _ builder: ToolbarBuilder) -> [Bar] {
    let own = ToolbarBuilder(inputs: screen.inputs, metrics: metrics)
      .colored(screen.state.colorSchemes[.bottomBar])
    guard screen.state.visibility[.bottomBar] != .hidden, let node = bottomBar(screen, own) else { return [] }
    // The keyboard covers the toolbar; an active search field is above it.
    let keyboard = inputs.environment.keyboardInset
    let isRaised = keyboard > 0 && screen.state.search?.isActive == true
    let sink = isRaised ? -22 : metrics.bottomSink + keyboard
    let bar = Bar(
      node: node, place: .bottom(height: metrics.bottomRowHeight, sink: sink),
      bottom: isRaised ? metrics.bottomRowHeight + 30 : keyboard > 0 ? 0 : metrics.bottomHeight)
    guard let search = screen.state.search, builder.isBottomSearch(search),
      let scopes = builder.scopes(screen.state)
    else { return [bar] }
    let height = ActiveSearchLayout.scopesHeight
    return [
      bar,
      Bar(
        node: bottomScopes(scopes),
        place: .bottom(height: height, sink: sink - metrics.bottomRowHeight), bottom: height),
    ]
  }

  /// A screen that fills its space, below the suggestions of its search.
  private func content(_ screen: Screen, _ builder: ToolbarBuilder) -> LayoutNode {
    let filling = FlexFrameNode(
      child: screen.node, minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: nil,
      idealHeight: nil, maxHeight: .infinity, alignment: .center, layoutDirection: direction,
      diagnostics: inputs.graph.diagnostics)
    guard let suggestions = builder.suggestions(screen.state) else { return filling }
    return OverlayNode(
      primary: filling, secondary: suggestions, alignment: .center, isBehind: false,
      layoutDirection: direction)
  }

  /// Whether there is nothing to show in a screen's bar, which then takes no space: in pictures of iOS 26 a
  /// list's first card is 35 points below the safe area.
  private func isEmptyBar(_ screen: Screen, previous: Screen?) -> Bool {
    let state = screen.state
    return previous == nil && state.title == nil && state.subtitle == nil && state.search == nil
      && state.titleMenu == nil && state.items.isEmpty && !inputs.environment.isInSheet
      && state.visibility[.navigationBar] != .visible
  }

  /// A screen whose title, items and back button are in the window's title bar.
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
          placement: .navigation, content: .view(AnyView(back)), inputs: inputs.child(.part(.backButton))),
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
    own.identity = own.identity.child(.part(.screenBackground))
    return OverlayNode(
      primary: filling, secondary: background.ignoresSafeArea().node(own, implicitContainer: .overlay),
      alignment: .center, isBehind: true, layoutDirection: direction
    ).annotated(name, roles: roles, inputs: inputs)
  }

  /// The requests to the tab bar, which belongs to the container of the stack.
  private func tabBarOnly(_ state: BarState) -> BarState {
    var result = BarState()
    result.visibility[.tabBar] = state.visibility[.tabBar]
    result.backgroundVisibility[.tabBar] = state.backgroundVisibility[.tabBar]
    result.backgrounds[.tabBar] = state.backgrounds[.tabBar]
    return result
  }

  /// The background of a screen.
  private func behind(_ content: LayoutNode, _ screen: Screen) -> LayoutNode {
    var own = screen.inputs
    own.identity = own.identity.child(.part(.screenBackground))
    let page: LayoutNode
    if let background = screen.state.containerBackground {
      page = background.ignoresSafeArea().node(own, implicitContainer: .overlay)
    } else if metrics.isGlass, inputs.environment.isInSidebar {
      // The sidebar's glass is its background.
      return content
    } else {
      page = BleedingStyle(style: Color(.system(.systemBackground)), edges: .all).makeNode(own)
    }
    return OverlayNode(
      primary: content, secondary: page, alignment: .center, isBehind: true, layoutDirection: direction)
  }

  /// The app-wide appearance of navigation bars, applied to a screen's.
  private func chosenBar(_ screen: Screen) -> AppAppearance.Bar {
    let chosen = AppAppearance.current.navigationBar
    var bar = screen.isScrolled ? chosen.standard : chosen.scrollEdge ?? chosen.standard
    if !screen.isScrolled, chosen.scrollEdge == nil { bar.ground = nil }
    return bar
  }

  // MARK: Top

  private func topBar(
    _ screen: Screen, previous: Screen?, _ builder: ToolbarBuilder
  ) -> (node: LayoutNode, height: CGFloat) {
    let state = screen.state
    if let search = state.search, search.isActive, !builder.isBottomSearch(search) {
      return activeSearchBar(screen, search, builder)
    }
    let chosen = chosenBar(screen)
    let title = state.removedDefaults.contains(.title) ? nil : state.title
    let largeTitle = screen.titleMode == .large && !screen.isScrolled ? title : nil
    let room = screen.inputs.identity.slot(.topBarRoom) { BarRoom() }
    let items = builder.items(state, hidden: room.hidden)
    let search = builder.topSearch(state)
    context.hasLargeTitle = largeTitle != nil
    let row = topRow(
      screen, previous: previous, items, inlineTitle: largeTitle == nil ? title : nil, chosen, room,
      builder)
    var rows = TopRows(row, metrics: metrics)
    if let largeTitle {
      let subtitle =
        metrics.isGlass
        ? items.largeSubtitle ?? items.subtitle ?? state.subtitle.map { AnyView($0) } : nil
      rows.add(
        largeTitle: items.largeTitle ?? builder.largeTitle(largeTitle, chosen.largeTitle),
        subtitle: subtitle.map(builder.largeSubtitle), hasSearch: search != nil)
    }
    if let search { rows.add(search: search) }
    let node = ContainerNode(layout: rows.layout, layoutDirection: direction, children: rows.nodes).annotated(
      "NavigationBar", roles: .navigationBar,
      drawing: BarGroundDrawing(
        edge: .top, content: screen.node,
        style: state.backgrounds[.navigationBar] ?? chosen.ground.map { AnyShapeStyle($0) },
        visibility: state.backgroundVisibility[.navigationBar]
          ?? (chosen.ground == nil ? .automatic : .visible),
        environment: builder.environment(for: .navigationBar, state)), inputs: screen.inputs)
    return (node, rows.height)
  }

  /// The first row of a bar: items at both ends, the title between them.
  private func topRow(
    _ screen: Screen, previous: Screen?, _ items: ToolbarBuilder.Items, inlineTitle: Text?,
    _ chosen: AppAppearance.Bar, _ room: BarRoom, _ builder: ToolbarBuilder
  ) -> LayoutNode {
    let state = screen.state
    var children = items.leading
    if let previous, !state.isBackButtonHidden {
      children.insert(
        builder.backButton(
          title: previous.state.title, showsTitle: state.role?.movesTitle != true, dismiss: screen.dismiss),
        at: 0)
    }
    var parts: [BarRowLayout.Part] = children.map { _ in .leading }
    func add(_ node: LayoutNode, _ part: BarRowLayout.Part) {
      children.append(node)
      parts.append(part)
    }
    let leads = state.role?.movesTitle == true || screen.titleMode == .inlineLarge
    if let principal = items.principal { add(principal, .principal) }
    if let title = inlineTitle, items.principal == nil || leads {
      let node =
        screen.titleMode == .inlineLarge
        ? items.largeTitle ?? builder.largeTitle(title, chosen.largeTitle)
        : builder.inlineTitle(
          title, chosen.title, subtitle: items.subtitle ?? state.subtitle.map { AnyView($0) },
          menu: state.titleMenu != nil)
      add(node, leads ? .leadingTitle : .title)
    }
    for node in items.trailing { add(node, .trailing) }
    let row = ContainerNode(
      layout: BarRowLayout(parts: parts, metrics: metrics), layoutDirection: direction, children: children)
    room.follow(row, height: metrics.itemHeight, items.yielding, state, metrics, inputs.graph) { [metrics] in
      BarRoom.taken(by: row, parts, metrics)
    }
    return row
  }

  /// The rows of a bar at the top, from the first one down.
  private struct TopRows {
    private let metrics: BarMetrics
    private(set) var nodes: [LayoutNode]
    private(set) var layout: TopBarLayout
    private(set) var height: CGFloat

    init(_ row: LayoutNode, metrics: BarMetrics) {
      self.metrics = metrics
      nodes = [row]
      layout = TopBarLayout(metrics: metrics)
      height = metrics.inlineHeight
    }

    mutating func add(largeTitle title: LayoutNode, subtitle: LayoutNode?, hasSearch: Bool) {
      layout.titleTop =
        metrics.topPadding + metrics.rowHeight
        + metrics.largeTitleTop(hasSearch: hasSearch, hasSubtitle: subtitle != nil)
      nodes.append(title)
      height += metrics.largeTitleHeight(hasSearch: hasSearch)
      guard let subtitle else { return }
      nodes.append(subtitle)
      layout.hasSubtitle = true
      height += 12
    }

    mutating func add(search: LayoutNode) {
      layout.searchTop = height
      nodes.append(search)
      height += metrics.searchHeight
    }
  }

  /// The bar of an active search: its field at the top, the button that ends it, and the scopes below.
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
      height += ActiveSearchLayout.scopesHeight
    }
    let node = ContainerNode(layout: layout, layoutDirection: direction, children: children).annotated(
      "NavigationBar", roles: .navigationBar,
      drawing: BarGroundDrawing(
        edge: .top, content: screen.node, style: screen.state.backgrounds[.navigationBar],
        visibility: screen.state.backgroundVisibility[.navigationBar] ?? .automatic,
        environment: builder.environment(for: .navigationBar, screen.state)), inputs: screen.inputs)
    return (node, height)
  }

  // MARK: Bottom

  /// The bar above the keyboard; nil if it is empty.
  private func keyboardBar(_ screen: Screen, _ builder: ToolbarBuilder) -> Bar? {
    guard inputs.environment.keyboardInset > 0 else { return nil }
    let parts = builder.keyboardItems(screen.state)
    guard !parts.isEmpty else { return nil }
    inputs.note(.approximated, "toolbar", "The bar above the keyboard is not measured.")
    var layout = BottomBarLayout(parts: parts.map(\.kind), metrics: metrics)
    layout.inset = metrics.inset(width: 0)
    layout.rowHeight = metrics.itemHeight
    let node = ContainerNode(layout: layout, layoutDirection: direction, children: parts.map(\.node))
      .annotated(
        "Toolbar",
        drawing: metrics.isGlass
          ? nil
          : BarGroundDrawing(
            edge: .bottom, content: screen.node, style: nil, visibility: .visible,
            environment: builder.environment(for: .bottomBar, screen.state)), inputs: screen.inputs)
    return Bar(
      node: node, place: .bottom(height: metrics.keyboardBarHeight, sink: 0),
      bottom: metrics.keyboardBarHeight)
  }

  /// The scopes of a search at the bottom of the screen, above its field.
  private func bottomScopes(_ scopes: LayoutNode) -> LayoutNode {
    inputs.note(
      .approximated, "searchScopes", "The place of the scopes of a search at the bottom is not measured.")
    var layout = BottomBarLayout(parts: [.filling], metrics: metrics)
    layout.inset = metrics.bottomInset
    layout.rowHeight = 32
    return ContainerNode(layout: layout, layoutDirection: direction, children: [scopes])
      .annotated("SearchScopes", inputs: inputs)
  }

  private func bottomBar(_ screen: Screen, _ builder: ToolbarBuilder) -> LayoutNode? {
    let room = screen.inputs.identity.slot(.bottomBarRoom) { BarRoom() }
    let items = builder.bottomItems(screen.state, hidden: room.hidden)
    guard !items.parts.isEmpty else { return nil }
    let kinds = items.parts.map(\.kind)
    let row = ContainerNode(
      layout: BottomBarLayout(parts: kinds, metrics: metrics), layoutDirection: direction,
      children: items.parts.map(\.node))
    room.follow(
      row, height: metrics.bottomRowHeight, items.yielding, screen.state, metrics, inputs.graph
    ) { [metrics] in BarRoom.taken(byBottom: row, kinds, metrics) }
    return row.annotated(
      "Toolbar",
      drawing: BarGroundDrawing(
        edge: .bottom, content: screen.node, style: screen.state.backgrounds[.bottomBar],
        visibility: screen.state.backgroundVisibility[.bottomBar] ?? .automatic,
        environment: builder.environment(for: .bottomBar, screen.state)), inputs: screen.inputs)
  }
}

/// Bars at the edges of their screen.
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

/// The field of an active search with the button that ends it, and scopes below.
struct ActiveSearchLayout: Layout {
  let metrics: BarMetrics

  var rowHeight: CGFloat { metrics.searchFieldHeight + 16 }
  static let scopesHeight: CGFloat = 44

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
      at: CGPoint(x: bounds.minX, y: bounds.minY + metrics.topPadding),
      proposal: ProposedViewSize(width: bounds.width, height: metrics.rowHeight))
    var index = 1
    if let titleTop {
      subviews[index].place(at: CGPoint(x: bounds.minX + inset, y: bounds.minY + titleTop), proposal: inner)
      index += 1
      if hasSubtitle {
        subviews[index].place(
          at: CGPoint(x: bounds.minX + inset, y: bounds.minY + titleTop + 37), proposal: inner)
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

/// The parts of a toolbar at the bottom: flexible spaces push the others apart.
struct BottomBarLayout: Layout {
  enum Part {
    case item
    case flexibleSpace
    case fixedSpace
    /// Takes the remaining space: a search field.
    case filling
    /// Is centred in the bar without displacing other items.
    case center
  }

  let parts: [Part]
  let metrics: BarMetrics
  var inset: CGFloat
  var rowHeight: CGFloat

  init(parts: [Part], metrics: BarMetrics) {
    self.parts = parts
    self.metrics = metrics
    inset = metrics.bottomInset
    rowHeight = metrics.bottomRowHeight
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let room = bounds.width - 2 * inset
    let offered = ProposedViewSize(width: nil, height: rowHeight)
    let visible = parts.indices.filter { parts[$0] == .item || parts[$0] == .filling }
    var lengths: [CGFloat] = subviews.indices.map { index in
      parts[index] == .item ? subviews[index].sizeThatFits(offered).width : 0
    }
    let gaps = metrics.gap * CGFloat(max(visible.count - 1, 0))
    let rest = max(room - lengths.reduce(0, +) - gaps, 0)
    if let filling = parts.firstIndex(where: { $0 == .filling }) { lengths[filling] = rest }
    let spaces = parts.filter { $0 == .flexibleSpace }.count
    let hasFilling = parts.contains { $0 == .filling }
    var x = bounds.minX + inset
    var between: CGFloat = 0
    if spaces == 0 && !hasFilling {
      // Items without spaces are distributed evenly, a single one is centred.
      if visible.count == 1 { x += rest / 2 } else { between = rest / CGFloat(max(visible.count - 1, 1)) }
    }
    for index in subviews.indices {
      switch parts[index] {
      case .item, .filling:
        subviews[index].place(
          at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
          proposal: ProposedViewSize(
            width: parts[index] == .filling ? lengths[index] : nil, height: rowHeight))
        x += lengths[index] + metrics.gap + between
      case .flexibleSpace:
        subviews[index].place(at: CGPoint(x: x, y: bounds.midY), proposal: .zero)
        if !hasFilling { x += rest / CGFloat(spaces) }
      case .fixedSpace:
        subviews[index].place(at: CGPoint(x: x, y: bounds.midY), proposal: .zero)
      case .center:
        subviews[index].place(
          at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offered)
      }
    }
  }
}

extension ViewPart {
  /// The background of a screen.
  fileprivate static let screenBackground = ViewPart("screenBackground")
  /// The area of its bars.
  fileprivate static let topBarRoom = ViewPart("topBarRoom")
  fileprivate static let bottomBarRoom = ViewPart("bottomBarRoom")
}
