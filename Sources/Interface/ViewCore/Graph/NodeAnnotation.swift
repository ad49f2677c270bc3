import Drawing
package import Foundation
package import LayoutEngine

/// What the view layer attaches to a layout node: the view that it represents and how that is drawn.
package final class NodeAnnotation {
  /// The view's or modifier's name as it is written in source: "Text", "HStack", "padding".
  package let type: String
  /// The view's roles for lint and other readers of placed views.
  package var roles: ViewRoles = []
  /// The view's `accessibilityIdentifier`.
  package var identifier: String?
  package var drawing: (any NodeDrawing)?
  /// The custom view whose body described the node.
  package var viewName: ViewName?
  /// Where the view was written, as far as that is known.
  package var source: _SourceLine?
  /// The opacity of the node's content: 0 if it is hidden.
  package var opacity = 1.0
  /// For a size, the bounds of the shape in which the view can be tapped, in the node's coordinates; nil if
  /// the view names no shape.
  package var contentBounds: ((CGSize) -> CGRect)?
  /// What a screen reader calls the picture or symbol that the node shows; nil for one that it passes over.
  package var imageName: (@MainActor () -> AccessibilityImageName?)?
  /// Whether this node only marks the view inside it and adds no box of its own to the frame tree.
  package var isMarker = false

  // The node's animated values; all nil if changes do not animate.

  /// The node's current position.
  var animatedFrame: AnimatedAttribute<AnimatableFrame>?
  /// The transaction that the node was made under.
  var scope: TransactionScope?
  /// The view's insertion and removal.
  var presence: ViewPresence?
  /// The view's opacity while it is inserted.
  var arrivalOpacity = 1.0
  /// Whether the content moves in the node's own coordinates.
  var isGeometryGroup = false
  /// Where the node is drawn in the window.
  var placeInWindow = CGPoint.zero
  /// Views that are being removed, drawn beneath those of the same level.
  var departing: [LayoutNode] = []
  /// What ties the node's geometry to that of others.
  var matchedKey: MatchedGeometry.Key?

  package init(_ type: String, drawing: (any NodeDrawing)? = nil) {
    self.type = type
    self.drawing = drawing
  }
}

/// How a placed node appears in the picture.
package protocol NodeDrawing {
  /// Adds what the node shows to the display list; `context` supplies the children's items.
  func draw(_ node: LayoutNode, in context: inout DrawingContext)
}

extension LayoutNode {
  /// Records which view the node represents and how it is drawn, and returns the node.
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
