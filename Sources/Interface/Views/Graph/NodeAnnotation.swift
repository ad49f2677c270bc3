import Drawing
package import Foundation
package import LayoutEngine

/// What the view layer notes on a layout node: which view it stands for and how that is drawn.
package final class NodeAnnotation {
  /// The view's or modifier's name as it is written in source: "Text", "HStack", "padding".
  package let type: String
  /// What the view is to those who look at placed views.
  package var roles: ViewRoles = []
  /// The view's `accessibilityIdentifier`.
  package var identifier: String?
  package var drawing: (any NodeDrawing)?
  /// The custom view whose body described the node.
  package var viewName: ViewName?
  /// Where the view was written, as far as that is known.
  package var source: _SourceLine?
  /// How opaque the node's content is drawn: 0 where it is hidden.
  package var opacity = 1.0
  /// For a size, the bounds of the shape in which the view can be tapped, in the node's coordinates; nil where the
  /// view names no shape.
  package var contentBounds: ((CGSize) -> CGRect)?
  /// Whether this node only marks the view inside it and adds no box of its own to the frame tree.
  package var isMarker = false

  package init(_ type: String, drawing: (any NodeDrawing)? = nil) {
    self.type = type
    self.drawing = drawing
  }
}

/// How a placed node appears in the picture.
package protocol NodeDrawing {
  /// Adds what the node shows to the display list; the children's items are had from `context`.
  func draw(_ node: LayoutNode, in context: inout DrawingContext)
}

extension LayoutNode {
  /// Notes which view the node stands for and how it is drawn, and gives the node back.
  @discardableResult
  package func annotated(
    _ type: String, roles: ViewRoles = [], drawing: (any NodeDrawing)? = nil, inputs: _ViewInputs? = nil
  ) -> Self {
    let annotation = NodeAnnotation(type, drawing: drawing)
    annotation.roles = roles
    annotation.viewName = inputs?.viewName
    annotation.source = inputs?.source
    self.annotation = annotation
    return self
  }
}
