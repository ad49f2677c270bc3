/// A text of a string catalog at the position where a view shows it, with the space available there.
package struct TextPlace: Codable, Equatable, Sendable {
  package var key: String
  package var table: String
  /// The innermost view of the app's own around the text; nil if it is in the preview itself.
  package var view: String?
  /// The source file's name and the line of the text; nil if the line is not known.
  package var file: String?
  package var line: Int?
  /// The maximum width of the text in points; nil if nothing limits it, as in a horizontal scroll view.
  package var width: Double?
  /// The maximum number of lines: the line limit, or else as many as fit the height.
  package var lines: Int
  /// The font as `fittingroom measure --font` names it, as in "headline" or "system:17:semibold".
  package var font: String
  /// The family named in the source for which there is no font; the system font is used instead.
  package var missingFamily: String?
  /// Space added after each letter, in points.
  package var tracking: Double
  /// The text case of the view, "uppercase" or "lowercase"; nil for neither.
  package var textCase: String?
  /// The Dynamic Type size of the text: the user's, within the limits of the enclosing views.
  package var typeSize: String
  /// The minimum scale factor of the text, from 0 to 1; 1 if it may not shrink.
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
