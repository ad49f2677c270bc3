import Controls
import Drawing
import Foundation
import Geometry
package import LayoutEngine
package import Views

/// Makes the nodes of the bars' content.
@MainActor
package struct ToolbarBuilder {
  let inputs: _ViewInputs
  let metrics: BarMetrics

  package init(inputs: _ViewInputs, metrics: BarMetrics) {
    self.inputs = inputs
    self.metrics = metrics
  }

  /// The items of a navigation bar by their place.
  package struct Items {
    package var leading: [LayoutNode] = []
    package var trailing: [LayoutNode] = []
    package var principal: LayoutNode?
    var largeTitle: LayoutNode?
    /// What is below an inline title, and below a large one.
    var subtitle: AnyView?
    var largeSubtitle: AnyView?
    /// The nodes at the trailing end that may move to the overflow menu, in order, by entry.
    var yielding: [(entry: Int, nodes: [LayoutNode])] = []
  }

  private var direction: LayoutDirection { inputs.environment.layoutDirection }

  /// The circumstances that bars are drawn in.
  func environment(for bar: ToolbarPlacement, _ state: BarState) -> EnvironmentValues {
    var environment = inputs.environment
    if let scheme = state.colorSchemes[bar] { environment.colorScheme = scheme }
    return environment
  }

  /// The same for a bar that is light or dark whatever the window is.
  func colored(_ scheme: ColorScheme?) -> ToolbarBuilder {
    guard let scheme else { return self }
    var inputs = inputs
    inputs.environment.colorScheme = scheme
    return ToolbarBuilder(inputs: inputs, metrics: metrics)
  }

  /// The inputs that the items of a bar are resolved with.
  func itemInputs(_ base: _ViewInputs, isStrong: Bool = false) -> _ViewInputs {
    var own = base
    own.preferences = inputs.preferences
    own.stackOrientation = .horizontal
    var environment = own.environment
    environment.isInListRow = false
    environment.controlSurroundings = .bar
    environment.colorScheme = inputs.environment.colorScheme
    environment.dynamicTypeSize = .large
    environment.font = .system(size: metrics.itemFontSize, weight: isStrong ? .semibold : .regular)
    environment.imageScale = metrics.isInTitleBar ? .medium : .large
    environment.labelStyle = IconOnlyLabelStyle()
    environment.buttonStyle = .automatic
    environment.lineLimit = 1
    environment.foregroundStyle = nil
    if metrics.isGlass || metrics.isInTitleBar, !environment.tintIsChosen {
      // Symbols on glass have the label's colour, not the accent's.
      environment.tint = AnyShapeStyle(Color.primary)
    }
    own.environment = environment
    return own
  }

  // MARK: Items

  /// A run of nodes on a shared piece of glass.
  struct Cluster {
    var nodes: [LayoutNode]
    var hasGlass = true
    var isProminent = false
    var isText = false
  }

  /// - Parameter hidden: the entries that do not fit into the bar and move to its overflow menu.
  package func items(_ state: BarState, hidden: Set<Int> = []) -> Items {
    var items = Items()
    var leading: [Cluster] = []
    var trailing: [Cluster] = []
    var center: [Cluster] = []
    var overflow: [AnyView] = []
    for (index, entry) in state.items.enumerated() {
      if case .overflow(let view) = entry.content {
        overflow.append(view)
        continue
      }
      switch entry.placement {
      case .topBarLeading, .navigation, .cancellationAction:
        add(entry, index, to: &leading)
      case .automatic, .primaryAction, .topBarTrailing:
        if let view = entry.view, hidden.contains(index) {
          overflow.append(view)
        } else {
          items.yielding.append((index, add(entry, index, to: &trailing)))
        }
      case .confirmationAction, .destructiveAction, .topBarPinnedTrailing:
        add(entry, index, to: &trailing)
      case .secondaryAction where hasCenter(state):
        add(entry, index, to: &center)
      case .secondaryAction where metrics.isInTitleBar:
        add(entry, index, to: &trailing)
      case .secondaryAction: overflow += [entry.view].compactMap(\.self)
      case .status where metrics.isInTitleBar:
        items.principal = single(entry, index) ?? items.principal
      case .principal, .title: items.principal = principal(entry, index) ?? items.principal
      case .largeTitle: items.largeTitle = single(entry, index) ?? items.largeTitle
      case .subtitle: items.subtitle = entry.view ?? items.subtitle
      case .largeSubtitle: items.largeSubtitle = entry.view ?? items.largeSubtitle
      case .bottomBar, .status, .keyboard, .ornament: break
      }
    }
    if !overflow.isEmpty {
      if !hidden.isEmpty { noteHidden() }
      trailing.append(more(overflow, itemInputs(inputs.child(.part(.overflowMenu)))))
    }
    if items.principal == nil, !center.isEmpty {
      let nodes = center.map { node($0, height: metrics.itemHeight) }
      items.principal =
        nodes.count == 1
        ? nodes[0]
        : StackNode(
          axis: .horizontal, verticalAlignment: .center, spacing: metrics.gap, layoutDirection: direction,
          children: nodes)
    }
    items.leading = leading.map { node($0, height: metrics.itemHeight) }
    items.trailing = trailing.map { node($0, height: metrics.itemHeight) }
    return items
  }

  /// An entry's view by itself; nil for entries that are not views.
  private func single(_ entry: ToolbarEntry, _ index: Int) -> LayoutNode? {
    entry.view?.node(
      itemInputs(entry.inputs.child(.part(.toolbarItem[index]))), implicitContainer: .overlay)
  }

  /// The same for the middle of the bar, with the weight of a title and its own tint.
  private func principal(_ entry: ToolbarEntry, _ index: Int) -> LayoutNode? {
    var own = itemInputs(entry.inputs.child(.part(.toolbarItem[index])), isStrong: true)
    own.environment.tint = entry.inputs.environment.tint
    return entry.view?.node(own, implicitContainer: .overlay)
  }

  /// The overflow menu of a bar.
  private func more(_ views: [AnyView], _ own: _ViewInputs) -> Cluster {
    let name = metrics.isGlass ? "ellipsis" : "ellipsis.circle"
    let menu = Menu {
      ForEach(views.indices, id: \.self) { views[$0] }
    } label: {
      Image(systemName: name)
    }
    .accessibilityLabel(Text(verbatim: "More"))
    return Cluster(nodes: menu.viewList(own).makeNodes())
  }

  private func noteHidden() {
    inputs.note(
      .approximated, "toolbar", "Which items go into the menu of a bar without room for all is not measured.")
  }

  /// Whether the bar has items in its middle: those of an editor or a browser if there is enough space.
  private func hasCenter(_ state: BarState) -> Bool {
    state.role?.movesTitle == true && inputs.environment.horizontalSizeClass == .regular
  }

  /// - Returns: the nodes that were added.
  @discardableResult
  private func add(_ entry: ToolbarEntry, _ index: Int, to clusters: inout [Cluster]) -> [LayoutNode] {
    switch entry.content {
    case .spacer:
      clusters.append(Cluster(nodes: []))
      return []
    case .titleMenu, .search, .overflow:
      return []
    case .view(let view):
      let isStrong = entry.placement == .confirmationAction
      var own = itemInputs(entry.inputs.child(.part(.toolbarItem[index])), isStrong: isStrong)
      let isProminent = isStrong && metrics.isGlass
      if isProminent { own.environment.tint = AnyShapeStyle(Color.white) }
      let nodes = view.viewList(own).makeNodes()
      for node in nodes {
        let isText = node.containsText
        let cluster = Cluster(
          nodes: [node], hasGlass: !entry.hidesBackground && !isOnPanel, isProminent: isProminent,
          isText: isText)
        // Symbols share their glass; texts and prominent buttons have their own, and a title bar without glass has room
        // for some and not for others.
        if metrics.isGlass || !metrics.isInTitleBar, let last = clusters.last, !last.nodes.isEmpty,
          last.hasGlass, cluster.hasGlass, !last.isText,
          !isText, !last.isProminent, !isProminent
        {
          clusters[clusters.count - 1].nodes.append(node)
        } else {
          if clusters.last?.nodes.isEmpty == true { clusters.removeLast() }
          clusters.append(cluster)
        }
      }
      return nodes
    }
  }

  /// Whether the bar is on the glass of a sidebar, where buttons have none of their own.
  private var isOnPanel: Bool {
    metrics.isGlass && !metrics.isInTitleBar && inputs.environment.isInSidebar
  }

  func node(_ cluster: Cluster, height: CGFloat) -> LayoutNode {
    if cluster.nodes.isEmpty { return EmptyNode() }
    let layout = ToolbarClusterLayout(
      isGlass: metrics.isGlass && cluster.hasGlass, isText: cluster.isText, height: height)
    let node = ContainerNode(layout: layout, layoutDirection: direction, children: cluster.nodes)
    guard metrics.isGlass, cluster.hasGlass else { return node.annotated("ToolbarItem", inputs: inputs) }
    var glass = GlassPlate()
    if cluster.isProminent {
      glass.tint = inputs.environment.tint ?? AnyShapeStyle(Color.accentColor)
    }
    return node.annotated(
      "ToolbarItem", drawing: GlassCapsuleDrawing(glass: glass, environment: inputs.environment),
      inputs: inputs)
  }

  // MARK: Titles

  private func text(_ text: Text, _ size: CGFloat, _ weight: Font.Weight, _ color: SystemColor = .label)
    -> some View
  {
    text.font(.system(size: size, weight: weight)).foregroundStyle(Color(.system(color))).lineLimit(1)
  }

  private func barInputs(_ part: ViewPart) -> _ViewInputs {
    var own = inputs.child(.part(part))
    own.environment.dynamicTypeSize = .large
    own.environment.foregroundStyle = nil
    own.environment.multilineTextAlignment = .leading
    return own
  }

  func inlineTitle(
    _ title: Text, _ words: AppAppearance.Words = .init(), subtitle: AnyView?, menu: Bool
  ) -> LayoutNode {
    let name = VStack(spacing: 0) {
      HStack(spacing: 4) {
        if words.font == nil && words.color == nil {
          text(title, 17, .semibold)
        } else {
          title.font(words.font ?? .system(size: 17, weight: .semibold))
            .foregroundStyle(words.color ?? Color(.system(.label))).lineLimit(1)
        }
        if menu {
          Image(systemName: "chevron.down.circle.fill").font(.system(size: 13))
            .foregroundStyle(Color(.system(.tertiaryLabel)))
        }
      }
      if let subtitle { self.subtitle(subtitle) }
    }
    return name.node(barInputs(.inlineTitle), implicitContainer: .overlay).stating(.children(.combine))
      .stating(.addTraits([.header]))
  }

  func largeTitle(_ title: Text, _ words: AppAppearance.Words = .init()) -> LayoutNode {
    var own = barInputs(.largeTitle)
    let size = inputs.environment.dynamicTypeSize
    own.environment.dynamicTypeSize = min(max(size, .large), .xxxLarge)
    if let color = words.color { own.environment.foregroundStyle = AnyShapeStyle(color) }
    return title.font(words.font ?? .largeTitle.bold()).lineLimit(1).minimumScaleFactor(0.7)
      .node(own, implicitContainer: .overlay).stating(.addTraits([.header]))
  }

  func largeSubtitle(_ subtitle: AnyView) -> LayoutNode {
    self.subtitle(subtitle).node(barInputs(.largeSubtitle), implicitContainer: .overlay)
  }

  private func subtitle(_ view: AnyView) -> some View {
    view.font(.system(size: 12)).foregroundStyle(Color(.system(.secondaryLabel))).lineLimit(1)
  }

  // MARK: Back

  /// - Parameter showsTitle: whether a word is shown beside the chevron, until iOS 18.
  func backButton(title: Text?, showsTitle: Bool, dismiss: (@MainActor () -> Void)?) -> LayoutNode {
    let button = backButtonNode(title: title, showsTitle: showsTitle).interaction("Button", inputs) {
      interaction, inputs in
      interaction.tap = { _ in dismiss?() }
      // VoiceOver says where it leads, even where no word is drawn beside the arrow.
      let name = title ?? Text(system: .back)
      interaction.spoken = AccessibilityControl(
        [.backButton], label: { name.spokenText(inputs) }, saysContent: false)
    }
    return MarkNode(child: button, mark: ViewLabel(isSpoken: false) { "Back" })
  }

  private func backButtonNode(title: Text?, showsTitle: Bool) -> LayoutNode {
    var own = itemInputs(inputs.child(.part(.backButton)))
    own.environment.foregroundStyle =
      own.environment.tintIsChosen
      ? AnyShapeStyle(TintShapeStyle())
      : AppAppearance.current.navigationBar.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
    if metrics.isGlass {
      let arrow = BackArrow(lineWidth: 2).frame(width: 11, height: 56.0 / 3)
        .padding(.trailing, 3)
      return node(Cluster(nodes: [arrow.node(own, implicitContainer: .overlay)]), height: 44)
    }
    let label = HStack(spacing: 9) {
      BackArrow(lineWidth: 2.6).frame(width: 11, height: 19)
      if showsTitle {
        ViewThatFits(in: .horizontal) {
          (title ?? Text(system: .back)).frame(maxWidth: 130).fixedSize(horizontal: true, vertical: false)
          Text(system: .back)
        }
      }
    }
    .padding(.leading, -20.0 / 3)
    return label.node(own, implicitContainer: .overlay).annotated("ToolbarItem", inputs: inputs)
  }

  /// A system button with a symbol, which does nothing here.
  package func symbol(_ name: String, label: String, part: ViewPart) -> LayoutNode {
    let own = itemInputs(inputs.child(.part(part)))
    let button = Button {
    } label: {
      Image(systemName: name)
    }
    .accessibilityLabel(Text(verbatim: label))
    return node(Cluster(nodes: button.viewList(own).makeNodes()), height: metrics.itemHeight)
  }

  // MARK: Bottom

  struct BottomPart {
    var node: LayoutNode
    var kind: BottomBarLayout.Part
  }

  /// The content of a bottom bar, and the nodes that may move to its overflow menu, by entry.
  struct BottomItems {
    var parts: [BottomPart] = []
    var yielding: [(entry: Int, nodes: [LayoutNode])] = []
  }

  /// The content of the bar above the keyboard.
  func keyboardItems(_ state: BarState) -> [BottomPart] {
    barItems(state, height: metrics.itemHeight) { $0 == .keyboard }.parts
  }

  private func barItems(
    _ state: BarState, height: CGFloat, hidden: Set<Int> = [],
    _ isIncluded: (ToolbarItemPlacement.Kind) -> Bool
  ) -> BottomItems {
    var items = BottomItems()
    var overflow: [AnyView] = []
    var cluster: Cluster?
    func flush() {
      if let cluster {
        items.parts.append(BottomPart(node: node(cluster, height: height), kind: .item))
      }
      cluster = nil
    }
    let entries = state.items.enumerated().filter { isIncluded($1.placement) }
    for (index, entry) in entries {
      switch entry.content {
      case .spacer(let isFlexible):
        flush()
        items.parts.append(BottomPart(node: EmptyNode(), kind: isFlexible ? .flexibleSpace : .fixedSpace))
      case .titleMenu, .overflow:
        break
      case .search:
        flush()
        if let search = state.search {
          items.parts.append(BottomPart(node: searchField(search, isBottom: true), kind: .filling))
        }
      case .view(let view):
        if hidden.contains(index) {
          overflow.append(view)
          continue
        }
        let own = itemInputs(entry.inputs.child(.part(.toolbarItem[index])))
        var yielding: [LayoutNode] = []
        for node in view.viewList(own).makeNodes() {
          if node is SpacerNode {
            flush()
            items.parts.append(BottomPart(node: EmptyNode(), kind: .flexibleSpace))
            continue
          }
          yielding.append(node)
          let isText = node.containsText
          let hasGlass = !entry.hidesBackground && !(entry.placement == .status && isText)
          if metrics.isGlass, !isText, hasGlass, cluster?.isText == false, cluster?.hasGlass == true {
            cluster?.nodes.append(node)
          } else {
            flush()
            cluster = Cluster(nodes: [node], hasGlass: hasGlass, isText: isText)
          }
        }
        items.yielding.append((index, yielding))
      }
    }
    flush()
    if !overflow.isEmpty {
      noteHidden()
      let more = more(overflow, itemInputs(inputs.child(.part(.bottomOverflowMenu))))
      items.parts.append(BottomPart(node: node(more, height: height), kind: .item))
    }
    return items
  }

  /// - Parameter hidden: the entries that do not fit into the bar and move to its overflow menu.
  func bottomItems(_ state: BarState, hidden: Set<Int> = []) -> BottomItems {
    var items = barItems(state, height: metrics.bottomRowHeight, hidden: hidden) { $0 == .bottomBar }
    // The status is centred in the bar, whatever is beside it.
    items.parts += barItems(state, height: metrics.bottomRowHeight) { $0 == .status }.parts
      .filter { $0.kind == .item }.map { BottomPart(node: $0.node, kind: .center) }
    if let search = state.search, search.isActive, isBottomSearch(search) {
      // An active search has the bar to itself.
      return BottomItems(parts: [
        BottomPart(node: searchField(search, isBottom: true), kind: .filling),
        BottomPart(node: endSearchButton(search, isBottom: true), kind: .item),
      ])
    }
    let hasField = items.parts.contains { $0.kind == .filling }
    if let search = state.search, isBottomSearch(search), !hasField, state.minimizesSearch == true {
      // At the trailing end, whatever is beside it.
      if !items.parts.contains(where: { $0.kind == .flexibleSpace }) {
        items.parts.append(BottomPart(node: EmptyNode(), kind: .flexibleSpace))
      }
      items.parts.append(BottomPart(node: beginSearchButton(search), kind: .item))
    } else if let search = state.search, isBottomSearch(search), !hasField {
      let field = BottomPart(node: searchField(search, isBottom: true), kind: .filling)
      // Between the items at both ends.
      if let space = items.parts.firstIndex(where: { $0.kind == .flexibleSpace }) {
        items.parts[space] = field
      } else {
        items.parts.insert(field, at: 0)
      }
    }
    return items
  }
}

nonisolated extension View {
  /// Glass behind the view, as a capsule.
  func glassGround() -> some View {
    wrapped { child, inputs in
      PassthroughNode(child: child).annotated(
        "glass", drawing: GlassCapsuleDrawing(environment: inputs.environment), inputs: inputs)
    }
  }
}

/// The back chevron.
nonisolated struct BackArrow: View {
  let lineWidth: CGFloat

  @MainActor var body: some View {
    ArrowShape(inset: lineWidth / 2)
      .stroke(
        ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
  }

  private nonisolated struct ArrowShape: Shape {
    let inset: CGFloat

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.maxX - inset, y: rect.minY + inset))
      path.addLine(to: CGPoint(x: rect.minX + inset, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX - inset, y: rect.maxY - inset))
      return path
    }
  }
}

/// Items that share a piece of glass: symbols in slots of 44 points, 12 apart; texts with 12 points at their sides.
struct ToolbarClusterLayout: Layout {
  let isGlass: Bool
  let isText: Bool
  let height: CGFloat

  private func width(_ subview: LayoutSubview) -> CGFloat {
    Self.slot(
      subview.sizeThatFits(ProposedViewSize(width: nil, height: height)).width, isGlass: isGlass,
      isText: isText, height: height)
  }

  /// How much space an item of a given width takes.
  static func slot(_ own: CGFloat, isGlass: Bool, isText: Bool, height: CGFloat) -> CGFloat {
    // A Mac's buttons without glass still have space around their symbols.
    guard isGlass else { return height < 44 ? max(own + 12, 36) : own }
    return max(isText ? own + 24 : own, height)
  }

  private var gap: CGFloat { height < 44 ? isGlass ? 0 : 4 : isGlass ? 12 : 16 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let total = subviews.reduce(0) { $0 + width($1) } + gap * CGFloat(max(subviews.count - 1, 0))
    return CGSize(width: total, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    for subview in subviews {
      let width = width(subview)
      subview.place(
        at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: nil, height: height))
      x += width + gap
    }
  }
}

extension LayoutNode {
  /// Whether it contains letters.
  var containsText: Bool {
    if let measured = self as? MeasuredLeafNode, let leaf = measured.content as? TextLeaf {
      return leaf.runs.contains { if case .string = $0.content { true } else { false } }
    }
    return children.contains { $0.containsText }
  }
}

extension ToolbarEntry {
  /// Its content, unless it is a space or one of the bar's own parts.
  fileprivate var view: AnyView? {
    if case .view(let view) = content { view } else { nil }
  }
}

extension ViewPart {
  /// The items by their number in the state of the bars.
  fileprivate static let toolbarItem = ViewPart("toolbarItem")
  /// The overflow menus at the top and at the bottom.
  fileprivate static let overflowMenu = ViewPart("overflowMenu")
  fileprivate static let bottomOverflowMenu = ViewPart("bottomOverflowMenu")
  /// The titles of a navigation bar.
  fileprivate static let inlineTitle = ViewPart("inlineTitle")
  fileprivate static let largeTitle = ViewPart("largeTitle")
  fileprivate static let largeSubtitle = ViewPart("largeSubtitle")
  /// The back button.
  static let backButton = ViewPart("backButton")
}
