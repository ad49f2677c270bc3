internal import Devices
internal import PNGCodec
package import PreviewDeclarations
package import Rendering

/// What a preview that stays is to show.
package struct LiveRequest: Codable, Sendable {
  package var preview: ListedPreview
  /// In points; nil leaves a length to the view.
  package var width: Double?
  package var height: Double?
  /// The device's name; nil for none.
  package var device: String?
  package var circumstances: Circumstances
  package var yieldsToPreview: Bool
  /// What a user has done with the preview since it began.
  package var steps: [PointerStep]
  /// Whether what can be drawn over the picture is told with the tree.
  package var findsOverlays = false
  /// The values of literals that have changed since the sources were compiled, by their numbers (`LiveSource`).
  package var literals: [Int: LiteralValue] = [:]

  /// - Parameter variant: of which the circumstances, the size and the device count.
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
