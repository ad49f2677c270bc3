package import Foundation
package import Imaging
package import LayoutEngine
package import Views
package import Windows

/// One way to show a view: the room it is offered and the circumstances.
@dynamicMemberLookup
package struct RenderRequest {
  /// The window's size in points; nil leaves a length to the view.
  package var proposal: ProposedViewSize
  package var circumstances = Circumstances()
  /// What the canvas is filled with first.
  package var background = RGBAColor.clear
  /// Whether white lies beneath instead, or black in dark appearance, as beneath an app's views on a device.
  package var hasGround = false
  package var scrollTarget: InitialScrollTarget?
  /// Whether a field with the keyboard's attention brings a keyboard up, as on a device.
  package var hasKeyboard = false
  /// What a user does with the view before it is shown.
  package var steps: [DriveStep] = []
  /// How long work of views that waits for the clock may take before each picture, in seconds of a clock on which nobody
  /// waits; where it is set, what waits for something else is awaited as long, in earnest. Nil is the default time.
  package var settleTime: TimeInterval?
  /// The values that views find under names, by `AppStorage` and `SceneStorage`.
  package var defaults: [String: String] = [:]
  /// Whether changes take their time, from the last of the steps on, or from the beginning if there are none;
  /// how much of it has passed is up to the session.
  package var showsMovement = false
  /// The moment that the picture shows, in seconds since the last step or, without one, since the view appeared; it takes
  /// `showsMovement`. Nil is the end of all movement.
  package var moment: TimeInterval?
  /// Whether the picture is made while another one is, which alone lets time pass.
  package var isNested = false
  /// What the device draws over the window; nil for a view by itself.
  package var chrome: DeviceChrome?
  /// The window on a desktop that is shown with its frame; nil shows the view by itself.
  package var desktopWindow: DesktopWindowRequest?
  /// Whether the outcome says what a person without sight gets.
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

  /// The window's size where both lengths are given.
  var windowSize: CGSize? {
    guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite else {
      return nil
    }
    return CGSize(width: width, height: height)
  }
}
