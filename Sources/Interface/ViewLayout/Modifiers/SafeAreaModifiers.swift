public import Foundation
public import Geometry
public import LayoutEngine

nonisolated extension View {
  /// Lets the view extend into the safe area that it touches.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    wrapped { child, inputs in
      IgnoresSafeAreaNode(
        child: child, regions: regions, edges: edges, layoutDirection: inputs.environment.layoutDirection
      ).annotated("ignoresSafeArea", roles: .reachesOut, inputs: inputs)
    }
  }

  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Adds to the safe area of the view; nil is the platform's 16 points.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(length ?? DefaultMetrics.padding, edges: edges))
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(length))
  }

  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    wrapped { child, inputs in
      SafeAreaPaddingNode(
        child: child, insets: insets, layoutDirection: inputs.environment.layoutDirection
      ).annotated("safeAreaPadding", inputs: inputs)
    }
  }

  /// Shows other views at an edge, and keeps the view's content clear of them.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(
      "safeAreaInset", edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, content())
  }

  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(
      "safeAreaInset", edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, content())
  }

  /// A bar at an edge: a safe-area inset whose scroll edge effect is not drawn.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(
      "safeAreaBar", edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, content())
  }

  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(
      "safeAreaBar", edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, content())
  }

  private func safeAreaInset<V: View>(
    _ name: String, edge: Edge, alignment: Alignment, spacing: CGFloat?, _ inset: V
  ) -> some View {
    modifier(
      _ElementModifier(make: { inputs, content in
        let own = ImplicitContainer.overlay.adjusting(inputs).child(.part(.safeAreaInset))
        let bar = ImplicitContainer.overlay.node(for: inset.viewList(own), inputs: own)
        return SafeAreaInsetNode(
          primary: content(), inset: bar, edge: edge, alignment: alignment, spacing: spacing,
          layoutDirection: inputs.environment.layoutDirection
        ).annotated(name, roles: .attaches, inputs: inputs)
      }))
  }

  /// Sizes the view by the nearest container: the window, a scroll view or a navigation column.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let column = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return column * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    wrapped { child, inputs in
      ContainerRelativeFrameNode(
        child: child, container: inputs.container, axes: axes, alignment: alignment,
        layoutDirection: inputs.environment.layoutDirection, length: length
      ).annotated("containerRelativeFrame", inputs: inputs)
    }
  }

  /// Names the view's coordinates for the views below.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    wrapped { child, inputs in
      CoordinateSpaceNode(child: child, space: name).annotated("coordinateSpace", inputs: inputs)
    }
  }

  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    coordinateSpace(.named(name))
  }

  /// The name that tests and reports know the view by.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    wrapped { child, inputs in
      let named = child.unmarked.annotation as? NodeAnnotation
      let node = PassthroughNode(child: child)
        .annotated(named?.type ?? "Group", roles: named?.roles ?? [], inputs: inputs)
      let annotation = node.annotation as? NodeAnnotation
      annotation?.identifier = identifier
      annotation?.isMarker = true
      return node
    }
  }

  /// Gives the view an identity of its own; another id means another view with fresh state.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    inputs { $0.identity = $0.identity.child(.id(AnyHashable(id))) }
      .trait { $0.id = AnyHashable(id) }
  }

  /// Marks the view as an option of a picker or tab view.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    trait { $0.tag = AnyHashable(tag) }
  }
}

extension LayoutNode {
  /// The node without the marks around it.
  fileprivate var unmarked: LayoutNode { (self as? MarkNode)?.child.unmarked ?? self }
}

extension ViewPart {
  /// What takes room from the safe area.
  fileprivate static let safeAreaInset = ViewPart("safeAreaInset")
}
