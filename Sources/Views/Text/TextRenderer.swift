import Foundation
import Geometry

/// Draws text in a way of its own; here text is drawn as usual, and the render reports that.
public protocol TextRenderer: Sendable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
}

extension Text {
  /// The lines of a text as a renderer sees them.
  public struct Layout: Sendable {
    public var isTruncated: Bool
  }
}

/// Draws with commands instead of views.
public struct GraphicsContext {
  public var opacity = 1.0
}
