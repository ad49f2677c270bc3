import Foundation

/// A measured size for a proposal.
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
