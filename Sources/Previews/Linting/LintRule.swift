import Reports

/// What a view is checked for.
package enum LintRule: String, CaseIterable, Codable, Sendable {
  /// A text that loses its end, or its middle or beginning.
  case truncated
  /// A word that is wider than its line and is cut inside.
  case brokenWord = "broken-word"
  /// A text of which a clip or a scroll view cuts a part away.
  case clipped
  /// A view beyond the edge of the screen, where nothing scrolls it in.
  case offScreen = "off-screen"
  /// Views that lie on one another although nothing stacks them.
  case overlap
  /// A character that no font has.
  case missingGlyph = "missing-glyph"
  /// A text that is made smaller than the limit so that it fits.
  case scaled
  /// A candidate of a `ViewThatFits` that can never be chosen.
  case neverChosen = "never-chosen"
  /// A candidate of a `ViewThatFits` that is passed over because its text is measured on one line.
  case wrapping
  /// A control that is smaller than a finger needs.
  case tapTarget = "tap-target"
  /// A text whose colour is too near to what it stands on.
  case contrast
  /// A key of a text that no catalog of the project has, so that the text is the same in every language.
  case unknownKey = "unknown-key"
  /// Something that is not drawn as on a device, so that a device may show other faults.
  case fidelity

  /// What the rule finds, in one sentence.
  package var summary: String {
    switch self {
    case .truncated: "A text is cut off with an ellipsis."
    case .brokenWord: "A word is wider than its line and goes on in the next one."
    case .clipped: "A part of a text is clipped away."
    case .offScreen: "A view reaches beyond the screen, where nothing scrolls it in."
    case .overlap: "Views lie on one another although nothing stacks them."
    case .missingGlyph: "No font has a character of the text."
    case .scaled: "A text shrinks below the limit so that it fits."
    case .neverChosen: "A candidate of a ViewThatFits can never be chosen."
    case .wrapping: "A ViewThatFits passes over a candidate whose text would fit if it wrapped."
    case .tapTarget: "A control is smaller than the least tap target."
    case .unknownKey: "A text has a key that no catalog of the project has."
    case .fidelity: "Something is not drawn as on a device, which may show other faults."
    case .contrast: "A text has less contrast than WCAG 2 asks for at level AA."
    }
  }

  var severity: Severity {
    switch self {
    case .truncated, .brokenWord, .clipped, .offScreen, .overlap, .missingGlyph: .error
    case .scaled, .neverChosen, .wrapping, .tapTarget, .contrast, .unknownKey: .warning
    case .fidelity: .note
    }
  }
}
