/// The picture of a live preview.
package struct LivePicture: Sendable {
  package var report: RenderReport
  /// A PNG file.
  package var picture: [UInt8]
  /// How long describing and laying out took, and drawing, in milliseconds.
  package var layout: Double
  package var drawing: Double
  /// What the view printed.
  package var printed: String
}
