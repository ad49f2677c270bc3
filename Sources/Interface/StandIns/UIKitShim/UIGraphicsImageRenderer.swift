// Apple's names, which do not follow Swift's conventions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NoLeadingUnderscores

import CoreGraphicsShim
import Foundation
import Imaging
import LayoutEngine
import Views

extension UIImage {
  /// What was drawn into a context, as pixels.
  ///
  /// - Parameters:
  ///   - scale: pixels to a point.
  ///   - isOpaque: whether undrawn areas are black.
  public convenience init(_drawing context: CGContext, scale: CGFloat, isOpaque: Bool = false) {
    self.init(
      bitmap: ContextPicture.bitmap(of: context, scale: scale, isOpaque: isOpaque)
        ?? Bitmap(width: 0, height: 0),
      scale: scale)
  }
}

extension ContextPicture {
  /// The pixels of what was drawn into a context; nil if there can be none.
  fileprivate static func bitmap(of context: CGContext, scale: CGFloat, isOpaque: Bool) -> Bitmap? {
    let size = context._size
    guard size.width > 0, size.height > 0, size.width * scale <= 16384, size.height * scale <= 16384 else {
      return nil
    }
    guard MainQueue.isCurrent else {
      FileHandle.standardError.write(Data("warning: \(elsewhere)\n".utf8))
      return Bitmap(width: Int(size.width * scale), height: Int(size.height * scale))
    }
    return MainActor.duringLayout {
      let canvas = Canvas { graphics, _ in context.replay(in: &graphics) }
        .frame(width: size.width, height: size.height)
        // Colours are those of the appearance in which the picture is made.
        .environment(\.colorScheme, RenderContext.current.environment.colorScheme)
      return RenderContext.current.draw?(AnyView(canvas), ProposedViewSize(size), scale, isOpaque)?.bitmap
    }
  }

  private static let elsewhere =
    "A picture that a thread beside the main one draws into a context is empty: views are drawn on the main thread."
}

extension CGContext {
  /// The canvas as a picture, a pixel to a point.
  public func makeImage() -> CGImage? {
    ContextPicture.bitmap(of: self, scale: 1, isOpaque: false).flatMap { CGImage($0) }
  }
}

open class UIGraphicsRendererFormat: NSObject {
  public override init() {}
  open var bounds: CGRect { .zero }
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels to a point; the screen's by default.
  open var scale: CGFloat = _CurrentContext.screenScale
  open var opaque = false
  open var prefersExtendedRange = false
  open var preferredRange = Range.automatic
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic
    case extended
    case standard
  }
}

open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  init(_ context: CGContext) { cgContext = context }
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    changed(blendMode) { cgContext.fill(rect) }
  }
  /// A line of one point inside of the rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) { changed(blendMode) { stroke(rect) } }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  private func changed(_ mode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body()
    cgContext.restoreGState()
  }
}

public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  public let format: UIGraphicsImageRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(context)
  }
  public var currentImage: UIImage {
    UIImage(_drawing: cgContext, scale: format.scale, isOpaque: format.opaque)
  }
}

/// Makes an image by drawing with UIKit.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let canvas = CGContext(_size: bounds.size)
    canvas.translateBy(x: -bounds.minX, y: -bounds.minY)
    let context = UIGraphicsImageRendererContext(canvas, format)
    _CurrentContext.drawing(in: canvas) { actions(context) }
    return context.currentImage
  }
  /// Files are not made: there is no data.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    RenderContext.current.note(.withoutEffect, "pngData", "Files of pictures are not made: there is no data.")
    return image(actions: actions).pngData() ?? Data()
  }
  open func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: quality) ?? Data() }
}
