package import Drawing
package import Imaging
package import Rasterization
package import Views

/// The content of a render, without its reports.
package struct RenderFrame {
  package var displayList: DisplayList
  package var background: RGBAColor
  /// The appearance that the view was shown in, with its own preference applied.
  package var colorScheme: ColorScheme

  /// The picture.
  package func bitmap(_ rasterizer: Rasterizer) -> Bitmap {
    rasterizer.bitmap(of: displayList, background: background)
  }
}
