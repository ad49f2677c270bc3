/// A model of device, or several that have the same screen.
package struct DeviceModel: Hashable, Sendable {
  /// The size class of an axis (`UserInterfaceSizeClass`).
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
  /// The pixel size of screenshots, if it does not follow from the points.
  package var pixels: [Int]?
  package var portrait: Device.SafeArea
  package var landscape: Device.SafeArea
  package var portraitClasses: SizeClasses
  package var landscapeClasses: SizeClasses
  /// The appearance of the device; its screen's size in points is that in portrait.
  package var body: DeviceBody
}
