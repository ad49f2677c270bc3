package import Drawing
import Imaging
import LayoutEngine

extension DisplayItem {
  /// The item under the opacity of an enclosing view.
  ///
  /// SwiftUI hands an opacity down to everything that is drawn, so that what is covered shows through what covers it, as
  /// in recorded pictures of iOS 26.1: a white disc over a red capsule at 0.5 is 250, 191, 191 where a group would be
  /// white, and the disc's shadow darkens it from below. Only what becomes one picture first is faded as a whole: compositing
  /// groups, what filters and masks change, and what one leaf draws.
  ///
  /// - Parameter opacity: from 0 to 1.
  package func faded(by opacity: Float) -> DisplayItem {
    switch self {
    case .fill(var fill):
      guard case .color(let color) = fill.paint else { break }
      fill.paint = .color(color.opacity(opacity))
      return .fill(fill)
    case .layer(var layer):
      if layer.handsOpacityDown {
        layer.items = layer.items.map { $0.faded(by: opacity) }
      } else {
        layer.opacity *= opacity
      }
      return .layer(layer)
    case .stroke, .glyphs, .image: break
    }
    return .layer(Layer(items: [self], opacity: opacity))
  }
}

extension DisplayItem {
  var isLayer: Bool {
    if case .layer = self { true } else { false }
  }

  /// Whether the item blurs and tints what lies below it.
  var hasBackdrop: Bool {
    if case .layer(let layer) = self { layer.backdrop != nil } else { false }
  }
}

extension DisplayItem.Layer {
  /// Whether the layer's items are faded one by one, because the layer only clips them or draws a shadow
  /// below them.
  fileprivate var handsOpacityDown: Bool {
    opacity == 1 && blendMode == .normal && mask == nil && backdrop == nil && !isIsolated && projection == nil
      && filters.allSatisfy { filter in
        if case .shadow = filter { true } else { false }
      }
  }
}

/// Draws content as one layer so that an opacity applies to the whole; without an opacity it draws the
/// content as it is.
private struct PlatformViewDrawing: NodeDrawing {
  let opacity: Double

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    if opacity == 1 && !context.isFaded { return context.drawChildren(of: node) }
    let items = context.collecting { $0.drawChildren(of: node) }
    if items.isEmpty || opacity <= 0 { return }
    context.add(.layer(DisplayItem.Layer(items: items, opacity: Float(opacity), isIsolated: true)))
  }
}

nonisolated extension View {
  /// Draws the view as one layer, as UIKit's views are: an opacity, its own or that of an enclosing view,
  /// applies to the whole view.
  ///
  /// - Parameter opacity: from 0 to 1.
  package func drawnAsPlatformView(opacity: Double = 1) -> some View {
    wrapped { child, inputs in
      let node = PassthroughNode(child: child).annotated(
        "opacity", drawing: PlatformViewDrawing(opacity: opacity), inputs: inputs)
      (node.annotation as? NodeAnnotation)?.opacity = opacity
      return node
    }
  }
}
