public import Foundation
package import Geometry

/// The layout of a row.
public struct HStackLayout: Layout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of a column.
public struct VStackLayout: Layout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

/// The layout of views on top of each other.
public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

/// The layout of a grid; rows are told apart only where the views come as `GridRow`s.
public struct GridLayout: Layout, Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}

/// A built-in layout, implemented as one node over the subviews.
public protocol _NodeLayout: Layout {
  func _makeContainer(_ children: _ContainerChildren) -> _ContainerCache
}

/// The nodes that such a layout arranges.
public struct _ContainerChildren {
  package let nodes: [LayoutNode]
  package let layoutDirection: LayoutDirection

  package init(_ nodes: [LayoutNode], layoutDirection: LayoutDirection) {
    self.nodes = nodes
    self.layoutDirection = layoutDirection
  }
}

/// The node behind a layout that is built on the engine's own containers.
///
/// It is laid out left to right: the caller of the layout mirrors the result.
public final class _ContainerCache {
  package let node: LayoutNode

  init(node: LayoutNode) {
    self.node = node
  }
}

extension _NodeLayout where Cache == _ContainerCache {
  public func makeCache(subviews: Subviews) -> _ContainerCache {
    _makeContainer(_ContainerChildren(subviews.map(\.node), layoutDirection: .leftToRight))
  }

  public func updateCache(_ cache: inout _ContainerCache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _ContainerCache
  ) -> CGSize {
    cache.node.sizeThatFits(proposal)
  }

  public func spacing(subviews: Subviews, cache: inout _ContainerCache) -> ViewSpacing {
    cache.node.viewSpacing
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _ContainerCache
  ) {
    // Only used for the positions: the subviews belong to the caller's container, which places them.
    var index = subviews.startIndex
    cache.node.forEachPlace(size: bounds.size, proposal: proposal) { node, origin, _, inner in
      // Children come in list order; a grid row, which contains several, stays where the container puts it.
      guard index < subviews.endIndex, subviews[index].node === node else { return }
      defer { index += 1 }
      subviews[index].place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: inner)
    }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _ContainerCache
  ) -> CGFloat? {
    cache.node.explicitAlignment(guide.key, size: bounds.size, proposal: proposal)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _ContainerCache
  ) -> CGFloat? {
    cache.node.explicitAlignment(guide.key, size: bounds.size, proposal: proposal)
  }
}

extension HStackLayout: _NodeLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func _makeContainer(_ children: _ContainerChildren) -> _ContainerCache {
    _ContainerCache(
      node: StackNode(
        axis: .horizontal, verticalAlignment: alignment, spacing: spacing,
        layoutDirection: children.layoutDirection, children: children.nodes))
  }
}

extension VStackLayout: _NodeLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func _makeContainer(_ children: _ContainerChildren) -> _ContainerCache {
    _ContainerCache(
      node: StackNode(
        axis: .vertical, horizontalAlignment: alignment, spacing: spacing,
        layoutDirection: children.layoutDirection, children: children.nodes))
  }
}

extension ZStackLayout: _NodeLayout {
  public func _makeContainer(_ children: _ContainerChildren) -> _ContainerCache {
    _ContainerCache(
      node: ZStackNode(
        alignment: alignment, layoutDirection: children.layoutDirection, children: children.nodes))
  }
}

extension GridLayout: _NodeLayout {
  public func _makeContainer(_ children: _ContainerChildren) -> _ContainerCache {
    _ContainerCache(
      node: GridNode(
        alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
        layoutDirection: children.layoutDirection,
        rows: GridNode.Row.rows(of: children.nodes)))
  }
}

/// A layout whose type is hidden, so that one can be replaced with another while keeping the subviews.
public struct AnyLayout: Layout {
  private let layout: any Layout

  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  /// The direction that spacers and dividers inside follow.
  package var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  /// The hidden layout.
  package var base: any Layout { layout }

  /// The hidden layout's cache.
  public struct Cache {
    var value: Any
  }

  private func open<L: Layout, Result>(
    _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (L, inout L.Cache) -> Result
  ) -> Result {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(layout, &own)
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(value: layout.makeCache(subviews: subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      open(layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
    }
    update(layout)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func run<L: Layout>(_ layout: L) -> CGSize {
      open(layout, &cache, subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
    }
    return run(layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func run<L: Layout>(_ layout: L) {
      open(layout, &cache, subviews) {
        $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    run(layout)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func run<L: Layout>(_ layout: L) -> ViewSpacing {
      open(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }
    return run(layout)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func run<L: Layout>(_ layout: L) -> CGFloat? {
      open(layout, &cache, subviews) {
        $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return run(layout)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func run<L: Layout>(_ layout: L) -> CGFloat? {
      open(layout, &cache, subviews) {
        $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
      }
    }
    return run(layout)
  }

  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
