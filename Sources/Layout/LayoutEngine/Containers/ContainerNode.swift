import Foundation
package import Geometry

/// A container that arranges its children with a `Layout` value.
package final class ContainerNode<L: Layout>: LayoutNode {
  private let layout: L
  private let subviews: LayoutSubviews
  private let content: [LayoutNode]
  private lazy var layoutCache: L.Cache = layout.makeCache(subviews: subviews)

  package init(layout: L, layoutDirection: LayoutDirection, children: [LayoutNode]) {
    self.layout = layout
    content = children
    subviews = LayoutSubviews(nodes: children, layoutDirection: layoutDirection)
    // The layout may return anything for its lines and its spacing.
    super.init(flags: [.allGuides, .remembersSizes, .remembersLines], layoutDirection: layoutDirection)
  }

  override package var children: [LayoutNode] { content }
  override package var drawOrder: [LayoutNode] { content.inDrawOrder }
  override package var layoutPriority: Double { content.isEmpty ? -.infinity : 0 }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &layoutCache)
    // Not `max`, which would let NaN through.
    return CGSize(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
  }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    layout.spacing(subviews: subviews, cache: &layoutCache)[edge]
  }

  override func placeChildren() {
    // The bounds have the container's position in its parent, so that a layout that forgets `bounds.minX` is
    // as wrong here as in SwiftUI.
    let bounds = CGRect(origin: origin, size: size)
    let places = subviews.recordingPlaces(in: bounds, proposal: proposal) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &layoutCache)
    }
    for (child, place) in zip(content, places) {
      placeChild(
        child, at: CGPoint(x: place.origin.x - bounds.minX, y: place.origin.y - bounds.minY),
        size: place.size, proposal: place.proposal)
    }
  }

  override func findAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let value =
      key.isHorizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &layoutCache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &layoutCache)
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}
