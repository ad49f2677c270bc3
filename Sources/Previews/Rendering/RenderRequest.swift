package import Foundation
package import Geometry
package import Imaging
package import LayoutEngine
package import Screens
package import Views

/// One way to show a view: the room it is offered and the circumstances.
package struct RenderRequest {
  /// The window's size in points; nil leaves a length to the view.
  package var proposal: ProposedViewSize
  /// Pixels per point.
  package var scale: CGFloat
  package var locale = Locale(identifier: "en_US")
  package var dynamicTypeSize = DynamicTypeSize.large
  /// Nil leaves the choice to the view's `preferredColorScheme`, light where it makes none.
  package var colorScheme: ColorScheme?
  /// Nil follows from the locale.
  package var layoutDirection: LayoutDirection?
  package var safeAreaInsets = EdgeInsets()
  package var horizontalSizeClass = UserInterfaceSizeClass.compact
  package var verticalSizeClass = UserInterfaceSizeClass.regular
  /// What the canvas is filled with first.
  package var background = RGBAColor.clear
  package var scrollTarget: InitialScrollTarget?
  /// What the device draws over the window; nil for a view by itself.
  package var chrome: DeviceChrome?
  /// By which version of the rules the view looks.
  package var renderVersion = RenderVersion.current
  /// The largest number of pixels of a picture.
  package var pixelLimit = 100_000_000

  package init(proposal: ProposedViewSize, scale: CGFloat = 1) {
    self.proposal = proposal
    self.scale = scale
  }

  /// The window's size where both lengths are given.
  var windowSize: CGSize? {
    guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite else {
      return nil
    }
    return CGSize(width: width, height: height)
  }
}
