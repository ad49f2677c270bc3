package import Foundation
package import Geometry
package import Views

/// The window on a desktop that an app's view is to be shown in, and what came of it.
///
/// One request stays with a window for as long as it is shown: a new size is that of a window that was dragged larger or
/// smaller, and keeps its state.
package final class DesktopWindowRequest: @unchecked Sendable {
  // Views are described, laid out and drawn by the main actor alone; others only carry a request there.

  /// What draws the window's frame.
  package enum System: Hashable, Sendable {
    case macOS
    /// A window beside others, as iPadOS has them since version 26.
    case iPadOS
  }

  package let system: System
  /// The size that is asked for, frame and title bar included, in points; nil leaves a length to the scene.
  package var width: CGFloat?
  package var height: CGFloat?
  /// The name or identifier of the scene; nil is the first window.
  package let scene: String?
  /// The titles of the open menu and of those in it; empty if no menu bar shows.
  package let menu: [String]
  /// The app's name, in its menu and where windows have no title.
  package let appName: String

  /// What came of it; nil before the first layout.
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
  /// Where it stands in the picture.
  package var frame: CGRect
  /// What was asked for; nil if the scene chose.
  package var requestedWidth: CGFloat?
  package var requestedHeight: CGFloat?
  /// The least and the greatest size that the window may have; infinite lengths are without a limit.
  package var minimumSize: CGSize
  package var maximumSize: CGSize
  /// What the limits follow from, as it is written in source.
  package var resizability: String
  /// The point that stays where it is when the size changes.
  package var anchor: UnitPoint
}

extension EnvironmentValues {
  private struct DesktopWindowKey: EnvironmentKey {
    static var defaultValue: DesktopWindowRequest? { nil }
  }

  /// The window on a desktop that is to be shown; nil if a view is shown by itself.
  package var desktopWindow: DesktopWindowRequest? {
    get { self[DesktopWindowKey.self] }
    set { self[DesktopWindowKey.self] = newValue }
  }
}
