import Foundation
import Geometry
import LayoutEngine
import Views

/// Makes the nodes of a list's rows, headers and footers.
@MainActor
final class ListRows {
  let metrics: ListMetrics
  let inputs: _ViewInputs
  private let selection: ListSelection?
  private let navigation: NavigationContext?

  init(metrics: ListMetrics, inputs: _ViewInputs, selection: ListSelection?) {
    self.metrics = metrics
    self.inputs = inputs
    self.selection = selection
    navigation = inputs.environment.navigationContext
  }

  /// The distance from what comes before to a section.
  func gap(before section: ListSection, isFirst: Bool, afterFooter: Bool) -> CGFloat {
    let margins = section.inputs.environment.listSectionMargins
    if let top = margins.top { return top }
    let hasHeader = !section.header.isEmpty
    if isFirst {
      // A large title has the distance to the first row in its own bar.
      return hasHeader || navigation?.hasLargeTitle == true ? 0 : ListMetrics.sectionGap
    }
    let (whole, part): (CGFloat, CGFloat) =
      switch section.inputs.environment.listSectionSpacing.kind {
      case .standard: (ListMetrics.sectionGap, ListMetrics.textGap)
      case .compact: (16, 8)
      case .custom(let length): (length, length / 2)
      }
    if afterFooter { return hasHeader ? 0 : part }
    return hasHeader ? part : whole
  }

  func header(_ section: ListSection) -> LayoutNode {
    let padding = metrics.headerPadding
    let nodes = section.header.map { $0.makeNode() }
    let isPlain = !metrics.look.isGrouped
    if isPlain {
      inputs.note(
        .approximated, "Section", "The headers of plain lists are drawn from memory, not from measurements.")
    }
    return sideText(
      nodes, section, ListSideTextLayout(metrics: metrics, top: padding.top, bottom: padding.bottom),
      drawing: ListHeaderDrawing(
        ground: isPlain ? metrics.look.ground : nil,
        isExpanded: metrics.look == .sidebar ? section.isExpanded?.wrappedValue : nil, metrics: metrics,
        environment: section.inputs.environment), name: "Section.header")
  }

  func footer(_ section: ListSection) -> LayoutNode {
    let padding = metrics.footerPadding
    return sideText(
      section.footer.map { $0.makeNode() }, section,
      ListSideTextLayout(metrics: metrics, top: padding.top, bottom: padding.bottom), drawing: nil,
      name: "Section.footer")
  }

  private func sideText(
    _ nodes: [LayoutNode], _ section: ListSection, _ layout: ListSideTextLayout,
    drawing: (any NodeDrawing)?, name: String
  ) -> LayoutNode {
    let direction = inputs.environment.layoutDirection
    let content =
      nodes.count == 1
      ? nodes[0]
      : StackNode(
        axis: .vertical, horizontalAlignment: .leading, spacing: nil, layoutDirection: direction,
        children: nodes)
    return ContainerNode(layout: layout, layoutDirection: direction, children: [content])
      .annotated(name, drawing: drawing, inputs: section.inputs)
  }

  /// The rows that one element of a collection makes.
  func rows(of section: ListSection, part: Int, index: Int) -> [LayoutNode] {
    let elements = section.parts[part].elements(index)
    let spacing = section.inputs.environment.listRowSpacing ?? 0
    var nodes: [LayoutNode] = []
    for (offset, element) in elements.enumerated() {
      let isFirst = offset == 0 && section.isFirst(part: part, index: index)
      let isLast = offset == elements.count - 1 && section.isLast(part: part, index: index)
      let next: () -> ListRowTraits? = {
        offset + 1 < elements.count
          ? elements[offset + 1].traits.listRow : section.knownTraits(afterPart: part, index: index)
      }
      if spacing > 0 && !isFirst {
        nodes.append(FixedLeafNode(size: CGSize(width: 0, height: spacing)))
      }
      nodes.append(
        row(
          element, section, isFirst: isFirst || spacing > 0, isLast: isLast || spacing > 0,
          next: next))
    }
    return nodes
  }

  private func row(
    _ element: _ViewList.Element, _ section: ListSection, isFirst: Bool, isLast: Bool,
    next: @escaping () -> ListRowTraits?
  ) -> LayoutNode {
    let direction = inputs.environment.layoutDirection
    let traits = element.traits.listRow
    let environment = section.inputs.environment
    var own = section.inputs
    own.identity = element.identity.child(.secondary(30))
    own.environment.isInListRow = false
    let content = element.makeNode()
    var children = [content]
    var layout = ListRowLayout(metrics: metrics, traits: traits)
    if let badge = traits.badge {
      own.environment.foregroundStyle = AnyShapeStyle(Color(.system(.secondaryLabel)))
      children.append(badge.makeNode(own))
      layout.hasBadge = true
    }
    if let background = traits.background {
      own.environment.foregroundStyle = nil
      children.append(background.node(own, implicitContainer: .overlay))
      layout.hasBackground = true
    }
    let tags = [element.traits.tag, element.traits.id].compactMap { $0 }
    let node = ContainerNode(layout: layout, layoutDirection: direction, children: children)
      .annotated(
        "ListRow",
        drawing: ListRowDrawing(
          metrics: metrics, traits: traits, isFirst: isFirst, isLast: isLast,
          isSelected: tags.contains { selection?.contains($0) == true },
          hasBackground: layout.hasBackground, environment: environment, next: next),
        inputs: section.inputs)
    return node
  }
}
