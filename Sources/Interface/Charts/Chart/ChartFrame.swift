import Foundation
import Geometry
import LayoutEngine
import Views

/// The role of a part of a chart in its layout.
enum ChartPart: LayoutValueKey {
  case plot
  case xLabels
  case yLabels
  case xTitle
  case yTitle
  static var defaultValue: ChartPart { .plot }
}

/// The plot with the labels of its axes around it; it takes the proposed size.
nonisolated struct ChartFrame: Layout {
  enum XPlace { case top, bottom }
  enum YPlace { case leading, trailing }

  let xLabelPlace: XPlace
  let yLabelPlace: YPlace

  /// The distance between the plot and the labels.
  private static let gap: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    // Without a proposal a chart is as large as a plot of 200 points.
    CGSize(width: max(proposal.width ?? 200, 0), height: max(proposal.height ?? 200, 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    func part(_ part: ChartPart) -> LayoutSubview? { subviews.first { $0[ChartPart.self] == part } }
    func size(_ part: LayoutSubview?) -> CGSize { part?.sizeThatFits(.unspecified) ?? .zero }
    func space(_ length: CGFloat) -> CGFloat { length > 0 ? length + Self.gap : 0 }
    let yLabels = size(part(.yLabels))
    let xLabels = size(part(.xLabels))
    let yTitle = size(part(.yTitle))
    let xTitle = size(part(.xTitle))
    // The labels beside the plot extend half a line above and below it.
    let rise = yLabels.width > 0 ? max(size(part(.xLabels)).height, 13) / 2 : 0
    var plot = bounds
    plot.origin.y += space(yTitle.height)
    plot.size.height -= space(yTitle.height) + space(xTitle.height)
    if yLabelPlace == .leading { plot.origin.x += space(yLabels.width) }
    plot.size.width -= space(yLabels.width)
    if xLabelPlace == .top { plot.origin.y += space(xLabels.height) }
    plot.size.height -= space(xLabels.height)
    if yTitle.height == 0, xLabelPlace == .bottom || xLabels.height == 0 {
      plot.origin.y += rise
      plot.size.height -= rise
    }
    if xLabels.height == 0 { plot.size.height -= rise }
    plot.size.width = max(plot.width, 0)
    plot.size.height = max(plot.height, 0)
    for subview in subviews {
      switch subview[ChartPart.self] {
      case .plot:
        subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .yLabels:
        let x =
          yLabelPlace == .leading ? plot.minX - Self.gap - yLabels.width : plot.maxX + Self.gap
        subview.place(
          at: CGPoint(x: x, y: plot.minY),
          proposal: ProposedViewSize(width: yLabels.width, height: plot.height))
      case .xLabels:
        let y = xLabelPlace == .top ? plot.minY - Self.gap - xLabels.height : plot.maxY + Self.gap
        subview.place(
          at: CGPoint(x: plot.minX, y: y),
          proposal: ProposedViewSize(width: plot.width, height: xLabels.height))
      case .yTitle:
        subview.place(
          at: CGPoint(x: bounds.minX, y: bounds.minY), proposal: ProposedViewSize(yTitle))
      case .xTitle:
        subview.place(
          at: CGPoint(x: plot.midX, y: bounds.maxY), anchor: .bottom,
          proposal: ProposedViewSize(xTitle))
      }
    }
  }
}

/// The position of a label along its axis.
private enum LabelPlace: LayoutValueKey {
  static var defaultValue: AxisLabelPlace {
    AxisLabelPlace(fraction: 0, anchor: 0.5, offset: .zero)
  }
}

/// A label's position as a share of the axis, and the share of the label that is anchored there.
struct AxisLabelPlace {
  var fraction: Double
  var anchor: Double
  var offset: CGSize
}

/// The labels of an axis with their positions.
nonisolated struct AxisLabels: View {
  let axis: ResolvedAxis
  let isVertical: Bool
  /// The padding at the ends of the axis, in points.
  let padding: (start: CGFloat, end: CGFloat)

  @MainActor var body: some View {
    AxisLabelLayout(
      isVertical: isVertical, alignsTrailing: isVertical && axis.isLeading, padding: padding
    ) {
      ForEach(Array(axis.labels.indices), id: \.self) { index in
        let label = axis.labels[index]
        label.view
          .font(label.font ?? .caption2)
          .foregroundStyle(label.style ?? AnyShapeStyle(Color(.system(.secondaryLabel))))
          .lineLimit(1)
          .layoutValue(key: LabelPlace.self, value: label.place)
      }
    }
  }
}

/// Views along a line, each with a point of it anchored at a share of the line's length.
private nonisolated struct AxisLabelLayout: Layout {
  let isVertical: Bool
  let alignsTrailing: Bool
  let padding: (start: CGFloat, end: CGFloat)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).max() ?? 0
    let height = sizes.map(\.height).max() ?? 0
    return isVertical
      ? CGSize(width: width, height: proposal.height ?? height)
      : CGSize(width: proposal.width ?? width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var end = -CGFloat.infinity
    for subview in subviews {
      let place = subview[LabelPlace.self]
      let size = subview.sizeThatFits(.unspecified)
      var point: CGPoint
      if isVertical {
        let room = bounds.height - padding.start - padding.end
        let y = bounds.minY + padding.end + CGFloat(1 - place.fraction) * room
        point = CGPoint(
          x: alignsTrailing ? bounds.maxX - size.width : bounds.minX,
          y: y - size.height * CGFloat(place.anchor))
      } else {
        let room = bounds.width - padding.start - padding.end
        let x = bounds.minX + padding.start + CGFloat(place.fraction) * room
        point = CGPoint(x: x - size.width * CGFloat(place.anchor), y: bounds.minY)
        // A label that would overlap the previous one is left out, as on a device.
        if point.x < end + 2 {
          subview.place(at: CGPoint(x: -100_000, y: 0), proposal: .zero)
          continue
        }
        end = point.x + size.width
      }
      point.x += place.offset.width
      point.y += place.offset.height
      subview.place(at: point, proposal: ProposedViewSize(size))
    }
  }
}
