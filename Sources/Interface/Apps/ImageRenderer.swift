public import CombineShim
public import CoreGraphicsShim
public import Foundation
public import LayoutEngine
public import UIKitShim
public import Views

/// Makes a picture of a view.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels for a point.
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) { content = view }

  public var uiImage: UIImage? {
    guard let picture = ViewPictures.make?(AnyView(content), proposedSize, scale) else { return nil }
    return UIImage(bitmap: picture.bitmap, scale: scale)
  }

  public var nsImage: UIImage? { uiImage }
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Hands the size to a closure; nothing is drawn on Core Graphics' canvases.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    renderer(ViewPictures.make?(AnyView(content), proposedSize, rasterizationScale)?.size ?? .zero) { _ in }
  }
}
