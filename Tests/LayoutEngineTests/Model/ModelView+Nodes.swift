import Foundation
import Geometry
import LayoutEngine

extension ModelView {
  /// The engine's nodes for the view.
  func node(in axis: Geometry.Axis?, direction: LayoutDirection = .leftToRight) -> LayoutNode {
    func horizontal(_ line: Line) -> HorizontalAlignment {
      line == .start ? .leading : (line == .middle ? .center : .trailing)
    }
    func vertical(_ line: Line) -> VerticalAlignment {
      line == .start ? .top : (line == .middle ? .center : .bottom)
    }
    switch self {
    case .color: return GreedyLeafNode()
    case .box(let width, let height): return FixedLeafNode(size: CGSize(width: width, height: height))
    case .spacer(let minLength):
      return SpacerNode(axis: axis, minLength: minLength.map { CGFloat($0) })
    case .paragraph(let count): return MeasuredLeafNode(content: Paragraph(count: count))
    case .hStack(let line, let spacing, let children):
      return StackNode(
        axis: .horizontal, verticalAlignment: vertical(line), spacing: spacing.map { CGFloat($0) },
        layoutDirection: direction, children: children.map { $0.node(in: .horizontal, direction: direction) })
    case .vStack(let line, let spacing, let children):
      return StackNode(
        axis: .vertical, horizontalAlignment: horizontal(line), spacing: spacing.map { CGFloat($0) },
        layoutDirection: direction, children: children.map { $0.node(in: .vertical, direction: direction) })
    case .zStack(let x, let y, let children):
      return ZStackNode(
        alignment: Alignment(horizontal: horizontal(x), vertical: vertical(y)), layoutDirection: direction,
        children: children.map { $0.node(in: nil, direction: direction) })
    case .frame(let width, let height, let x, let y, let child):
      return FrameNode(
        child: child.node(in: axis, direction: direction), width: width.map { CGFloat($0) },
        height: height.map { CGFloat($0) },
        alignment: Alignment(horizontal: horizontal(x), vertical: vertical(y)), layoutDirection: direction,
        diagnostics: nil)
    case .flexFrame(let h, let v, let x, let y, let child):
      func length(_ value: Double?) -> CGFloat? { value.map { CGFloat($0) } }
      return FlexFrameNode(
        child: child.node(in: axis, direction: direction), minWidth: length(h.min),
        idealWidth: length(h.ideal), maxWidth: length(h.max), minHeight: length(v.min),
        idealHeight: length(v.ideal), maxHeight: length(v.max),
        alignment: Alignment(horizontal: horizontal(x), vertical: vertical(y)), layoutDirection: direction,
        diagnostics: nil)
    case .padding(let top, let leading, let bottom, let trailing, let child):
      return PaddingNode(
        child: child.node(in: axis, direction: direction),
        insets: EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing),
        layoutDirection: direction)
    case .fixedSize(let h, let v, let child):
      return FixedSizeNode(
        child: child.node(in: axis, direction: direction), horizontal: h, vertical: v)
    case .priority(let value, let child):
      return LayoutPriorityNode(child: child.node(in: axis, direction: direction), priority: value)
    case .fitted(let ratio, let child):
      return AspectRatioNode(
        child: child.node(in: axis, direction: direction), ratio: ratio, contentMode: .fit)
    }
  }

  /// The engine's side of a wrapping text.
  private final class Paragraph: LeafContent {
    private let count: Int

    init(count: Int) { self.count = count }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      var columns = count
      if let width = proposal.width, width < CGFloat(count) * 10 { columns = max(Int(width / 10), 1) }
      let rows = (count + columns - 1) / columns
      return CGSize(width: CGFloat(columns) * 10, height: CGFloat(rows) * 10)
    }
  }
}
