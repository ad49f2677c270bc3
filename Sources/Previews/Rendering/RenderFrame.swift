package import Drawing
package import Imaging
package import Rasterization
package import Views

/// What a render shows, without what there is to say about it.
package struct RenderFrame {
  package var displayList: DisplayList
  package var background: RGBAColor
  /// The appearance that the view was shown in, after its own preference was heard.
  package var colorScheme: ColorScheme

  /// The picture.
  package func bitmap(_ rasterizer: Rasterizer) -> Bitmap {
    rasterizer.bitmap(of: displayList, background: background)
  }
}
