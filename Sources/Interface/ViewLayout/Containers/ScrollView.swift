import Drawing
public import Foundation
public import Geometry
package import LayoutEngine

/// A window onto content that may be larger than it.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  @MainActor
  package func makeNode(_ inputs: _ViewInputs) -> LayoutNode {
    let settings = inputs.environment.scrollSettings
    var inner = inputs.child(.content)
    inner.stackOrientation = .vertical
    inner.environment.scrollSettings = ScrollSettings()
    let container = LayoutContainer()
    inner.container = container
    let node = ScrollNode(
      axes: axes, content: content.node(inner, implicitContainer: .column),
      container: container, contentMargins: settings.margins(inputs), position: settings.position(inputs),
      layoutDirection: inputs.environment.layoutDirection)
    settings.follow(node, inputs)
    node.annotated("ScrollView", drawing: ScrollDrawing(isClipped: settings.isClipped), inputs: inputs)
    return node.scrollable(inputs)
  }
}

/// Where a user has scrolled to.
package final class ScrolledPlace {
  /// In points from the content's top; infinite for its end.
  package private(set) var offset: CGFloat?

  package init() {}

  /// Whether the content is scrolled away from its beginning.
  package var isScrolled: Bool { (offset ?? 0) > 0 }

  package func scroll(to offset: CGFloat?) { self.offset = offset ?? .infinity }
}

/// The mark of a scroll view's node.
package final class ScrollMark {
  package let place: ScrolledPlace

  fileprivate init(_ place: ScrolledPlace) { self.place = place }
}

extension ScrollNode {
  /// The node with a closure that scrolls it.
  @MainActor
  package func scrollable(_ inputs: _ViewInputs) -> LayoutNode {
    let place = inputs.identity.slot { ScrolledPlace() }
    let name = (annotation as? NodeAnnotation)?.type ?? "ScrollView"
    let refresh = inputs.environment.refresh
    let node = MarkNode(child: self, mark: ScrollMark(place)).interaction(name, inputs) { interaction, _ in
      interaction.scroll = { offset in
        place.scroll(to: offset)
        // Pulling far enough refreshes.
        guard let refresh, let offset, offset <= -RefreshControl.room else { return }
        Task.immediate { await refresh() }
      }
    }
    return RefreshControl.node(around: node, inputs)
  }
}

extension LayoutNode {
  /// Where the first scroll view inside was scrolled to, if at all.
  package var scrolledPlace: ScrolledPlace? {
    if let mark = (self as? MarkNode)?.mark as? ScrollMark, mark.place.offset != nil { return mark.place }
    for child in children {
      if let place = child.scrolledPlace { return place }
    }
    return nil
  }
}

/// Draws scrolled content, cut to the viewport.
package struct ScrollDrawing: NodeDrawing {
  package let isClipped: Bool

  package init(isClipped: Bool) {
    self.isClipped = isClipped
  }

  package func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let items = context.collecting { $0.drawChildren(of: node) }
    if items.isEmpty { return }
    guard isClipped, let scroll = node as? ScrollNode else {
      for item in items { context.add(item) }
      return
    }
    let clip = scroll.clipRect.offsetBy(dx: context.origin.x, dy: context.origin.y)
    context.add(
      .layer(
        DisplayItem.Layer(
          items: items,
          clips: [
            DisplayItem.Clip(
              path: Path(context.snapped(clip)), transform: context.transform, isAntialiased: false)
          ], isIsolated: context.isFaded)))
  }
}

/// The settings of the modifiers around a scroll view.
package struct ScrollSettings {
  package var contentMargins = EdgeInsets()
  package var anchor: UnitPoint?
  package var isClipped = true
  package var reader: ScrollViewProxy.Storage?
  package var positionID: (() -> AnyHashable?)?
  package var positionAnchor: UnitPoint?
  package var scrollPosition: (() -> ScrollPosition)?
  /// The scroll view's observers, the outermost modifier's first; each has an identity of its own.
  package var observers: [@MainActor (ScrollNode, ViewIdentity, ViewGraph) -> Void] = []

  /// Passes a scroll view's node to those who need it: the enclosing reader, and its observers after layout.
  @MainActor
  package func follow(_ node: ScrollNode, _ inputs: _ViewInputs) {
    reader?.add(node)
    let (graph, identity) = (inputs.graph, inputs.identity)
    for (index, observe) in observers.enumerated() {
      graph.afterLayout(of: identity) { observe(node, identity.child(.index(index)), graph) }
    }
  }

  package init() {}

  /// The margins around the content, with the space of a spinner above it.
  @MainActor
  package func margins(_ inputs: _ViewInputs) -> EdgeInsets {
    var margins = contentMargins
    if RefreshControl.isShown(inputs) { margins.top += RefreshControl.room }
    return margins
  }

  /// The initial position of the content.
  @MainActor
  package func position(_ inputs: _ViewInputs) -> ScrollNode.Position {
    if let offset = inputs.identity.slot(make: { ScrolledPlace() }).offset {
      return .offset(CGPoint(x: offset, y: offset))
    }
    if let target = reader?.target { return .id(target.id, anchor: target.anchor) }
    if let target = inputs.environment.initialScrollTarget { return target.position }
    if let id = positionID?() { return .id(id, anchor: positionAnchor) }
    if let position = scrollPosition?() {
      if let id = position.id { return .id(id, anchor: position.anchor) }
      if let point = position.point { return .offset(point) }
      if let edge = position.edge { return .edge(edge) }
    }
    if let anchor { return .anchor(anchor) }
    return .start
  }
}

extension EnvironmentValues {
  private struct ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
  }

  private struct InitialScrollTargetKey: EnvironmentKey {
    static var defaultValue: InitialScrollTarget? { nil }
  }

  /// The settings for the next scroll view below.
  package var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// The initial scroll positions that a render sets.
  package var initialScrollTarget: InitialScrollTarget? {
    get { self[InitialScrollTargetKey.self] }
    set { self[InitialScrollTargetKey.self] = newValue }
  }
}

/// A scroll position that a render sets.
package enum InitialScrollTarget: Equatable, Sendable {
  case top
  case bottom
  /// Points from the content's top leading corner.
  case offset(CGFloat)
  /// The view with an id, at the top.
  case id(String)

  var position: ScrollNode.Position {
    switch self {
    case .top: return .start
    case .bottom: return .anchor(UnitPoint(x: 1, y: 1))
    case .offset(let length): return .offset(CGPoint(x: length, y: length))
    case .id(let text):
      // An id from outside is text; views are more often numbered.
      let id = Int(text).map { AnyHashable($0) } ?? AnyHashable(text)
      return .id(id, anchor: .top)
    }
  }
}

/// The position of a scroll view.
public struct ScrollPosition: Equatable, Sendable {
  package var id: AnyHashable? {
    storedID.map { $0.value }
  }
  private var storedID: SendableID?
  package var anchor: UnitPoint?
  public private(set) var point: CGPoint?
  public private(set) var edge: Edge?

  private struct SendableID: Equatable, @unchecked Sendable {
    let value: AnyHashable
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    storedID = SendableID(value: AnyHashable(id))
    self.anchor = anchor
  }

  public init(edge: Edge) {
    self.edge = edge
  }

  public init(point: CGPoint) {
    self.point = point
  }

  public init(x: CGFloat, y: CGFloat) {
    self.init(point: CGPoint(x: x, y: y))
  }

  public init(x: CGFloat) {
    self.init(x: x, y: 0)
  }

  public init(y: CGFloat) {
    self.init(x: 0, y: y)
  }

  public init(idType: (some Hashable & Sendable).Type, edge: Edge) {
    self.init(edge: edge)
  }

  public init(idType: (some Hashable & Sendable).Type, point: CGPoint) {
    self.init(point: point)
  }

  /// Whether a user scrolled; always false in a picture.
  public var isPositionedByUser: Bool { false }
  public var x: CGFloat? { point?.x }
  public var y: CGFloat? { point?.y }

  public init(idType: (some Hashable & Sendable).Type, x: CGFloat, y: CGFloat) {
    self.init(x: x, y: y)
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }

  public mutating func scrollTo(edge: Edge) {
    self = ScrollPosition(edge: edge)
  }

  public mutating func scrollTo(point: CGPoint) {
    self = ScrollPosition(point: point)
  }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) {
    self = ScrollPosition(x: x, y: y)
  }

  public mutating func scrollTo(y: CGFloat) {
    self = ScrollPosition(y: y)
  }

  public mutating func scrollTo(x: CGFloat) {
    self = ScrollPosition(x: x)
  }

  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    id?.base as? T
  }
}

/// Gives its content a way to scroll the scroll views inside.
public nonisolated struct ScrollViewReader<Content: View>: TransparentView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor
  package func makeViewList(_ inputs: _ViewInputs, into list: inout _ViewList) {
    let graph = inputs.graph
    let storage = inputs.identity.slot { ScrollViewProxy.Storage(graph: graph) }
    var inner = inputs.child(.content)
    inner.environment.scrollSettings.reader = storage
    let view = content(ScrollViewProxy(storage: storage))
    Content._makeViewList(view, inputs: inner, into: &list)
  }
}

/// Scrolls the scroll views of a reader.
public struct ScrollViewProxy {
  package final class Storage {
    package struct Target: Equatable {
      package var id: AnyHashable
      package var anchor: UnitPoint?
    }

    package private(set) var target: Target?
    private weak var graph: ViewGraph?

    package init(graph: ViewGraph) {
      self.graph = graph
    }

    package func add(_ node: ScrollNode) {}

    package func scroll(to id: AnyHashable, anchor: UnitPoint?) {
      let target = Target(id: id, anchor: anchor)
      if target == self.target { return }
      self.target = target
      graph?.setNeedsUpdate()
    }
  }

  package let storage: Storage

  /// Scrolls until the view with an id is visible.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    storage.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// Which part of a scroll view margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  package let number: Int
  public static let automatic = ContentMarginPlacement(number: 0)
  public static let scrollContent = ContentMarginPlacement(number: 1)
  public static let scrollIndicators = ContentMarginPlacement(number: 2)
}

nonisolated extension View {
  package func scrollSettings(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    inputs { change(&$0.environment.scrollSettings) }
  }

  /// Keeps space free around a scroll view's content.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(
      edges, EdgeInsets(length ?? DefaultMetrics.padding, edges: edges), for: placement)
  }

  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollSettings { settings in
      if placement == .scrollIndicators { return }
      if edges.contains(.top) { settings.contentMargins.top = insets.top }
      if edges.contains(.leading) { settings.contentMargins.leading = insets.leading }
      if edges.contains(.bottom) { settings.contentMargins.bottom = insets.bottom }
      if edges.contains(.trailing) { settings.contentMargins.trailing = insets.trailing }
    }
  }

  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollSettings { $0.anchor = anchor }
  }

  /// The position of scroll views initially or after a change of size; a picture shows the initial one.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    scrollSettings { if role == .initialOffset { $0.anchor = anchor } }
  }

  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollSettings { $0.isClipped = !disabled }
  }

  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    scrollSettings { settings in
      settings.positionID = { id.wrappedValue.map { AnyHashable($0) } }
      settings.positionAnchor = anchor
    }
  }

  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    scrollSettings { $0.scrollPosition = { position.wrappedValue } }
  }

  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  )
    -> some View
  { self }
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    self
  }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// Whether lists draw their background behind the rows.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    noted(
      .withoutEffect, "scrollEdgeEffectStyle",
      "Content under a bar is not blurred at the edge of its scroll view.")
  }

  /// Runs an action with a value taken from the scroll view's geometry, first and whenever it changes.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    scrollSettings { settings in
      settings.observers.append { node, identity, graph in
        let last = identity.slot { ScrollObservation<T>() }
        let value = transform(ScrollGeometry(node))
        if last.value == value { return }
        let old = last.value ?? value
        last.value = value
        action(old, value)
      }
    }
  }
}

private final class ScrollObservation<Value> {
  var value: Value?
}

/// The sizes and offsets of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize

  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  package init(_ node: ScrollNode) {
    self.init(
      contentOffset: node.contentOffset, contentSize: node.contentSize, contentInsets: node.contentInsets,
      containerSize: node.size)
  }

  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// Where a scroll view comes to rest; this does not affect a picture.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  typealias Properties = ScrollTargetBehaviorProperties

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// Where a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}

/// The context of a scroll view that is about to come to rest.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

public struct ScrollTargetBehaviorProperties: Sendable {
  public var limitsScrolls = true
  public init() {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views a swipe passes.
  public struct LimitBehavior: Hashable, Sendable {
    private let number: Int
    public static let automatic = LimitBehavior(number: 0)
    public static let always = LimitBehavior(number: 1)
    public static let alwaysByFew = LimitBehavior(number: 2)
    public static let alwaysByOne = LimitBehavior(number: 3)
    public static let never = LimitBehavior(number: 4)
  }

  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}
}

/// When an anchor applies.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int
  public static let initialOffset = ScrollAnchorRole(number: 0)
  public static let sizeChanges = ScrollAnchorRole(number: 1)
  public static let alignment = ScrollAnchorRole(number: 2)
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Whether scroll indicators show; in a picture they are hidden, as at rest.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: Int
  public static let automatic = ScrollIndicatorVisibility(number: 0)
  public static let visible = ScrollIndicatorVisibility(number: 1)
  public static let hidden = ScrollIndicatorVisibility(number: 2)
  public static let never = ScrollIndicatorVisibility(number: 3)
}

/// When scrolling bounces.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let number: Int
  public static let automatic = ScrollBounceBehavior(number: 0)
  public static let always = ScrollBounceBehavior(number: 1)
  public static let basedOnSize = ScrollBounceBehavior(number: 2)
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let number: Int
  public static let automatic = ScrollDismissesKeyboardMode(number: 0)
  public static let immediately = ScrollDismissesKeyboardMode(number: 1)
  public static let interactively = ScrollDismissesKeyboardMode(number: 2)
  public static let never = ScrollDismissesKeyboardMode(number: 3)
}

/// How content fades under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int
  public static let automatic = ScrollEdgeEffectStyle(number: 0)
  public static let hard = ScrollEdgeEffectStyle(number: 1)
  public static let soft = ScrollEdgeEffectStyle(number: 2)
}
