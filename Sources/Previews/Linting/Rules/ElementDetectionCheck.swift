import Rendering

/// What can be tapped but is not an element: a shape with a gesture, a control that is hidden from assistive
/// technology.
enum ElementDetectionCheck: LintCheck {
  static let rule = LintRule.elementDetection

  static func observations(in scene: LintScene) -> [LintObservation] {
    scene.unreachable.compactMap { lost in
      switch lost.reason {
      case .noElement:
        scene.observation(
          rule, of: lost.element,
          message: "can be tapped, and VoiceOver does not stop at it; accessibilityLabel makes it an element")
      case .hidden:
        scene.observation(
          rule, of: lost.element,
          message: "is hidden from VoiceOver by accessibilityHidden, although it can be used",
          detail: "hidden")
      case .ignored, .emptyGroup: nil
      }
    }
  }
}
