/// A device's screen as far as layout depends on it.
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

  /// The device with the given name, "iPhone 16 Pro" or "iPhone-16-Pro-landscape"; nil for an unknown one.
  package init?(named name: String) {
    let wanted = Self.normalized(name)
    let isLandscape = wanted.hasSuffix(" landscape")
    let model = isLandscape ? String(wanted.dropLast(" landscape".count)) : wanted
    guard let screen = Self.screens.first(where: { $0.names.contains { Self.normalized($0) == model } }),
      let spelled = screen.names.first(where: { Self.normalized($0) == model })
    else { return nil }
    self.name = isLandscape ? "\(spelled) landscape" : spelled
    width = isLandscape ? screen.height : screen.width
    height = isLandscape ? screen.width : screen.height
    scale = screen.scale
    safeArea = isLandscape ? screen.landscape : screen.portrait
    isCompactWidth = !screen.isTablet && !(isLandscape && screen.isRegularInLandscape)
    isCompactHeight = !screen.isTablet && isLandscape
    self.isLandscape = isLandscape
  }

  /// A name without its case, and with a space for each hyphen.
  private static func normalized(_ name: String) -> String {
    String(name.lowercased().map { $0 == "-" ? " " : $0 })
  }

  /// Every name that there is.
  package static var names: [String] { screens.flatMap(\.names) }

  /// The name as part of a file's name.
  var fileName: String { name }
}
