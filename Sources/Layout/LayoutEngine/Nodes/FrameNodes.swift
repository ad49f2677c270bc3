package import Foundation
package import Geometry

/// A frame of a fixed length on one axis or both.
package final class FrameNode: UnaryNode {
  /// NaN if the axis is not fixed.
  private let width: CGFloat
  private let height: CGFloat
  private let alignment: Alignment

  package init(
    child: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment,
    layoutDirection: LayoutDirection, diagnostics: LayoutDiagnostics?
  ) {
    self.width = Self.usable(width, diagnostics)
    self.height = Self.usable(height, diagnostics)
    self.alignment = alignment
    let isFixed = !self.width.isNaN && !self.height.isNaN
    super.init(
      child: child, layoutDirection: layoutDirection,
      flags: isFixed ? [.plainSpacing, .quick, .remembersLines, .independentAxes] : .remembersLines)
  }

  /// A valid length; SwiftUI ignores negative, infinite and undefined ones with a warning.
  private static func usable(_ length: CGFloat?, _ diagnostics: LayoutDiagnostics?) -> CGFloat {
    guard let length else { return .nan }
    if length.isFinite && length >= 0 { return length }
    diagnostics?.warn("Invalid frame dimension (negative or non-finite).")
    return .nan
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      rawWidth: width.isNaN ? proposal.rawWidth : width,
      rawHeight: height.isNaN ? proposal.rawHeight : height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if !width.isNaN && !height.isNaN { return CGSize(width: width, height: height) }
    let size = child.sizeThatFits(inner(proposal))
    return CGSize(
      width: width.isNaN ? size.width : width, height: height.isNaN ? size.height : height)
  }

  override func childPlace(size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
    aligned(alignment, in: size, proposal: inner(proposal))
  }

  override var childAlignments: [[AlignmentKey]] { [deciding(alignment, for: child)] }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    let isFixed = edge == .leading || edge == .trailing ? !width.isNaN : !height.isNaN
    return isFixed ? .plain(edge) : child.edgeSpacing(edge)
  }
}

/// A frame whose lengths are kept within bounds.
package final class FlexFrameNode: UnaryNode {
  /// The bounds on one axis, made consistent; NaN if there is none.
  private struct Bounds {
    var min: CGFloat
    var ideal: CGFloat
    var max: CGFloat

    /// Makes the bounds consistent: the ideal is raised to the minimum, the maximum to the ideal. SwiftUI
    /// warns when they contradict each other.
    init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?, diagnostics: LayoutDiagnostics?) {
      func known(_ value: CGFloat?) -> CGFloat { value ?? .nan }
      var (low, middle, high) = (known(min), known(ideal), known(max))
      if low.isFinite && low < 0 || low == .infinity || middle.isInfinite || high == -.infinity
        || low == -.infinity || [min, ideal, max].contains(where: { $0?.isNaN == true })
      {
        diagnostics?.warn("Invalid frame dimension (negative or non-finite).")
        if low == .infinity || low == -.infinity { low = .nan }
        if middle.isInfinite { middle = .nan }
        if high == -.infinity { high = .nan }
      }
      if low < 0 { low = 0 }
      if middle < 0 { middle = 0 }
      if high < 0 { high = 0 }
      if low > middle || middle > high || low > high {
        diagnostics?.warn("Contradictory frame constraints specified.")
      }
      if middle < low { middle = low }
      if high < middle { high = middle }
      self.min = low
      self.ideal = middle
      self.max = high
    }

    /// Whether there is no bound.
    var isEmpty: Bool { max.isNaN && min.isNaN && ideal.isNaN }
    /// Bounds that allow no length at all.
    var areContradictory: Bool { min > max }

    @inline(__always)
    func clamp(_ value: CGFloat) -> CGFloat {
      // The lower bound wins where the two contradict each other.
      var value = value
      if value > max { value = max }
      if value < min { value = min }
      return value
    }

    /// The proposal to the child.
    @inline(__always)
    func inner(_ proposed: CGFloat) -> CGFloat {
      // NaN passes through bounds, and stays NaN without bounds.
      clamp(proposed.isNaN ? ideal : proposed)
    }

    /// The frame's length for a proposal and the child's length for the inner one.
    @inline(__always)
    func length(proposed: CGFloat, inner: CGFloat, child: CGFloat) -> CGFloat {
      if isEmpty || areContradictory { return child }
      if proposed.isNaN && !ideal.isNaN { return ideal }
      if min.isNaN && max.isNaN { return child }
      if min.isNaN { return Swift.min(inner.isNaN ? child : Swift.max(inner, child), max) }
      if max.isNaN { return Swift.max(inner.isNaN ? child : Swift.min(inner, child), min) }
      return clamp(proposed.isNaN ? child : proposed)
    }

    /// The length if it does not depend on the child, or NaN.
    @inline(__always)
    func knownLength(proposed: CGFloat) -> CGFloat {
      if areContradictory { return .nan }
      if proposed.isNaN { return ideal }
      return min.isNaN || max.isNaN ? .nan : clamp(proposed)
    }

    /// The proposal to the child when the frame's length is known.
    func placed(length: CGFloat, proposed: CGFloat) -> CGFloat {
      // In apps built for iOS 17 or later, a frame that was proposed nil and is strictly between its bounds
      // proposes nil to its child again.
      if proposed.isNaN && ideal.isNaN {
        if isEmpty { return .nan }
        let aboveMin = min.isNaN || min < length
        let belowMax = max.isNaN || length < max
        if aboveMin && belowMax { return .nan }
      }
      return isEmpty ? proposed : length
    }
  }

  private let horizontal: Bounds
  private let vertical: Bounds
  private let alignment: Alignment

  package init(
    child: LayoutNode, minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment, layoutDirection: LayoutDirection,
    diagnostics: LayoutDiagnostics?
  ) {
    horizontal = Bounds(min: minWidth, ideal: idealWidth, max: maxWidth, diagnostics: diagnostics)
    vertical = Bounds(min: minHeight, ideal: idealHeight, max: maxHeight, diagnostics: diagnostics)
    self.alignment = alignment
    let isPlain = !horizontal.isEmpty && !vertical.isEmpty
    super.init(
      child: child, layoutDirection: layoutDirection,
      flags: isPlain ? [.plainSpacing, .remembersLines] : .remembersLines)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if !horizontal.isEmpty && !vertical.isEmpty {
      let width = horizontal.knownLength(proposed: proposal.rawWidth)
      let height = vertical.knownLength(proposed: proposal.rawHeight)
      if !width.isNaN && !height.isNaN { return CGSize(width: width, height: height) }
    }
    let inner = ProposedViewSize(
      rawWidth: horizontal.inner(proposal.rawWidth), rawHeight: vertical.inner(proposal.rawHeight))
    let size = child.sizeThatFits(inner)
    return CGSize(
      width: horizontal.length(proposed: proposal.rawWidth, inner: inner.rawWidth, child: size.width),
      height: vertical.length(proposed: proposal.rawHeight, inner: inner.rawHeight, child: size.height))
  }

  override func childPlace(size: CGSize, proposal: ProposedViewSize) -> ChildPlace {
    aligned(
      alignment, in: size,
      proposal: ProposedViewSize(
        rawWidth: horizontal.placed(length: size.width, proposed: proposal.rawWidth),
        rawHeight: vertical.placed(length: size.height, proposed: proposal.rawHeight)))
  }

  override var childAlignments: [[AlignmentKey]] { [deciding(alignment, for: child)] }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    let bounds = edge == .leading || edge == .trailing ? horizontal : vertical
    return bounds.isEmpty ? child.edgeSpacing(edge) : .plain(edge)
  }
}
