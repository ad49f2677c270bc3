package import Devices
import Foundation
import Geometry
import Rendering
import Views

/// Every combination of repeated options.
extension [PreviewVariant] {
  /// Each variant with each of the values; the same variants if there is none.
  package func varied<Value>(
    by path: WritableKeyPath<PreviewVariant, Value?>, over values: [Value]
  ) -> [PreviewVariant] {
    varied(over: values) { $0[keyPath: path] = $1 }
  }

  /// Each variant with each change; the same variants if there is none.
  package func varied<Value>(
    over values: [Value], by change: (inout PreviewVariant, Value) -> Void
  ) -> [PreviewVariant] {
    guard !values.isEmpty else { return self }
    return flatMap { variant in
      values.map { value in
        var variant = variant
        change(&variant, value)
        return variant
      }
    }
  }
}

extension PreviewVariant {
  /// Shows the view on a device: on its screen and at its scale.
  package mutating func take(_ device: Device) {
    self.device = device
    (width, height) = (device.width, device.height)
    circumstances.scale = device.scale
  }
}

extension Circumstances {
  /// The defaults that a device sets.
  mutating func complete(for device: Device) {
    horizontalSizeClass = horizontalSizeClass ?? (device.isCompactWidth ? .compact : .regular)
    verticalSizeClass = verticalSizeClass ?? (device.isCompactHeight ? .compact : .regular)
    var insets = device.safeArea.insets
    // The status bar of an iPad has 32 points from iPadOS 26 on, measured on three sizes, and 24 before.
    if renderVersion >= .iOS26, device.body.isTablet, insets.top == 24 { insets.top = 32 }
    safeAreaInsets = safeAreaInsets ?? insets
  }
}
