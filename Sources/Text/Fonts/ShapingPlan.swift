/// What determines, besides the face and the text, how a run of text is shaped.
package struct ShapingPlan: Hashable, Sendable {
  package var isRightToLeft: Bool
  /// The ISO 15924 code.
  package var script: String
  package var language: String?
  package var features: [FontFeature]

  package init(isRightToLeft: Bool, script: String, language: String?, features: [FontFeature]) {
    self.isRightToLeft = isRightToLeft
    self.script = script
    self.language = language
    self.features = features
  }
}
