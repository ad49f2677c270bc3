import CoreGraphicsShim
import Foundation
import LayoutEngine
import UIFoundationShim
import Views

/// The frames of a view's subviews: from their constraints to the view, to each other and to constants, or
/// else as set.
///
/// Constraints are evaluated repeatedly until nothing new follows from them; priorities and inequalities
/// between views are ignored. What they leave open defaults to the view's own size and the upper left corner.
nonisolated struct ViewArrangement: Layout {
  /// A constraint with its views as numbers: -1 is the container, others are subviews.
  private struct Link {
    var item: Int
    var attribute: NSLayoutAttribute
    var relation: NSLayoutRelation
    var other: Int?
    var otherAttribute: NSLayoutAttribute
    var multiplier: CGFloat
    var constant: CGFloat
  }

  private struct Child {
    var frame: CGRect
    var isConstrained: Bool
    var mask: UIView.AutoresizingMask
  }

  let subviews: [UIView]
  /// Whether the first child is the content of the view's class, below the subviews.
  private let hasOwnContent: Bool
  /// The axes on which that content determines the view's size.
  private let ownAxes: Axis.Set
  private let links: [Link]
  private let children: [Child]
  /// The size that the container had when its subviews got their frames.
  private let ownSize: CGSize
  /// The view's intrinsic size by its class without a proposal; -1 on an axis without one.
  private let intrinsic: CGSize

  @MainActor init(_ view: UIView) {
    subviews = view._drawnSubviews
    hasOwnContent = view._ownContent != nil
    ownAxes = hasOwnContent ? view._intrinsicAxes : []
    ownSize = view.bounds.size
    intrinsic = view.intrinsicContentSize
    var links: [Link] = []
    var seen: Set<ObjectIdentifier> = []
    let views = subviews
    func number(_ item: AnyObject?) -> (index: Int, insets: UIEdgeInsets)? {
      let guide = item as? UILayoutGuide
      guard let owner = guide?.owningView ?? item as? UIView else { return nil }
      let insets = guide?.insets ?? .zero
      if owner === view { return (-1, insets) }
      return views.firstIndex { $0 === owner }.map { ($0, insets) }
    }
    for holder in [view] + views {
      for constraint in holder._heldConstraints
      where constraint.isActive && seen.insert(ObjectIdentifier(constraint)).inserted {
        guard let item = number(constraint.firstItem) else { continue }
        let other = number(constraint.secondItem)
        if constraint.secondItem != nil && other == nil { continue }
        links.append(
          Link(
            item: item.index, attribute: constraint.firstAttribute, relation: constraint.relation,
            other: other?.index, otherAttribute: constraint.secondAttribute,
            multiplier: constraint.multiplier,
            constant: constraint.constant + Self.inset(other?.insets, constraint.secondAttribute)
              - Self.inset(item.insets, constraint.firstAttribute)))
      }
    }
    self.links = links
    children = views.map { subview in
      Child(
        frame: subview.frame, isConstrained: !subview.translatesAutoresizingMaskIntoConstraints,
        mask: subview.autoresizingMask)
    }
  }

  /// The inset of a guide's edge from its view's.
  private static func inset(_ insets: UIEdgeInsets?, _ attribute: NSLayoutAttribute) -> CGFloat {
    guard let insets else { return 0 }
    return switch attribute {
    case .left, .leading: insets.left
    case .right, .trailing: -insets.right
    case .top: insets.top
    case .bottom: -insets.bottom
    case .width: -insets.left - insets.right
    case .height: -insets.top - insets.bottom
    default: 0
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let own = hasOwnContent ? subviews.first : nil
    let children = Array(subviews.dropFirst(hasOwnContent ? 1 : 0))
    let width =
      proposal.width
      ?? (ownAxes.contains(.horizontal) && intrinsic.width < 0 ? own : nil)?
      .sizeThatFits(.unspecified).width ?? fitting(.horizontal, children, width: nil)
    let height =
      proposal.height
      ?? (ownAxes.contains(.vertical) && intrinsic.height < 0 ? own : nil)?
      .sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      ?? fitting(.vertical, children, width: width)
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let children = Array(subviews.dropFirst(hasOwnContent ? 1 : 0))
    if hasOwnContent, let own = subviews.first {
      own.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
    let horizontal = spans(.horizontal, length: bounds.width, children, other: nil)
    let vertical = spans(.vertical, length: bounds.height, children, other: horizontal)
    for (index, subview) in children.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + horizontal[index].start, y: bounds.minY + vertical[index].start),
        proposal: ProposedViewSize(width: horizontal[index].length, height: vertical[index].length))
    }
  }

  private struct Span {
    var start: CGFloat = 0
    var length: CGFloat = 0
  }

  /// What is known of a view on one axis.
  private struct Known {
    var start: CGFloat?
    var end: CGFloat?
    var middle: CGFloat?
    var length: CGFloat?

    /// Derives the unknown values: any two of the four determine the others. Returns whether any was new.
    mutating func conclude() -> Bool {
      let before = [start, end, middle, length].filter { $0 != nil }.count
      if let start, let end { length = length ?? end - start }
      if let start, let length { end = end ?? start + length }
      if let end, let length { start = start ?? end - length }
      if let middle, let length { start = start ?? middle - length / 2 }
      if let start, let length { middle = middle ?? start + length / 2 }
      if let start, let middle, length == nil { length = (middle - start) * 2 }
      if let end, let middle, length == nil { length = (end - middle) * 2 }
      return [start, end, middle, length].filter { $0 != nil }.count > before
    }

    subscript(attribute: NSLayoutAttribute) -> CGFloat? {
      get {
        switch attribute {
        case .left, .leading, .top: start
        case .right, .trailing, .bottom, .lastBaseline: end
        case .centerX, .centerY: middle
        case .width, .height: length
        default: nil
        }
      }
      set {
        switch attribute {
        case .left, .leading, .top: start = newValue
        case .right, .trailing, .bottom, .lastBaseline: end = newValue
        case .centerX, .centerY: middle = newValue
        case .width, .height: length = newValue
        default: break
        }
      }
    }
  }

  private static func isOn(_ axis: Axis, _ attribute: NSLayoutAttribute) -> Bool {
    switch attribute {
    case .left, .leading, .right, .trailing, .centerX, .width: axis == .horizontal
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: axis == .vertical
    default: false
    }
  }

  /// The positions of the subviews along an axis of a container of the given length.
  private func spans(_ axis: Axis, length: CGFloat, _ subviews: [LayoutSubview], other: [Span]?) -> [Span] {
    var known = [Known](repeating: Known(), count: children.count)
    let container = Known(start: 0, end: length, middle: length / 2, length: length)
    for (index, child) in children.enumerated() where !child.isConstrained {
      let (start, own) =
        axis == .horizontal
        ? (child.frame.minX, child.frame.width) : (child.frame.minY, child.frame.height)
      let growth = length - (axis == .horizontal ? ownSize.width : ownSize.height)
      let isFlexible = child.mask.contains(axis == .horizontal ? .flexibleWidth : .flexibleHeight)
      known[index] = Known(start: start, length: isFlexible ? own + growth : own)
    }
    func follow() {
      var goesOn = true
      while goesOn {
        goesOn = false
        for index in known.indices where known[index].conclude() { goesOn = true }
        for link in links where link.relation == .equal && Self.isOn(axis, link.attribute) {
          guard let other = link.other else {
            if link.item >= 0, known[link.item][link.attribute] == nil {
              known[link.item][link.attribute] = link.constant
              goesOn = true
            }
            continue
          }
          // A side that is as long as the other axis' side is follows when that is known.
          guard Self.isOn(axis, link.otherAttribute) else { continue }
          let far = other < 0 ? container[link.otherAttribute] : known[other][link.otherAttribute]
          if let far, link.item >= 0, known[link.item][link.attribute] == nil {
            known[link.item][link.attribute] = far * link.multiplier + link.constant
            goesOn = true
          }
          let near = link.item < 0 ? container[link.attribute] : known[link.item][link.attribute]
          if let near, other >= 0, known[other][link.otherAttribute] == nil, link.multiplier != 0 {
            known[other][link.otherAttribute] = (near - link.constant) / link.multiplier
            goesOn = true
          }
        }
      }
    }
    follow()
    for index in known.indices where known[index].length == nil {
      known[index].length = limited(
        natural(index, axis, subviews, across: other?[index].length), index, axis, other: other)
      follow()
    }
    return known.map { Span(start: $0.start ?? 0, length: max($0.length ?? 0, 0)) }
  }

  /// The length that a subview takes by itself, or in proportion to its other side.
  private func natural(_ index: Int, _ axis: Axis, _ subviews: [LayoutSubview], across: CGFloat?) -> CGFloat {
    for link in links where link.item == index && link.other == index && link.relation == .equal {
      if axis == .vertical, link.attribute == .height, link.otherAttribute == .width, let across {
        return across * link.multiplier + link.constant
      }
      if axis == .vertical, link.attribute == .width, link.otherAttribute == .height, let across,
        link.multiplier != 0
      {
        return (across - link.constant) / link.multiplier
      }
    }
    let size = subviews[index].sizeThatFits(
      axis == .vertical ? ProposedViewSize(width: across, height: nil) : .unspecified)
    return axis == .horizontal ? size.width : size.height
  }

  /// A length within those that constraints to numbers allow.
  private func limited(_ length: CGFloat, _ index: Int, _ axis: Axis, other: [Span]?) -> CGFloat {
    var length = length
    for link in links
    where link.item == index && link.other == nil
      && link.attribute == (axis == .horizontal ? .width : .height)
    {
      if link.relation == .greaterThanOrEqual { length = max(length, link.constant) }
      if link.relation == .lessThanOrEqual { length = min(length, link.constant) }
    }
    return length
  }

  /// The length that the container needs without a proposal: its class's own, a constraint's, or that of
  /// subviews which are tied to both of its sides.
  private func fitting(_ axis: Axis, _ subviews: [LayoutSubview], width: CGFloat?) -> CGFloat {
    let own = axis == .horizontal ? intrinsic.width : intrinsic.height
    for link in links
    where link.item == -1 && link.other == nil && link.relation == .equal
      && link.attribute == (axis == .horizontal ? .width : .height)
    {
      return link.constant
    }
    if own >= 0 { return own }
    var needed: CGFloat = axis == .horizontal ? ownSize.width : ownSize.height
    // Texts are higher in a narrow container than at their ideal width.
    let across = width.flatMap { $0.isFinite ? spans(.horizontal, length: $0, subviews, other: nil) : nil }
    for index in children.indices where children[index].isConstrained {
      let own = natural(index, axis, subviews, across: across?[index].length)
      let length = limited(own, index, axis, other: across)
      let isTied = links.contains { link in
        link.item == index && link.other == -1 && (link.attribute == .trailing || link.attribute == .right)
          || link.item == index && link.other == -1 && link.attribute == .bottom
          || link.item == -1 && link.other == index
            && (link.attribute == .trailing || link.attribute == .bottom)
      }
      needed = max(needed, isTied ? length + margins(index, axis) : 0)
    }
    return needed
  }

  /// The sum of the distances that constraints keep between a subview's sides and the container's.
  private func margins(_ index: Int, _ axis: Axis) -> CGFloat {
    links.reduce(0) { sum, link in
      guard Self.isOn(axis, link.attribute), link.relation == .equal else { return sum }
      let isEnd =
        link.attribute == .trailing || link.attribute == .right || link.attribute == .bottom
      guard isEnd || link.attribute == .leading || link.attribute == .left || link.attribute == .top else {
        return sum
      }
      if link.item == index, link.other == -1 { return sum + (isEnd ? -link.constant : link.constant) }
      if link.item == -1, link.other == index { return sum + (isEnd ? link.constant : -link.constant) }
      return sum
    }
  }
}
