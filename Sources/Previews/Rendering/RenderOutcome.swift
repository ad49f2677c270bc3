package import Drawing
package import Foundation
package import Imaging
package import Rasterization
package import Views
package import Windows

/// The result of a render, before it is turned into pixels.
package struct RenderOutcome {
  /// The size that the view chose, in points.
  package var size: CGSize
  package var displayList: DisplayList
  package var background: RGBAColor
  /// The appearance that the view was shown in, with its own preference applied.
  package var colorScheme: ColorScheme
  /// The placed views.
  package var tree: FrameTree
  /// The accessibility elements; nil if they were not requested.
  package var accessibility: AccessibilityHierarchy?
  /// Problems that were corrected, one sentence each.
  package var warnings: [String]
  /// The window on a desktop that was shown; nil for a view by itself.
  package var window: DesktopWindowResult?
  /// What is not drawn as it would be on a device.
  package var fidelityNotes: [FidelityNote]
  /// The view's snapshot settings.
  package var marks = _PreviewMarks()
  /// The colour scheme that the view prefers; nil if it has no preference.
  package var preferredColorScheme: ColorScheme?

  /// Symbols, images and colours that do not exist.
  package var missingAssets: [String] {
    fidelityNotes.filter { $0.cause == .missingAsset }.map(\.subject)
  }

  /// Sentences about everything else that is not drawn as on a device.
  package var unsupported: [String] {
    fidelityNotes.filter { $0.cause != .missingAsset }.map(\.sentence)
  }

  /// The display list of the picture.
  package var frame: RenderFrame {
    RenderFrame(displayList: displayList, background: background, colorScheme: colorScheme)
  }

  /// The picture.
  package func bitmap(_ rasterizer: Rasterizer) -> Bitmap { frame.bitmap(rasterizer) }
}
