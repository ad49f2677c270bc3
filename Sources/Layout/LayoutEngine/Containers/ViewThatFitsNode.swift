package import Foundation
package import Geometry

/// The first of several views whose ideal size fits.
package final class ViewThatFitsNode: LayoutNode {
  package let axes: Axis.Set
  private let candidates: [LayoutNode]
  private var chosen: LayoutNode?
  /// Called with the chosen candidate each time that one is placed.
  private let noteChoice: ((_ index: Int?) -> Void)?

  /// A candidate's ideal size, and whether it fitted.
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
    // It is not known yet which candidate will be chosen.
    var flags = NodeFlags.remembersSizes
    for candidate in candidates { flags.formUnion(candidate.flags) }
    if !candidates.allSatisfy({ $0.flags.contains(.plainSpacing) }) { flags.remove(.plainSpacing) }
    // The choice on one axis affects the other.
    super.init(flags: flags.subtracting([.quick, .independentAxes]))
  }

  /// The proposal to each candidate: ideal on the relevant axes, the actual proposal on the others.
  private func question(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      rawWidth: axes.contains(.horizontal) ? .nan : proposal.rawWidth,
      rawHeight: axes.contains(.vertical) ? .nan : proposal.rawHeight)
  }

  private func fits(_ ideal: CGSize, _ proposal: ProposedViewSize) -> Bool {
    // Sums of thirds may be a few ulps above the space that they add up to.
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

  /// Every candidate's ideal size for the proposal that the view was placed with.
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

  /// The minimum size of a candidate on the relevant axes.
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

  // Called before any proposal is known: the first candidate is used, because it is the most likely one.
  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    candidates.first?.edgeSpacing(edge) ?? .zero
  }

  override package var layoutPriority: Double { candidates.first?.layoutPriority ?? -.infinity }
}
