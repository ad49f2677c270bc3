import Foundation
package import Geometry

/// A device's screen in an orientation, as far as layout depends on it, and the device around it.
package struct Device: Hashable, Sendable {
  /// The margins of the screen that bars, corners and the camera need, in points.
  package struct SafeArea: Hashable, Sendable {
    package var top: Double
    package var bottom: Double
    package var leading: Double
    package var trailing: Double

    package init(top: Double, bottom: Double, leading: Double, trailing: Double) {
      self.top = top
      self.bottom = bottom
      self.leading = leading
      self.trailing = trailing
    }

    /// The margins in the form for layout.
    package var insets: EdgeInsets {
      EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }

  package var name: String
  /// The screen's size in points as it is held.
  package var width: Double
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  package var safeArea: SafeArea
  /// Whether the size classes are compact rather than regular.
  package var isCompactWidth: Bool
  package var isCompactHeight: Bool
  package var isLandscape: Bool
  /// The appearance of the device in portrait.
  package var body: DeviceBody

  /// A model in an orientation.
  ///
  /// - Parameter name: which of the model's names to use.
  init(_ model: DeviceModel, name: String, isLandscape: Bool) {
    let (screen, classes) = (model.body.screen, isLandscape ? model.landscapeClasses : model.portraitClasses)
    self.name = isLandscape ? "\(name) landscape" : name
    width = Double(isLandscape ? screen.height : screen.width)
    height = Double(isLandscape ? screen.width : screen.height)
    scale = model.scale
    safeArea = isLandscape ? model.landscape : model.portrait
    isCompactWidth = classes.isCompactWidth
    isCompactHeight = classes.isCompactHeight
    self.isLandscape = isLandscape
    body = model.body
  }

  /// The device that the program knows by the given name, "iPhone 16 Pro" or "iPhone-16-Pro-landscape"; nil for an
  /// unknown one.
  package init?(named name: String) {
    guard let device = DeviceTable.builtIn.device(named: name) else { return nil }
    self = device
  }

  /// The names that the program knows.
  package static var names: [String] { DeviceTable.builtIn.names }

  /// The name as part of a file's name.
  package var fileName: String { name }
}
