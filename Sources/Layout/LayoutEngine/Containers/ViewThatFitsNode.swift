package import Foundation
package import Geometry

/// The first of several views whose ideal size fits.
package final class ViewThatFitsNode: LayoutNode {
  package let axes: Axis.Set
  private let candidates: [LayoutNode]
  private var chosen: LayoutNode?
  /// Is told which candidate shows, each time that one is placed.
  private let noteChoice: ((_ index: Int?) -> Void)?

  /// What a candidate asked for, and whether that fitted.
  package struct Candidate {
    /// The candidate itself; only the chosen one is placed.
    package var node: LayoutNode
    package var ideal: CGSize
    package var fits: Bool
  }

  package init(
    axes: Axis.Set, candidates: [LayoutNode], noteChoice: ((_ index: Int?) -> Void)? = nil
  ) {
    self.axes = axes
    self.candidates = candidates
    self.noteChoice = noteChoice
    // Which candidate will speak is not known yet.
    var flags = NodeFlags.remembersSizes
    for candidate in candidates { flags.formUnion(candidate.flags) }
    if !candidates.allSatisfy({ $0.flags.contains(.plainSpacing) }) { flags.remove(.plainSpacing) }
    // The choice on one axis decides about the other.
    super.init(flags: flags.subtracting([.quick, .independentAxes]))
  }

  /// What each candidate is asked: its ideal on the axes that count, the proposal on the others.
  private func question(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      rawWidth: axes.contains(.horizontal) ? .nan : proposal.rawWidth,
      rawHeight: axes.contains(.vertical) ? .nan : proposal.rawHeight)
  }

  private func fits(_ ideal: CGSize, _ proposal: ProposedViewSize) -> Bool {
    // Sums of thirds may come out a few ulps above the room that they add up to.
    let slack: CGFloat = 0.001
    if axes.contains(.horizontal), !proposal.rawWidth.isNaN, ideal.width > proposal.rawWidth + slack {
      return false
    }
    if axes.contains(.vertical), !proposal.rawHeight.isNaN, ideal.height > proposal.rawHeight + slack {
      return false
    }
    return true
  }

  private func choice(_ proposal: ProposedViewSize) -> Int? {
    if candidates.isEmpty { return nil }
    let question = question(proposal)
    for index in 0..<(candidates.count - 1) where fits(candidates[index].sizeThatFits(question), proposal) {
      return index
    }
    return candidates.count - 1
  }

  /// Which candidate was placed.
  package var chosenIndex: Int? { choice(proposal) }

  /// What every candidate asked for under the proposal that the view was placed with.
  package var report: [Candidate] {
    let question = question(proposal)
    return candidates.map { candidate in
      let ideal = candidate.sizeThatFits(question)
      return Candidate(node: candidate, ideal: ideal, fits: fits(ideal, proposal))
    }
  }

  /// The size that a candidate would take in the proposal, whether that fits or not.
  package func offeredSize(_ candidate: LayoutNode) -> CGSize {
    candidate.sizeThatFits(proposal)
  }

  /// The least room that a candidate takes on the axes that count.
  package func leastSize(_ candidate: LayoutNode) -> CGSize {
    candidate.sizeThatFits(
      ProposedViewSize(
        rawWidth: axes.contains(.horizontal) ? 0 : proposal.rawWidth,
        rawHeight: axes.contains(.vertical) ? 0 : proposal.rawHeight))
  }

  override package var children: [LayoutNode] { chosen.map { [$0] } ?? [] }
  override var measuredChildren: [LayoutNode] { candidates }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let index = choice(proposal) else { return .zero }
    return candidates[index].sizeThatFits(proposal)
  }

  override func placeChildren() {
    let index = choice(proposal)
    noteChoice?(index)
    chosen = index.map { candidates[$0] }
    chosen?.place(at: .zero, size: size, proposal: proposal, in: self)
  }

  override func findAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    choice(proposal).flatMap {
      candidates[$0].explicitAlignment(key, size: size, proposal: proposal)
    }
  }

  // Asked before any proposal is known: the first candidate speaks for all, being the one most likely shown.
  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    candidates.first?.edgeSpacing(edge) ?? .zero
  }

  override package var layoutPriority: Double { candidates.first?.layoutPriority ?? -.infinity }
}
