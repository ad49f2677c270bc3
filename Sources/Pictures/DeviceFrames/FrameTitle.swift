/// A text above the device.
package struct FrameTitle: Hashable, Sendable {
  package var text: String
  /// The text's language as a BCP 47 tag; nil leaves the choice of forms to the fonts.
  package var language: String?
  package var isRightToLeft: Bool

  package init(_ text: String, language: String? = nil, isRightToLeft: Bool = false) {
    self.text = text
    self.language = language
    self.isRightToLeft = isRightToLeft
  }
}
