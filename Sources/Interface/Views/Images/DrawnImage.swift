public import Foundation
import Imaging
import LayoutEngine
public import ViewContent
public import ViewCore

nonisolated extension Image {
  /// An image that a closure draws, in points; it is drawn once, with three pixels to a point.
  ///
  /// - Parameters:
  ///   - label: its accessibility label.
  ///   - opaque: whether the areas that the closure does not draw are black.
  ///     https://developer.apple.com/documentation/swiftui/image/init(size:label:opaque:colormode:renderer:)
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let bitmap = MainActor.duringLayout {
      let canvas = Canvas(opaque: opaque, colorMode: colorMode) { context, _ in renderer(&context) }
      return RenderContext.current.draw?(
        AnyView(canvas.frame(width: size.width, height: size.height)), ProposedViewSize(size), 3, opaque)?
        .bitmap
    }
    self.init(bitmap: bitmap ?? Bitmap(width: 0, height: 0), scale: 3)
    spokenName = label.map { .label($0) }
  }
}
