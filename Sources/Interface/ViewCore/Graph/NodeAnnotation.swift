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
  /// How opaque the node's content is drawn: 0 if it is hidden.
  package var opacity = 1.0
  /// For a size, the bounds of the shape in which the view can be tapped, in the node's coordinates; nil if
  /// the view names no shape.
  package var contentBounds: ((CGSize) -> CGRect)?
  /// What a screen reader calls the picture or symbol that the node shows; nil for one that it passes over.
  package var imageName: (@MainActor () -> AccessibilityImageName?)?
  /// Whether this node only marks the view inside it and adds no box of its own to the frame tree.
  package var isMarker = false

  // What of the node is on its way; all nil if changes show at their end.

  /// Where the node is at present.
  var animatedFrame: AnimatedAttribute<AnimatableFrame>?
  /// The transaction that the node was made under.
  var scope: TransactionScope?
  /// The view's coming and going.
  var presence: ViewPresence?
  /// How opaque the view is while it comes.
  var arrivalOpacity = 1.0
  /// Whether what is inside moves in the node's own coordinates.
  var isGeometryGroup = false
  /// Where the node is drawn in the window.
  var placeInWindow = CGPoint.zero
  /// Views on their way out, drawn beneath those of the same level.
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
