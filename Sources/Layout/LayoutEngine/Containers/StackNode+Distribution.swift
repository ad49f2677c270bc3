import Foundation
import Geometry

// How a stack shares its length. The rule is SwiftUI's:
//
// 1. Every child is asked for its least and greatest length; the difference is its flexibility.
// 2. Children are ordered by falling priority, then by rising flexibility (`rank`).
// 3. The least lengths of all children of lower priority are kept back.
// 4. Within a priority each child in turn is offered an equal share of what is left, and what it takes is taken off
//    (`offerShares`). Who comes first is least flexible, so that what it leaves goes to those that can use it.
// 5. Before the next priority's turn, what was kept back for it is given back.
extension StackNode {
  /// One child's share, in the order in which children are asked.
  private struct Share {
    var index: Int
    var priority = 0.0
    var flexibility: CGFloat = 0
    /// The least length; NaN until somebody asks.
    var minimum = CGFloat.nan
  }

  /// Every child's share of a length, in list order; valid until the stack is asked the next question.
  func distribute(
    _ length: CGFloat, minor: CGFloat, _ nodes: UnsafePointer<Unmanaged<LayoutNode>>, _ count: Int
  ) -> UnsafeMutablePointer<Slot> {
    let own = ProposedViewSize(axis, major: length, minor: minor)
    if let slots, slotsProposal == own { return slots }
    let result = slots ?? .allocate(capacity: count)
    slots = result
    withUnsafeTemporaryAllocation(of: Share.self, capacity: count) { shares in
      let shares = shares.baseAddress!
      let samePriority = rank(shares, minor: minor, nodes, count)
      var remaining = length - totalGap
      if samePriority {
        offerShares(shares, 0..<count, of: &remaining, minor: minor, nodes, to: result)
        return
      }
      for position in 0..<count where shares[position].priority < shares[0].priority {
        remaining -= minimum(of: shares + position, minor: minor, nodes)
      }
      var start = 0
      while start < count {
        let priority = shares[start].priority
        var end = start + 1
        while end < count && shares[end].priority == priority { end += 1 }
        if start > 0 {
          for position in start..<end { remaining += minimum(of: shares + position, minor: minor, nodes) }
        }
        offerShares(shares, start..<end, of: &remaining, minor: minor, nodes, to: result)
        start = end
      }
    }
    slotsProposal = own
    return result
  }

  /// Offers each child of one priority an equal share of what is left, and takes off what it takes.
  @inline(__always)
  private func offerShares(
    _ shares: UnsafeMutablePointer<Share>, _ group: Range<Int>, of remaining: inout CGFloat, minor: CGFloat,
    _ nodes: UnsafePointer<Unmanaged<LayoutNode>>, to result: UnsafeMutablePointer<Slot>
  ) {
    for position in group {
      let index = shares[position].index
      let share = remaining / CGFloat(group.upperBound - position)
      // Not a number, where infinite lengths were taken from each other, counts as nothing.
      let offer = share > 0 ? share : 0
      let size = nodes[index]._withUnsafeGuaranteedRef {
        $0.sizeThatFits(ProposedViewSize(axis, major: offer, minor: minor))
      }
      (result + index).initialize(to: Slot(offer: offer, size: size))
      remaining -= size.length(axis)
    }
  }

  /// The question for a child's least or greatest length. Where its breadth has no say in the answer, it is the
  /// same for every breadth and both axes, so that the child answers it once for all rows and columns around.
  @inline(__always)
  private func extreme(_ length: CGFloat, minor: CGFloat, of node: LayoutNode) -> ProposedViewSize {
    ProposedViewSize(
      axis, major: length, minor: node.flags.contains(.independentAxes) ? length : minor)
  }

  @inline(__always)
  private func minimum(
    of share: UnsafeMutablePointer<Share>, minor: CGFloat, _ nodes: UnsafePointer<Unmanaged<LayoutNode>>
  ) -> CGFloat {
    if share.pointee.minimum.isNaN {
      share.pointee.minimum = nodes[share.pointee.index]._withUnsafeGuaranteedRef {
        $0.sizeThatFits(extreme(0, minor: minor, of: $0)).length(axis)
      }
    }
    return share.pointee.minimum
  }

  /// Fills the shares in the order of asking: by falling priority, then by rising flexibility; among children
  /// that grow without bound the one with the larger minimum comes first; else as written.
  ///
  /// - Returns: whether all have one priority.
  private func rank(
    _ shares: UnsafeMutablePointer<Share>, minor: CGFloat, _ nodes: UnsafePointer<Unmanaged<LayoutNode>>,
    _ count: Int
  ) -> Bool {
    if priorities == .unknown {
      let first = content[0].layoutPriority
      priorities = content.allSatisfy { $0.layoutPriority == first } ? .equal : .different
    }
    let samePriority = priorities == .equal
    for index in 0..<count {
      (shares + index).initialize(to: Share(index: index))
      if !samePriority {
        shares[index].priority = nodes[index]._withUnsafeGuaranteedRef { $0.layoutPriority }
      }
    }
    // Insertion sort where few children are out of order, as in most stacks; it is stable and in place.
    var moves = 0
    for position in 0..<count {
      let low = minimum(of: shares + position, minor: minor, nodes)
      let high = nodes[position]._withUnsafeGuaranteedRef {
        $0.sizeThatFits(extreme(.infinity, minor: minor, of: $0)).length(axis)
      }
      shares[position].flexibility = high == .infinity ? .infinity : high - low
    }
    for position in 1..<count where Self.precedes(shares[position], shares[position - 1]) {
      let share = shares[position]
      var place = position
      while place > 0 && Self.precedes(share, shares[place - 1]) {
        shares[place] = shares[place - 1]
        place -= 1
      }
      shares[place] = share
      moves += position - place
      if moves > 16 * count {
        sort(shares, count)
        break
      }
    }
    return samePriority
  }

  private func sort(_ shares: UnsafeMutablePointer<Share>, _ count: Int) {
    let sorted = UnsafeBufferPointer(start: shares, count: count).sorted { a, b in
      Self.precedes(a, b) || (!Self.precedes(b, a) && a.index < b.index)
    }
    for position in 0..<count { shares[position] = sorted[position] }
  }

  @inline(__always)
  private static func precedes(_ a: Share, _ b: Share) -> Bool {
    if a.priority != b.priority { return a.priority > b.priority }
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    return a.flexibility == .infinity && a.minimum > b.minimum
  }
}
