package import Foundation
package import Geometry

/// A view that extends into the safe area that it touches.
package final class IgnoresSafeAreaNode: UnaryNode {
  private let edges: Edge.Set

  package init(
    child: LayoutNode, regions: SafeAreaRegions, edges: Edge.Set, layoutDirection: LayoutDirection
  ) {
    // A picture has no keyboard, so only the container region of the safe area counts.
    self.edges = regions.contains(.container) ? edges : []
    super.init(child: child, layoutDirection: layoutDirection)
  }

  private var overhang: EdgeInsets {
    guard let area = safeArea else { return EdgeInsets() }
    let insets = area.overhang(of: CGRect(origin: .zero, size: size)).directed(isRightToLeft: isRightToLeft)
    return EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0, leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0,
      trailing: edges.contains(.trailing) ? insets.trailing : 0)
  }

  override func childPlace(size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
    let overhang = overhang
    if overhang == EdgeInsets() { return ChildPlace(origin: .zero, size: size, proposal: proposal) }
    let larger = ProposedViewSize(
      width: size.width + overhang.horizontal, height: size.height + overhang.vertical)
    let childSize = child.sizeThatFits(larger)
    // The child is at the corner of the extended space, whether or not it fills it.
    return ChildPlace(
      origin: CGPoint(x: -overhang.leading, y: -overhang.top), size: childSize, proposal: larger)
  }

  override func findAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    child.explicitAlignment(key, size: size, proposal: proposal)
  }

  override func adjust(_ safeArea: inout SafeArea, child: LayoutNode) {
    safeArea.ignore(edges, isRightToLeft: isRightToLeft)
  }
}

/// A view whose safe area grows inwards by fixed lengths.
package final class SafeAreaPaddingNode: UnaryNode {
  private let insets: EdgeInsets

  package init(child: LayoutNode, insets: EdgeInsets, layoutDirection: LayoutDirection) {
    self.insets = insets
    super.init(child: child, layoutDirection: layoutDirection)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      rawWidth: proposal.rawWidth.isNaN ? .nan : max(proposal.rawWidth - insets.horizontal, 0),
      rawHeight: proposal.rawHeight.isNaN ? .nan : max(proposal.rawHeight - insets.vertical, 0))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func childPlace(size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
    let inner = inner(proposal)
    return ChildPlace(
      origin: CGPoint(x: insets.leading, y: insets.top), size: child.sizeThatFits(inner), proposal: inner)
  }

  override func adjust(_ safeArea: inout SafeArea, child: LayoutNode) {
    safeArea.inset(
      CGRect(origin: .zero, size: size), by: SideInsets(insets, isRightToLeft: isRightToLeft))
  }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing { .plain(edge) }
}

/// A view with another kept at one of its edges, inside its safe area.
package final class SafeAreaInsetNode: LayoutNode {
  package let primary: LayoutNode
  package let inset: LayoutNode
  private let edge: Edge
  private let alignment: Alignment
  private let spacing: CGFloat

  package init(
    primary: LayoutNode, inset: LayoutNode, edge: Edge, alignment: Alignment, spacing: CGFloat?,
    layoutDirection: LayoutDirection
  ) {
    self.primary = primary
    self.inset = inset
    self.edge = edge
    self.alignment = alignment
    if let spacing, spacing.isFinite {
      self.spacing = spacing
    } else {
      self.spacing =
        switch edge {
        case .top: inset.edgeSpacing(.bottom).distance(to: primary.edgeSpacing(.top))
        case .bottom: primary.edgeSpacing(.bottom).distance(to: inset.edgeSpacing(.top))
        case .leading: inset.edgeSpacing(.trailing).distance(to: primary.edgeSpacing(.leading))
        case .trailing: primary.edgeSpacing(.trailing).distance(to: inset.edgeSpacing(.leading))
        }
    }
    super.init(layoutDirection: layoutDirection)
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  override package var children: [LayoutNode] { [primary, inset] }

  /// The proposals and sizes of both views.
  private func parts(
    _ proposal: ProposedViewSize
  ) -> (
    insetProposal: ProposedViewSize, insetSize: CGSize, primaryProposal: ProposedViewSize, primarySize: CGSize
  ) {
    let length = proposal.raw(axis)
    var insetProposal = proposal
    if !length.isNaN {
      let least = primary.sizeThatFits(proposal.replacing(axis, with: 0)).length(axis)
      insetProposal = proposal.replacing(axis, with: max(length - spacing - least, 0))
    }
    let insetSize = inset.sizeThatFits(insetProposal)
    let primaryProposal =
      length.isNaN
      ? proposal : proposal.replacing(axis, with: max(length - insetSize.length(axis) - spacing, 0))
    return (insetProposal, insetSize, primaryProposal, primary.sizeThatFits(primaryProposal))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let parts = parts(proposal)
    return CGSize(
      axis, major: parts.primarySize.length(axis) + spacing + parts.insetSize.length(axis),
      minor: max(
        parts.primarySize.length(axis.perpendicular), parts.insetSize.length(axis.perpendicular)))
  }

  override func placeChildren() {
    let parts = parts(ProposedViewSize(size))
    let total = size.length(axis)
    func origin(_ node: LayoutNode, _ nodeSize: CGSize, _ nodeProposal: ProposedViewSize, major: CGFloat)
      -> CGPoint
    {
      let aligned = node.offset(aligning: alignment, size: nodeSize, proposal: nodeProposal, in: size)
      return CGPoint(axis, major: major, minor: axis == .vertical ? aligned.x : aligned.y)
    }
    let primaryLength = parts.primarySize.length(axis)
    let insetLength = parts.insetSize.length(axis)
    // The inset comes first, because the content of the primary view reads its length.
    placeChild(
      inset,
      at: origin(inset, parts.insetSize, parts.insetProposal, major: isFirst ? 0 : total - insetLength),
      size: parts.insetSize, proposal: parts.insetProposal)
    placeChild(
      primary,
      at: origin(
        primary, parts.primarySize, parts.primaryProposal, major: isFirst ? total - primaryLength : 0),
      size: parts.primarySize, proposal: parts.primaryProposal)
  }

  override func adjust(_ safeArea: inout SafeArea, child: LayoutNode) {
    guard child === primary else { return }
    let amount = inset.size.length(axis) + spacing
    safeArea.inset(
      CGRect(origin: .zero, size: size),
      by: SideInsets(EdgeInsets(amount, edges: Edge.Set(edge)), isRightToLeft: isRightToLeft))
  }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing { .plain(edge) }
}

/// A style behind a view, which is drawn beyond its own rectangle where that touches the safe area.
package final class BackgroundStyleNode: LayoutNode {
  private let edges: Edge.Set

  package init(edges: Edge.Set, layoutDirection: LayoutDirection) {
    self.edges = edges
    super.init(layoutDirection: layoutDirection)
  }

  /// How far the style extends beyond each side.
  package var overhang: SideInsets {
    guard let area = safeArea else { return SideInsets() }
    var result = area.overhang(of: CGRect(origin: .zero, size: size))
    if !edges.contains(.top) { result.top = 0 }
    if !edges.contains(.bottom) { result.bottom = 0 }
    if !edges.contains(isRightToLeft ? .trailing : .leading) { result.left = 0 }
    if !edges.contains(isRightToLeft ? .leading : .trailing) { result.right = 0 }
    return result
  }
}
