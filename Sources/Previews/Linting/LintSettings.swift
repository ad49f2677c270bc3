/// Which rules are checked, and their limits.
package struct LintSettings: Sendable {
  package var rules = Set(LintRule.allCases)
  /// How far a text may shrink: the least share of its own size.
  package var leastScale = 0.8
  /// The least width and height of what can be tapped, in points: 44 in Apple's Human Interface Guidelines
  /// (Accessibility, "Mobility").
  package var leastTarget = 44.0

  package init() {}

  /// Whether a rule looks at what a person without sight gets, which a render then has to say.
  package var readsAccessibility: Bool { rules.contains(where: \.readsAccessibility) }
}
