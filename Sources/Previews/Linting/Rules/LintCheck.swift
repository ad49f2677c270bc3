/// The implementation of a rule.
protocol LintCheck: SendableMetatype {
  static var rule: LintRule { get }

  /// The rule's observations in a render.
  static func observations(in scene: LintScene) -> [LintObservation]
}
