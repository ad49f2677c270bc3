/// A text of a catalog found in a view, and its available space there.
package struct BudgetSighting: Sendable {
  package var key: String
  package var table: String
  /// The view and its source location, as in "Card (Views/Card.swift:6)".
  package var origin: String
  /// The device that the view was shown on.
  package var device: String
  /// In points; nil if nothing limits the text.
  package var width: Double?
  package var lines: Int
  /// In the notation of `SlotFont`.
  package var font: String
  /// The minimum scale of the text, from 0.01 to 1.
  package var scale: Double
  /// The Dynamic Type size of the text, 0 (xSmall) to 11 (accessibility5).
  package var typeSize: Int
  /// What readers of the file should know besides.
  package var remarks: [String]

  package init(
    key: String, table: String, origin: String, device: String, width: Double?, lines: Int = 1,
    font: String = "body", scale: Double = 1, typeSize: Int = DynamicTypeSizes.standard,
    remarks: [String] = []
  ) {
    self.key = key
    self.table = table
    self.origin = origin
    self.device = device
    self.width = width
    self.lines = lines
    self.font = font
    self.scale = scale
    self.typeSize = typeSize
    self.remarks = remarks
  }
}
