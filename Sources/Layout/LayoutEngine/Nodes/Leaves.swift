package import Foundation
package import Geometry

/// A view that takes whatever it is proposed, and ideally 10 points.
package final class GreedyLeafNode: LayoutNode {
  package init() {
    super.init(flags: [.plainSpacing, .quick, .independentAxes])
  }
}

/// An empty child: it takes no space and needs no gap.
package final class EmptyNode: LayoutNode {
  package init() {
    super.init(flags: [.quick, .independentAxes])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing { .zero }
  override package var layoutPriority: Double { -.infinity }
}

/// A view of fixed size, whatever it is proposed.
package final class FixedLeafNode: LayoutNode {
  private let fixedSize: CGSize

  package init(size: CGSize) {
    // Sizes are never negative, infinite or undefined, whatever is requested.
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    fixedSize = CGSize(width: usable(size.width), height: usable(size.height))
    super.init(flags: [.plainSpacing, .quick, .independentAxes])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { fixedSize }
}

/// An image that stretches, down to its cap insets.
package final class ResizableImageLeafNode: LayoutNode {
  private let naturalSize: CGSize
  private let minimum: CGSize

  package init(naturalSize: CGSize, capInsets: EdgeInsets) {
    self.naturalSize = naturalSize
    minimum = CGSize(width: capInsets.horizontal, height: capInsets.vertical)
    super.init(flags: [.plainSpacing, .quick, .independentAxes])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: naturalSize)
    return CGSize(width: max(size.width, minimum.width), height: max(size.height, minimum.height))
  }
}

/// How text, symbols and shapes with their own sizes take part in layout.
package protocol LeafContent: AnyObject {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// The position of a baseline in a box of a measured size, in points from the top.
  func explicitAlignment(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
  var spacing: ViewSpacing { get }
}

extension LeafContent {
  package func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    nil
  }

  package var spacing: ViewSpacing { .plain }
}

/// A view that measures itself.
package final class MeasuredLeafNode: LayoutNode {
  package let content: any LeafContent

  package init(content: any LeafContent) {
    self.content = content
    super.init(flags: [.baselines, .customGuides, .remembersSizes])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.sizeThatFits(proposal.withoutNegatives)
  }

  override func findAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    content.explicitAlignment(key, size: size, proposal: proposal)
  }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    content.spacing[edge]
  }
}

/// Free space that grows along its stack, or on both axes outside one.
package final class SpacerNode: LayoutNode {
  /// The direction of the enclosing stack; nil outside stacks.
  private let axis: Axis?
  private let minLength: CGFloat

  package init(axis: Axis?, minLength: CGFloat?) {
    self.axis = axis
    let length = minLength ?? EdgeSpacing.platformDefault
    self.minLength = length.isFinite ? max(length, 0) : 0
    super.init(flags: [.quick, .independentAxes])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.rawWidth.isNaN ? minLength : max(proposal.rawWidth, minLength)
    let height = proposal.rawHeight.isNaN ? minLength : max(proposal.rawHeight, minLength)
    switch axis {
    case .horizontal: return CGSize(width: width, height: 0)
    case .vertical: return CGSize(width: 0, height: height)
    case nil: return CGSize(width: width, height: height)
    }
  }

  override package func edgeSpacing(_ edge: Edge) -> EdgeSpacing {
    // No gap along the stack: the minimum length is the only space.
    switch axis {
    case .horizontal: edge == .leading || edge == .trailing ? .zero : EdgeSpacing()
    case .vertical: edge == .top || edge == .bottom ? .zero : EdgeSpacing()
    case nil: .zero
    }
  }

  override package var layoutPriority: Double { -.infinity }
}

/// A hairline across its stack; horizontal outside rows.
package final class DividerNode: LayoutNode {
  private let isVertical: Bool
  private let thickness: CGFloat

  package init(stackAxis: Axis?, thickness: CGFloat) {
    isVertical = stackAxis == .horizontal
    self.thickness = thickness
    super.init(flags: [.plainSpacing, .quick, .independentAxes])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return isVertical
      ? CGSize(width: thickness, height: size.height) : CGSize(width: size.width, height: thickness)
  }
}
