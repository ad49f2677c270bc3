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
      inputs: inputs, visibility: visibility?.wrappedValue ?? .automatic,
      preferredCompactColumn: preferredCompactColumn?.wrappedValue
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

/// The width that a column asks for.
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
    inputs { $0.environment.splitViewIsBalanced = style is BalancedNavigationSplitViewStyle }
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

  /// Whether columns stand beside each other even where the screen is upright.
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

  /// What taps have chosen: a view in the place of the detail, and how far a narrow screen has gone on.
  @MainActor
  private final class State {
    var detail: NavigationContext.Target?
    var depth: Int?

    nonisolated init() {}
  }

  /// What the last column keeps before the window of a Mac hides others.
  private static let leastDetail: CGFloat = 300

  private var state: State { inputs.identity.slot(47) { State() } }

  /// The view that takes the detail's place.
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
    let direction = inputs.environment.layoutDirection
    var columns: [LayoutNode] = []
    var widths: [CGFloat?] = []
    var minimums: [CGFloat] = []
    let isInWindow = inputs.environment.barsBelongToWindow
    var contexts: [NavigationContext] = []
    let state = state
    func add(_ view: AnyView, _ number: Int, width: CGFloat?) {
      let context = NavigationContext()
      contexts.append(context)
      context.push = { state.detail = $0 }
      var own = inputs.child(.secondary(60 + number))
      own.environment.isInSidebar = number == 0
      own.environment.windowInsets = inputs.environment.windowInsets
      let screen = Screen(view, inputs: own, context: context, previousMode: nil)
      let asked = screen.preferences.value(ColumnWidthKey.self) ?? nil
      columns.append(
        ScreenBars(inputs: own, context: context).node(screen, previous: nil, name: "Column", roles: []))
      widths.append(width == nil ? nil : asked?.ideal ?? width)
      if isInWindow {
        let least = columns[columns.count - 1].sizeThatFits(.zero).width
        minimums.append(max(asked?.min ?? width.map { $0 * 0.8 } ?? Self.leastDetail, least))
      }
    }
    // Whether the screen is wide enough is known once it is laid out; both answers are made.
    let showsSidebar = visibility.kind != .detailOnly
    let showsContent = visibility.kind != .detailOnly
    if showsSidebar && !(content != nil && visibility.kind == .doubleColumn) {
      add(sidebar, 0, width: isInWindow ? 220 : 320)
    }
    if let content, showsContent { add(content, 1, width: isInWindow ? 240 : 320) }
    add(chosenDetail(contexts) ?? detail, 2, width: nil)
    var layout = SplitLayout(
      widths: widths,
      hidesInPortrait: visibility.kind == .automatic && !inputs.environment.splitViewIsBalanced,
      hasContent: content != nil)
    if isInWindow {
      inputs.note(
        .approximated, "NavigationSplitView in a window",
        "The widths of columns, and those of the window at which they hide, are not measured.")
      layout.hidesInPortrait = false
      layout.minimums = minimums
      var state = BarState()
      state.count = 1
      let hasSidebar = showsSidebar && !(content != nil && visibility.kind == .doubleColumn)
      state.leadingColumns = { size in hasSidebar ? layout.columns(size)[0] : 0 }
      inputs.preferences.set(BarStateKey.self, state)
    }
    return ContainerNode(layout: layout, layoutDirection: direction, children: columns).annotated(
      name, roles: .hasBars,
      drawing: SplitDrawing(
        environment: inputs.environment,
        hasSidebar: showsSidebar && !(content != nil && visibility.kind == .doubleColumn)), inputs: inputs)
  }

  /// One column on a narrow screen: the first, or the one that is asked for.
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
        isDetail ? chosenDetail([context]) ?? view : view, inputs: inputs.child(.secondary(60 + index)),
        context: context, previousMode: screens.last?.titleMode)
      screen.dismiss = {
        state.depth = index - 1
        state.detail = nil
      }
      screens.append(screen)
    }
    for (index, pushed) in context.pushed.enumerated() {
      var screen = Screen(
        pushed.view, inputs: inputs.child(.secondary(70 + index)), context: context,
        previousMode: screens.last?.titleMode)
      screen.dismiss = pushed.dismiss
      screens.append(screen)
    }
    for screen in screens.dropLast() { screen.inputs.identity.keep() }
    return ScreenBars(inputs: inputs, context: context).node(
      screens[screens.count - 1], previous: screens.dropLast().last, name: name)
  }
}

/// Columns beside each other; the last takes what the others leave.
struct SplitLayout: Layout {
  let widths: [CGFloat?]
  var hidesInPortrait: Bool
  let hasContent: Bool
  /// The least widths of the columns: where they have no room beside each other the first ones hide, as in a Mac's window.
  /// Empty where nothing hides for that.
  var minimums: [CGFloat] = []

  /// The width of each column in a window; 0 for those that are hidden.
  ///
  /// Upright, an iPad shows the detail alone, with three columns the second one beside it.
  func columns(_ size: CGSize) -> [CGFloat] {
    var result = widths.map { $0 ?? 0 }
    if !minimums.isEmpty {
      for index in result.indices.dropLast() {
        if minimums[index...].reduce(0, +) <= size.width { break }
        result[index] = 0
      }
      // Those that stay give way as far as they can.
      var excess = result.reduce(0, +) + minimums[minimums.count - 1] - size.width
      for index in result.indices.dropLast() where result[index] > 0 && excess > 0 {
        let room = min(max(result[index] - minimums[index], 0), excess)
        result[index] -= room
        excess -= room
      }
    }
    if hidesInPortrait && size.height > size.width {
      let hidden = hasContent ? 1 : result.count - 1
      for index in 0..<min(hidden, result.count - 1) { result[index] = 0 }
    }
    let taken = result.dropLast().reduce(0, +)
    result[result.count - 1] = max(size.width - taken, 0)
    return result
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    var size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 1024, height: 768))
    if !minimums.isEmpty {
      // The last column stays, however narrow the window, and no column is lower than what is in it.
      let least = subviews.map { $0.sizeThatFits(.zero) }
      size.width = max(size.width, least.last?.width ?? 0)
      size.height = max(size.height, least.map(\.height).max() ?? 0)
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var x = bounds.minX
    for (width, column) in zip(columns(bounds.size), subviews) {
      column.place(
        at: CGPoint(x: width == 0 ? bounds.minX - 10_000 : x, y: bounds.minY),
        proposal: ProposedViewSize(width: width == 0 ? 320 : width, height: bounds.height))
      x += width
    }
  }
}

/// Draws the columns and the lines between them.
///
/// Measured in iOS 26: the sidebar is a panel 10 points from the window's sides.
struct SplitDrawing: NodeDrawing {
  let environment: EnvironmentValues
  /// Whether the first child is a sidebar, which in iOS 26 lies on the window as a panel of glass.
  var hasSidebar = true

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    var visible = node.children.filter { $0.origin.x > -5000 && $0.origin.x < 15_000 }
    if environment.renderVersion >= .iOS26, hasSidebar, visible.count > 1, visible[0] === node.children[0] {
      drawPanel(visible.removeFirst(), in: node, &context)
    }
    for column in visible.reversed() { context.draw(column) }
    let pixel = environment.pixelLength
    let frame = context.frame(of: node)
    for column in visible where column !== visible.last {
      let isRightToLeft = environment.layoutDirection == .rightToLeft
      let x = isRightToLeft ? column.origin.x : column.origin.x + column.size.width - pixel
      let overhang = node.safeArea?.overhang(of: CGRect(origin: .zero, size: node.size)) ?? SideInsets()
      let line = context.snapped(
        CGRect(
          x: frame.minX + x, y: frame.minY - overhang.top, width: pixel,
          height: frame.height + overhang.top + overhang.bottom))
      context.fill(
        Path(line), with: Color(.system(.separator))._paint(in: environment).paint, bounds: line)
    }
  }

  private func drawPanel(_ column: LayoutNode, in node: LayoutNode, _ context: inout DrawingContext) {
    let frame = context.frame(of: node)
    let overhang = node.safeArea?.overhang(of: CGRect(origin: .zero, size: node.size)) ?? SideInsets()
    var rect = CGRect(
      x: frame.minX + column.origin.x, y: frame.minY - overhang.top, width: column.size.width,
      height: frame.height + overhang.top + overhang.bottom)
    if !environment.barsBelongToWindow {
      let page = context.snapped(rect)
      context.fill(
        Path(page), with: Color(.system(.systemBackground))._paint(in: environment).paint, bounds: page)
    }
    rect = context.snapped(rect.insetBy(dx: 10, dy: 10))
    let shape = Path(roundedRect: rect, cornerRadius: 26, style: .continuous)
    GlassPlate(shadowRadius: 24).draw(shape, bounds: rect, environment: environment, in: &context)
    let items = context.collecting { $0.draw(column) }
    context.add(
      .layer(
        DisplayItem.Layer(items: items, clips: [DisplayItem.Clip(path: shape, transform: context.transform)]))
    )
  }
}
