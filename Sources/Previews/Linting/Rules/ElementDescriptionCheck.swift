import Rendering
import Views

/// Elements without a name, or named after a file, a symbol or their own trait.
enum ElementDescriptionCheck: LintCheck {
  static let rule = LintRule.sufficientElementDescription

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.spokenElements.compactMap { element in
      let name = element.label.lowercased()
      if element.label.isEmpty {
        guard
          element.value.isEmpty || element.traits.contains(.adjustable) || element.traits.contains(.toggle),
          !element.traits.contains(.textArea)
        else { return nil }
        let said = element.speech.description
        return scene.observation(
          rule, of: element,
          message: "has no label, so that VoiceOver says \(said.isEmpty ? "nothing" : "“\(said)”") of it",
          badness: 3)
      }
      if element.hasImplicitName {
        return scene.observation(
          rule, of: element,
          message: "is called \(Wording.quoted(element.label)) after its image, which is not a description; "
            + "accessibilityLabel names it, Image(decorative:) leaves it out", badness: 2,
          detail: "image name")
      }
      for (trait, words) in Self.words where element.traits.contains(trait) {
        guard let word = words.first(where: { name.hasSuffix(" \($0)") || name == $0 }) else { continue }
        return scene.observation(
          rule, of: element,
          message: "says what it is in its label: VoiceOver adds “\(word)” itself", badness: 1, detail: word)
      }
      return nil
    }
  }

  /// What VoiceOver says for a trait anyway.
  private static let words: [(AccessibilityTrait, [String])] = [
    (.button, ["button"]), (.link, ["link"]), (.image, ["image", "picture", "icon"]), (.header, ["heading"]),
  ]
}
