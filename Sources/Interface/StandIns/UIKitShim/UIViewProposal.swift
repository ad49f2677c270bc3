import Foundation
import LayoutEngine
import UIFoundationShim
import Views

/// The size that a UIKit view takes for a SwiftUI proposal.
///
/// On an axis on which the view has a size of its own, it does not shrink below that if it resists
/// compression, and does not grow beyond it if it hugs its content: a label fills the proposed space by
/// default, a switch does not. Inferred from public code; not measured.
nonisolated struct UIViewProposal: Layout {
  private let intrinsic: CGSize
  private let hasWidth: Bool
  private let hasHeight: Bool
  private let grows: (width: Bool, height: Bool)
  private let shrinks: (width: Bool, height: Bool)
  /// The size that the representable itself returns.
  private let answer: (@MainActor (ProposedViewSize) -> CGSize?)?

  @MainActor init(view: UIView, answer: (@MainActor (ProposedViewSize) -> CGSize?)? = nil) {
    intrinsic = view.intrinsicContentSize
    let axes = view._intrinsicAxes
    hasWidth = axes.contains(.horizontal)
    hasHeight = axes.contains(.vertical)
    grows = (
      view._contentHugging(.horizontal).rawValue < 750, view._contentHugging(.vertical).rawValue < 750
    )
    shrinks = (
      view._compressionResistance(.horizontal).rawValue < 750,
      view._compressionResistance(.vertical).rawValue < 750
    )
    self.answer = answer
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if let answer, let size = MainActor.duringLayout({ answer(proposal) }) { return size }
    guard let content = subviews.first else { return .zero }
    let ideal = content.sizeThatFits(.unspecified)
    let width = length(
      proposal.width, intrinsic.width >= 0 ? intrinsic.width : ideal.width, isOwn: hasWidth,
      grows: grows.width, shrinks: shrinks.width)
    // A text that may be narrower than its single line gets the height of its wrapped lines.
    let height =
      width < ideal.width
      ? content.sizeThatFits(ProposedViewSize(width: width, height: nil)).height : ideal.height
    return CGSize(
      width: width,
      height: length(
        proposal.height, intrinsic.height >= 0 ? intrinsic.height : height, isOwn: hasHeight,
        grows: grows.height, shrinks: shrinks.height))
  }

  private func length(
    _ proposed: CGFloat?, _ own: CGFloat, isOwn: Bool, grows: Bool, shrinks: Bool
  ) -> CGFloat {
    guard let proposed else { return own }
    guard isOwn else { return proposed.isFinite ? proposed : own }
    if proposed > own { return grows && proposed.isFinite ? proposed : own }
    return shrinks ? max(proposed, 0) : own
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
