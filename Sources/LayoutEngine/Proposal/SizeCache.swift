import Foundation

/// The sizes that a node has answered, by proposal.
///
/// Nothing is ever forgotten during a layout, so that no view is measured twice for one proposal; the first
/// entries lie in the node itself, because most views are asked only a few questions.
struct SizeCache {
  private struct Entry {
    var proposal = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
    var size = CGSize.zero
  }

  private var first = Entry()
  private var second = Entry()
  private var third = Entry()
  private var count = 0
  private var overflow: [Entry] = []

  /// Equality with NaN equal to NaN, by bits: proposals are compared far more often than they differ in the
  /// sign of zero.
  @inline(__always)
  private static func matches(_ a: ProposedViewSize, _ b: ProposedViewSize) -> Bool {
    a.rawWidth.native.bitPattern == b.rawWidth.native.bitPattern
      && a.rawHeight.native.bitPattern == b.rawHeight.native.bitPattern
  }

  @inline(__always)
  func size(for proposal: ProposedViewSize) -> CGSize? {
    if count == 0 { return nil }
    if Self.matches(first.proposal, proposal) { return first.size }
    if count == 1 { return nil }
    if Self.matches(second.proposal, proposal) { return second.size }
    if count == 2 { return nil }
    if Self.matches(third.proposal, proposal) { return third.size }
    if count == 3 { return nil }
    return overflowSize(for: proposal)
  }

  private func overflowSize(for proposal: ProposedViewSize) -> CGSize? {
    for entry in overflow where Self.matches(entry.proposal, proposal) { return entry.size }
    return nil
  }

  mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
    let entry = Entry(proposal: proposal, size: size)
    switch count {
    case 0: first = entry
    case 1: second = entry
    case 2: third = entry
    default: overflow.append(entry)
    }
    count += 1
  }

  mutating func removeAll() {
    count = 0
    overflow.removeAll()
  }
}
