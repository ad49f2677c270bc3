import Controls
import Drawing
import Foundation
import Geometry
import LayoutEngine
import Views

/// Makes the card of an open menu.
@MainActor
struct MenuPanel {
  let inputs: _ViewInputs

  private var metrics: MenuMetrics { MenuMetrics(isGlass: inputs.environment.renderVersion >= .iOS26) }

  /// The card, 250 points wide and as high as its rows.
  func node(_ content: AnyView) -> LayoutNode {
    let columns = MenuColumns()
    var own = inputs
    own.environment.controlSurroundings = .menu
    own.environment.buttonStyle = AnyButtonStyle(MenuButtonStyle(columns: columns))
    own.environment.toggleStyle = MenuToggleStyle(columns: columns)
    own.environment.isInListRow = false
    own.environment.sectionChanges = SectionChanges(
      header: { header in
        header.environment.font = .system(size: 13)
        header.environment.foregroundStyle = AnyShapeStyle(Color(.system(.secondaryLabel)))
      }, footer: { _ in })
    own = styled(own)
    var groups: [Group] = [Group()]
    collect(content.viewList(own), own, columns, into: &groups)
    groups.removeAll { $0.rows.isEmpty }
    var nodes: [LayoutNode] = []
    var starts: [Int] = []
    for group in groups {
      starts.append(nodes.count)
      nodes += group.rows
    }
    return ContainerNode(
      layout: MenuLayout(metrics: metrics, starts: Set(starts.dropFirst())),
      layoutDirection: inputs.environment.layoutDirection, children: nodes
    ).annotated(
      "menu",
      drawing: MenuDrawing(
        metrics: metrics, starts: Set(starts.dropFirst()), environment: inputs.environment), inputs: inputs)
  }

  /// Control groups in a menu are palettes.
  private func styled(_ inputs: _ViewInputs) -> _ViewInputs {
    var inputs = inputs
    inputs.environment.controlStyles.choose { (configuration: ControlGroupStyleConfiguration) in
      AnyView(MenuPaletteStyle().makeBody(configuration: configuration))
    }
    return inputs
  }

  /// Rows that belong together.
  private struct Group {
    var rows: [LayoutNode] = []
  }

  private func collect(
    _ list: _ViewList, _ own: _ViewInputs, _ columns: MenuColumns, into groups: inout [Group]
  ) {
    for item in list.items {
      switch item {
      case .element(let element):
        let node = element.makeNode()
        if node is DividerNode {
          groups.append(Group())
        } else {
          groups[groups.count - 1].rows.append(row(node, columns))
        }
      case .group(let group):
        for index in 0..<group.count { collect(group.list(index), own, columns, into: &groups) }
      case .section(let section):
        groups.append(Group())
        for element in section.header.elements() {
          groups[groups.count - 1].rows.append(title(element))
        }
        collect(section.content, own, columns, into: &groups)
        groups.append(Group())
      }
    }
  }

  /// A text or an image that is not a control also gets a row.
  private func row(_ node: LayoutNode, _ columns: MenuColumns) -> LayoutNode {
    guard node.interactions.isEmpty, node is MeasuredLeafNode else { return node }
    return ContainerNode(
      layout: MenuRowLayout(metrics: metrics, columns: columns),
      layoutDirection: inputs.environment.layoutDirection, children: [node])
  }

  /// The title of a section: small and grey.
  private func title(_ element: _ViewList.Element) -> LayoutNode {
    var own = inputs.child(.part(.menuRows))
    own.environment.font = .system(size: 12)
    let text = ResolvedViews(elements: [element])
      .padding(.horizontal, metrics.isGlass ? 24 : 16).padding(.vertical, 7)
      .frame(maxWidth: .infinity, alignment: .leading)
    return text.node(own, implicitContainer: .overlay)
  }
}

/// Rows below each other, with bands between sections.
struct MenuLayout: Layout {
  let metrics: MenuMetrics
  /// The rows that start a section.
  let starts: Set<Int>

  private var offered: ProposedViewSize { ProposedViewSize(width: MenuMetrics.width, height: nil) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let rows = subviews.reduce(0) { $0 + $1.sizeThatFits(offered).height }
    return CGSize(
      width: MenuMetrics.width,
      height: rows + CGFloat(starts.count) * metrics.bandHeight + 2 * metrics.margin)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY + metrics.margin
    for (index, subview) in subviews.enumerated() {
      if starts.contains(index) { y += metrics.bandHeight }
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offered)
      y += subview.sizeThatFits(offered).height
    }
  }
}

/// Draws a menu's card and the lines between its rows.
private struct MenuDrawing: NodeDrawing {
  let metrics: MenuMetrics
  let starts: Set<Int>
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let rect = context.snappedFrame(of: node)
    guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    let isDark = environment.colorScheme == .dark
    let shape = Path(
      roundedRect: rect, cornerRadius: min(metrics.cornerRadius, rect.height / 2), style: .continuous)
    if metrics.isGlass {
      GlassPlate(shadowRadius: 30).draw(shape, bounds: rect, environment: environment, in: &context)
    } else {
      drawPlain(shape, rect, isDark, in: &context)
    }
    let items = context.collecting { inner in
      drawLines(node, rect, isDark, in: &inner)
      inner.drawChildren(of: node)
    }
    context.add(
      .layer(
        DisplayItem.Layer(items: items, clips: [DisplayItem.Clip(path: shape, transform: context.transform)]))
    )
  }

  private func drawPlain(_ shape: Path, _ rect: CGRect, _ isDark: Bool, in context: inout DrawingContext) {
    let ground = Color(white: isDark ? 0.15 : 0.96)
    context.fill(
      shape,
      with: ground.shadow(
        .drop(color: .black.opacity(0.2), radius: ShadowBlur.radius(deviation: 16), x: 0, y: 8)
      )._paint(in: environment)
        .paint, bounds: rect)
  }

  private func drawLines(_ node: LayoutNode, _ rect: CGRect, _ isDark: Bool, in context: inout DrawingContext)
  {
    func fill(_ line: CGRect, _ color: Color) {
      let line = context.snapped(line)
      context.fill(Path(line), with: color._paint(in: environment).paint, bounds: line)
    }
    for (index, child) in node.children.enumerated().dropFirst() {
      let top = rect.minY + child.origin.y
      if starts.contains(index) {
        if metrics.isGlass {
          fill(
            CGRect(
              x: rect.minX + metrics.bandInset, y: top - (metrics.bandHeight + 1) / 2,
              width: rect.width - 2 * metrics.bandInset, height: 1),
            isDark ? .white.opacity(0.1) : .black.opacity(0.08))
        } else {
          fill(
            CGRect(x: rect.minX, y: top - metrics.bandHeight, width: rect.width, height: metrics.bandHeight),
            .black.opacity(isDark ? 0.3 : 0.08))
        }
      } else if !metrics.isGlass {
        fill(
          CGRect(x: rect.minX, y: top, width: rect.width, height: environment.pixelLength),
          Color(.system(.separator)))
      }
    }
  }
}

extension ViewPart {
  /// The rows of an open menu.
  fileprivate static let menuRows = ViewPart("menuRows")
}
