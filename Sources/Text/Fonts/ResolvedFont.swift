/// The font for a request, with the numbers that layout needs.
package final class ResolvedFont: Sendable {
  package let request: FontRequest
  package let face: FontFace
  /// The font instance for drawing; its size includes the substitute's glyph scale.
  package let instance: FontInstance
  /// Space added after every glyph, in points.
  package let tracking: Double
  /// The line box, in points.
  package let ascent: Double
  package let descent: Double
  package let capHeight: Double
  package let xHeight: Double
  /// From baseline to baseline, in points.
  package let linePitch: Double
  /// OpenType features to switch.
  package let features: [FontFeature]

  /// The same font with letters of another size in the same line box.
  convenience init(_ font: ResolvedFont, request: FontRequest, glyphScale: Double) {
    self.init(
      request: request, face: font.face, glyphSize: font.instance.size * glyphScale,
      tracking: font.tracking * glyphScale, ascent: font.ascent, descent: font.descent,
      capHeight: font.capHeight, linePitch: font.linePitch, features: font.features)
  }

  /// The pitch beyond the line box.
  package var leading: Double { linePitch - ascent - descent }

  init(
    request: FontRequest, face: FontFace, glyphSize: Double, tracking: Double, ascent: Double,
    descent: Double,
    capHeight: Double, linePitch: Double, features: [FontFeature]
  ) {
    self.request = request
    self.face = face
    instance = FontInstance(source: face, size: glyphSize, key: face.key)
    self.tracking = tracking
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    xHeight = face.xHeight * glyphSize
    self.linePitch = linePitch
    self.features = features
  }
}
