/// A rule at work.
protocol LintCheck: SendableMetatype {
  static var rule: LintRule { get }

  /// What the rule finds in a render.
  static func observations(in scene: LintScene) -> [LintObservation]
}
