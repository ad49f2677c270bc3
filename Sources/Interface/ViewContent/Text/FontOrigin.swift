package import Fonts

/// What a text's font was described as.
package struct FontOrigin {
  /// The text style that the size follows from; nil if the source names a size.
  package var style: Font.TextStyle?
  /// The size in points: as the source names it, for a style the one that it has.
  package var size: Double
  /// Whether a custom font grows with the reader's size.
  package var growsWithTypeSize: Bool
  /// The font that comes of it.
  package var request: FontRequest
}
