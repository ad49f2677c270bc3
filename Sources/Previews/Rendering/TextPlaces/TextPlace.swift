/// A text of a string catalog where a view shows it, with the room that it has there.
package struct TextPlace: Codable, Equatable, Sendable {
  package var key: String
  package var table: String
  /// The innermost view of the app's own around the text; nil if it stands in the preview itself.
  package var view: String?
  /// The source file's name and the line of the text; nil if the line is not known.
  package var file: String?
  package var line: Int?
  /// How many points wide the text may become; nil if nothing limits it, as in what scrolls sideways.
  package var width: Double?
  /// How many lines there may be: the line limit, else as many as have room in the height.
  package var lines: Int
  /// The font as `fittingroom measure --font` names it, as in "headline" or "system:17:semibold".
  package var font: String
  /// The family that the source names and that there is no font of; the system's font stands in for it.
  package var missingFamily: String?
  /// Space added after each letter, in points.
  package var tracking: Double
  /// Whether the view shows capitals only ("uppercase") or none ("lowercase"), whatever the text has.
  package var textCase: String?
  /// The Dynamic Type size that the text is set at: the reader's, as far as the views around let it count.
  package var typeSize: String
  /// How far the text may shrink, from 0 to 1: 1 where it may not.
  package var scale: Double

  package init(
    key: String, table: String, view: String? = nil, file: String? = nil, line: Int? = nil, width: Double?,
    lines: Int = 1, font: String = "body", missingFamily: String? = nil, tracking: Double = 0,
    textCase: String? = nil, typeSize: String = "large", scale: Double = 1
  ) {
    self.key = key
    self.table = table
    self.view = view
    self.file = file
    self.line = line
    self.width = width
    self.lines = lines
    self.font = font
    self.missingFamily = missingFamily
    self.tracking = tracking
    self.textCase = textCase
    self.typeSize = typeSize
    self.scale = scale
  }
}
