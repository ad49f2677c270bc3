import Rendering
import Views

/// Elements without a required trait, or with contradictory traits.
enum TraitCheck: LintCheck {
  static let rule = LintRule.trait

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.spokenElements.compactMap { element in
      let traits = Set(element.traits)
      if element.isTappable, traits.isDisjoint(with: Self.usable), element.rotors.isEmpty {
        return scene.observation(
          rule, of: element,
          message:
            "does something when it is tapped and has no trait that says so, such as isButton or isLink",
          detail: "tappable")
      }
      for (first, second) in Self.contradictions where traits.isSuperset(of: [first, second]) {
        return scene.observation(
          rule, of: element, message: "is both \(first.rawValue) and \(second.rawValue)",
          detail: "\(first) \(second)")
      }
      if let level = element.headingLevel, !traits.contains(.header) {
        return scene.observation(
          rule, of: element,
          message: "has the heading level \(level) and is not a heading; isHeader makes it one",
          detail: "level")
      }
      return nil
    }
  }

  /// Traits that tell a user that something can be done.
  private static let usable: Set<AccessibilityTrait> = [
    .button, .backButton, .toggle, .tab, .link, .searchField, .textField, .adjustable, .keyboardKey,
    .allowsDirectInteraction, .startsMediaSession, .playsSound,
  ]

  private static let contradictions: [(AccessibilityTrait, AccessibilityTrait)] = [
    (.button, .link), (.adjustable, .link), (.updatesFrequently, .header), (.textField, .button),
  ]
}
