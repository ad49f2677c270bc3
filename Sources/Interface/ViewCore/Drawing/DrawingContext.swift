package import Drawing
package import Foundation
package import Geometry
package import LayoutEngine

/// Turns placed nodes into display items.
///
/// Leaves are snapped to pixels here and nowhere else: both corners of a rectangle go to the nearest pixel,
/// in the coordinates of the nearest transform effect around it, so that neighbours neither gap nor overlap.
package struct DrawingContext {
  package private(set) var items: [DisplayItem] = []
  /// Maps the points of the current coordinate space to device pixels.
  package private(set) var transform: CGAffineTransform
  /// The origin of the current node, in points of the current coordinate space.
  package private(set) var origin: CGPoint
  /// How many pixels make a point before any transform effect.
  package let scale: CGFloat
  /// Whether the opacity of an enclosing view is still to be applied to what is drawn.
  package var isFaded = false
  /// What draws texts without a renderer of their own, as a type known to texts: the renderer of their
  /// transition.
  package var textRenderer: Any?

  package init(scale: CGFloat, origin: CGPoint = .zero) {
    self.scale = scale
    self.origin = origin
    transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  package mutating func add(_ item: DisplayItem) {
    items.append(item)
  }

  /// Draws a placed node and everything in it; the context stands at its parent's origin.
  package mutating func draw(_ node: LayoutNode) {
    let parentOrigin = origin
    origin = CGPoint(x: parentOrigin.x + node.origin.x, y: parentOrigin.y + node.origin.y)
    let annotation = node.annotation as? NodeAnnotation
    if let annotation, annotation.arrivalOpacity < 1 {
      let items = collecting(fadedBy: annotation.arrivalOpacity) { $0.drawContent(of: node, annotation) }
      for item in items { add(item) }
    } else {
      drawContent(of: node, annotation)
    }
    origin = parentOrigin
  }

  private mutating func drawContent(of node: LayoutNode, _ annotation: NodeAnnotation?) {
    guard isFaded, node.children.isEmpty else { return drawWhole(node, annotation) }
    // The drawing of one leaf, such as a text with its strikethrough, is one layer. A material is left as it
    // is, because in a layer of its own there would be nothing below it to blur.
    let items = collecting { $0.drawWhole(node, annotation) }
    let isWhole = items.count == 1 && !items[0].isLayer
    if isWhole || items.isEmpty || items.contains(where: \.hasBackdrop) {
      for item in items { add(item) }
    } else {
      add(.layer(DisplayItem.Layer(items: items, isIsolated: true)))
    }
  }

  private mutating func drawWhole(_ node: LayoutNode, _ annotation: NodeAnnotation?) {
    if let drawing = annotation?.drawing {
      drawing.draw(node, in: &self)
    } else {
      drawChildren(of: node)
    }
  }

  /// Draws a node placed in a space whose origin is a point of the current one.
  package mutating func draw(_ node: LayoutNode, from start: CGPoint) {
    let own = origin
    origin = start
    draw(node)
    origin = own
  }

  /// Draws the children of the current node, the lowest first.
  package mutating func drawChildren(of node: LayoutNode) {
    guard let departing = (node.annotation as? NodeAnnotation)?.departing, !departing.isEmpty else {
      for child in node.drawOrder { draw(child) }
      return
    }
    // Removed views lie beneath those that stay on their level.
    var rest = departing.sorted { $0.traits.zIndex < $1.traits.zIndex }[...]
    for child in node.drawOrder {
      while let next = rest.first, next.traits.zIndex <= child.traits.zIndex { draw(rest.removeFirst()) }
      draw(child)
    }
    for node in rest { draw(node) }
  }

  /// The items that a closure draws, separately.
  package func collecting(_ body: (inout DrawingContext) -> Void) -> [DisplayItem] {
    var inner = self
    inner.items = []
    body(&inner)
    return inner.items
  }

  /// The items that a closure draws, under an opacity from 0 to 1.
  package func collecting(fadedBy opacity: Double, _ body: (inout DrawingContext) -> Void) -> [DisplayItem] {
    guard opacity < 1 else { return collecting(body) }
    guard opacity > 0 else { return [] }
    var inner = self
    inner.items = []
    inner.isFaded = true
    body(&inner)
    return inner.items.map { $0.faded(by: Float(opacity)) }
  }

  /// The items that a closure draws under a transform of the current coordinate space.
  package func collecting(
    under effect: CGAffineTransform, _ body: (inout DrawingContext) -> Void
  ) -> [DisplayItem] {
    var inner = self
    inner.items = []
    inner.transform = effect.concatenating(transform)
    body(&inner)
    return inner.items
  }

  /// The rectangle of the current node, in points of the current coordinate space.
  package func frame(of node: LayoutNode) -> CGRect {
    CGRect(origin: origin, size: node.size)
  }

  /// The same rectangle with both corners on pixel boundaries.
  package func snappedFrame(of node: LayoutNode) -> CGRect {
    snapped(frame(of: node))
  }

  package func snapped(_ rect: CGRect) -> CGRect {
    let minX = nearestPixel(rect.origin.x)
    let minY = nearestPixel(rect.origin.y)
    let maxX = nearestPixel(rect.origin.x + rect.size.width)
    let maxY = nearestPixel(rect.origin.y + rect.size.height)
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  package func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: nearestPixel(point.x), y: nearestPixel(point.y))
  }

  private func nearestPixel(_ value: CGFloat) -> CGFloat {
    // Ties go up, as in SwiftUI; a value that is not a number stays where it is and draws nothing.
    (value * scale + 0.5).rounded(.down) / scale
  }
}
