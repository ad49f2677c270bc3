/// Which rules are checked, and their limits.
package struct LintSettings: Sendable {
  package var rules = Set(LintRule.allCases)
  /// The smallest scale to which a text may shrink.
  package var leastScale = 0.8
  /// The minimum width and height of tap targets, in points: 44 in Apple's Human Interface Guidelines
  /// (Accessibility, "Mobility").
  package var leastTarget = 44.0

  package init() {}

  /// Whether any rule checks accessibility elements, which the render must then include.
  package var readsAccessibility: Bool { rules.contains(where: \.readsAccessibility) }
}
