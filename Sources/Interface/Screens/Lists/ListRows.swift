import Controls
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
  private let state: ListState
  private let isEditing: Bool

  init(metrics: ListMetrics, inputs: _ViewInputs, selection: ListSelection?) {
    state = inputs.identity.slot { ListState() }
    isEditing = inputs.environment.editMode?.wrappedValue.isEditing == true
    self.metrics = metrics
    self.inputs = inputs
    self.selection = selection
    navigation = inputs.environment.navigationContext
  }

  /// The distance from the section before to a section: the margin below the former plus that above the
  /// latter.
  func gap(before section: ListSection, after previous: ListSection?) -> CGFloat {
    let margins = section.inputs.environment.listSectionMargins
    let hasHeader = !section.header.isEmpty
    guard let previous else {
      // A large title includes the distance to the first row in its own bar.
      return margins.top ?? (hasHeader || navigation?.hasLargeTitle == true ? 0 : ListMetrics.sectionGap)
    }
    let (whole, part): (CGFloat, CGFloat) =
      switch section.inputs.environment.listSectionSpacing.kind {
      case .standard: (ListMetrics.sectionGap, ListMetrics.textGap)
      case .compact: (16, 8)
      case .custom(let length): (length, length / 2)
      }
    let hasFooter = !previous.footer.isEmpty
    let below = previous.inputs.environment.listSectionMargins.bottom ?? (hasFooter ? 0 : part)
    return below + (margins.top ?? (hasHeader ? 0 : hasFooter ? part : whole - part))
  }

  /// The distance from the last section to the end of the list.
  func gap(after last: ListSection) -> CGFloat {
    last.inputs.environment.listSectionMargins.bottom ?? ListMetrics.sectionGap
  }

  /// The lengths of a section with margins of its own.
  private func metrics(in section: ListSection) -> ListMetrics {
    metrics.inside(section.inputs.environment.listSectionMargins)
  }

  func header(_ section: ListSection) -> LayoutNode {
    let metrics = metrics(in: section)
    let padding = metrics.headerPadding
    let nodes = section.header.map { $0.makeNode() }
    let isPlain = !metrics.look.isGrouped
    if isPlain {
      inputs.note(
        .approximated, "Section", "The headers of plain lists are drawn from memory, not from measurements.")
    }
    let isExpanded = section.isExpanded
    let header = sideText(
      nodes, section, ListSideTextLayout(metrics: metrics, top: padding.top, bottom: padding.bottom),
      drawing: ListHeaderDrawing(
        ground: isPlain ? metrics.look.ground : nil,
        isExpanded: metrics.look == .sidebar ? section.isExpanded?.wrappedValue : nil, metrics: metrics,
        environment: section.inputs.environment), name: "Section.header", isHeading: true)
    guard metrics.look == .sidebar, let isExpanded else { return header }
    return header.interaction("Section", section.inputs) { interaction, _ in
      interaction.tap = { _ in isExpanded.wrappedValue.toggle() }
      interaction.spoken = AccessibilityControl(
        [.button, .header], value: { isExpanded.wrappedValue ? "Expanded" : "Collapsed" })
    }
  }

  func footer(_ section: ListSection) -> LayoutNode {
    let metrics = metrics(in: section)
    let padding = metrics.footerPadding
    return sideText(
      section.footer.map { $0.makeNode() }, section,
      ListSideTextLayout(metrics: metrics, top: padding.top, bottom: padding.bottom), drawing: nil,
      name: "Section.footer")
  }

  private func sideText(
    _ nodes: [LayoutNode], _ section: ListSection, _ layout: ListSideTextLayout,
    drawing: (any NodeDrawing)?, name: String, isHeading: Bool = false
  ) -> LayoutNode {
    let direction = inputs.environment.layoutDirection
    let content =
      nodes.count == 1
      ? nodes[0]
      : StackNode(
        axis: .vertical, horizontalAlignment: .leading, spacing: nil, layoutDirection: direction,
        children: nodes)
    let node = ContainerNode(layout: layout, layoutDirection: direction, children: [content])
      .annotated(name, drawing: drawing, inputs: section.inputs).stating(.fills)
    return isHeading ? node.stating(.addTraits([.header])) : node
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
    var traits = element.traits.listRow
    let metrics = metrics(in: section)
    let environment = section.inputs.environment
    var own = section.inputs
    own.identity = element.identity.child(.part(.rowContent))
    own.environment.isInListRow = false
    let tags = [element.traits.tag, element.traits.id].compactMap { $0 }
    let isSelected = tags.contains { selection?.contains($0) == true }
    let content = self.content(element, tags, own)
    if isEditing { traits.isLink = false }
    var children = [content]
    var layout = ListRowLayout(metrics: metrics, traits: traits)
    layout.stacksBadge = environment.dynamicTypeSize.isAccessibilitySize
    func add(_ node: LayoutNode, _ part: ListRowPart) {
      children.append(node)
      layout.parts.append(part)
    }
    if let badge = traits.badge {
      own.environment.foregroundStyle = AnyShapeStyle(Color(.system(.secondaryLabel)))
      add(badge.makeNode(own), .badge)
    }
    if let background = traits.background {
      own.environment.foregroundStyle = nil
      add(background.node(own, implicitContainer: .overlay), .background)
    }
    if isEditing { addEditing(element, traits, own, isSelected: isSelected, add) }
    if let edge = state.edge(of: element.identity) { addActions(edge, traits, own, add) }
    let node = ContainerNode(
      layout: layout, layoutDirection: inputs.environment.layoutDirection, children: children
    ).annotated(
      "ListRow",
      drawing: ListRowDrawing(
        metrics: metrics, traits: traits, parts: layout.parts, isFirst: isFirst, isLast: isLast,
        isSelected: isSelected && !(isEditing && selection?.isMultiple == true), environment: environment,
        next: next),
      inputs: section.inputs)
    return interactive(node, content, element, traits, tags, own)
  }

  /// The row's content, with the menu that its list has for it.
  private func content(_ element: _ViewList.Element, _ tags: [AnyHashable], _ own: _ViewInputs) -> LayoutNode
  {
    guard let rowMenu = inputs.environment.rowMenu, let menu = tags.lazy.compactMap({ rowMenu($0) }).first
    else { return element.makeNode() }
    return ResolvedViews(elements: [element]).opensMenu(menu, isContextMenu: true)
      .node(own, implicitContainer: .overlay)
  }

  // MARK: Editing

  private func addEditing(
    _ element: _ViewList.Element, _ traits: ListRowTraits, _ own: _ViewInputs, isSelected: Bool,
    _ add: (LayoutNode, ListRowPart) -> Void
  ) {
    let (state, identity) = (state, element.identity)
    func node(_ view: some View, _ part: ViewPart) -> LayoutNode {
      view.node(own.child(.part(part)), implicitContainer: .overlay)
    }
    if traits.canDelete {
      let control = node(RemoveControl(), .removeControl).interaction("Button", own) { interaction, _ in
        interaction.tap = { _ in state.uncover(identity, .trailing) }
        interaction.spoken = AccessibilityControl([.button])
      }
      add(MarkNode(child: control, mark: ViewLabel { "Remove" }), .remove)
    } else if selection?.isMultiple == true, !traits.isSelectionDisabled {
      add(node(SelectionControl(isSelected: isSelected), .selectionControl), .selection)
    }
    if traits.canMove {
      add(MarkNode(child: node(GripControl(), .gripControl), mark: ViewLabel { "Reorder" }), .grip)
    }
  }

  /// The actions at one end of a row, from the edge inwards.
  private func actions(_ edge: HorizontalEdge, _ traits: ListRowTraits) -> [AnyView] {
    let own = edge == .leading ? traits.leadingActions : traits.trailingActions
    if edge == .trailing, own.isEmpty, traits.canDelete {
      let delete = traits.delete
      let button = Button(role: .destructive) {
        delete?()
      } label: {
        Text(system: .delete)
      }
      return [AnyView(button)]
    }
    return own.map(\.content)
  }

  private func addActions(
    _ edge: HorizontalEdge, _ traits: ListRowTraits, _ own: _ViewInputs,
    _ add: (LayoutNode, ListRowPart) -> Void
  ) {
    inputs.note(
      .approximated, "swipeActions", "The sizes of the actions that a swipe uncovers are not measured.")
    let state = state
    var inner = own.child(.part(.swipeActions))
    inner.environment.buttonStyle = AnyButtonStyle(SwipeButtonStyle(isHigh: false))
    inner.environment.foregroundStyle = nil
    inner.environment.labelStyle = DefaultLabelStyle()
    inner.environment.controlSurroundings = .layout
    inner.environment.afterAction = { state.cover() }
    for (index, view) in actions(edge, traits).enumerated() {
      for node in view.viewList(inner.child(.index(index))).makeNodes() {
        add(node, edge == .leading ? .leadingAction : .trailingAction)
      }
    }
  }

  // MARK: Touches

  /// The row with what a user can do with it.
  private func interactive(
    _ node: LayoutNode, _ content: LayoutNode, _ element: _ViewList.Element, _ traits: ListRowTraits,
    _ tags: [AnyHashable], _ own: _ViewInputs
  ) -> LayoutNode {
    let (state, identity, selection) = (state, element.identity, selection)
    let (navigation, isEditing) = (navigation, isEditing)
    let spoken = node.stating(.fills).stating(
      .actions { [self] in (actions(.leading, traits) + actions(.trailing, traits)).map { $0.spokenText(own) }
      })
    return spoken.interaction("ListRow", own) { interaction, _ in
      interaction.prepare = { interaction in
        let inner = isEditing ? [] : content.interactions.filter(\.actsForRow)
        if !inner.isEmpty {
          interaction.isEnabled = inner.contains(where: \.isEnabled)
          interaction.tap = { point in
            // A tap on a row triggers all of its buttons.
            for button in inner where button.isEnabled { button.tap?(point) }
          }
        } else if let selection, !traits.isSelectionDisabled,
          let tag = tags.first(where: { selection.takes($0) })
        {
          interaction.tap = { _ in
            selection.select(tag, isEditing)
            if !isEditing { navigation?.didSelect?() }
          }
        }
      }
      if isEditing, let move = traits.move, let collection = traits.collection {
        interaction.movablePlace = MovablePlace(collection: collection, index: traits.index)
        interaction.move = { other in
          guard let other else {
            move(traits.count)
            return nil
          }
          guard let place = other.movablePlace, place.collection === collection else {
            return "cannot be moved to another collection"
          }
          move(place.index)
          return nil
        }
      }
      interaction.swipe = { [self] edge in
        if actions(edge, traits).isEmpty {
          return "has no actions at its \(edge == .leading ? "leading" : "trailing") end"
        }
        state.uncover(identity, edge)
        return nil
      }
    }
  }
}

extension ViewPart {
  /// The content of a row.
  fileprivate static let rowContent = ViewPart("rowContent")
  /// The controls of a row that is edited.
  fileprivate static let removeControl = ViewPart("removeControl")
  fileprivate static let selectionControl = ViewPart("selectionControl")
  fileprivate static let gripControl = ViewPart("gripControl")
  /// The actions that a swipe reveals.
  fileprivate static let swipeActions = ViewPart("swipeActions")
}
