package import Foundation
package import Geometry

/// A node around one child.
///
/// The subclass determines the child's position; placement, alignment lines and mirroring follow from that.
package class UnaryNode: LayoutNode {
  package final let child: LayoutNode

  /// - Parameters:
  ///   - flags: what the modifier adds to its child's flags.
  ///   - tiesAxes: whether the modifier lets the proposal on one axis affect the length on the other.
  init(
    child: LayoutNode, layoutDirection: LayoutDirection, flags: NodeFlags = [], tiesAxes: Bool = false
  ) {
    self.child = child
    var all = child.flags.subtracting([.quick, .remembersLines]).union(flags)
    if tiesAxes { all.remove(.independentAxes) }
    if !child.flags.contains(.quick) && !flags.contains(.quick) { all.insert(.remembersSizes) }
    super.init(flags: all, layoutDirection: layoutDirection)
  }

  /// The child's position in a box of a given size, left to right.
  struct ChildPlace {
    var origin: CGPoint
    var size: CGSize
    var proposal: ProposedViewSize
  }

  func childPlace(size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
    ChildPlace(origin: .zero, size: size, proposal: proposal)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(proposal)
  }

  override final func placeChildren() {
    let place = childPlace(size: size, proposal: proposal)
    placeChild(
      child, at: place.origin, size: place.size, proposal: place.proposal)
  }

  override func findAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if !child.flags.contains(key.flag) { return nil }
    let place = childPlace(size: size, proposal: proposal)
    guard
      let value = child.explicitAlignment(key, size: place.size, proposal: place.proposal)
    else { return nil }
    return value + (key.isHorizontal ? place.origin.x : place.origin.y)
  }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    child.edgeSpacing(edge)
  }

  override package final var children: [LayoutNode] { [child] }

  /// The child's position when it is aligned in a box larger or smaller than itself.
  final func aligned(
    _ alignment: Alignment, in size: CGSize, proposal: ProposedViewSize
  ) -> ChildPlace {
    let childSize = child.sizeThatFits(proposal)
    return ChildPlace(
      origin: child.offset(aligning: alignment, size: childSize, proposal: proposal, in: size),
      size: childSize, proposal: proposal)
  }
}

extension LayoutNode {
  /// The node's position in a box such that its lines meet the box's own.
  final func offset(
    aligning alignment: Alignment, size: CGSize, proposal: ProposedViewSize, in box: CGSize
  ) -> CGPoint {
    let origin = CGPoint(
      x: offset(aligning: alignment.horizontal.key, size: size, proposal: proposal, in: box),
      y: offset(aligning: alignment.vertical.key, size: size, proposal: proposal, in: box))
    // Infinite lengths have no centre.
    return CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
  }

  @inline(__always)
  private func offset(
    aligning key: AlignmentKey, size: CGSize, proposal: ProposedViewSize, in box: CGSize
  ) -> CGFloat {
    let line = key.frameValue(in: box) ?? key.id.defaultValue(in: ViewDimensions(size: box))
    return line - alignment(key, size: size, proposal: proposal)
  }
}

/// A modifier that does not affect layout.
package final class PassthroughNode: UnaryNode {
  package init(child: LayoutNode) {
    super.init(child: child, layoutDirection: .leftToRight)
  }

  override package var layoutPriority: Double { child.layoutPriority }
}

/// A child with a mark of another layer, which does not affect layout.
package final class MarkNode: UnaryNode {
  /// The mark.
  package let mark: AnyObject

  package init(child: LayoutNode, mark: AnyObject) {
    self.mark = mark
    super.init(child: child, layoutDirection: .leftToRight)
  }

  override package var layoutPriority: Double { child.layoutPriority }
}

/// A modifier that draws its child under a transform, which does not affect layout but does affect
/// conversions between coordinate spaces.
package final class TransformNode: UnaryNode {
  private let transform: (LayoutNode) -> CGAffineTransform?

  /// - Parameter transform: returns the transform of the node's own coordinates once the node is placed; nil
  ///   for none.
  package init(child: LayoutNode, transform: @escaping (LayoutNode) -> CGAffineTransform?) {
    self.transform = transform
    super.init(child: child, layoutDirection: .leftToRight)
  }

  override package var layoutPriority: Double { child.layoutPriority }
  override var effectTransform: CGAffineTransform? { transform(self) }
}

/// A modifier that sets its child's layout priority.
package final class LayoutPriorityNode: UnaryNode {
  private let priority: Double

  package init(child: LayoutNode, priority: Double) {
    self.priority = priority
    super.init(child: child, layoutDirection: .leftToRight)
  }

  override package var layoutPriority: Double { priority }
}

/// A modifier that keeps its child at the ideal length on chosen axes.
package final class FixedSizeNode: UnaryNode {
  private let horizontal: Bool
  private let vertical: Bool

  package init(child: LayoutNode, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child: child, layoutDirection: .leftToRight)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      rawWidth: horizontal ? .nan : proposal.rawWidth, rawHeight: vertical ? .nan : proposal.rawHeight)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(inner(proposal))
  }

  override func childPlace(size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
    let inner = inner(proposal)
    let childSize = child.sizeThatFits(inner)
    return ChildPlace(
      origin: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
      size: childSize, proposal: inner)
  }

  override package var layoutPriority: Double { child.layoutPriority }
}

/// A modifier that moves its child without changing its own position.
package final class OffsetNode: UnaryNode {
  private let offset: CGPoint

  package init(child: LayoutNode, x: CGFloat, y: CGFloat, layoutDirection: LayoutDirection) {
    offset = CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    super.init(child: child, layoutDirection: layoutDirection)
  }

  override func childPlace(size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
    ChildPlace(origin: offset, size: size, proposal: proposal)
  }

  override func findAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    // The lines stay where they are: an offset is an effect, not a layout.
    child.explicitAlignment(key, size: size, proposal: proposal)
  }

  override package var layoutPriority: Double { child.layoutPriority }
}

/// A modifier that puts its child's centre at a point of the space that it takes up.
package final class PositionNode: UnaryNode {
  private let position: CGPoint

  package init(child: LayoutNode, x: CGFloat, y: CGFloat, layoutDirection: LayoutDirection) {
    position = CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    super.init(child: child, layoutDirection: layoutDirection, flags: .plainSpacing)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if !proposal.rawWidth.isNaN && !proposal.rawHeight.isNaN {
      return CGSize(width: proposal.rawWidth, height: proposal.rawHeight)
    }
    return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
  }

  override func childPlace(size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
    let inner = ProposedViewSize(size)
    let childSize = child.sizeThatFits(inner)
    return ChildPlace(
      origin: CGPoint(x: position.x - childSize.width / 2, y: position.y - childSize.height / 2),
      size: childSize, proposal: inner)
  }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing { .plain(edge) }
}

/// A modifier that sets the position of one of its child's alignment lines.
package final class AlignmentGuideNode: UnaryNode {
  private let key: AlignmentKey
  private let computeValue: (ViewDimensions) -> CGFloat

  package init(
    child: LayoutNode, guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    key = guide.key
    self.computeValue = computeValue
    super.init(child: child, layoutDirection: .leftToRight, flags: guide.key.flag)
  }

  package init(
    child: LayoutNode, guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) {
    key = guide.key
    self.computeValue = computeValue
    super.init(child: child, layoutDirection: .leftToRight, flags: guide.key.flag)
  }

  override func findAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if key != self.key { return child.explicitAlignment(key, size: size, proposal: proposal) }
    let value = computeValue(ViewDimensions(size: size, node: child, proposal: proposal))
    return value.isFinite ? value : nil
  }

  override package var layoutPriority: Double { child.layoutPriority }
}

/// A modifier that proposes a size with a given ratio to its child.
package final class AspectRatioNode: UnaryNode {
  private let ratio: CGFloat?
  private let contentMode: ContentMode

  package init(child: LayoutNode, ratio: CGFloat?, contentMode: ContentMode) {
    // An invalid ratio (zero, negative, NaN) keeps the child's own.
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.contentMode = contentMode
    super.init(child: child, layoutDirection: .leftToRight, tiesAxes: true)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    if proposal.rawWidth.isNaN && proposal.rawHeight.isNaN { return proposal }
    let base = ratio.map { CGSize(width: $0, height: 1) } ?? child.sizeThatFits(.unspecified)
    guard base.width > 0, base.height > 0 else { return proposal }
    let scaleX = proposal.rawWidth / base.width
    let scaleY = proposal.rawHeight / base.height
    let scale: CGFloat
    if scaleX.isNaN {
      scale = scaleY
    } else if scaleY.isNaN {
      scale = scaleX
    } else {
      scale = contentMode == .fit ? min(scaleX, scaleY) : max(scaleX, scaleY)
    }
    return ProposedViewSize(rawWidth: base.width * scale, rawHeight: base.height * scale)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    child.sizeThatFits(inner(proposal))
  }

  override func childPlace(size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
    let inner = inner(proposal)
    let childSize = child.sizeThatFits(inner)
    return ChildPlace(
      origin: CGPoint(x: (size.width - childSize.width) / 2, y: (size.height - childSize.height) / 2),
      size: childSize, proposal: inner)
  }
}

/// A modifier that keeps space free around its child.
package final class PaddingNode: UnaryNode {
  private let insets: EdgeInsets

  package init(child: LayoutNode, insets: EdgeInsets, layoutDirection: LayoutDirection) {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    self.insets = EdgeInsets(
      top: usable(insets.top), leading: usable(insets.leading), bottom: usable(insets.bottom),
      trailing: usable(insets.trailing))
    let all = self.insets
    let isPlain = all.top != 0 && all.leading != 0 && all.bottom != 0 && all.trailing != 0
    super.init(child: child, layoutDirection: layoutDirection, flags: isPlain ? .plainSpacing : [])
  }

  @inline(__always)
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    // NaN (nil) stays NaN through the subtraction but not through `max`.
    ProposedViewSize(
      rawWidth: proposal.rawWidth.isNaN ? .nan : max(proposal.rawWidth - insets.horizontal, 0),
      rawHeight: proposal.rawHeight.isNaN ? .nan : max(proposal.rawHeight - insets.vertical, 0))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(
      width: max(size.width + insets.horizontal, 0), height: max(size.height + insets.vertical, 0))
  }

  override func childPlace(size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
    let inner = inner(proposal)
    return ChildPlace(
      origin: CGPoint(x: insets.leading, y: insets.top), size: child.sizeThatFits(inner), proposal: inner)
  }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    let inset =
      switch edge {
      case .top: insets.top
      case .leading: insets.leading
      case .bottom: insets.bottom
      case .trailing: insets.trailing
      }
    return inset == 0 ? child.edgeSpacing(edge) : .plain(edge)
  }
}
