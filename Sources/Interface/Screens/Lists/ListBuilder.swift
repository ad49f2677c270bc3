import Controls
import Drawing
import Foundation
import Geometry
import LayoutEngine
import Typesetting
import Views

/// Makes the node of a list or form.
@MainActor
struct ListBuilder {
  let inputs: _ViewInputs
  let selection: ListSelection?
  let isForm: Bool

  /// The style to draw, with the automatic style resolved for the platform.
  private var look: ListLook {
    let look =
      isForm && inputs.environment.listLook == .automatic ? .insetGrouped : inputs.environment.listLook
    guard look == .automatic else { return look }
    if inputs.environment.isInSidebar { return .sidebar }
    // A Mac's lists go from edge to edge.
    return inputs.environment.barsBelongToWindow ? .plain : .insetGrouped
  }

  func node<Content: View>(_ content: Content, name: String) -> LayoutNode {
    var metrics = ListMetrics(look: look, environment: inputs.environment)
    let settings = inputs.environment.scrollSettings
    let container = LayoutContainer()
    var inner = inputs.child(.content)
    inner.stackOrientation = nil
    inner.container = container
    inner.environment.scrollSettings = ScrollSettings()
    prepareRows(&inner, metrics)
    let sections = ListSource.sections(of: content.viewList(inner), inputs: inner)
    let index = ListIndex(sections, inputs.environment)
    if index != nil { metrics.indexWidth = ListIndex.width }
    let source = ListSource(
      sections, rows: ListRows(metrics: metrics, inputs: inner, selection: selection))
    let stack = LazyStackNode(
      axis: .vertical, alignment: .topLeading, spacing: 0,
      pinnedViews: metrics.look.isGrouped ? [] : .sectionHeaders,
      layoutDirection: inputs.environment.layoutDirection, source: source, container: container)
    let node = ScrollNode(
      axes: .vertical, content: stack, container: container, contentMargins: settings.margins(inputs),
      position: settings.position(inputs), fillsBreadth: true,
      layoutDirection: inputs.environment.layoutDirection)
    settings.follow(node, inputs)
    node.annotated(
      name, roles: [.rows, .hasBars, .list],
      drawing: ListDrawing(
        ground: inputs.environment.scrollContentBackground == .hidden || isOnPanel(metrics)
          ? nil : metrics.look.ground,
        isClipped: settings.isClipped, environment: inputs.environment), inputs: inputs)
    let list = node.scrollable(inputs)
    guard let index else { return list }
    let (place, margin) = (inputs.identity.slot { ScrolledPlace() }, node.contentInsets.top)
    return index.node(beside: list, inputs) { section in
      guard let start = stack.start(ofSection: ListSource.number(ofSection: section)) else { return }
      place.scroll(to: margin + start)
    }
  }

  /// Whether the list is on the glass of a sidebar.
  private func isOnPanel(_ metrics: ListMetrics) -> Bool {
    metrics.isFlat && metrics.version >= .iOS26 && !inputs.environment.barsBelongToWindow
  }

  /// Gives rows, headers and footers their appearance in a list.
  private func prepareRows(_ inner: inout _ViewInputs, _ metrics: ListMetrics) {
    let outer = inputs.environment
    inner.environment.isInListRow = true
    inner.environment.controlSurroundings = .row
    inner.environment.setComposedForeground(
      outer.renderVersion < .iOS26 ? nil : AnyShapeStyle(Color.primary))
    let labels = outer.labelStyles.surroundings
    if labels is DefaultLabelStyle { inner.environment.labelStyles.surroundings = ListRowLabelStyle() }
    inner.environment.listSectionMargins = outer.listSectionMargins
    let look = metrics.look
    inner.environment.sectionChanges = SectionChanges(
      header: { header in
        header.environment.isInListRow = false
        header.environment.controlSurroundings = .layout
        header.environment.foregroundStyle = outer.foregroundStyle
        header.environment.composedRowChange = nil
        header.environment.labelStyles.surroundings = labels
        ListTextStyle.header(look, &header.environment)
      },
      footer: { footer in
        footer.environment.isInListRow = false
        footer.environment.composedRowChange = nil
        footer.environment.controlSurroundings = .layout
        footer.environment.labelStyles.surroundings = labels
        ListTextStyle.footer(&footer.environment)
      })
  }
}

extension ListLook {
  /// The colour behind the rows.
  var ground: SystemColor { isGrouped ? .systemGroupedBackground : .systemBackground }
}

/// The style of the texts beside a list's rows.
enum ListTextStyle {
  static func header(_ look: ListLook, _ environment: inout EnvironmentValues) {
    let isGlass = environment.renderVersion >= .iOS26
    if environment.headerProminence == .increased {
      environment.font = .title3.weight(isGlass ? .semibold : .bold)
      environment.foregroundStyle = AnyShapeStyle(Color.primary)
      return
    }
    environment.foregroundStyle = AnyShapeStyle(Color(.system(.secondaryLabel)))
    switch look {
    case .sidebar:
      environment.font = isGlass ? .headline : .title3.weight(.semibold)
      environment.foregroundStyle = AnyShapeStyle(Color.primary)
    case .grouped, .insetGrouped:
      environment.font = isGlass ? .headline : .footnote
      if !isGlass && !environment.isTextCaseSet { environment.textCase = .uppercase }
    case .plain, .inset, .automatic:
      environment.font = isGlass ? .headline : .subheadline.weight(.semibold)
    }
  }

  static func footer(_ environment: inout EnvironmentValues) {
    // As large as a footnote, with the font's own line height: 14 points at a size of 12.
    let size = TypeScale.metrics(.footnote, size: environment.dynamicTypeSize.rawValue).size
    environment.font = environment.renderVersion < .iOS26 ? .footnote : .system(size: CGFloat(size))
    environment.foregroundStyle = AnyShapeStyle(Color(.system(.secondaryLabel)))
  }
}

/// Draws a list: its background, up to the screen's edges, and the visible rows.
private struct ListDrawing: NodeDrawing {
  let ground: SystemColor?
  let isClipped: Bool
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    if let ground, let scroll = node as? ScrollNode {
      let rect = context.snapped(scroll.clipRect.offsetBy(dx: context.origin.x, dy: context.origin.y))
      if rect.width > 0 && rect.height > 0 && !rect.isInfinite {
        context.fill(Path(rect), with: Color(.system(ground))._paint(in: environment).paint, bounds: rect)
      }
    }
    ScrollDrawing(isClipped: isClipped).draw(node, in: &context)
  }
}

extension EnvironmentValues {
  private struct IsInSidebarKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is in the first column of a split view that shows several.
  package var isInSidebar: Bool {
    get { self[IsInSidebarKey.self] }
    set { self[IsInSidebarKey.self] = newValue }
  }
}
