import Foundation
package import Geometry

/// A view that makes its content from its size and position; the content is at its top leading corner.
package final class GeometryReaderNode: LayoutNode {
  private let build: (GeometryProxy) -> [LayoutNode]
  private var content: [LayoutNode] = []

  package init(layoutDirection: LayoutDirection, build: @escaping (GeometryProxy) -> [LayoutNode]) {
    self.build = build
    super.init(flags: [.plainSpacing, .independentAxes], layoutDirection: layoutDirection)
  }

  override package var children: [LayoutNode] { content }
  override package var drawOrder: [LayoutNode] { content.inDrawOrder }
  override var measuredChildren: [LayoutNode] { [] }

  override func placeChildren() {
    content = build(GeometryProxy(node: self, layoutDirection: layoutDirection))
    let inner = ProposedViewSize(size)
    for child in content {
      placeChild(
        child, at: .zero, size: child.sizeThatFits(inner), proposal: inner)
    }
  }
}

/// A view that is created when it is first measured.
package final class DeferredNode: LayoutNode {
  private let build: () -> LayoutNode
  private lazy var content = build()

  package init(build: @escaping () -> LayoutNode) {
    self.build = build
    super.init(flags: [.allGuides, .remembersSizes])
  }

  override package var children: [LayoutNode] { [content] }
  override package var layoutPriority: Double { content.layoutPriority }
  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing { content.edgeSpacing(edge) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal)
  }

  override func placeChildren() {
    content.place(at: .zero, size: size, proposal: proposal, in: self)
  }

  override func findAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitAlignment(key, size: size, proposal: proposal)
  }
}

/// A modifier that reports to an observer where its child has been placed.
package final class GeometryObserverNode: UnaryNode {
  private let observe: (GeometryProxy) -> Void

  package init(
    child: LayoutNode, layoutDirection: LayoutDirection = .leftToRight,
    observe: @escaping (GeometryProxy) -> Void
  ) {
    self.observe = observe
    super.init(child: child, layoutDirection: layoutDirection)
  }

  override package var layoutPriority: Double { child.layoutPriority }

  override func childPlace(size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
    ChildPlace(origin: .zero, size: size, proposal: proposal)
  }

  override func didPlaceChildren() {
    observe(
      GeometryProxy(node: self, layoutDirection: layoutDirection))
  }
}
