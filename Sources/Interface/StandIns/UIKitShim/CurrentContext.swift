// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

public import CoreGraphicsShim
public import Foundation
import Views

/// The stack of contexts for UIKit's own drawing, the last of which is current; each thread has its own.
public enum _CurrentContext {
  private final class Stack {
    var contexts: [CGContext] = []
    /// The scales of contexts that become images, with their positions in the stack.
    var images: [(context: CGContext, scale: CGFloat, isOpaque: Bool)] = []
  }

  private static var stack: Stack {
    let key = "FittingRoom.contexts"
    if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
    let stack = Stack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }

  /// The current context; nil outside drawing.
  public static var top: CGContext? { stack.contexts.last }

  public static func push(_ context: CGContext) { stack.contexts.append(context) }
  public static func pop() { _ = stack.contexts.popLast() }

  /// Draws in a context.
  public static func drawing<Result>(in context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    push(context)
    defer { pop() }
    return try body()
  }

  /// Draws in the current context, whose state is as before afterwards.
  static func changed(_ body: (CGContext) -> Void) {
    guard let context = top else { return }
    context.saveGState()
    body(context)
    context.restoreGState()
  }

  fileprivate static func beginImage(_ context: CGContext, scale: CGFloat, isOpaque: Bool) {
    stack.images.append((context, scale, isOpaque))
    push(context)
  }
  fileprivate static func endImage() {
    if let image = stack.images.popLast() { stack.contexts.removeAll { $0 === image.context } }
  }
  fileprivate static var image: UIImage? {
    stack.images.last.map { UIImage(_drawing: $0.context, scale: $0.scale, isOpaque: $0.isOpaque) }
  }

  /// The screen's scale, if it is requested.
  static var screenScale: CGFloat { max(RenderContext.current.environment.displayScale, 1) }
}

public func UIGraphicsPushContext(_ context: CGContext) { _CurrentContext.push(context) }
public func UIGraphicsPopContext() { _CurrentContext.pop() }
public func UIGraphicsGetCurrentContext() -> CGContext? { _CurrentContext.top }
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// - Parameter scale: pixels to a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  _CurrentContext.beginImage(
    CGContext(_size: size), scale: scale > 0 ? scale : _CurrentContext.screenScale, isOpaque: opaque)
}
public func UIGraphicsEndImageContext() { _CurrentContext.endImage() }
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { _CurrentContext.image }

public func UIRectFill(_ rect: CGRect) { _CurrentContext.top?.fill(rect) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  _CurrentContext.changed { context in
    context.setBlendMode(mode)
    context.fill(rect)
  }
}
/// A frame one point wide inside a rectangle, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = _CurrentContext.top else { return }
  let inner = rect.insetBy(dx: 1, dy: 1)
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: inner.minY, width: 1, height: inner.height),
    CGRect(x: rect.maxX - 1, y: inner.minY, width: 1, height: inner.height),
  ])
}
public func UIRectClip(_ rect: CGRect) { _CurrentContext.top?.clip(to: rect) }
