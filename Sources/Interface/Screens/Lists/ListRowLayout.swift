import Foundation
import Geometry
import LayoutEngine
import Views

/// The layout of one row: its content, a badge, a view behind it, and the controls at its ends.
struct ListRowLayout: Layout {
  let metrics: ListMetrics
  let traits: ListRowTraits
  /// The roles of the children, in order.
  var parts: [ListRowPart] = [.content]
  /// Whether the text is so large that a badge goes below its content if both do not fit side by side.
  var stacksBadge = false

  init(metrics: ListMetrics, traits: ListRowTraits) {
    self.metrics = metrics
    self.traits = traits
  }

  /// The middle of the controls for editing, from the card's side, and the width that they take.
  private static let controlCenter: CGFloat = 27
  private static let controlRoom: CGFloat = 38
  /// From the grip to the card's side, and from the content to it.
  private static let gripInset: CGFloat = 23
  private static let gripGap: CGFloat = 10

  /// The width of what is at the end of the row, including its distance from the content.
  private var accessory: CGFloat {
    guard traits.isLink || traits.isOutline, !parts.contains(.grip) else { return 0 }
    return metrics.chevronSize.width + metrics.chevronGap
  }

  /// Where the content is in a row of a given width, and how wide it may be.
  private func columns(width: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let margins = metrics.margins(width: width)
    let inset = metrics.rowInset(width: width)
    var start = margins.leading + (traits.leading ?? inset)
    var end = margins.trailing + (traits.trailing ?? inset)
    if accessory > 0 { end = margins.trailing + metrics.chevronInset + accessory }
    if parts.contains(.remove) || parts.contains(.selection) { start += Self.controlRoom }
    if parts.contains(.grip) { end = margins.trailing + Self.gripInset + 64.0 / 3 + Self.gripGap }
    return (start, max(width - start - end, 0))
  }

  private func child(_ part: ListRowPart, _ subviews: Subviews) -> LayoutSubview? {
    parts.firstIndex(of: part).map { subviews[$0] }
  }

  private struct Offer {
    var content: ProposedViewSize
    var badge: CGSize
    var isStacked: Bool
  }

  /// The proposal for the content, and the badge's size and position.
  private func offer(width: CGFloat, _ subviews: Subviews) -> Offer {
    let columns = columns(width: width)
    guard let badge = child(.badge, subviews) else {
      return Offer(
        content: ProposedViewSize(width: columns.length, height: nil), badge: .zero, isStacked: false)
    }
    let size = badge.sizeThatFits(ProposedViewSize(width: columns.length, height: nil))
    let taken = size.width + metrics.chevronGap
    if stacksBadge, subviews[0].sizeThatFits(.unspecified).width + taken > columns.length {
      return Offer(
        content: ProposedViewSize(width: columns.length, height: nil), badge: size, isStacked: true)
    }
    return Offer(
      content: ProposedViewSize(width: max(columns.length - taken, 0), height: nil), badge: size,
      isStacked: false)
  }

  private var verticalInsets: (top: CGFloat, bottom: CGFloat) {
    (traits.top ?? metrics.rowPadding, traits.bottom ?? metrics.rowPadding)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let insets = verticalInsets
    guard let width = proposal.width, width.isFinite else {
      let size = subviews[0].sizeThatFits(.unspecified)
      let (inset, margins) = (metrics.rowInset(width: 0), metrics.margins(width: 0))
      return CGSize(
        width: size.width + margins.leading + margins.trailing + 2 * inset + accessory,
        height: max(size.height + insets.top + insets.bottom, metrics.minRowHeight))
    }
    let offer = offer(width: width, subviews)
    let content = subviews[0].sizeThatFits(offer.content).height
    let height = offer.isStacked ? content + offer.badge.height : max(content, offer.badge.height)
    return CGSize(width: width, height: max(height + insets.top + insets.bottom, metrics.minRowHeight))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let insets = verticalInsets
    let columns = columns(width: bounds.width)
    let offer = offer(width: bounds.width, subviews)
    let room = bounds.height - insets.top - insets.bottom
    let middle = bounds.minY + insets.top + room / 2
    let size = subviews[0].sizeThatFits(offer.content)
    let shift = placeActions(in: bounds, subviews)
    let start = bounds.minX + columns.start + shift
    let total = offer.isStacked ? size.height + offer.badge.height : size.height
    subviews[0].place(at: CGPoint(x: start, y: middle - total / 2), proposal: offer.content)
    if let badge = child(.badge, subviews) {
      badge.place(
        at: offer.isStacked
          ? CGPoint(x: start, y: middle + total / 2 - offer.badge.height)
          : CGPoint(x: start + columns.length - offer.badge.width, y: middle - offer.badge.height / 2),
        proposal: ProposedViewSize(width: columns.length, height: nil))
    }
    let margins = metrics.margins(width: bounds.width)
    child(.background, subviews)?.place(
      at: CGPoint(x: bounds.midX + (margins.leading - margins.trailing) / 2, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(
        width: bounds.width - margins.leading - margins.trailing, height: bounds.height))
    for part in [ListRowPart.remove, .selection] {
      child(part, subviews)?.place(
        at: CGPoint(x: bounds.minX + margins.leading + Self.controlCenter + shift, y: bounds.midY),
        anchor: .center,
        proposal: .unspecified)
    }
    child(.grip, subviews)?.place(
      at: CGPoint(x: bounds.maxX - margins.trailing - Self.gripInset + shift, y: bounds.midY),
      anchor: .trailing,
      proposal: .unspecified)
  }

  /// Places the actions that a swipe has revealed, the first action at the row's end.
  ///
  /// - Returns: how far the content is displaced.
  private func placeActions(in bounds: CGRect, _ subviews: Subviews) -> CGFloat {
    let margins = metrics.margins(width: bounds.width)
    let offered = ProposedViewSize(width: nil, height: bounds.height)
    var leading = bounds.minX + margins.leading
    var trailing = bounds.maxX - margins.trailing
    for (part, subview) in zip(parts, subviews) {
      guard part == .leadingAction || part == .trailingAction else { continue }
      let width = subview.sizeThatFits(offered).width
      let own = ProposedViewSize(width: width, height: bounds.height)
      if part == .leadingAction {
        subview.place(at: CGPoint(x: leading, y: bounds.minY), proposal: own)
        leading += width
      } else {
        trailing -= width
        subview.place(at: CGPoint(x: trailing, y: bounds.minY), proposal: own)
      }
    }
    return (leading - bounds.minX - margins.leading) + (trailing - bounds.maxX + margins.trailing)
  }
}

/// A header or footer beside the rows of a section.
struct ListSideTextLayout: Layout {
  let metrics: ListMetrics
  let top: CGFloat
  let bottom: CGFloat

  /// The padding on both sides of the text.
  private func insets(_ width: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let (margins, inset) = (metrics.margins(width: width), metrics.rowInset(width: width))
    return (margins.leading + inset, margins.trailing + inset)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let width = proposal.width, width.isFinite else {
      let size = subviews[0].sizeThatFits(.unspecified)
      let insets = insets(0)
      return CGSize(
        width: size.width + insets.leading + insets.trailing, height: size.height + top + bottom)
    }
    let insets = insets(width)
    let inner = ProposedViewSize(width: max(width - insets.leading - insets.trailing, 0), height: nil)
    return CGSize(width: width, height: subviews[0].sizeThatFits(inner).height + top + bottom)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let insets = insets(bounds.width)
    subviews[0].place(
      at: CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + top),
      proposal: ProposedViewSize(width: max(bounds.width - insets.leading - insets.trailing, 0), height: nil))
  }
}
