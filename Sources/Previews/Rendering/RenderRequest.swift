package import Foundation
package import Imaging
package import LayoutEngine
package import Views
package import Windows

/// How to show a view: the proposed size and the circumstances.
@dynamicMemberLookup
package struct RenderRequest {
  /// The window's size in points; nil leaves a length to the view.
  package var proposal: ProposedViewSize
  package var circumstances = Circumstances()
  /// The background of the canvas.
  package var background = RGBAColor.clear
  /// Whether the background is white instead, or black in dark appearance, as beneath an app's views on a
  /// device.
  package var hasGround = false
  package var scrollTarget: InitialScrollTarget?
  /// Whether a focused field brings up a keyboard, as on a device.
  package var hasKeyboard = false
  /// What a user does with the view before it is shown.
  package var steps: [DriveStep] = []
  /// How long the views' clock-driven work may take before each picture, in seconds of virtual time; if it is
  /// set, work that waits for something else is awaited for the same number of real seconds. Nil is the
  /// default.
  package var settleTime: TimeInterval?
  /// The stored values for `AppStorage` and `SceneStorage`.
  package var defaults: [String: String] = [:]
  /// Whether changes animate, starting with the last step, or at once if there are none; the session controls
  /// the time.
  package var showsMovement = false
  /// The moment that the picture shows, in seconds since the last step or, without one, since the view
  /// appeared; requires `showsMovement`. Nil is the end of all animations.
  package var moment: TimeInterval?
  /// Whether the picture is made during another render, which alone advances the clock.
  package var isNested = false
  /// The device's overlays over the window; nil for a view by itself.
  package var chrome: DeviceChrome?
  /// The window on a desktop that is shown with its frame; nil shows the view by itself.
  package var desktopWindow: DesktopWindowRequest?
  /// Whether the outcome includes the accessibility elements.
  package var readsAccessibility = false
  /// The largest number of pixels of a picture.
  package var pixelLimit = defaultPixelLimit

  package static let defaultPixelLimit = 100_000_000
  package static let defaultSettleTime: TimeInterval = 1

  package init(proposal: ProposedViewSize, circumstances: Circumstances) {
    self.proposal = proposal
    self.circumstances = circumstances
  }

  package init(proposal: ProposedViewSize, scale: Double = 1) {
    self.proposal = proposal
    circumstances.scale = scale
  }

  /// The circumstances' own members.
  package subscript<Value>(dynamicMember path: WritableKeyPath<Circumstances, Value>) -> Value {
    get { circumstances[keyPath: path] }
    set { circumstances[keyPath: path] = newValue }
  }

  /// The window's size if both lengths are given.
  var windowSize: CGSize? {
    guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite else {
      return nil
    }
    return CGSize(width: width, height: height)
  }
}
