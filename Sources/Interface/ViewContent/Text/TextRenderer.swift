import Drawing
public import Foundation
public import Geometry
public import LayoutEngine

/// Draws text in a custom way.
public protocol TextRenderer: Animatable {
  /// Draws a text's lines, whose positions are in the coordinates of the context.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of the text in a proposal; by default that of the text without the renderer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the drawing may reach beyond the text's box, in points.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy {
  let leaf: TextLeaf

  /// The text's size in a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    leaf.ownSize(proposal)
  }
}

/// A custom attribute that a text carries for its renderer.
public protocol TextAttribute {}

extension Text {
  /// Attaches an attribute to the text; a renderer finds it in the text's runs.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    modified(.attribute(TextMark(value)))
  }
}

/// A text attribute by its type.
package struct TextMark: Sendable {
  package let key: ObjectIdentifier
  /// Written once, and read by the renderer on the thread that draws.
  package nonisolated(unsafe) let value: any TextAttribute

  init<T: TextAttribute>(_ value: T) {
    key = ObjectIdentifier(T.self)
    self.value = value
  }
}
