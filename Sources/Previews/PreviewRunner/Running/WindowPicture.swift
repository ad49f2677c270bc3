import Windows

/// How the window of an app is shown.
package struct WindowPicture: Equatable, Sendable {
  /// A size of the window, in points; nil leaves a length to the scene.
  package struct Size: Equatable, Sendable {
    package var width: Double?
    package var height: Double?

    package init(width: Double?, height: Double?) {
      self.width = width
      self.height = height
    }
  }

  /// The system that draws the window's frame.
  package enum System: Equatable, Sendable {
    case macOS
    case iPadOS
  }

  package var system: System
  /// The name or identifier of the scene; nil is the first window.
  package var scene: String?
  /// The titles of the open menu and its open submenus; empty for no menu bar.
  package var menu: [String] = []
  /// The sizes that one window takes one after the other, in one picture; empty makes a picture of each variant's size.
  package var sequence: [Size] = []
  /// The output format of the sequence.
  package var form = Movie.Form.animation

  package init(system: System) {
    self.system = system
  }

  /// The system for views.
  var desktopSystem: DesktopWindowRequest.System { system == .macOS ? .macOS : .iPadOS }

  /// The name of an app, whose type usually has the same name plus “App”.
  func appName(_ type: String) -> String {
    type.hasSuffix("App") && type.count > 3 ? String(type.dropLast(3)) : type
  }
}
