internal import Devices

/// What a view was shown on, if the variant left that to its kind.
package struct ShownExtent: Hashable, Sendable, Codable {
  /// The device on whose screen it was shown; nil for a view at its own size.
  package var device: String?
  /// Pixels per point.
  package var scale: Double

  package init(device: String?, scale: Double) {
    (self.device, self.scale) = (device, scale)
  }

  /// Whether it is a valid choice for a variant that leaves this open.
  func answers(_ variant: PreviewVariant) -> Bool {
    variant.leftToKind != .nothing && (1...3).contains(scale)
      && device.map { Device(named: $0) != nil } ?? true
  }
}
