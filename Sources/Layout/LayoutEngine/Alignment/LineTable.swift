import Foundation

/// A cache of a node's alignment lines, for each size and proposal.
final class LineTable {
  private struct Key: Hashable {
    var alignment: AlignmentKey
    var lengths: SIMD4<UInt64>
  }

  private var lines: [Key: CGFloat?] = [:]

  func line(
    _ alignment: AlignmentKey, size: CGSize, proposal: ProposedViewSize, _ find: () -> CGFloat?
  ) -> CGFloat? {
    func bits(_ length: CGFloat) -> UInt64 { UInt64(length.native.bitPattern) }
    let key = Key(
      alignment: alignment,
      lengths: SIMD4(
        bits(size.width), bits(size.height), bits(proposal.rawWidth), bits(proposal.rawHeight)))
    if let line = lines[key] { return line }
    let line = find()
    lines[key] = .some(line)
    return line
  }
}
