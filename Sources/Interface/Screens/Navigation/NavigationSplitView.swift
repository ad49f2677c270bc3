import Drawing
public import Foundation
import Geometry
package import LayoutEngine
public import Views

/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  enum Kind: String, Codable {
    case automatic
    case all
    case doubleColumn
    case detailOnly
  }

  let kind: Kind
  public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }
  public static var all: NavigationSplitViewVisibility { .init(kind: .all) }
  public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }
  public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
}

/// One of the columns of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int
  public static let sidebar = NavigationSplitViewColumn(number: 0)
  public static let content = NavigationSplitViewColumn(number: 1)
  public static let detail = NavigationSplitViewColumn(number: 2)
}

/// Two or three columns, of which a narrow screen shows one.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  private let hasContent: Bool

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    SplitColumns(
      inputs: inputs.inContainer, visibility: visibility?.wrappedValue ?? .automatic,
      preferredCompactColumn: preferredCompactColumn?.wrappedValue,
      setVisibility: visibility.map { binding in { binding.wrappedValue = $0 } }
    ).node(
      sidebar: AnyView(sidebar), content: hasContent ? AnyView(content) : nil, detail: AnyView(detail),
      name: "NavigationSplitView")
  }
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
      preferredCompactColumn: nil, hasContent: true)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      preferredCompactColumn: nil, hasContent: true)
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
      preferredCompactColumn: preferredCompactColumn, hasContent: true)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      preferredCompactColumn: preferredCompactColumn, hasContent: true)
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil,
      preferredCompactColumn: nil, hasContent: false)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
      preferredCompactColumn: nil, hasContent: false)
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: nil,
      preferredCompactColumn: preferredCompactColumn, hasContent: false)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: EmptyView(), detail: detail(), visibility: columnVisibility,
      preferredCompactColumn: preferredCompactColumn, hasContent: false)
  }
}

/// How the columns share the screen.
public protocol NavigationSplitViewStyle: Sendable {}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

/// The requested width of a column.
struct ColumnWidth {
  var min: CGFloat?
  var ideal: CGFloat
}

struct ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = nextValue() ?? value
  }
}

nonisolated extension View {
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    inputs { inputs in
      inputs.environment.splitViewIsBalanced = style is BalancedNavigationSplitViewStyle
      inputs.environment.splitViewIsProminent = style is ProminentDetailNavigationSplitViewStyle
    }
  }

  /// The width of the column, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    inputs { $0.preferences.set(ColumnWidthKey.self, ColumnWidth(min: width, ideal: width)) }
  }

  /// The width of the column, in points; a picture shows the ideal.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    inputs { $0.preferences.set(ColumnWidthKey.self, ColumnWidth(min: min, ideal: ideal)) }
  }
}

extension EnvironmentValues {
  private struct SplitViewIsBalancedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  private struct SplitViewIsProminentKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether columns overlay the detail, which keeps its width.
  package var splitViewIsProminent: Bool {
    get { self[SplitViewIsProminentKey.self] }
    set { self[SplitViewIsProminentKey.self] = newValue }
  }

  /// Whether columns are side by side even in portrait.
  package var splitViewIsBalanced: Bool {
    get { self[SplitViewIsBalancedKey.self] }
    set { self[SplitViewIsBalancedKey.self] = newValue }
  }
}

/// Lays out the columns of a split view.
@MainActor
struct SplitColumns {
  let inputs: _ViewInputs
  let visibility: NavigationSplitViewVisibility
  let preferredCompactColumn: NavigationSplitViewColumn?
  /// Sets which columns show; nil if there is no binding.
  var setVisibility: (@MainActor (NavigationSplitViewVisibility) -> Void)?

  /// The navigation state from taps: a view that replaces the detail, and the column that a narrow screen
  /// shows.
  @MainActor
  private final class State {
    var detail: NavigationContext.Target?
    var depth: Int?
    /// The state of the sidebar button if there is no binding.
    var visibility: NavigationSplitViewVisibility.Kind?
    /// The size that the columns had.
    var size: CGSize?

    nonisolated init() {}
  }

  /// The minimum width of the last column before a Mac's window hides others.
  private static let leastDetail: CGFloat = 300

  private var state: State { inputs.identity.slot { State() } }

  /// The view that replaces the detail.
  private func chosenDetail(_ contexts: [NavigationContext]) -> AnyView? {
    switch state.detail {
    case .view(let view): return view
    case .value(let value):
      let type = ObjectIdentifier(type(of: value.base))
      return contexts.lazy.compactMap { $0.destinations[type] }.first?.view(value)
    case nil: return nil
    }
  }

  func node(sidebar: AnyView, content: AnyView?, detail: AnyView, name: String) -> LayoutNode {
    if inputs.environment.horizontalSizeClass == .compact {
      return compact(sidebar: sidebar, content: content, detail: detail, name: name)
    }
    let isInWindow = inputs.environment.barsBelongToWindow
    let kind = setVisibility == nil ? state.visibility ?? visibility.kind : visibility.kind
    // Whether the screen is wide enough is known once it is laid out; both variants are made.
    let showsSidebar = kind != .detailOnly && !(content != nil && kind == .doubleColumn)
    var columns: [Column] = []
    if showsSidebar { columns.append(column(sidebar, 0, width: isInWindow ? 220 : 320)) }
    if let content, kind != .detailOnly { columns.append(column(content, 1, width: isInWindow ? 240 : 320)) }
    columns.append(column(chosenDetail(columns.map(\.context)) ?? detail, 2, width: nil))
    var layout = SplitLayout(
      widths: columns.map(\.width),
      hidesInPortrait: kind == .automatic && !inputs.environment.splitViewIsBalanced,
      hasContent: content != nil)
    if isInWindow {
      layout.hidesInPortrait = false
    } else {
      layout.hidesForRoom = kind == .automatic
      layout.overlays = inputs.environment.splitViewIsProminent && kind != .automatic
      addToggle(to: &columns, layout, showsSidebar: showsSidebar, hasContent: content != nil)
    }
    let nodes = columns.map { column in
      ScreenBars(inputs: column.inputs, context: column.context).node(
        column.screen, previous: nil, name: "Column", roles: [])
    }
    if isInWindow {
      layout.minimums = minimums(of: columns, nodes)
      tellWindow(layout, showsSidebar: showsSidebar)
    }
    let node = ContainerNode(
      layout: layout, layoutDirection: inputs.environment.layoutDirection, children: nodes
    ).annotated(
      name, roles: .hasBars,
      drawing: SplitDrawing(
        environment: inputs.environment, hasSidebar: showsSidebar, overlays: layout.overlays), inputs: inputs)
    if !isInWindow { follow(node, layout) }
    return node
  }

  /// A column with its screen.
  ///
  /// - Parameter width: nil for the last column.
  private func column(_ view: AnyView, _ number: Int, width: CGFloat?) -> Column {
    let state = state
    let context = NavigationContext()
    context.push = { state.detail = $0 }
    var own = inputs.child(.part(.column[number]))
    own.environment.isInSidebar = number == 0
    own.environment.windowInsets = inputs.environment.windowInsets
    let screen = Screen(view, inputs: own, context: context, previousMode: nil)
    let asked = screen.preferences.value(ColumnWidthKey.self) ?? nil
    return Column(
      screen: screen, inputs: own, context: context, width: width.map { asked?.ideal ?? $0 },
      minimum: asked?.min ?? width.map { $0 * 0.8 } ?? Self.leastDetail)
  }

  /// The minimum widths of columns in a Mac's window.
  private func minimums(of columns: [Column], _ nodes: [LayoutNode]) -> [CGFloat] {
    inputs.note(
      .approximated, "NavigationSplitView in a window",
      "The widths of columns, and those of the window at which they hide, are not measured.")
    return zip(columns, nodes).map { column, node in
      max(column.minimum, node.sizeThatFits(.zero).width)
    }
  }

  /// Reports the width of the sidebar to the window's title bar.
  private func tellWindow(_ layout: SplitLayout, showsSidebar: Bool) {
    var state = BarState()
    state.count = 1
    state.leadingColumns = { [layout] size in showsSidebar ? layout.columns(size)[0] : 0 }
    inputs.preferences.set(BarStateKey.self, state)
  }

  /// One of the columns, before its bars are made.
  private struct Column {
    var screen: Screen
    let inputs: _ViewInputs
    let context: NavigationContext
    /// Nil for the last, which takes the remaining width.
    let width: CGFloat?
    let minimum: CGFloat
  }

  /// Until the columns have been laid out they count as those of a tablet on its side.
  private var expectedSize: CGSize { state.size ?? CGSize(width: 1194, height: 834) }

  /// Checks after layout whether the sidebar button is in the first visible bar.
  private func follow(_ node: LayoutNode, _ layout: SplitLayout) {
    let (state, graph) = (state, inputs.graph)
    let expected = layout.firstColumn(expectedSize)
    graph.afterLayout {
      state.size = node.size
      if layout.firstColumn(node.size) != expected { graph.setNeedsUpdate() }
    }
  }

  /// Puts the button that shows and hides the sidebar into the first visible bar.
  private func addToggle(
    to columns: inout [Column], _ layout: SplitLayout, showsSidebar: Bool, hasContent: Bool
  ) {
    let (state, setVisibility) = (state, setVisibility)
    guard let first = layout.firstColumn(expectedSize),
      !columns.contains(where: { $0.screen.state.removedDefaults.contains(.sidebarToggle) })
    else { return }
    inputs.note(
      .approximated, "NavigationSplitView",
      "The place of the button for the sidebar and the widths at which columns hide are not measured.")
    let next: NavigationSplitViewVisibility =
      showsSidebar && first == 0 ? hasContent ? .doubleColumn : .detailOnly : .all
    let button = Button {
      state.visibility = next.kind
      setVisibility?(next)
    } label: {
      Image(systemName: "sidebar.leading")
    }
    .accessibilityLabel(Text(verbatim: "Sidebar"))
    columns[first].screen.state.items.insert(
      ToolbarEntry(
        placement: .navigation, content: .view(AnyView(button)),
        inputs: columns[first].inputs.child(.part(.sidebarToggle))),
      at: 0)
  }

  /// One column on a narrow screen: the first, or the preferred one.
  private func compact(
    sidebar: AnyView, content: AnyView?, detail: AnyView, name: String
  ) -> LayoutNode {
    let context = NavigationContext()
    let views: [AnyView] = [sidebar, content, detail].compactMap { $0 }
    var last = 0
    let state = state
    context.push = { target in
      state.detail = target
      state.depth = views.count - 1
    }
    if preferredCompactColumn == .content { last = min(1, views.count - 1) }
    if preferredCompactColumn == .detail { last = views.count - 1 }
    last = state.depth ?? last
    var screens: [Screen] = []
    for (index, view) in views.prefix(last + 1).enumerated() {
      let isDetail = index == views.count - 1
      context.didSelect = { state.depth = min(index + 1, views.count - 1) }
      var screen = Screen(
        isDetail ? chosenDetail([context]) ?? view : view, inputs: inputs.child(.part(.column[index])),
        context: context, previousMode: screens.last?.titleMode)
      screen.dismiss = {
        state.depth = index - 1
        state.detail = nil
      }
      screens.append(screen)
    }
    for (index, pushed) in context.pushed.enumerated() {
      var screen = Screen(
        pushed.view, inputs: inputs.child(.part(.pushedScreen[index])), context: context,
        previousMode: screens.last?.titleMode)
      screen.dismiss = pushed.dismiss
      screens.append(screen)
    }
    for screen in screens.dropLast() { screen.inputs.identity.keep() }
    return ScreenBars(inputs: inputs, context: context).node(
      screens[screens.count - 1], previous: screens.dropLast().last, name: name)
  }
}

extension ViewPart {
  /// The columns from the leading end.
  fileprivate static let column = ViewPart("column")
  /// The screens pushed onto a single column.
  fileprivate static let pushedScreen = ViewPart("pushedScreen")
  /// The button that shows and hides the sidebar.
  fileprivate static let sidebarToggle = ViewPart("sidebarToggle")
}
