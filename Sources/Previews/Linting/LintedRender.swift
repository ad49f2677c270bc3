/// What was found in one render.
package struct LintedRender: Codable, Equatable, Sendable {
  package var variant: LintVariant
  package var observations: [LintObservation]

  package init(variant: LintVariant, observations: [LintObservation]) {
    self.variant = variant
    self.observations = observations
  }
}
