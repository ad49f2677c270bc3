package import Reports

/// One problem, wherever it occurs.
package struct LintFinding: Sendable {
  /// A render in which the problem occurs.
  package struct Occurrence: Sendable {
    package var variant: LintVariant
    /// What is wrong in this render.
    package var observation: LintObservation
  }

  /// The occurrences, the worst first; there is at least one.
  package let occurrences: [Occurrence]

  /// The render in which it is worst.
  package var worst: Occurrence { occurrences[0] }
  package var rule: LintRule { worst.observation.rule }
  /// The severity of the worst occurrence.
  package let severity: Severity
  /// The app's own view with the problem, or else the preview.
  package var view: String { worst.observation.view ?? worst.variant.preview }
  /// The source file's path.
  package var file: String { worst.observation.file ?? worst.variant.file }
  /// The line, from 1; 1 if it is unknown.
  package var line: Int { worst.observation.line ?? 1 }

  /// What is wrong with which view, at its worst, in one line.
  package var message: String {
    let others = worst.observation.count - 1
    let more = others > 0 ? "; so \(others == 1 ? "does 1 other" : "do \(others) others") of this line" : ""
    let observation = worst.observation
    return "\(observation.subject) in \(view) \(observation.message)\(more)"
  }

  init(_ occurrences: [Occurrence]) {
    // Among equally bad ones the first rendered is used.
    self.occurrences = occurrences.enumerated().sorted {
      ($1.element.observation.badness, $0.offset) < ($0.element.observation.badness, $1.offset)
    }.map(\.element)
    severity = occurrences.map(\.observation.severity).max() ?? .error
  }
}
