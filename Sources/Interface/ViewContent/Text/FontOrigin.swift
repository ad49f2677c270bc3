package import Fonts

/// How a text's font was specified.
package struct FontOrigin {
  /// The text style that the size follows from; nil if the source names a size.
  package var style: Font.TextStyle?
  /// The size in points: as the source names it, or that of the style.
  package var size: Double
  /// Whether a custom font scales with the user's text size.
  package var growsWithTypeSize: Bool
  /// The resulting font.
  package var request: FontRequest
}
