import Foundation
import Geometry
import LayoutEngine
import Views

/// The annotations of marks, and the views that are used as symbols, at their positions.
nonisolated struct AnnotationLayer: View {
  let model: ChartModel

  @MainActor var body: some View {
    let items = entries
    AnnotationLayout(model: model) {
      ForEach(Array(items.indices), id: \.self) { index in
        items[index].view.layoutValue(key: AnnotationTarget.self, value: items[index].target)
      }
    }
  }

  @MainActor private var entries: [(view: AnyView, target: AnnotationTarget.Value)] {
    var entries: [(AnyView, AnnotationTarget.Value)] = []
    for (index, item) in model.placed.enumerated() {
      if let view = item.mark.symbolView {
        entries.append(
          (view(), AnnotationTarget.Value(index: index, position: .overlay, spacing: 0)))
      }
      for annotation in item.mark.annotations {
        entries.append(
          (
            annotation.content(),
            AnnotationTarget.Value(
              index: index, position: annotation.position, spacing: annotation.spacing ?? 4,
              alignment: annotation.alignment)
          ))
      }
    }
    return entries
  }
}

/// The mark that a view belongs to.
private enum AnnotationTarget: LayoutValueKey {
  struct Value {
    var index: Int
    var position: AnnotationPosition
    var spacing: CGFloat
    var alignment = Alignment.center
  }

  static var defaultValue: Value { Value(index: -1, position: .automatic, spacing: 0) }
}

/// Places views at the marks they belong to.
private nonisolated struct AnnotationLayout: Layout {
  let model: ChartModel

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let geometry = PlotGeometry(model: model, plot: bounds)
    for subview in subviews {
      let target = subview[AnnotationTarget.self]
      guard model.placed.indices.contains(target.index) else { continue }
      let box = self.box(model.placed[target.index], geometry, bounds)
      let gap = target.spacing
      let point: CGPoint
      let anchor: UnitPoint
      switch target.position.kind {
      case .automatic, .top:
        let (x, share) = along(target.alignment, box)
        (point, anchor) = (CGPoint(x: x, y: box.minY - gap), UnitPoint(x: share, y: 1))
      case .bottom:
        let (x, share) = along(target.alignment, box)
        (point, anchor) = (CGPoint(x: x, y: box.maxY + gap), UnitPoint(x: share, y: 0))
      case .leading: (point, anchor) = (CGPoint(x: box.minX - gap, y: box.midY), .trailing)
      case .trailing: (point, anchor) = (CGPoint(x: box.maxX + gap, y: box.midY), .leading)
      case .topLeading: (point, anchor) = (CGPoint(x: box.minX, y: box.minY - gap), .bottomLeading)
      case .topTrailing:
        (point, anchor) = (CGPoint(x: box.maxX, y: box.minY - gap), .bottomTrailing)
      case .bottomLeading: (point, anchor) = (CGPoint(x: box.minX, y: box.maxY + gap), .topLeading)
      case .bottomTrailing:
        (point, anchor) = (CGPoint(x: box.maxX, y: box.maxY + gap), .topTrailing)
      case .overlay: (point, anchor) = (CGPoint(x: box.midX, y: box.midY), .center)
      }
      subview.place(at: point, anchor: anchor, proposal: .unspecified)
    }
  }

  /// The alignment of a view above or below a mark.
  private func along(_ alignment: Alignment, _ box: CGRect) -> (x: CGFloat, share: CGFloat) {
    switch alignment.horizontal {
    case .leading: (box.minX, 0)
    case .trailing: (box.maxX, 1)
    default: (box.midX, 0.5)
    }
  }

  private func box(_ item: ChartModel.Placed, _ geometry: PlotGeometry, _ bounds: CGRect) -> CGRect {
    switch item.mark.kind {
    case .bar, .rectangle:
      return geometry.box(item) ?? bounds
    case .rule:
      return geometry.rule(item)?.boundingRect ?? bounds
    case .sector:
      // At the centre of the slice.
      guard let turn = item.turn else { return bounds }
      let full = min(bounds.width, bounds.height) / 2
      let outer = item.mark.outerRadius.length(of: full, automatic: full)
      let inner = item.mark.innerRadius.length(of: full, automatic: 0)
      let angle = ((turn.lowerBound + turn.upperBound) / 2 * 360 - 90) * .pi / 180
      let place = CGPoint(x: (outer + inner) / 2, y: 0).applying(
        CGAffineTransform(rotationAngle: CGFloat(angle)))
      return CGRect(x: bounds.midX + place.x, y: bounds.midY + place.y, width: 0, height: 0)
    case .point, .line, .area:
      let side = item.mark.kind == .point ? (item.mark.symbolArea ?? item.symbolArea).squareRoot() : 0
      let point = geometry.point(item)
      return CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    }
  }
}
