import Foundation
import Geometry

// How a stack distributes its length. The rule is SwiftUI's:
//
// 1. Every child is asked for its least and greatest length; the difference is its flexibility.
// 2. Children are ordered by falling priority, then by rising flexibility (`rank`).
// 3. The minimum lengths of all children of lower priority are reserved.
// 4. Within a priority each child in turn is proposed an equal share of what is left, and what it takes is
//    subtracted (`offerShares`). The least flexible come first, so that what they leave goes to those that
//    can use it.
// 5. Before the next priority's turn, its reserved length is released.
extension StackNode {
  /// One child's share, in the order in which children are measured.
  private struct Share {
    var index: Int
    var priority = 0.0
    var flexibility: CGFloat = 0
    /// The minimum length; NaN until it is needed.
    var minimum = CGFloat.nan
  }

  /// Every child's share of a length, in list order.
  func distribute(_ length: CGFloat, minor: CGFloat) -> [Slot] {
    let own = ProposedViewSize(axis, major: length, minor: minor)
    if slotsProposal == own { return slots }
    var result = [Slot](repeating: Slot(offer: 0, size: .zero), count: content.count)
    var shares = ranked(minor: minor)
    var remaining = length - totalGap
    if priorities == .equal {
      offerShares(shares[...], of: &remaining, minor: minor, to: &result)
    } else {
      for position in shares.indices where shares[position].priority < shares[0].priority {
        remaining -= minimum(of: &shares[position], minor: minor)
      }
      var start = 0
      while start < shares.count {
        let priority = shares[start].priority
        var end = start + 1
        while end < shares.count && shares[end].priority == priority { end += 1 }
        if start > 0 {
          for position in start..<end { remaining += minimum(of: &shares[position], minor: minor) }
        }
        offerShares(shares[start..<end], of: &remaining, minor: minor, to: &result)
        start = end
      }
    }
    slots = result
    slotsProposal = own
    return result
  }

  /// Proposes each child of one priority an equal share of what is left, and subtracts what it takes.
  private func offerShares(
    _ group: ArraySlice<Share>, of remaining: inout CGFloat, minor: CGFloat, to result: inout [Slot]
  ) {
    for (position, share) in zip(group.indices, group) {
      let part = remaining / CGFloat(group.endIndex - position)
      // NaN, the difference of infinite lengths, counts as zero.
      let offer = part > 0 ? part : 0
      let size = content[share.index].sizeThatFits(ProposedViewSize(axis, major: offer, minor: minor))
      result[share.index] = Slot(offer: offer, size: size)
      remaining -= size.length(axis)
    }
  }

  /// The proposal for a child's minimum or maximum length. If its breadth does not affect the result, the
  /// proposal is the same for every breadth and both axes, so that the child is measured once for all
  /// surrounding rows and columns.
  @inline(__always)
  private func extreme(_ length: CGFloat, minor: CGFloat, of node: LayoutNode) -> ProposedViewSize {
    ProposedViewSize(
      axis, major: length, minor: node.flags.contains(.independentAxes) ? length : minor)
  }

  private func minimum(of share: inout Share, minor: CGFloat) -> CGFloat {
    if share.minimum.isNaN {
      let child = content[share.index]
      share.minimum = child.sizeThatFits(extreme(0, minor: minor, of: child)).length(axis)
    }
    return share.minimum
  }

  /// The children in measuring order: by falling priority, then by rising flexibility; among children that
  /// grow without bound the one with the larger minimum comes first; otherwise in source order.
  private func ranked(minor: CGFloat) -> [Share] {
    if priorities == .unknown {
      let first = content[0].layoutPriority
      priorities = content.allSatisfy { $0.layoutPriority == first } ? .equal : .different
    }
    var shares = content.enumerated().map { index, child in
      var share = Share(index: index)
      if priorities == .different { share.priority = child.layoutPriority }
      let low = minimum(of: &share, minor: minor)
      let high = child.sizeThatFits(extreme(.infinity, minor: minor, of: child)).length(axis)
      share.flexibility = high == .infinity ? .infinity : high - low
      return share
    }
    // In most stacks all are already in order.
    let isOrdered = !zip(shares.dropFirst(), shares).contains { Self.precedes($0, $1) }
    if !isOrdered {
      shares.sort { Self.precedes($0, $1) || (!Self.precedes($1, $0) && $0.index < $1.index) }
    }
    return shares
  }

  @inline(__always)
  private static func precedes(_ a: Share, _ b: Share) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    return a.flexibility == .infinity && a.minimum > b.minimum
  }
}
