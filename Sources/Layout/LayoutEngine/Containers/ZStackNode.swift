import Foundation
package import Geometry

/// Views on top of each other.
///
/// Only the children of the highest priority decide the size, which is that of the smallest rectangle around
/// them once they are aligned; all are then proposed exactly that size and aligned to the furthest of the
/// deciding children's lines.
package final class ZStackNode: LayoutNode {
  private let alignment: Alignment
  private let content: [LayoutNode]

  package init(alignment: Alignment = .center, layoutDirection: LayoutDirection, children: [LayoutNode]) {
    self.alignment = alignment
    content = children
    super.init(
      flags: children.count == 1
        ? children[0].flags.subtracting(.quick).union(.remembersSizes) : .container(of: children),
      layoutDirection: layoutDirection)
  }

  override package var children: [LayoutNode] { content }
  override package var drawOrder: [LayoutNode] { content.inDrawOrder }
  override var childAlignments: [[AlignmentKey]] {
    content.count > 1 ? content.map { deciding(alignment, for: $0) } : []
  }
  private var onlyChild: LayoutNode? { content.count == 1 ? content[0] : nil }

  override package var layoutPriority: Double {
    content.isEmpty ? -.infinity : onlyChild?.layoutPriority ?? 0
  }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    guard let first = content.first else { return .zero }
    return content.dropFirst().reduce(first.edgeSpacing(edge)) { $0.union($1.edgeSpacing(edge)) }
  }

  private var topPriority: Double {
    content.reduce(-Double.infinity) { max($0, $1.layoutPriority) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if content.isEmpty { return .zero }
    if let onlyChild { return onlyChild.sizeThatFits(proposal) }
    let priority = topPriority
    // Children can have negative lengths through negative gaps; the stack then does, too, as it does around a
    // single one of them.
    var size = CGSize(width: -CGFloat.infinity, height: -CGFloat.infinity)
    for child in content where child.layoutPriority == priority {
      let childSize = child.sizeThatFits(proposal)
      size.width = max(size.width, childSize.width)
      size.height = max(size.height, childSize.height)
    }
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    if alignsExplicitly(horizontal, proposal) {
      size.width = extent(along: horizontal, proposal: proposal) { $0.width }
    }
    if alignsExplicitly(vertical, proposal) {
      size.height = extent(along: vertical, proposal: proposal) { $0.height }
    }
    return size
  }

  /// The length around the deciding children when their lines coincide.
  private func extent(
    along key: AlignmentKey, proposal: ProposedViewSize, _ length: (CGSize) -> CGFloat
  ) -> CGFloat {
    let priority = topPriority
    var (before, after) = (-CGFloat.infinity, -CGFloat.infinity)
    for child in content where child.layoutPriority == priority {
      let size = child.sizeThatFits(proposal)
      let line = child.alignment(key, size: size, proposal: proposal)
      before = max(before, line)
      after = max(after, length(size) - line)
    }
    return max(before + after, 0)
  }

  override func forEachPlace(
    size: CGSize, proposal: ProposedViewSize, _ body: (LayoutNode, CGPoint, CGSize, ProposedViewSize) -> Void
  ) {
    if let onlyChild {
      body(onlyChild, .zero, size, proposal)
      return
    }
    let inner = ProposedViewSize(size)
    let priority = topPriority
    let (horizontal, vertical) = (alignment.horizontal.key, alignment.vertical.key)
    var line = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for child in content where child.layoutPriority == priority {
      let childSize = child.sizeThatFits(inner)
      line.x = max(line.x, child.alignment(horizontal, size: childSize, proposal: inner))
      line.y = max(line.y, child.alignment(vertical, size: childSize, proposal: inner))
    }
    // The deciding children fill the stack; if they take less than at first, the stack's own lines take over.
    let own = ViewDimensions(size: size)
    if !alignsExplicitly(horizontal, inner) { line.x = horizontal.id.defaultValue(in: own) }
    if !alignsExplicitly(vertical, inner) { line.y = vertical.id.defaultValue(in: own) }
    for child in content {
      let childSize = child.sizeThatFits(inner)
      body(
        child,
        CGPoint(
          x: line.x - child.alignment(horizontal, size: childSize, proposal: inner),
          y: line.y - child.alignment(vertical, size: childSize, proposal: inner)), childSize, inner)
    }
  }

  private func alignsExplicitly(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Bool {
    content.contains {
      $0.flags.contains(key.flag)
        && $0.explicitAlignment(key, size: $0.sizeThatFits(proposal), proposal: proposal) != nil
    }
  }

  override func placeChildren() {
    forEachPlace(size: size, proposal: proposal) { child, origin, childSize, childProposal in
      placeChild(
        child, at: origin, size: childSize, proposal: childProposal)
    }
  }

  override func findAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let onlyChild { return onlyChild.explicitAlignment(key, size: size, proposal: proposal) }
    if key.isFrameGuide || content.isEmpty { return nil }
    var result: CGFloat?
    var count = 0
    forEachPlace(size: size, proposal: proposal) { child, origin, childSize, childProposal in
      guard let value = child.explicitAlignment(key, size: childSize, proposal: childProposal) else { return }
      key.id._combineExplicit(
        childValue: value + (key.isHorizontal ? origin.x : origin.y), count, into: &result)
      count += 1
    }
    return result
  }
}
