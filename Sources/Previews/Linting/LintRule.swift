import Reports

/// What a view is checked for.
package enum LintRule: String, CaseIterable, Codable, Sendable {
  /// A text that is truncated at its end, middle or beginning.
  case truncated
  /// A word that is wider than its line and is broken inside.
  case brokenWord = "broken-word"
  /// A text that is partly cut off by a clip or a scroll view.
  case clipped
  /// A view beyond the edge of the screen, which cannot be scrolled into view.
  case offScreen = "off-screen"
  /// Views that overlap although nothing stacks them.
  case overlap
  /// A character that no font has.
  case missingGlyph = "missing-glyph"
  /// A text that shrinks below the limit to fit.
  case scaled
  /// A candidate of a `ViewThatFits` that can never be chosen.
  case neverChosen = "never-chosen"
  /// A candidate of a `ViewThatFits` that is passed over because its text is measured on one line.
  case wrapping
  /// A control that is too small to tap.
  case tapTarget = "tap-target"
  /// A text with too little contrast to its background.
  case contrast
  /// A text's key that is in no catalog of the project, so that the text is the same in every language.
  case unknownKey = "unknown-key"
  /// Something that can be tapped but that VoiceOver does not reach.
  case elementDetection = "element-detection"
  /// An element without a name, or named after a file or a symbol.
  case sufficientElementDescription = "sufficient-element-description"
  /// A text whose size does not follow the user's text size.
  case dynamicType = "dynamic-type"
  /// An element whose traits do not match its behaviour.
  case trait
  /// An element that offers an action but has none.
  case action
  /// An inconsistent group of elements, or an element that wrongly replaces several.
  case parentChild = "parent-child"
  /// Something that is not drawn as on a device, so that a device may show other problems.
  case fidelity

  /// What the rule finds, in one sentence.
  package var summary: String {
    switch self {
    case .truncated: "A text is truncated with an ellipsis."
    case .brokenWord: "A word is wider than its line and continues on the next one."
    case .clipped: "A part of a text is clipped away."
    case .offScreen: "A view extends beyond the screen and cannot be scrolled into view."
    case .overlap: "Views overlap although nothing stacks them."
    case .missingGlyph: "No font has a character of the text."
    case .scaled: "A text shrinks below the limit so that it fits."
    case .neverChosen: "A candidate of a ViewThatFits can never be chosen."
    case .wrapping: "A ViewThatFits passes over a candidate whose text would fit if it wrapped."
    case .tapTarget: "A control is smaller than the minimum tap target."
    case .unknownKey: "A text has a key that no catalog of the project has."
    case .elementDetection: "VoiceOver does not reach something that can be tapped."
    case .sufficientElementDescription: "VoiceOver has no words for an element."
    case .dynamicType: "A text does not grow with the reader's type size."
    case .trait: "An element's traits do not say what it is."
    case .action: "An element promises an action that it does not have."
    case .parentChild: "A group of elements or a merged element leaves something out."
    case .fidelity: "Something is not drawn as on a device, which may show other faults."
    case .contrast: "A text has less contrast than WCAG 2 requires at level AA."
    }
  }

  var severity: Severity {
    switch self {
    case .truncated, .brokenWord, .clipped, .offScreen, .overlap, .missingGlyph: .error
    case .scaled, .neverChosen, .wrapping, .tapTarget, .contrast, .unknownKey, .elementDetection,
      .sufficientElementDescription, .trait, .action, .parentChild:
      .warning
    case .fidelity, .dynamicType: .note
    }
  }
}

extension LintRule {
  /// The rules with a name: a rule's own, or that of one of Apple's audits that has another name here.
  ///
  /// https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype
  package static func named(_ name: String) -> [LintRule] {
    switch name {
    case "hit-region": [.tapTarget]
    case "text-clipped": [.truncated, .clipped]
    case "accessibility":
      [
        .contrast, .elementDetection, .tapTarget, .sufficientElementDescription, .dynamicType, .truncated,
        .clipped, .trait, .action, .parentChild,
      ]
    default: LintRule(rawValue: name).map { [$0] } ?? []
    }
  }

  /// Aliases of rules.
  package static let furtherNames = ["hit-region", "text-clipped", "accessibility"]

  /// Whether the rule checks accessibility elements.
  var readsAccessibility: Bool {
    switch self {
    case .elementDetection, .sufficientElementDescription, .trait, .action, .parentChild: true
    default: false
    }
  }
}
