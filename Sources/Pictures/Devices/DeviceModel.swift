/// A model of device, or several that have the same screen.
package struct DeviceModel: Hashable, Sendable {
  /// What an app is told of the length of an axis (`UserInterfaceSizeClass`).
  package struct SizeClasses: Hashable, Sendable {
    package var isCompactWidth: Bool
    package var isCompactHeight: Bool

    package init(isCompactWidth: Bool, isCompactHeight: Bool) {
      self.isCompactWidth = isCompactWidth
      self.isCompactHeight = isCompactHeight
    }
  }

  package var names: [String]
  /// Pixels per point.
  package var scale: Double
  /// The pixels of pictures of the screen where they are not as many as the points say.
  package var pixels: [Int]?
  package var portrait: Device.SafeArea
  package var landscape: Device.SafeArea
  package var portraitClasses: SizeClasses
  package var landscapeClasses: SizeClasses
  /// What the device looks like; its screen's size in points is the upright one.
  package var body: DeviceBody
}
