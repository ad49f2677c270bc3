/// Something in the picture that is not as a device would show it.
///
/// A view that cannot be drawn faithfully says so where it is resolved (`_ViewInputs.note`), and a modifier that does
/// nothing although a device would show something says so with `View.noted`. What has no visible effect on a device
/// either (accessibility, gestures at rest, haptics) is faithful and says nothing.
package struct FidelityNote: Hashable, Codable, Sendable {
  /// In what way the picture differs.
  package enum Cause: String, Codable, CaseIterable, Sendable {
    /// It is drawn, but not exactly as on a device.
    case approximated
    /// It is accepted and changes nothing, although it would on a device.
    case withoutEffect
    /// An image, colour or symbol does not exist.
    case missingAsset
    /// A symbol is drawn as another idea, because it has no drawing of its own.
    case substitutedSymbol
    /// A font does not exist, and another one replaces it.
    case substitutedFont
    /// A placeholder stands for something that only a device can show: a map, a web page, a UIKit view.
    case placeholder
    /// Code that the view needs does not compile here, such as a view of a package that is not there.
    case missing
  }

  package var cause: Cause
  /// The view or modifier as it is written in source: "Gauge", "glassEffect".
  package var subject: String
  /// What differs, as one English sentence with its full stop.
  package var sentence: String
  /// The source file's name without folders, and the line from 1, where they are known.
  package var file: String?
  package var line: Int?

  package init(
    _ cause: Cause, _ subject: String, _ sentence: String, file: String? = nil, line: Int? = nil
  ) {
    self.cause = cause
    self.subject = subject
    self.sentence = sentence
    self.file = file
    self.line = line
  }
}

extension _ViewInputs {
  /// Notes that something is not drawn as on a device, at the line that is being resolved.
  ///
  /// - Parameters:
  ///   - subject: the view or modifier as it is written in source.
  ///   - sentence: one English sentence with its full stop.
  package func note(_ cause: FidelityNote.Cause, _ subject: String, _ sentence: String) {
    environment.note(cause, subject, sentence)
  }
}

nonisolated extension View {
  /// The same view, with a note in the render's report that it is not drawn as on a device.
  package func noted(
    _ cause: FidelityNote.Cause, _ subject: String, _ sentence: String
  ) -> ModifiedContent<Self, _InputsModifier> {
    inputs { $0.note(cause, subject, sentence) }
  }
}
