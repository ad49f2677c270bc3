public import Foundation
import LayoutEngine
import UIFoundationShim
import Views

// The size of texts, as `Text` measures it, and drawing them into UIKit's current context.
// https://developer.apple.com/documentation/foundation/nsstring/size(withattributes:)

extension NSAttributedString {
  /// The size of the text in points, on one line or as many as it has itself.
  public func size() -> CGSize { TextMeasure.size(of: self, width: nil) }

  /// The size of the text with lines up to a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e6
    return CGRect(origin: .zero, size: TextMeasure.size(of: self, width: isWrapped ? size.width : nil))
  }

  /// Draws the text on as many lines as it has itself, its first character's corner at a point.
  public func draw(at point: CGPoint) {
    _CurrentContext.top?._draw(.foreign(ContextText(self, in: CGRect(origin: point, size: size()))))
  }
  /// Draws the text in lines no wider than a rectangle.
  public func draw(in rect: CGRect) {
    _CurrentContext.top?._draw(.foreign(ContextText(self, in: rect)))
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) { draw(in: rect) }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attributes).draw(at: point)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attributes).draw(in: rect)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}

extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attributes)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attributes)
  }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { draw(in: rect, withAttributes: attributes) }
}

/// Lays texts out outside the current picture.
private enum TextMeasure {
  /// Text without a font is Helvetica of 12 points on Apple's systems; here it is the system's of that size.
  static func size(of text: NSAttributedString, width: CGFloat?) -> CGSize {
    guard MainQueue.isCurrent, text.length > 0 else { return .zero }
    return MainActor.duringLayout {
      let view = AnyView(Text(AttributedString(text)).font(.system(size: 12)))
      return RenderContext.current.draw?(view, ProposedViewSize(width: width, height: nil), 1, false)?.size
        ?? .zero
    }
  }
}
