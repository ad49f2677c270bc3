package import Foundation
package import Geometry

/// A row or a column.
///
/// Distribution: children of the highest priority come first, and the minimum lengths of all others are kept
/// back; within a priority the least flexible child is asked first, with an equal share of what is left.
package final class StackNode: LayoutNode {
  private let axis: Axis
  private let key: AlignmentKey
  /// NaN where the neighbours' preferences decide.
  private let fixedSpacing: CGFloat
  private let isRightToLeft: Bool
  private let content: [LayoutNode]
  private lazy var gaps: [CGFloat] = makeGaps()

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
    fixedSpacing = spacing.flatMap { $0.isFinite ? $0 : nil } ?? .nan
    isRightToLeft = layoutDirection == .rightToLeft
    content = children
  }

  override package var children: [LayoutNode] { content }
  override package var drawOrder: [LayoutNode] { content.inDrawOrder }

  // A stack of one child is that child to everyone around; a stack of none is not there.
  private var onlyChild: LayoutNode? { content.count == 1 ? content[0] : nil }

  override package var layoutPriority: Double {
    content.isEmpty ? -.infinity : onlyChild?.layoutPriority ?? 0
  }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    guard let first = content.first, let last = content.last else { return .zero }
    if content.count == 1 { return first.edgeSpacing(edge) }
    switch (axis, edge) {
    case (.horizontal, .leading), (.vertical, .top): return first.edgeSpacing(edge)
    case (.horizontal, .trailing), (.vertical, .bottom): return last.edgeSpacing(edge)
    default:
      return content.dropFirst().reduce(first.edgeSpacing(edge)) { $0.union($1.edgeSpacing(edge)) }
    }
  }

  private func makeGaps() -> [CGFloat] {
    guard content.count > 1 else { return [] }
    if !fixedSpacing.isNaN { return Array(repeating: fixedSpacing, count: content.count - 1) }
    let (after, before): (Edge, Edge) = axis == .horizontal ? (.trailing, .leading) : (.bottom, .top)
    return (1..<content.count).map { index in
      content[index - 1].edgeSpacing(after).distance(to: content[index].edgeSpacing(before))
    }
  }

  private var totalGap: CGFloat {
    fixedSpacing.isNaN ? gaps.reduce(0, +) : fixedSpacing * CGFloat(content.count - 1)
  }

  // MARK: Distribution

  /// One child's share.
  private struct Share {
    var size = CGSize.zero
    var proposal = ProposedViewSize.unspecified
  }

  /// Asks every child for its size and hands the answers to `body`, in list order.
  private func withShares<Result>(
    _ proposal: ProposedViewSize, _ body: (UnsafeMutableBufferPointer<Share>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Share.self, capacity: content.count) { shares in
      shares.initialize(repeating: Share())
      let length = proposal.raw(axis)
      if length.isNaN {
        for index in 0..<content.count {
          shares[index] = Share(size: content[index].sizeThatFits(proposal), proposal: proposal)
        }
      } else {
        distribute(length, minor: proposal.raw(axis.perpendicular), into: shares)
      }
      return body(shares)
    }
  }

  private func distribute(
    _ length: CGFloat, minor: CGFloat, into shares: UnsafeMutableBufferPointer<Share>
  ) {
    let count = content.count
    var remaining = length - totalGap
    withUnsafeTemporaryAllocation(of: Candidate.self, capacity: count) { candidates in
      var samePriority = true
      for index in 0..<count {
        let priority = content[index].layoutPriority
        candidates.initializeElement(at: index, to: Candidate(index: index, priority: priority))
        if priority != candidates[0].priority { samePriority = false }
      }
      rank(candidates, minor: minor, samePriority: samePriority)

      // The minimum of everyone who comes later is kept back, and returned group by group.
      if !samePriority {
        for position in 0..<count where candidates[position].priority < candidates[0].priority {
          remaining -= minimum(of: &candidates[position], minor: minor)
        }
      }
      var start = 0
      while start < count {
        let priority = candidates[start].priority
        var end = start + 1
        while end < count && candidates[end].priority == priority { end += 1 }
        if start > 0 {
          for position in start..<end { remaining += minimum(of: &candidates[position], minor: minor) }
        }
        for position in start..<end {
          let index = candidates[position].index
          let share = max(remaining / CGFloat(end - position), 0)
          let inner = ProposedViewSize(axis, major: share.isNaN ? 0 : share, minor: minor)
          let size = content[index].sizeThatFits(inner)
          shares[index] = Share(size: size, proposal: inner)
          let taken = size.length(axis)
          if !taken.isNaN { remaining -= taken }
          if remaining.isNaN { remaining = 0 }
        }
        start = end
      }
    }
  }

  /// A child in the order in which children are asked.
  private struct Candidate {
    var index: Int
    var priority: Double
    var flexibility: CGFloat = 0
    /// NaN until somebody asks.
    var minimum = CGFloat.nan
  }

  private func minimum(of candidate: inout Candidate, minor: CGFloat) -> CGFloat {
    if candidate.minimum.isNaN {
      candidate.minimum = content[candidate.index]
        .sizeThatFits(ProposedViewSize(axis, major: 0, minor: minor)).length(axis)
    }
    return candidate.minimum
  }

  /// Sorts by falling priority, then by rising flexibility; among children that grow without bound the one
  /// with the larger minimum comes first.
  private func rank(
    _ candidates: UnsafeMutableBufferPointer<Candidate>, minor: CGFloat, samePriority: Bool
  ) {
    let count = candidates.count
    if count < 2 { return }
    for position in 0..<count {
      let priority = candidates[position].priority
      // A child alone in its priority need not be compared with anyone.
      if !samePriority && !Self.isShared(priority, besides: position, in: candidates) { continue }
      let low = minimum(of: &candidates[position], minor: minor)
      let high = content[candidates[position].index]
        .sizeThatFits(ProposedViewSize(axis, major: .infinity, minor: minor)).length(axis)
      candidates[position].flexibility = high == .infinity ? .infinity : high - low
    }
    // Insertion sort: stable, in place, and quick for the few children that most stacks have.
    if count > 32 {
      let sorted = Array(candidates).enumerated().sorted { a, b in
        Self.precedes(a.element, b.element)
          || (!Self.precedes(b.element, a.element) && a.offset < b.offset)
      }
      for position in 0..<count { candidates[position] = sorted[position].element }
      return
    }
    for position in 1..<count {
      let candidate = candidates[position]
      var place = position
      while place > 0 && Self.precedes(candidate, candidates[place - 1]) {
        candidates[place] = candidates[place - 1]
        place -= 1
      }
      candidates[place] = candidate
    }
  }

  private static func isShared(
    _ priority: Double, besides position: Int, in candidates: UnsafeMutableBufferPointer<Candidate>
  ) -> Bool {
    for other in 0..<candidates.count where other != position {
      if candidates[other].priority == priority { return true }
    }
    return false
  }

  private static func precedes(_ a: Candidate, _ b: Candidate) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    return a.flexibility == .infinity && a.minimum > b.minimum
  }

  // MARK: Sizing and placing

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if content.isEmpty { return .zero }
    if let onlyChild { return onlyChild.sizeThatFits(proposal) }
    return withShares(proposal) { shares in
      var major = totalGap
      // The span of the children's lines, which always holds the line itself.
      var low = CGFloat(0)
      var high = CGFloat(0)
      for index in 0..<content.count {
        let share = shares[index]
        major += share.size.length(axis)
        let start = -content[index].alignment(key, size: share.size, proposal: share.proposal)
        let length = share.size.length(axis.perpendicular)
        low = min(low, start)
        high = max(high, start + length)
      }
      if high - low == .infinity || (high - low).isNaN { return CGSize(axis, major: major, minor: .infinity) }
      return CGSize(axis, major: major, minor: high - low)
    }
  }

  /// Calls `body` with every child's place when the stack has a size, left to right.
  private func forEachPlace(
    size: CGSize, proposal: ProposedViewSize, _ body: (LayoutNode, CGPoint, CGSize, ProposedViewSize) -> Void
  ) {
    if content.isEmpty { return }
    if let onlyChild {
      body(onlyChild, .zero, size, proposal)
      return
    }
    // Sizing runs again with the stack's own cross length where the parent left it open, so that text wraps
    // and dividers stretch to it.
    let minor = proposal.raw(axis.perpendicular)
    let resolved = proposal.replacing(
      axis.perpendicular, with: minor.isNaN ? size.length(axis.perpendicular) : minor)
    withShares(resolved) { shares in
      var low = CGFloat(0)
      for index in 0..<content.count {
        low = min(
          low, -content[index].alignment(key, size: shares[index].size, proposal: shares[index].proposal))
      }
      if !low.isFinite { low = 0 }
      var position = CGFloat(0)
      for index in 0..<content.count {
        let share = shares[index]
        let start = -content[index].alignment(key, size: share.size, proposal: share.proposal)
        body(
          content[index],
          CGPoint(axis, major: position, minor: start.isFinite ? start - low : 0), share.size, share.proposal)
        position += share.size.length(axis)
        if index < content.count - 1 { position += fixedSpacing.isNaN ? gaps[index] : fixedSpacing }
      }
    }
  }

  override func placeChildren() {
    forEachPlace(size: size, proposal: proposal) { child, origin, childSize, childProposal in
      placeChild(
        child, at: origin, size: childSize, proposal: childProposal, mirrored: isRightToLeft)
    }
  }

  override package func explicitAlignment(
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

extension [LayoutNode] {
  /// The nodes with those of higher `zIndex` last; the same order where none differs.
  var inDrawOrder: [LayoutNode] {
    guard let first = self.first, contains(where: { $0.traits.zIndex != first.traits.zIndex }) else {
      return self
    }
    return enumerated().sorted {
      ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset)
    }.map(\.element)
  }
}
