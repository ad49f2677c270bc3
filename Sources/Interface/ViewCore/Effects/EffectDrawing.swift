import Drawing
import Foundation
package import Geometry
package import LayoutEngine

/// Draws content with effects, the first of them nearest to it.
package struct EffectDrawing: NodeDrawing {
  package let direction: LayoutDirection
  /// The effects, resolved once the node has been placed.
  package let effects: (LayoutNode) -> [_ViewEffect]

  package init(direction: LayoutDirection, effects: @escaping (LayoutNode) -> [_ViewEffect]) {
    self.direction = direction
    self.effects = effects
  }

  package func draw(_ node: LayoutNode, in context: inout DrawingContext) {
    draw(effects(node)[...], node, in: &context)
  }

  private func draw(_ effects: ArraySlice<_ViewEffect>, _ node: LayoutNode, in context: inout DrawingContext)
  {
    guard let outermost = effects.last else {
      context.drawChildren(of: node)
      return
    }
    let rest = effects.dropLast()
    let frame = context.frame(of: node)
    if let transform = outermost.transform(in: node.size, direction: direction) {
      let effect = CGAffineTransform(translationX: -frame.origin.x, y: -frame.origin.y)
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: frame.origin.x, y: frame.origin.y))
      for item in context.collecting(under: effect, { draw(rest, node, in: &$0) }) { context.add(item) }
      return
    }
    if case .opacity(let opacity) = outermost {
      for item in context.collecting(fadedBy: opacity, { draw(rest, node, in: &$0) }) { context.add(item) }
      return
    }
    let items = context.collecting { draw(rest, node, in: &$0) }
    if items.isEmpty { return }
    if let perspective = outermost.perspective(in: node.size) {
      let toLocal = CGAffineTransform(translationX: frame.origin.x, y: frame.origin.y)
        .concatenating(context.transform)
      let projection = ProjectionTransform(toLocal.inverted())
        .concatenating(perspective).concatenating(ProjectionTransform(toLocal))
      context.add(.layer(DisplayItem.Layer(items: items, isIsolated: true, projection: projection)))
    } else if let layer = outermost.layer(of: items, scale: context.scale) {
      context.add(.layer(layer))
    }
  }
}
