package import Foundation
package import Geometry

/// The window: proposes its size less the safe area to one view and centres the result.
package final class RootNode: LayoutNode {
  private let content: LayoutNode
  private let insets: EdgeInsets
  /// The window's own size, which `containerRelativeFrame` refers to.
  package let container: LayoutContainer

  package init(
    content: LayoutNode, safeAreaInsets: EdgeInsets, layoutDirection: LayoutDirection,
    container: LayoutContainer
  ) {
    self.content = content
    insets = safeAreaInsets
    self.container = container
    super.init(layoutDirection: layoutDirection)
  }

  override package var children: [LayoutNode] { [content] }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      rawWidth: proposal.rawWidth.isNaN ? .nan : max(proposal.rawWidth - insets.horizontal, 0),
      rawHeight: proposal.rawHeight.isNaN ? .nan : max(proposal.rawHeight - insets.vertical, 0))
  }

  /// Lays the view out in a window of a size; an open axis takes the view's own length.
  package func layOut(_ proposal: ProposedViewSize) {
    let proposal = proposal.withoutNegatives
    let inner = inner(proposal)
    container.size = ProposedViewSize(
      rawWidth: inner.rawWidth.isFinite ? inner.rawWidth : .nan,
      rawHeight: inner.rawHeight.isFinite ? inner.rawHeight : .nan)
    let size = sizeThatFits(proposal)
    place(
      at: .zero,
      size: CGSize(
        width: proposal.rawWidth.isFinite ? proposal.rawWidth : size.width,
        height: proposal.rawHeight.isFinite ? proposal.rawHeight : size.height),
      proposal: proposal, in: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.sizeThatFits(inner(proposal))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func placeChildren() {
    let inner = inner(proposal)
    let childSize = content.sizeThatFits(inner)
    let safeWidth = size.width - insets.horizontal
    let safeHeight = size.height - insets.vertical
    func middle(_ room: CGFloat, _ length: CGFloat) -> CGFloat {
      length.isFinite ? (room - length) / 2 : 0
    }
    placeChild(
      content,
      at: CGPoint(
        x: insets.leading + middle(safeWidth, childSize.width),
        y: insets.top + middle(safeHeight, childSize.height)), size: childSize, proposal: inner)
  }

  var windowSafeArea: SafeArea {
    let sides = SideInsets(insets, isRightToLeft: isRightToLeft)
    return SafeArea(
      outer: CGRect(origin: .zero, size: size),
      safe: CGRect(
        x: sides.left, y: sides.top, width: size.width - sides.left - sides.right,
        height: size.height - sides.top - sides.bottom))
  }
}

/// The size of the nearest window or scroll view, for views that are sized relative to it.
package final class LayoutContainer {
  /// NaN on axes on which the container itself is ideally sized.
  package var size = ProposedViewSize.unspecified
  fileprivate(set) var isUsed = false

  package init() {}
}

/// A frame sized relative to the container.
package final class ContainerRelativeFrameNode: UnaryNode {
  private let container: LayoutContainer
  private let axes: Axis.Set
  private let alignment: Alignment
  private let length: (CGFloat, Axis) -> CGFloat

  package init(
    child: LayoutNode, container: LayoutContainer, axes: Axis.Set, alignment: Alignment,
    layoutDirection: LayoutDirection, length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.container = container
    self.axes = axes
    self.alignment = alignment
    self.length = length
    container.isUsed = true
    super.init(child: child, layoutDirection: layoutDirection)
  }

  private func fixed(_ axis: Axis) -> CGFloat {
    let available = container.size.raw(axis)
    guard axes.contains(axis), !available.isNaN else { return .nan }
    let value = length(available, axis)
    return value.isFinite ? max(value, 0) : .nan
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let (width, height) = (fixed(.horizontal), fixed(.vertical))
    return ProposedViewSize(
      rawWidth: width.isNaN ? proposal.rawWidth : width, rawHeight: height.isNaN ? proposal.rawHeight : height
    )
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (width, height) = (fixed(.horizontal), fixed(.vertical))
    if !width.isNaN && !height.isNaN { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(
      width: width.isNaN ? size.width : width, height: height.isNaN ? size.height : height)
  }

  override func childPlace(size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
    aligned(alignment, in: size, proposal: inner(proposal))
  }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing { .plain(edge) }
}

extension LayoutContainer {
  /// Whether any view is sized relative to the container.
  package var hasDependents: Bool { isUsed }
}
