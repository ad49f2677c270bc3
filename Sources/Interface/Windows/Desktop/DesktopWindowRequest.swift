package import Foundation
package import Geometry
package import Views

/// A request to show an app's view in a window on a desktop, and its outcome.
///
/// One request stays with a window for as long as it is shown: a new size means that the window was resized,
/// which keeps its state.
package final class DesktopWindowRequest: @unchecked Sendable {
  // Views are described, laid out and drawn only on the main actor; other code only passes a request there.

  /// The system that draws the window's frame.
  package enum System: Hashable, Sendable {
    case macOS
    /// A window beside others, as iPadOS has them since version 26.
    case iPadOS
  }

  package let system: System
  /// The requested size, frame and title bar included, in points; nil leaves a length to the scene.
  package var width: CGFloat?
  package var height: CGFloat?
  /// The name or identifier of the scene; nil is the first window.
  package let scene: String?
  /// The titles of the open menu and its open submenus; empty if no menu bar shows.
  package let menu: [String]
  /// The app's name, in its menu and where windows have no title.
  package let appName: String

  /// The outcome; nil before the first layout.
  package internal(set) var result: DesktopWindowResult?
  /// Why it cannot be shown, as a sentence.
  package internal(set) var refusal: String?

  package init(
    system: System, width: CGFloat? = nil, height: CGFloat? = nil, scene: String? = nil, menu: [String] = [],
    appName: String
  ) {
    self.system = system
    self.width = width
    self.height = height
    self.scene = scene
    self.menu = menu
    self.appName = appName
  }
}

/// A window as it was shown.
package struct DesktopWindowResult: Equatable, Sendable {
  package var title: String
  /// The kind of its scene as it is written in source, and its identifier.
  package var kind: String
  package var id: String?
  /// Its frame in the picture.
  package var frame: CGRect
  /// The requested size; nil if the scene chose it.
  package var requestedWidth: CGFloat?
  package var requestedHeight: CGFloat?
  /// The minimum and maximum size of the window; infinite lengths are unlimited.
  package var minimumSize: CGSize
  package var maximumSize: CGSize
  /// What sets the limits, as written in source.
  package var resizability: String
  /// The point that stays where it is when the size changes.
  package var anchor: UnitPoint
}

extension EnvironmentValues {
  private struct DesktopWindowKey: EnvironmentKey {
    static var defaultValue: DesktopWindowRequest? { nil }
  }

  /// The requested window on a desktop; nil if a view is shown without one.
  package var desktopWindow: DesktopWindowRequest? {
    get { self[DesktopWindowKey.self] }
    set { self[DesktopWindowKey.self] = newValue }
  }
}
