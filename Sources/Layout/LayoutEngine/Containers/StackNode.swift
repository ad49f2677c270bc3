package import Foundation
package import Geometry

/// A row or a column.
///
/// To be **sized** a stack
/// 1. adds up the gaps between its children, which are its spacing or the neighbours' preferences;
/// 2. proposes a length to each child (`StackNode+Distribution`), or the same to all if there is nothing to
///    share: no length, infinite length, or nothing left beside the gaps;
/// 3. is as long as the children and gaps together, and as broad as its children extend to both sides of
///    their alignment line.
///
/// To be **placed** it measures again, with its own breadth if its parent left that open, and places the
/// children one after another. A stack with one child is that child; an empty stack takes no space and no
/// gap.
package final class StackNode: LayoutNode {
  // In this order the properties leave no padding.
  private let key: AlignmentKey
  let axis: Axis
  /// Whether a child may define the position of the stack's alignment line.
  private let alignsExplicitly: Bool
  @exclusivity(unchecked) var priorities = Priorities.unknown
  /// NaN if the neighbours' preferences decide.
  private let fixedSpacing: CGFloat
  let content: [LayoutNode]
  /// The latest shares, and the length that was shared: a stack is usually placed with the proposal that it
  /// was last measured with.
  @exclusivity(unchecked) var slots: [Slot] = []
  @exclusivity(unchecked) var slotsProposal = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  /// The gaps between neighbours, if they differ, and their sum.
  @exclusivity(unchecked) private var ownGaps: Gaps?
  /// The spacing preferences, computed on demand; nil for a stack of plain views.
  @exclusivity(unchecked) private var ownSpacing: Spacing?

  private final class Gaps {
    let gaps: [CGFloat]
    let total: CGFloat
    init(_ gaps: [CGFloat]) {
      self.gaps = gaps
      total = gaps.reduce(0, +)
    }
  }

  private final class Spacing {
    let value: ViewSpacing
    init(_ value: ViewSpacing) { self.value = value }
  }

  enum Priorities: UInt8 {
    case unknown
    case equal
    case different
  }

  package convenience init(
    axis: Axis, horizontalAlignment: HorizontalAlignment = .center,
    verticalAlignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    layoutDirection: LayoutDirection, children: [LayoutNode]
  ) {
    self.init(
      axis: axis, key: axis == .horizontal ? verticalAlignment.key : horizontalAlignment.key,
      spacing: spacing, layoutDirection: layoutDirection, children: children)
  }

  init(
    axis: Axis, key: AlignmentKey, spacing: CGFloat?, layoutDirection: LayoutDirection,
    children: [LayoutNode]
  ) {
    self.axis = axis
    self.key = key
    content = children
    var flags: NodeFlags =
      children.count == 1
      ? children[0].flags.subtracting(.quick).union(.remembersSizes) : .container(of: children)
    if let spacing, spacing.isFinite {
      fixedSpacing = spacing
    } else {
      fixedSpacing = flags.contains(.plainSpacing) ? EdgeSpacing.platformDefault : .nan
    }
    alignsExplicitly = children.contains { $0.flags.contains(key.flag) }
    // A custom line may depend on both a child's length and breadth.
    if children.count > 1 && (alignsExplicitly || key.kind == .custom) { flags.remove(.independentAxes) }
    super.init(flags: flags, layoutDirection: layoutDirection)
  }

  override func forgetShares() {
    slotsProposal = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  }

  override package var children: [LayoutNode] { content }
  override package var drawOrder: [LayoutNode] { content.inDrawOrder }
  override var childAlignments: [[AlignmentKey]] { content.count > 1 ? content.map { _ in [key] } : [] }

  // To its surroundings, a stack with one child is that child, and an empty stack does not exist.
  private var onlyChild: LayoutNode? { content.count == 1 ? content[0] : nil }

  override package var layoutPriority: Double {
    content.isEmpty ? -.infinity : onlyChild?.layoutPriority ?? 0
  }

  // MARK: Spacing

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    guard let first = content.first else { return .zero }
    if flags.contains(.plainSpacing) { return .plain(edge) }
    if content.count == 1 { return first.edgeSpacing(edge) }
    if let ownSpacing { return ownSpacing.value[edge] }
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = makeSpacing(edge) }
    ownSpacing = Spacing(spacing)
    return spacing[edge]
  }

  private func makeSpacing(_ edge: Edge) -> EdgeSpacing {
    switch (axis, edge) {
    case (.horizontal, .leading), (.vertical, .top): return content[0].edgeSpacing(edge)
    case (.horizontal, .trailing), (.vertical, .bottom): return content[content.count - 1].edgeSpacing(edge)
    default:
      return content.dropFirst().reduce(content[0].edgeSpacing(edge)) { $0.union($1.edgeSpacing(edge)) }
    }
  }

  private var gaps: Gaps {
    if let ownGaps { return ownGaps }
    let (after, before): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    let gaps = Gaps(
      (1..<content.count).map { index in
        content[index - 1].edgeSpacing(after).distance(to: content[index].edgeSpacing(before))
      })
    ownGaps = gaps
    return gaps
  }

  var totalGap: CGFloat {
    fixedSpacing.isNaN ? gaps.total : fixedSpacing * CGFloat(content.count - 1)
  }

  private func gap(after index: Int) -> CGFloat {
    fixedSpacing.isNaN ? gaps.gaps[index] : fixedSpacing
  }

  // MARK: Children

  /// The length that is proposed to all children, or nil if they share a length.
  @inline(__always)
  private func commonOffer(_ length: CGFloat) -> CGFloat? {
    if length.isNaN || length == .infinity { return length }
    // Nothing is left if nothing was proposed and gaps take space besides, unless a child returns some.
    return length <= totalGap && totalGap >= 0 ? 0 : nil
  }

  /// The proposal to a child along the axis, and its result.
  struct Slot {
    var offer: CGFloat
    var size: CGSize
  }

  /// The proposal to each child for a length, and its result, in list order.
  private func askChildren(_ length: CGFloat, minor: CGFloat) -> [Slot] {
    guard let offer = commonOffer(length) else { return distribute(length, minor: minor) }
    let proposal = ProposedViewSize(axis, major: offer, minor: minor)
    let slots = content.map { Slot(offer: offer, size: $0.sizeThatFits(proposal)) }
    // A child with negative gaps may have a negative length: what it returns is available to those after it.
    if offer == 0, slots.contains(where: { $0.size.length(axis) < 0 }) {
      return distribute(length, minor: minor)
    }
    return slots
  }

  // MARK: Sizing

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if content.isEmpty { return .zero }
    if let onlyChild { return onlyChild.sizeThatFits(proposal) }
    let minor = proposal.raw(axis.perpendicular)
    var span = Span()
    var major = totalGap
    for (child, slot) in zip(content, askChildren(proposal.raw(axis), minor: minor)) {
      major += slot.size.length(axis)
      add(slot, of: child, minor: minor, to: &span)
    }
    return CGSize(axis, major: major, minor: breadth(span))
  }

  /// How far the children extend to both sides of the alignment line.
  private struct Span {
    // The span always contains the line itself.
    var low: CGFloat = 0
    var high: CGFloat = 0
    var longest: CGFloat = 0
  }

  @inline(__always)
  private func add(
    _ slot: Slot, of child: LayoutNode, minor: CGFloat, to span: inout Span
  ) {
    let length = slot.size.length(axis.perpendicular)
    span.longest = max(span.longest, length)
    if alignsExplicitly || key.kind == .custom {
      let line = line(of: child, in: slot, minor: minor)
      span.low = min(span.low, -line)
      span.high = max(span.high, length - line)
    }
  }

  /// The position of a child's own alignment line.
  private func line(of child: LayoutNode, in slot: Slot, minor: CGFloat) -> CGFloat {
    child.alignment(
      key, size: slot.size, proposal: ProposedViewSize(axis, major: slot.offer, minor: minor))
  }

  private func breadth(_ span: Span) -> CGFloat {
    // If all are aligned along one of their frame's own lines, the longest child is the span.
    if (!alignsExplicitly && key.kind != .custom) || span.longest == .infinity { return span.longest }
    let breadth = span.high - span.low
    return breadth.isNaN ? .infinity : breadth
  }

  // MARK: Placing

  /// Calls `body` with every child's position for a size of the stack, left to right.
  override func forEachPlace(
    size: CGSize, proposal: ProposedViewSize, _ body: (LayoutNode, CGPoint, CGSize, ProposedViewSize) -> Void
  ) {
    if content.isEmpty { return }
    if let onlyChild {
      body(onlyChild, .zero, size, proposal)
      return
    }
    // Sizing runs again with the stack's own cross length if the parent left it open, so that text wraps and
    // dividers stretch to it.
    var minor = proposal.raw(axis.perpendicular)
    if minor.isNaN { minor = size.length(axis.perpendicular) }
    // Nothing here measures the stack itself, so the shares stay valid.
    let slots = askChildren(proposal.raw(axis), minor: minor)
    let byLine = alignsExplicitly || key.kind == .custom
    var span = Span()
    for (child, slot) in zip(content, slots) { add(slot, of: child, minor: minor, to: &span) }
    if !span.low.isFinite { span.low = 0 }
    var position = CGFloat(0)
    for (index, child) in content.enumerated() {
      let slot = slots[index]
      var start: CGFloat
      if byLine {
        start = -line(of: child, in: slot, minor: minor) - span.low
      } else {
        let free = span.longest - slot.size.length(axis.perpendicular)
        start = key.kind == .start ? 0 : (key.kind == .center ? free / 2 : free)
      }
      if !start.isFinite { start = 0 }
      body(
        child, CGPoint(axis, major: position.isFinite ? position : 0, minor: start), slot.size,
        ProposedViewSize(axis, major: slot.offer, minor: minor))
      position += slot.size.length(axis)
      if index < content.count - 1 { position += gap(after: index) }
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
    if content.isEmpty || !flags.contains(key.flag) { return nil }
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

extension [LayoutNode] {
  /// The nodes with those of higher `zIndex` last; the same order if none differs.
  var inDrawOrder: [LayoutNode] {
    guard let first = self.first, contains(where: { $0.traits.zIndex != first.traits.zIndex }) else {
      return self
    }
    return enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }
}
