internal import Devices
internal import PNGCodec
package import PreviewDeclarations
package import Rendering

/// A request to a live preview.
package struct LiveRequest: Codable, Sendable {
  package var preview: ListedPreview
  /// In points; nil leaves a length to the view.
  package var width: Double?
  package var height: Double?
  /// The device's name; nil for none.
  package var device: String?
  package var circumstances: Circumstances
  package var yieldsToPreview: Bool
  /// The user's steps since the preview started.
  package var steps: [PointerStep]
  /// Whether the tree includes the overlays.
  package var findsOverlays = false
  /// The values of literals that have changed since the sources were compiled, by their numbers (`LiveSource`).
  package var literals: [Int: LiteralValue] = [:]

  /// - Parameter variant: whose circumstances, size and device are used.
  package init(_ preview: ListedPreview, _ variant: PreviewVariant, steps: [PointerStep]) {
    self.preview = preview
    (width, height) = (variant.width, variant.height)
    device = variant.device?.name
    circumstances = variant.circumstances
    yieldsToPreview = variant.yieldsToPreview
    self.steps = steps
  }

  /// The variant again; its picture is written quickly.
  var variant: PreviewVariant {
    var variant = PreviewVariant(width: width, height: height)
    variant.device = device.flatMap { Device(named: $0) }
    variant.circumstances = circumstances
    variant.yieldsToPreview = yieldsToPreview
    variant.effort = .fast
    return variant
  }
}
