internal import Typesetting

/// A space that texts must fit into.
package final class TextSlot: Sendable {
  /// In points; nil measures only.
  package let width: Double?
  /// The device whose width it is, if one was named.
  package let device: String?
  /// Pixels per point of that device, to which a `Text` rounds its width up; 3 by default.
  package let scale: Double
  /// The maximum number of lines.
  package let lines: Int
  package let font: SlotFont
  /// The Dynamic Type sizes to measure at, 0 (xSmall) to 11 (accessibility5).
  package let typeSizes: [Int]
  /// The minimum scale for shrinking to fit, like `minimumScaleFactor`; 1 if it may not shrink.
  package let allowedScale: Double
  /// The kind of device that the slot is one of; nil is an iPhone, but texts for other kinds are measured too.
  package let kind: DeviceKind?
  /// The slot's rule in the budgets file; nil for the command's own slot.
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

  /// The maximum width of a text such that its `Text`, rounded up to whole pixels, is not wider than the
  /// slot.
  var room: Double? {
    // Widths written with two decimals may have been rounded down.
    width.map { (($0 + 0.01) * scale + 1e-6).rounded(.down) / scale }
  }
}
