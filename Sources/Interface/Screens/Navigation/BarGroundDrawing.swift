import Drawing
import Foundation
import Geometry
import Imaging
import LayoutEngine
import Views

/// Draws the background of a bar: nothing, until content scrolls below it or the app sets a background.
struct BarGroundDrawing: NodeDrawing {
  let edge: VerticalEdge
  /// What may have been scrolled below the bar.
  let content: LayoutNode
  let style: AnyShapeStyle?
  let visibility: Visibility
  let environment: EnvironmentValues

  func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    let isUnder = contentIsUnderBar
    if visibility == .visible || (visibility == .automatic && isUnder) {
      drawGround(node, in: &context)
    }
    context.drawChildren(of: node)
  }

  private var contentIsUnderBar: Bool {
    guard let scroll = content.firstScroll else { return false }
    switch edge {
    case .top: return scroll.contentOffset.y > 0.5
    case .bottom: return scroll.contentSize.height - scroll.contentOffset.y > scroll.size.height + 0.5
    }
  }

  private func drawGround(_ node: LayoutNode, in context: inout DrawingContext) {
    var rect = context.frame(of: node)
    if let area = node.safeArea {
      // Up to the screen's edge.
      let local = CGRect(origin: .zero, size: node.size)
      rect = context.frame(of: node)
      if edge == .top {
        let top = min(area.outer.minY - local.minY, 0)
        rect = CGRect(x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top)
      } else {
        let bottom = max(area.outer.maxY - local.maxY, 0)
        rect.size.height += bottom
      }
      let left = max(local.minX - area.outer.minX, 0)
      let right = max(area.outer.maxX - local.maxX, 0)
      rect = CGRect(x: rect.minX - left, y: rect.minY, width: rect.width + left + right, height: rect.height)
    }
    let bounds = context.snapped(rect)
    guard bounds.width > 0, bounds.height > 0, !bounds.isInfinite else { return }
    if environment.renderVersion >= .iOS26 && style == nil {
      drawScrollEdge(bounds, in: &context)
      return
    }
    let paint = (style ?? AnyShapeStyle(Material.bar))._paint(in: environment).paint
    context.fill(Path(bounds), with: paint, bounds: bounds)
    if style == nil {
      let pixel = environment.pixelLength
      let line = CGRect(
        x: bounds.minX, y: edge == .top ? bounds.maxY : bounds.minY - pixel, width: bounds.width,
        height: pixel)
      context.fill(
        Path(line), with: Color.black.opacity(0.3)._paint(in: environment).paint, bounds: line)
    }
  }

  /// In iOS 26 content fades into the page below bars.
  private func drawScrollEdge(_ bounds: CGRect, in context: inout DrawingContext) {
    let page = Color(.system(.systemBackground))
    let gradient =
      edge == .top
      ? LinearGradient(
        stops: [
          .init(color: page, location: 0), .init(color: page.opacity(0.85), location: 0.6),
          .init(color: page.opacity(0), location: 1),
        ], startPoint: .top, endPoint: .bottom)
      : LinearGradient(
        stops: [.init(color: page.opacity(0), location: 0), .init(color: page.opacity(0.85), location: 1)],
        startPoint: .top, endPoint: .bottom)
    context.fill(Path(bounds), with: gradient._paint(in: environment).paint, bounds: bounds)
  }
}

extension LayoutNode {
  /// The first scroll view inside.
  var firstScroll: ScrollNode? {
    if let scroll = self as? ScrollNode, scroll.axes.contains(.vertical) { return scroll }
    for child in children {
      if let scroll = child.firstScroll { return scroll }
    }
    return nil
  }
}
