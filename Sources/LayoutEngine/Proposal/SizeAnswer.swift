import Foundation

/// A size that was answered to a proposal.
struct SizeAnswer {
  var proposal = ProposedViewSize(rawWidth: .nan, rawHeight: .nan)
  var size = CGSize.zero

  /// By bits, NaN equal to NaN; at worst a proposal of minus zero is measured once more.
  @inline(__always)
  func answers(_ other: ProposedViewSize) -> Bool {
    proposal.rawWidth.native.bitPattern == other.rawWidth.native.bitPattern
      && proposal.rawHeight.native.bitPattern == other.rawHeight.native.bitPattern
  }
}

/// The answers for which there is no room in the node itself.
final class SizeTable {
  // A stack in a stack is asked for its least, greatest and actual length on two axes: nine questions, three of
  // which the node itself remembers.
  private var entries = UnsafeMutablePointer<SizeAnswer>.allocate(capacity: 6)
  private var capacity = 6
  private var count = 0
  /// Where each proposal's answer lies, once there are too many to look through.
  private var places: [Key: Int] = [:]

  private struct Key: Hashable {
    var width: UInt64
    var height: UInt64

    init(_ proposal: ProposedViewSize) {
      width = UInt64(proposal.rawWidth.native.bitPattern)
      height = UInt64(proposal.rawHeight.native.bitPattern)
    }
  }

  deinit {
    entries.deallocate()
  }

  func size(for proposal: ProposedViewSize) -> CGSize? {
    if count > 24 { return places[Key(proposal)].map { entries[$0].size } }
    for index in 0..<count where entries[index].answers(proposal) { return entries[index].size }
    return nil
  }

  func append(_ answer: SizeAnswer) {
    if count == capacity {
      let larger = UnsafeMutablePointer<SizeAnswer>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: entries, count: count)
      entries.deallocate()
      entries = larger
      capacity *= 2
    }
    (entries + count).initialize(to: answer)
    count += 1
    if count == 25 {
      for index in 0..<count { places[Key(entries[index].proposal)] = index }
    } else if count > 25 {
      places[Key(answer.proposal)] = count - 1
    }
  }
}
