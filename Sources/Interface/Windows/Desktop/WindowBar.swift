import Controls
import Drawing
import Foundation
import Geometry
import LayoutEngine
import Views

/// Makes the title bar of a Mac's window, with its toolbar.
@MainActor
struct WindowBar {
  let inputs: _ViewInputs
  let state: BarState
  let title: Text
  let style: WindowScene.ToolbarStyle
  let showsTitle: Bool

  private var metrics: WindowMetrics { WindowMetrics(inputs.environment) }

  /// Whether the bar contains anything but the title.
  var hasToolbar: Bool {
    state.visibility[.windowToolbar] != .hidden
      && (!state.items.isEmpty || state.search != nil || state.leadingColumns != nil)
  }

  var height: CGFloat { metrics.barHeight(style, hasToolbar: hasToolbar) }

  /// The height of the row with the three buttons.
  var buttonRowHeight: CGFloat {
    hasToolbar && style == .expanded ? metrics.titleBarHeight : height
  }

  private var isTitleShown: Bool {
    guard showsTitle, !state.removedDefaults.contains(.title) else { return false }
    return switch style {
    case .unified(let shows), .unifiedCompact(let shows): shows || !hasToolbar
    case .expanded: true
    }
  }

  private var isCompact: Bool {
    if case .unifiedCompact = style { true } else { false }
  }

  func node() -> LayoutNode {
    var children: [LayoutNode] = []
    var layout = WindowBarLayout(
      metrics: metrics, hasToolbar: hasToolbar, isExpanded: hasToolbar && style == .expanded,
      columns: state.leadingColumns)
    func add(_ node: LayoutNode, _ part: WindowBarLayout.Part) {
      children.append(node)
      layout.parts.append(part)
    }
    if isTitleShown { add(titleNode, .title) }
    if hasToolbar {
      let builder = ToolbarBuilder(inputs: inputs, metrics: BarMetrics(inputs.environment))
      let inSidebar = state.items.filter(\.isInSidebar)
      var rest = state
      rest.items = state.items.filter { !$0.isInSidebar }
      if state.leadingColumns != nil, !state.removedDefaults.contains(.sidebarToggle) {
        add(builder.symbol("sidebar.left", label: "Toggle Sidebar", part: .sidebarButton), .sidebar)
      }
      var sidebar = BarState()
      sidebar.items = inSidebar
      let sidebarItems = builder.items(sidebar)
      for node in sidebarItems.leading + sidebarItems.trailing { add(node, .sidebar) }
      let items = builder.items(rest)
      for node in items.leading { add(node, .leading) }
      if let principal = items.principal { add(principal, .principal) }
      for node in items.trailing { add(node, .trailing) }
      if let search = state.search {
        add(builder.searchField(search, isBottom: false), .search)
        add(builder.symbol("magnifyingglass", label: "Search", part: .searchButton), .searchButton)
      }
      add(builder.symbol("chevron.right.2", label: "More", part: .overflowButton), .overflow)
    }
    return ContainerNode(
      layout: layout, layoutDirection: inputs.environment.layoutDirection, children: children
    ).annotated("TitleBar", inputs: inputs)
  }

  private var titleNode: LayoutNode {
    var own = inputs.child(.part(.windowTitle))
    own.environment.foregroundStyle = nil
    own.environment.dynamicTypeSize = .large
    let isAlone = !hasToolbar || style == .expanded
    let size: CGFloat = isAlone || isCompact ? 13 : 15
    let subtitle = state.subtitle
    let text = VStack(alignment: isAlone ? .center : .leading, spacing: 0) {
      title.font(.system(size: size, weight: .bold)).lineLimit(1)
      if let subtitle, !isAlone {
        subtitle.font(.system(size: 11)).foregroundStyle(Color(.system(.secondaryLabel))).lineLimit(1)
      }
    }
    .foregroundStyle(Color(.system(.label)))
    return text.node(own, implicitContainer: .overlay)
  }
}

/// The parts of a title bar: above the sidebar its items, then items and the title, and at the end the
/// trailing items. Items that do not fit are replaced with a chevron.
struct WindowBarLayout: Layout {
  enum Part {
    case title
    case sidebar
    case leading
    case principal
    case trailing
    case search
    /// The replacement for a search field that does not fit.
    case searchButton
    case overflow
  }

  let metrics: WindowMetrics
  let hasToolbar: Bool
  let isExpanded: Bool
  /// Where the columns before the last but one end in a window of a size.
  let columns: (@MainActor (CGSize) -> CGFloat)?
  var parts: [Part] = []

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  private func places(_ part: Part, _ subviews: Subviews) -> [LayoutSubview] {
    zip(parts, subviews).filter { $0.0 == part }.map(\.1)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    if !hasToolbar {
      for title in subviews { placeTitle(title, in: bounds, row: bounds.height) }
      return
    }
    var row = bounds
    if isExpanded {
      for title in places(.title, subviews) {
        placeTitle(title, in: bounds, row: metrics.titleBarHeight)
      }
      row.origin.y += metrics.titleBarHeight
      row.size.height -= metrics.titleBarHeight
    }
    let offered = ProposedViewSize(width: nil, height: row.height)
    func width(_ subview: LayoutSubview) -> CGFloat { subview.sizeThatFits(offered).width }
    let gap = metrics.isGlass ? 8.0 : 4.0
    let lights = isExpanded ? metrics.barInset : metrics.lightsEnd(rowHeight: row.height)
    let columnEnd = columns.map { ends in
      MainActor.duringLayout { ends(CGSize(width: bounds.width, height: bounds.height)) }
    }
    // The sidebar's items are at its end, or after the three buttons if it is hidden.
    let inSidebar = places(.sidebar, subviews)
    var x = row.minX + lights
    if let columnEnd, columnEnd > lights + inSidebar.reduce(0, { $0 + width($1) + gap }) {
      var end = row.minX + columnEnd - metrics.barInset - (metrics.isGlass ? 10 : 0)
      for subview in inSidebar.reversed() {
        subview.place(at: CGPoint(x: end, y: row.midY), anchor: .trailing, proposal: offered)
        end -= width(subview) + gap
      }
      x = row.minX + columnEnd + metrics.barInset
    } else {
      for subview in inSidebar {
        subview.place(at: CGPoint(x: x, y: row.midY), anchor: .leading, proposal: offered)
        x += width(subview) + gap
      }
    }
    for subview in places(.leading, subviews) {
      subview.place(at: CGPoint(x: x, y: row.midY), anchor: .leading, proposal: offered)
      x += width(subview) + gap
    }
    placeMain(in: row, from: x, gap: gap, subviews)
  }

  /// Places the title, the principal item and the items at the end of the bar.
  private func placeMain(in row: CGRect, from start: CGFloat, gap: CGFloat, _ subviews: Subviews) {
    let offered = ProposedViewSize(width: nil, height: row.height)
    func width(_ subview: LayoutSubview) -> CGFloat { subview.sizeThatFits(offered).width }
    let titles = isExpanded ? [] : places(.title, subviews)
    let titleWidth = titles.first.map { metrics.titleInset + $0.sizeThatFits(.unspecified).width + gap } ?? 0
    // The title keeps a minimum width; items that do not fit beside it are behind a chevron.
    let leastTitle = min(titleWidth, 120)
    let principal = places(.principal, subviews).first
    let principalWidth = principal.map { width($0) + gap } ?? 0
    let showsPrincipal = start + leastTitle + principalWidth <= row.maxX - metrics.barInset
    let end = placeTrailing(
      places(.trailing, subviews), places(.search, subviews) + places(.searchButton, subviews),
      places(.overflow, subviews), in: row, from: start + leastTitle + (showsPrincipal ? principalWidth : 0),
      gap: gap, offered,
      hasMore: principal != nil && !showsPrincipal)
    var titleEnd = end
    if let principal, showsPrincipal {
      // Centred, unless the title or items are in the way.
      let room = end - principalWidth
      let x = min(max(row.midX - (principalWidth - gap) / 2, min(start + titleWidth, room)), room)
      principal.place(at: CGPoint(x: x, y: row.midY), anchor: .leading, proposal: offered)
      titleEnd = x - gap
    } else if let principal {
      hide(principal, in: row)
    }
    if let title = titles.first {
      title.place(
        at: CGPoint(x: start + metrics.titleInset, y: row.midY), anchor: .leading,
        proposal: ProposedViewSize(
          width: max(titleEnd - start - metrics.titleInset, 0), height: row.height))
    }
  }

  private func hide(_ subview: LayoutSubview, in row: CGRect) {
    subview.place(
      at: CGPoint(x: row.minX - 10_000, y: row.midY), anchor: .leading,
      proposal: ProposedViewSize(width: nil, height: row.height))
  }

  private func placeTitle(_ title: LayoutSubview, in bounds: CGRect, row: CGFloat) {
    let lights = metrics.lightsEnd(rowHeight: row)
    let room = max(bounds.width - 2 * metrics.barInset, 0)
    let width = title.sizeThatFits(ProposedViewSize(width: room, height: row)).width
    // Centred, unless the buttons are in its way.
    let x = max(bounds.midX - width / 2, bounds.minX + lights)
    title.place(
      at: CGPoint(x: x, y: bounds.minY + row / 2), anchor: .leading,
      proposal: ProposedViewSize(width: max(bounds.maxX - x - metrics.barInset, 0), height: row))
  }

  /// Places the items at the end and returns where they start.
  ///
  /// - Parameter hasMore: whether something else is behind the chevron.
  private func placeTrailing(
    _ items: [LayoutSubview], _ fields: [LayoutSubview], _ arrow: [LayoutSubview], in row: CGRect,
    from start: CGFloat, gap: CGFloat, _ offered: ProposedViewSize, hasMore: Bool
  ) -> CGFloat {
    func width(_ subview: LayoutSubview) -> CGFloat { subview.sizeThatFits(offered).width }
    var end = row.maxX - metrics.barInset
    let room = end - start
    let fieldHeight: CGFloat = metrics.isGlass ? 36 : 28
    if fields.count == 2 {
      let wanted = items.reduce(0) { $0 + width($1) + gap }
      let fieldWidth = min(max(room - wanted, 0), metrics.searchWidth)
      let isButton = fieldWidth < metrics.leastSearchWidth
      hide(fields[isButton ? 0 : 1], in: row)
      fields[isButton ? 1 : 0].place(
        at: CGPoint(x: end, y: row.midY), anchor: .trailing,
        proposal: isButton ? offered : ProposedViewSize(width: fieldWidth, height: fieldHeight))
      end -= (isButton ? width(fields[1]) : fieldWidth) + gap
    }
    var shown = items.count
    let arrowWidth = arrow.first.map(width) ?? 0
    func taken(_ count: Int) -> CGFloat {
      items.prefix(count).reduce(0) { $0 + width($1) + gap }
        + (count < items.count || hasMore ? arrowWidth + gap : 0)
    }
    while shown > 0, taken(shown) > end - start { shown -= 1 }
    for subview in arrow {
      guard shown < items.count || hasMore else {
        hide(subview, in: row)
        continue
      }
      subview.place(at: CGPoint(x: end, y: row.midY), anchor: .trailing, proposal: offered)
      end -= arrowWidth + gap
    }
    for subview in items.dropFirst(shown) { hide(subview, in: row) }
    for subview in items.prefix(shown).reversed() {
      subview.place(at: CGPoint(x: end, y: row.midY), anchor: .trailing, proposal: offered)
      end -= width(subview) + gap
    }
    return end
  }
}

extension ViewPart {
  /// The title in the bar.
  fileprivate static let windowTitle = ViewPart("windowTitle")
  /// The system's own buttons.
  fileprivate static let sidebarButton = ViewPart("sidebarButton")
  fileprivate static let searchButton = ViewPart("searchButton")
  fileprivate static let overflowButton = ViewPart("overflowButton")
}
