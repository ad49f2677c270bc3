import Rendering
import Views

/// Empty groups, and elements that replace controls and hide them.
enum ParentChildCheck: LintCheck {
  static let rule = LintRule.parentChild

  static func observations(in scene: LintScene) -> [LintObservation] {
    let lost = scene.unreachable.compactMap { lost -> LintObservation? in
      switch lost.reason {
      case .ignored:
        scene.observation(
          rule, of: lost.element,
          message: "can be used, and an accessibilityElement around it leaves it out; children: .combine or "
            + ".contain keeps it, accessibilityAction stands for it", badness: 2, detail: "ignored")
      case .emptyGroup:
        scene.observation(
          rule, of: lost.element, message: "is to be a group of elements, and there is none in it",
          detail: "empty")
      case .noElement, .hidden: nil
      }
    }
    return lost + scene.spokenGroups.compactMap { twin(in: $0, scene) }
  }

  /// A group with the same name as its first element, which VoiceOver says twice.
  private static func twin(in group: AccessibilityElement, _ scene: LintScene) -> LintObservation? {
    guard group.container == .group, !group.label.isEmpty, group.children.first?.label == group.label else {
      return nil
    }
    return scene.observation(
      rule, of: group, message: "is called like the first element in it, so that VoiceOver says it twice",
      badness: 1, detail: "twin")
  }
}
