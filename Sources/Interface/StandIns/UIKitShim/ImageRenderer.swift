import CombineShim
import CoreGraphicsShim
import Foundation
import Imaging
import LayoutEngine
import Views

/// Renders views to images, like SwiftUI's type with this name.
///
/// The view is shown as `render` shows previews with no options, in the design of the current picture, at the
/// renderer's own scale.
@MainActor
public final class ImageRenderer<Content: View>: @preconcurrency ObservableObject {
  public nonisolated let objectWillChange = ObservableObjectPublisher()

  /// What is drawn.
  public var content: Content {
    willSet { objectWillChange.send() }
  }

  /// The size that the view is offered; by default its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the image has no transparent pixels; areas that the view does not draw are then black.
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) {
    content = view
  }

  private var picture: (bitmap: Bitmap, size: CGSize)? {
    RenderContext.current.draw?(AnyView(content), proposedSize, max(scale, 0.01), isOpaque)
  }

  /// The view as pixels; nil if it has no bounds.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// The view as an image of the renderer's scale; nil if it has no bounds.
  public var uiImage: UIImage? {
    (picture?.bitmap).map { UIImage(bitmap: $0, scale: max(scale, 0.01)) }
  }

  /// The view as macOS's kind of image, which is the same type here.
  public var nsImage: UIImage? { uiImage }

  /// Calls a closure with the view's size and a function that draws the view's pixels into a context.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let scale = max(rasterizationScale, 0.01)
    guard let draw = RenderContext.current.draw,
      let picture = draw(AnyView(content), proposedSize, scale, isOpaque)
    else { return }
    let image = UIImage(bitmap: picture.bitmap, scale: scale).cgImage
    renderer(picture.size) { context in
      if let image { context.draw(image, in: CGRect(origin: .zero, size: picture.size)) }
    }
  }
}
