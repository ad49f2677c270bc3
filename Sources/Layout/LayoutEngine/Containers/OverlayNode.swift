import Foundation
package import Geometry

/// A view with another in front of it or behind it, which is proposed exactly the first one's size.
package final class OverlayNode: LayoutNode {
  package let primary: LayoutNode
  package let secondary: LayoutNode
  private let alignment: Alignment
  private let isBehind: Bool

  package init(
    primary: LayoutNode, secondary: LayoutNode, alignment: Alignment, isBehind: Bool,
    layoutDirection: LayoutDirection
  ) {
    self.primary = primary
    self.secondary = secondary
    self.alignment = alignment
    self.isBehind = isBehind
    super.init(
      flags: primary.flags.subtracting(.quick).union(.remembersSizes), layoutDirection: layoutDirection)
  }

  override package var children: [LayoutNode] { [primary, secondary] }
  override package var drawOrder: [LayoutNode] { isBehind ? [secondary, primary] : [primary, secondary] }
  override var childAlignments: [[AlignmentKey]] { [[], deciding(alignment, for: secondary)] }
  override package var layoutPriority: Double { primary.layoutPriority }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing { primary.edgeSpacing(edge) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    primary.sizeThatFits(proposal)
  }

  override func findAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    primary.explicitAlignment(key, size: size, proposal: proposal)
  }

  override func placeChildren() {
    primary.place(at: .zero, size: size, proposal: proposal, in: self)
    let inner = ProposedViewSize(size)
    let childSize = secondary.sizeThatFits(inner)
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    let origin = CGPoint(
      x: primary.alignment(horizontal, size: size, proposal: proposal)
        - secondary.alignment(horizontal, size: childSize, proposal: inner),
      y: primary.alignment(vertical, size: size, proposal: proposal)
        - secondary.alignment(vertical, size: childSize, proposal: inner))
    placeChild(secondary, at: origin, size: childSize, proposal: inner)
  }
}
