import Foundation
import Geometry
import LayoutEngine

/// The room of one row: its content, a badge and a view behind it.
struct ListRowLayout: Layout {
  let metrics: ListMetrics
  let traits: ListRowTraits
  var hasBadge = false
  var hasBackground = false

  init(metrics: ListMetrics, traits: ListRowTraits) {
    self.metrics = metrics
    self.traits = traits
  }

  /// The room for what stands at the end of the row, with its distance from the content.
  private var accessory: CGFloat {
    guard traits.isLink || traits.isOutline else { return 0 }
    return metrics.chevronSize.width + metrics.chevronGap
  }

  /// Where the content lies in a row of a width, and how wide it may be.
  private func columns(width: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let margin = metrics.margin(width: width)
    let inset = metrics.rowInset(width: width)
    let start = margin + (traits.leading ?? inset)
    var end = margin + (traits.trailing ?? inset)
    if accessory > 0 { end = margin + metrics.chevronInset + accessory }
    return (start, max(width - start - end, 0))
  }

  private func badge(_ subviews: Subviews) -> LayoutSubview? { hasBadge ? subviews[1] : nil }

  /// What the content is offered, and the badge's size.
  private func offer(width: CGFloat, _ subviews: Subviews) -> (content: ProposedViewSize, badge: CGSize) {
    let columns = columns(width: width)
    let badge = badge(subviews)?.sizeThatFits(.unspecified) ?? .zero
    let taken = hasBadge ? badge.width + metrics.chevronGap : 0
    return (ProposedViewSize(width: max(columns.length - taken, 0), height: nil), badge)
  }

  private var verticalInsets: (top: CGFloat, bottom: CGFloat) {
    (traits.top ?? metrics.rowPadding, traits.bottom ?? metrics.rowPadding)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let insets = verticalInsets
    guard let width = proposal.width, width.isFinite else {
      let size = subviews[0].sizeThatFits(.unspecified)
      let inset = metrics.rowInset(width: 0)
      return CGSize(
        width: size.width + 2 * (metrics.margin(width: 0) + inset) + accessory,
        height: max(size.height + insets.top + insets.bottom, metrics.minRowHeight))
    }
    let offer = offer(width: width, subviews)
    let height = max(subviews[0].sizeThatFits(offer.content).height, offer.badge.height)
    return CGSize(width: width, height: max(height + insets.top + insets.bottom, metrics.minRowHeight))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let insets = verticalInsets
    let columns = columns(width: bounds.width)
    let offer = offer(width: bounds.width, subviews)
    let room = bounds.height - insets.top - insets.bottom
    let middle = bounds.minY + insets.top + room / 2
    let size = subviews[0].sizeThatFits(offer.content)
    subviews[0].place(
      at: CGPoint(x: bounds.minX + columns.start, y: middle - size.height / 2), proposal: offer.content)
    if let badge = badge(subviews) {
      badge.place(
        at: CGPoint(
          x: bounds.minX + columns.start + columns.length - offer.badge.width,
          y: middle - offer.badge.height / 2), proposal: .unspecified)
    }
    if hasBackground, let last = subviews.last {
      let margin = metrics.margin(width: bounds.width)
      last.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: bounds.width - 2 * margin, height: bounds.height))
    }
  }
}

/// A header or footer beside the rows of a section.
struct ListSideTextLayout: Layout {
  let metrics: ListMetrics
  let top: CGFloat
  let bottom: CGFloat

  private func inset(_ width: CGFloat) -> CGFloat {
    metrics.margin(width: width) + metrics.rowInset(width: width)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let width = proposal.width, width.isFinite else {
      let size = subviews[0].sizeThatFits(.unspecified)
      return CGSize(width: size.width + 2 * inset(0), height: size.height + top + bottom)
    }
    let inner = ProposedViewSize(width: max(width - 2 * inset(width), 0), height: nil)
    return CGSize(width: width, height: subviews[0].sizeThatFits(inner).height + top + bottom)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let inset = inset(bounds.width)
    subviews[0].place(
      at: CGPoint(x: bounds.minX + inset, y: bounds.minY + top),
      proposal: ProposedViewSize(width: max(bounds.width - 2 * inset, 0), height: nil))
  }
}
