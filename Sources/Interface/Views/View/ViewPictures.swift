package import Foundation
package import Imaging
package import LayoutEngine

/// Pictures of views that views themselves ask for, as `ImageRenderer` does. The module that draws puts in how.
@MainActor
package enum ViewPictures {
  /// Draws a view in a proposed size at a number of pixels for a point; nil where it has no picture.
  package static var make: ((AnyView, ProposedViewSize, CGFloat) -> (bitmap: Bitmap, size: CGSize)?)?
}
