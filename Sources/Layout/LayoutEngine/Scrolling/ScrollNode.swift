package import Foundation
package import Geometry

/// A window onto content that may be larger than it.
package final class ScrollNode: LayoutNode {
  /// The initial position of the content.
  package enum Position {
    case start
    case offset(CGPoint)
    case edge(Edge)
    /// Aligns the same unit point of content and viewport.
    case anchor(UnitPoint)
    /// Scrolls to a view by its id; without an anchor, as little as needed to show it.
    case id(AnyHashable, anchor: UnitPoint?)
  }

  package let axes: Axis.Set
  private let content: LayoutNode
  private let container: LayoutContainer
  private let margins: EdgeInsets
  private let position: Position
  /// Whether the node also takes the whole proposed breadth, as a list does however narrow its rows;
  /// otherwise it is as broad as its content.
  private let fillsBreadth: Bool
  /// How far the content has been scrolled, from its top leading corner.
  package private(set) var contentOffset = CGPoint.zero
  /// The size of the content without margins.
  package private(set) var contentSize = CGSize.zero

  package init(
    axes: Axis.Set, content: LayoutNode, container: LayoutContainer, contentMargins: EdgeInsets,
    position: Position, fillsBreadth: Bool = false, layoutDirection: LayoutDirection
  ) {
    self.axes = axes
    self.content = content
    self.container = container
    margins = contentMargins
    self.position = position
    self.fillsBreadth = fillsBreadth
    super.init(layoutDirection: layoutDirection)
  }

  override package var children: [LayoutNode] { [content] }

  package var contentInsets: EdgeInsets { margins }

  func scrolls(along axis: Axis) -> Bool { axes.contains(axis) }

  override var spaceNames: [AnyHashable] {
    [AnyHashable(ScrollSpaceName.any)]
      + Axis.allCases.filter(axes.contains).map { AnyHashable(ScrollSpaceName.axis($0)) }
  }

  private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    func inner(_ axis: Axis, _ margin: CGFloat) -> CGFloat {
      let length = proposal.raw(axis)
      return axes.contains(axis) || length.isNaN ? .nan : max(length - margin, 0)
    }
    return ProposedViewSize(
      rawWidth: inner(.horizontal, margins.horizontal), rawHeight: inner(.vertical, margins.vertical))
  }

  /// Provides this container's size to views that are sized relative to it.
  private func updateContainer(_ proposal: ProposedViewSize) {
    func length(_ length: CGFloat, _ margin: CGFloat) -> CGFloat {
      length.isFinite ? max(length - margin, 0) : .nan
    }
    let size = ProposedViewSize(
      rawWidth: length(proposal.rawWidth, margins.horizontal),
      rawHeight: length(proposal.rawHeight, margins.vertical))
    if size == container.size { return }
    container.size = size
    if container.hasDependents { content.invalidateSizes() }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    updateContainer(proposal)
    let size = content.sizeThatFits(contentProposal(proposal))
    let (width, height) = (size.width + margins.horizontal, size.height + margins.vertical)
    func length(_ axis: Axis, ofContent length: CGFloat) -> CGFloat {
      let proposed = proposal.raw(axis)
      return (axes.contains(axis) || fillsBreadth) && !proposed.isNaN ? proposed : length
    }
    return CGSize(width: length(.horizontal, ofContent: width), height: length(.vertical, ofContent: height))
  }

  override func placeChildren() {
    updateContainer(ProposedViewSize(size))
    // On the axis that does not scroll the content gets the proposal that the view itself was measured with.
    let placing = contentProposal(proposal)
    contentSize = content.sizeThatFits(placing)
    // Only looking up a view by its id requires placing it before the offset is known.
    var needsPlaces = false
    if case .id = position { needsPlaces = true }
    contentOffset = needsPlaces ? .zero : clamped(initialOffset())
    func placeContent() {
      placeChild(
        content,
        at: CGPoint(x: margins.leading - contentOffset.x, y: margins.top - contentOffset.y),
        size: contentSize, proposal: placing)
    }
    placeContent()
    guard needsPlaces else { return }
    let offset = clamped(initialOffset())
    if offset != contentOffset {
      contentOffset = offset
      placeContent()
    }
  }

  private var scrollableSize: CGSize {
    CGSize(
      width: contentSize.width + margins.horizontal - size.width,
      height: contentSize.height + margins.vertical - size.height)
  }

  private func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: axes.contains(.horizontal) ? min(max(offset.x, 0), max(scrollableSize.width, 0)) : 0,
      y: axes.contains(.vertical) ? min(max(offset.y, 0), max(scrollableSize.height, 0)) : 0)
  }

  private func initialOffset() -> CGPoint {
    switch position {
    case .start:
      return .zero
    case .offset(let point):
      return point
    case .edge(let edge):
      return CGPoint(
        x: edge == .trailing ? scrollableSize.width : 0, y: edge == .bottom ? scrollableSize.height : 0)
    case .anchor(let anchor):
      return CGPoint(x: scrollableSize.width * anchor.x, y: scrollableSize.height * anchor.y)
    case .id(let id, let anchor):
      guard var target = content.rect(of: id) else { return .zero }
      target.origin.x += content.origin.x
      target.origin.y += content.origin.y
      if isRightToLeft { target.origin.x = size.width - target.maxX }
      return CGPoint(
        x: offset(showing: target.minX, target.width, in: size.width, anchor: anchor?.x),
        y: offset(showing: target.minY, target.height, in: size.height, anchor: anchor?.y))
    }
  }

  /// How far to scroll to show a range.
  private func offset(
    showing start: CGFloat, _ length: CGFloat, in viewport: CGFloat, anchor: CGFloat?
  ) -> CGFloat {
    if let anchor { return start + length * anchor - viewport * anchor }
    if start < 0 { return start }
    return start + length > viewport ? min(start, start + length - viewport) : 0
  }

  /// The rectangle in which the content is visible, in the node's own coordinates.
  ///
  /// Content scrolls beneath the safe area that the view touches, so that is part of it.
  package var viewport: CGRect {
    clipRect
  }

  package var clipRect: CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    guard let area = safeArea else { return bounds }
    let overhang = area.overhang(of: bounds)
    return CGRect(
      x: -overhang.left, y: -overhang.top, width: size.width + overhang.left + overhang.right,
      height: size.height + overhang.top + overhang.bottom)
  }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing { .plain(edge) }
}
