internal import Typesetting

/// A place that texts have to fit in.
package final class TextSlot: Sendable {
  /// In points; nil measures only.
  package let width: Double?
  /// The device whose width it is, if one was named.
  package let device: String?
  /// Pixels per point of that device, to which a `Text` rounds its width up; 3 where none was named.
  package let scale: Double
  /// How many lines there may be.
  package let lines: Int
  package let font: SlotFont
  /// The Dynamic Type sizes to measure at, 0 (xSmall) to 11 (accessibility5).
  package let typeSizes: [Int]
  /// How far the text may shrink to fit, as `minimumScaleFactor` says; 1 where it may not.
  package let allowedScale: Double
  /// The kind of device that the slot is one of; nil is an iPhone, but texts for other kinds are measured too.
  package let kind: DeviceKind?
  /// The budgets file's rule that the slot stands in; nil for the command's own.
  package let rule: Int?

  package init(
    width: Double? = nil, device: String? = nil, scale: Double = 3, lines: Int = 1,
    font: SlotFont = .style(.body),
    typeSizes: [Int] = [DynamicTypeSizes.standard], allowedScale: Double = 1,
    kind: DeviceKind? = nil, rule: Int? = nil
  ) {
    self.width = width
    self.device = device
    self.scale = scale
    self.lines = lines
    self.font = font
    self.typeSizes = typeSizes
    self.allowedScale = allowedScale
    self.kind = kind
    self.rule = rule
  }

  /// How wide a text may be without its `Text`, which takes whole pixels, being wider than the slot.
  var room: Double? {
    // Widths that were written with two digits may have been cut off at the second one.
    width.map { (($0 + 0.01) * scale + 1e-6).rounded(.down) / scale }
  }
}
