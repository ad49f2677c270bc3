public import Foundation
import LayoutEngine
import UIFoundationShim
import Views

// The room that texts take, as `Text` takes it; drawing them into a context has no effect.
// https://developer.apple.com/documentation/foundation/nsstring/size(withattributes:)

extension NSAttributedString {
  /// The size of the text in points, on one line or as many as it has itself.
  public func size() -> CGSize { TextMeasure.size(of: self, width: nil) }

  /// The room of the text where lines are no longer than a width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e6
    return CGRect(origin: .zero, size: TextMeasure.size(of: self, width: isWrapped ? size.width : nil))
  }

  public func draw(at point: CGPoint) {}
  public func draw(in rect: CGRect) {}
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

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
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

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

/// Lays texts out outside of the picture that is under way.
private enum TextMeasure {
  /// Text without a font is Helvetica of 12 points on Apple's systems; here it is the system's of that size.
  static func size(of text: NSAttributedString, width: CGFloat?) -> CGSize {
    guard Thread.isMainThread, text.length > 0 else { return .zero }
    return MainActor.duringLayout {
      let view = AnyView(Text(AttributedString(text)).font(.system(size: 12)))
      return RenderContext.current.draw?(view, ProposedViewSize(width: width, height: nil), 1, false)?.size
        ?? .zero
    }
  }
}
