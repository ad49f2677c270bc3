package import Foundation
package import Imaging
package import LayoutEngine

/// Draws views outside of the picture that is under way, for those who ask for a view as an image.
///
/// Whoever renders puts in how: this module lays views out and lists what they draw, but makes no pixels.
@MainActor
package enum ViewPictures {
  /// The picture of a view at a proposed size and a number of pixels per point; nil where it would have no bounds.
  package static var draw:
    (
      (_ view: AnyView, _ proposal: ProposedViewSize, _ scale: CGFloat, _ isOpaque: Bool) -> (
        bitmap: Bitmap, size: CGSize
      )?
    )?
}
