import Controls
import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typesetting
import Views

/// Makes an open menu of a Mac.
@MainActor
struct DesktopMenuPanel {
  let node: LayoutNode
  let size: CGSize
  /// The content of the submenu that a row has opened; nil if there is none.
  let submenu: (content: AnyView, inputs: _ViewInputs)?
  /// The upper edge of that row.
  private(set) var openedTop: CGFloat = 0
  /// The titles of the rows that open submenus.
  let submenuTitles: [String]

  /// - Parameters:
  ///   - sections: the rows' views, from one line to the next.
  ///   - opened: the title of the row whose menu is open.
  init(_ sections: [[AnyView]], opened: String?, inputs: _ViewInputs) {
    let metrics = DesktopMenuMetrics(inputs.environment)
    let rows = DesktopMenuRows(opened: opened)
    var own = inputs
    own.environment.controlSurroundings = .menu
    own.environment.pickersAreSubmenus = true
    own.environment.buttonStyle = AnyButtonStyle(DesktopMenuButtonStyle(rows: rows))
    own.environment.toggleStyle = DesktopMenuToggleStyle(rows: rows)
    own.environment.isInListRow = false
    own.environment.foregroundStyle = nil
    own.environment.font = .system(size: 13)
    own.environment.typePlatform = .macos
    own.environment.sectionChanges = SectionChanges(
      header: { header in
        header.environment.font = .system(size: 11, weight: .semibold)
        header.environment.foregroundStyle = AnyShapeStyle(Color(.system(.secondaryLabel)))
      }, footer: { _ in })
    own.environment.controlStyles.choose { (configuration: MenuStyleConfiguration) in
      AnyView(DesktopSubmenuRow(configuration: configuration, rows: rows))
    }
    var collector = Collector(metrics: metrics, rows: rows, inputs: own)
    for (index, section) in sections.enumerated() {
      collector.beginSection()
      for (number, view) in section.enumerated() {
        collector.collect(view.viewList(own.child(.index(index)).child(.index(number))))
      }
    }
    collector.finish()
    let nodes = collector.nodes
    let layout = DesktopMenuLayout(metrics: metrics, starts: collector.starts)
    let width = nodes.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    size = CGSize(width: max(width.rounded(.up), 100), height: layout.height(of: nodes.count))
    submenu = rows.submenu
    submenuTitles = rows.submenuTitles
    if let index = collector.openedIndex { openedTop = layout.top(of: index) }
    node = ContainerNode(
      layout: layout, layoutDirection: inputs.environment.layoutDirection, children: nodes
    ).annotated(
      "menu",
      drawing: DesktopMenuDrawing(
        metrics: metrics, starts: collector.starts, environment: inputs.environment), inputs: inputs)
  }

  /// The app's window below a menu bar item.
  init(window content: AnyView, inputs: _ViewInputs) {
    let metrics = DesktopMenuMetrics(inputs.environment)
    let child = content.node(inputs, implicitContainer: .column)
    let ideal = child.sizeThatFits(.unspecified)
    size = CGSize(width: max(ideal.width.rounded(.up), 40), height: max(ideal.height.rounded(.up), 20))
    submenu = nil
    submenuTitles = []
    node = PassthroughNode(child: child).annotated(
      "menu", drawing: DesktopMenuDrawing(metrics: metrics, starts: [], environment: inputs.environment),
      inputs: inputs)
  }

  /// Collects rows and the lines between them.
  private struct Collector {
    let metrics: DesktopMenuMetrics
    let rows: DesktopMenuRows
    let inputs: _ViewInputs
    var nodes: [LayoutNode] = []
    /// The rows with a line above them.
    var starts: Set<Int> = []
    /// Whether the last row is a section's title, which has no line below it.
    private var endsInTitle = false
    /// The row whose menu is open.
    var openedIndex: Int?

    mutating func beginSection() {
      if !nodes.isEmpty, !endsInTitle { starts.insert(nodes.count) }
    }

    init(metrics: DesktopMenuMetrics, rows: DesktopMenuRows, inputs: _ViewInputs) {
      self.metrics = metrics
      self.rows = rows
      self.inputs = inputs
    }

    mutating func finish() { starts.remove(nodes.count) }

    @MainActor
    mutating func collect(_ list: _ViewList) {
      for item in list.items {
        switch item {
        case .element(let element): add(element)
        case .group(let group):
          for index in 0..<group.count { collect(group.list(index)) }
        case .section(let section):
          beginSection()
          for element in section.header.elements() { addTitle(element) }
          collect(section.content)
          beginSection()
        }
      }
    }

    @MainActor
    private mutating func add(_ element: _ViewList.Element) {
      let node = element.makeNode()
      if node is DividerNode {
        beginSection()
        return
      }
      if openedIndex == nil, rows.submenu != nil { openedIndex = nodes.count }
      endsInTitle = false
      nodes.append(node.interactions.isEmpty && node is MeasuredLeafNode ? row(node) : node)
    }

    /// A text or an image that is not a control also gets a row.
    @MainActor
    private func row(_ node: LayoutNode) -> LayoutNode {
      ContainerNode(
        layout: DesktopMenuRowLayout(metrics: metrics, rows: rows),
        layoutDirection: inputs.environment.layoutDirection, children: [node])
    }

    /// The title of a section: small and grey.
    @MainActor
    private mutating func addTitle(_ element: _ViewList.Element) {
      nodes.append(row(element.makeNode()))
      endsInTitle = true
    }
  }
}

/// Rows of one height below each other, with lines between sections.
struct DesktopMenuLayout: Layout {
  let metrics: DesktopMenuMetrics
  /// The rows with a line above them.
  let starts: Set<Int>

  func top(of index: Int) -> CGFloat {
    metrics.margin + CGFloat(index) * metrics.rowHeight
      + CGFloat(starts.filter { $0 <= index }.count) * metrics.separatorHeight
  }

  func height(of count: Int) -> CGFloat {
    2 * metrics.margin + CGFloat(count) * metrics.rowHeight + CGFloat(starts.count) * metrics.separatorHeight
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: height(of: subviews.count))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + top(of: index)),
        proposal: ProposedViewSize(width: bounds.width, height: metrics.rowHeight))
    }
  }
}

/// Draws a menu's background and the lines between its sections.
private struct DesktopMenuDrawing: NodeDrawing {
  let metrics: DesktopMenuMetrics
  let starts: Set<Int>
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let rect = context.snappedFrame(of: node)
    guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    let isDark = environment.colorScheme == .dark
    let shape = Path(roundedRect: rect, cornerRadius: metrics.cornerRadius, style: .continuous)
    if metrics.isGlass {
      GlassPlate(shadowRadius: 24).draw(shape, bounds: rect, environment: environment, in: &context)
    } else {
      let shadow = Color(white: isDark ? 0.16 : 0.96).shadow(
        .drop(color: .black.opacity(0.3), radius: ShadowBlur.radius(deviation: 6), x: 0, y: 5))
      context.fill(shape, with: shadow._paint(in: environment).paint, bounds: rect)
    }
    let layout = DesktopMenuLayout(metrics: metrics, starts: starts)
    for start in starts {
      let line = context.snapped(
        CGRect(
          x: rect.minX + metrics.titleStart(hasChecks: false),
          y: rect.minY + layout.top(of: start) - (metrics.separatorHeight + 1) / 2,
          width: rect.width - 2 * metrics.titleStart(hasChecks: false), height: 1))
      context.fill(
        Path(line), with: (isDark ? Color.white : Color.black).opacity(0.12)._paint(in: environment).paint,
        bounds: line)
    }
    context.drawChildren(of: node)
  }
}
