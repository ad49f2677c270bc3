package import Drawing
package import Foundation
package import Imaging
package import Rasterization
package import Views
package import Windows

/// What a render brought, before it is turned into pixels.
package struct RenderOutcome {
  /// The size that the view answered, in points.
  package var size: CGSize
  package var displayList: DisplayList
  package var background: RGBAColor
  /// The appearance that the view was shown in, after its own preference was heard.
  package var colorScheme: ColorScheme
  /// The placed views.
  package var tree: FrameTree
  /// What a person without sight gets; nil if nobody asked.
  package var accessibility: AccessibilityHierarchy?
  /// Things that went wrong and were put right, one sentence each.
  package var warnings: [String]
  /// The window on a desktop that was shown; nil for a view by itself.
  package var window: DesktopWindowResult?
  /// What is not drawn as it would be on a device.
  package var fidelityNotes: [FidelityNote]
  /// What the view says about its snapshot.
  package var marks = _PreviewMarks()
  /// The appearance that the view asks for; nil if it asks for none.
  package var preferredColorScheme: ColorScheme?

  /// Symbols, images and colours that do not exist.
  package var missingAssets: [String] {
    fidelityNotes.filter { $0.cause == .missingAsset }.map(\.subject)
  }

  /// Sentences on whatever else is not drawn as on a device.
  package var unsupported: [String] {
    fidelityNotes.filter { $0.cause != .missingAsset }.map(\.sentence)
  }

  /// What the picture is made of.
  package var frame: RenderFrame {
    RenderFrame(displayList: displayList, background: background, colorScheme: colorScheme)
  }

  /// The picture.
  package func bitmap(_ rasterizer: Rasterizer) -> Bitmap { frame.bitmap(rasterizer) }
}
