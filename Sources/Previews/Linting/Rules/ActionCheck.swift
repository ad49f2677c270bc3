import Rendering
import Views

/// Elements that offer an action but have none, and actions that cannot be distinguished.
enum ActionCheck: LintCheck {
  static let rule = LintRule.action

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.spokenElements.compactMap { element in
      let traits = Set(element.traits)
      if !element.isTappable, element.isEnabled, !traits.isDisjoint(with: [.button, .link, .toggle]) {
        return scene.observation(
          rule, of: element,
          message: "is said to be a \(element.traits[0].rawValue), and nothing happens when it is tapped",
          detail: "none")
      }
      let doubled = Dictionary(grouping: element.actions, by: { $0 }).filter { $0.value.count > 1 }.keys.min()
      if let doubled {
        return scene.observation(
          rule, of: element, message: "has more than one action called \(Wording.quoted(doubled))",
          detail: "doubled")
      }
      return nil
    }
  }
}
