internal import Imaging
internal import PNGCodec
internal import Rendering
internal import SnapshotPreviewsCore
internal import Views

extension PreviewDrawing.Drawn {
  /// The picture as a PNG file: with the elements and their legend, if the preview requests it.
  @MainActor var picture: [UInt8] {
    get throws {
      var frame = outcome.frame
      let window: RGBAColor = outcome.colorScheme == .dark ? .black : .white
      // A screen is opaque.
      if device != nil { frame.background = window }
      var bitmap = frame.bitmap(PreviewDrawing.rasterizer)
      if let hierarchy = outcome.accessibility {
        frame.background = window
        bitmap = try PreviewDrawing.elements(
          of: hierarchy, on: frame.bitmap(PreviewDrawing.rasterizer), scale: request.scale)
      }
      return try PNGEncoder.encode(bitmap, options: PNGEncoder.Options(scale: request.scale))
    }
  }
}
