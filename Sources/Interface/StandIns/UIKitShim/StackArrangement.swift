import CoreGraphicsShim
import Foundation
import LayoutEngine
import UIFoundationShim
import Views

/// The frames of a stack view's arranged views.
///
/// In Apple's pictures the first of the views that hug their content alike takes what is left. Which of the views that
/// resist compression alike is compressed was not measured: here it is the longest.
nonisolated struct StackArrangement: Layout {
  private struct Item {
    /// The priorities along the stack.
    var hugging: Float
    var resistance: Float
    /// The lengths that constraints give along and across the stack.
    var length: CGFloat?
    var breadth: CGFloat?
    /// Whether nothing but the stack determines the length.
    var isEmpty: Bool
    var spacing: CGFloat
  }

  private let isHorizontal: Bool
  private let alignment: UIStackView.Alignment
  private let distribution: UIStackView.Distribution
  private let items: [Item]

  /// - Parameter views: the arranged views that are not hidden.
  @MainActor init(_ stack: UIStackView, _ views: [UIView]) {
    isHorizontal = stack.axis == .horizontal
    alignment = stack.alignment
    distribution = stack.distribution
    let axis = stack.axis
    func constant(_ view: UIView, _ attribute: NSLayoutAttribute) -> CGFloat? {
      view._heldConstraints.first {
        $0.isActive && $0.firstItem === view && $0.secondItem == nil && $0.relation == .equal
          && $0.firstAttribute == attribute
      }?.constant
    }
    items = views.map { view in
      Item(
        hugging: view._contentHugging(axis).rawValue, resistance: view._compressionResistance(axis).rawValue,
        length: constant(view, axis == .horizontal ? .width : .height),
        breadth: constant(view, axis == .horizontal ? .height : .width),
        isEmpty: !view._intrinsicAxes.contains(axis == .horizontal ? .horizontal : .vertical),
        spacing: view === views.last
          ? 0 : stack._customSpacing(after: view))
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let room = ProposedViewSize(width: finite(proposal.width), height: finite(proposal.height))
    if let width = room.width, let height = room.height { return CGSize(width: width, height: height) }
    let sizes = sizes(in: room, subviews)
    let length = along(room) ?? sizes.map { along($0) }.reduce(gaps, +)
    let breadth = across(room) ?? sizes.map { across($0) }.max() ?? 0
    return size(length, breadth)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sizes = sizes(in: ProposedViewSize(bounds.size), subviews)
    let left = along(bounds.size) - sizes.map { along($0) }.reduce(gaps, +)
    let isSpread = distribution == .equalSpacing || distribution == .equalCentering
    let more = isSpread && sizes.count > 1 ? max(left, 0) / CGFloat(sizes.count - 1) : 0
    let rises = isHorizontal ? baselines(subviews, sizes) : []
    let top = rises.max() ?? 0
    var start: CGFloat = 0
    for (index, subview) in subviews.enumerated() where items.indices.contains(index) {
      let offset =
        rises.isEmpty
        ? (across(bounds.size) - across(sizes[index])) * crossFactor : top - rises[index]
      subview.place(
        at: CGPoint(
          x: bounds.minX + (isHorizontal ? start : offset), y: bounds.minY + (isHorizontal ? offset : start)),
        proposal: ProposedViewSize(sizes[index]))
      start += along(sizes[index]) + items[index].spacing + more
    }
  }

  // MARK: Sizes

  private var gaps: CGFloat { items.map(\.spacing).reduce(0, +) }

  private func sizes(in room: ProposedViewSize, _ subviews: Subviews) -> [CGSize] {
    let children = Array(subviews.prefix(items.count))
    let natural = children.enumerated().map { index, child in
      if let length = items[index].length { return length }
      let width = isHorizontal ? nil : breadth(index, child, in: room)
      return along(child.sizeThatFits(ProposedViewSize(width: width, height: nil)))
    }
    let lengths = lengths(natural, in: along(room))
    return children.enumerated().map { index, child in
      if !isHorizontal { return size(lengths[index], breadth(index, child, in: room)) }
      let own = child.sizeThatFits(ProposedViewSize(width: lengths[index], height: nil)).height
      let fills = alignment == .fill ? room.height : nil
      return size(lengths[index], items[index].breadth ?? fills ?? min(own, room.height ?? own))
    }
  }

  /// The width of a view in a column.
  private func breadth(_ index: Int, _ child: Subviews.Element, in room: ProposedViewSize) -> CGFloat {
    if let breadth = items[index].breadth { return breadth }
    if alignment == .fill, let width = room.width { return width }
    let own = child.sizeThatFits(.unspecified).width
    return min(own, room.width ?? own)
  }

  private func lengths(_ natural: [CGFloat], in room: CGFloat?) -> [CGFloat] {
    guard let room, !natural.isEmpty else { return natural }
    let free = max(room - gaps, 0)
    let sum = natural.reduce(0, +)
    switch distribution {
    case .fillEqually: return natural.map { _ in free / CGFloat(natural.count) }
    case .fillProportionally where sum > 0: return natural.map { $0 * free / sum }
    case .fill where free > sum: return stretched(natural, by: free - sum)
    default: return free < sum ? compressed(natural, by: sum - free) : natural
    }
  }

  private func stretched(_ natural: [CGFloat], by extra: CGFloat) -> [CGFloat] {
    let flexible = items.indices.filter { items[$0].length == nil }
    var takers = flexible.filter { items[$0].isEmpty }
    if takers.isEmpty, let least = flexible.map({ items[$0].hugging }).min() {
      takers = Array(flexible.filter { items[$0].hugging == least }.prefix(1))
    }
    var lengths = natural
    for index in takers { lengths[index] += extra / CGFloat(takers.count) }
    return lengths
  }

  private func compressed(_ natural: [CGFloat], by excess: CGFloat) -> [CGFloat] {
    var (lengths, excess) = (natural, excess)
    let order = items.indices.filter { items[$0].length == nil }.sorted {
      (items[$0].resistance, -natural[$0]) < (items[$1].resistance, -natural[$1])
    }
    for index in order where excess > 0 {
      let less = min(excess, lengths[index])
      lengths[index] -= less
      excess -= less
    }
    return lengths
  }

  // MARK: Axes

  private func finite(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? max($0, 0) : nil } }

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }

  private func along(_ size: ProposedViewSize) -> CGFloat? { isHorizontal ? size.width : size.height }

  private func across(_ size: ProposedViewSize) -> CGFloat? { isHorizontal ? size.height : size.width }

  private func size(_ length: CGFloat, _ breadth: CGFloat) -> CGSize {
    isHorizontal ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  /// The part of the free space across the stack that is before a view.
  private var crossFactor: CGFloat {
    switch alignment {
    case .leading, .top, .firstBaseline: 0
    case .trailing, .bottom, .lastBaseline: 1
    case .fill, .center: 0.5
    }
  }

  /// The views' baselines from their tops; none if they are not aligned by them.
  private func baselines(_ subviews: Subviews, _ sizes: [CGSize]) -> [CGFloat] {
    guard alignment == .firstBaseline || alignment == .lastBaseline else { return [] }
    return sizes.enumerated().map { index, size in
      subviews[index].dimensions(in: ProposedViewSize(size))[
        alignment == .firstBaseline ? VerticalAlignment.firstTextBaseline : .lastTextBaseline]
    }
  }
}
