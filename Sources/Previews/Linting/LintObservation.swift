package import Foundation
package import Reports

/// Something that a rule found in one render.
package struct LintObservation: Codable, Equatable, Sendable {
  package var rule: LintRule
  package var severity: Severity
  /// The app's own view in whose body the view is described; nil if there is none.
  package var view: String?
  /// The view as the app's author knows it: "Text “Save”".
  package var subject: String
  /// The source file's name, later its path; nil if no line is known.
  package var file: String?
  /// The line in the source file, from 1.
  package var line: Int?
  /// What identifies the observation in other renders, besides its rule and line.
  package var detail: String
  /// What is wrong, in a sentence with its figures.
  package var message: String
  /// Its severity, only comparable among observations of the same rule.
  package var badness: Double
  /// The view's frame in points from the window's top left corner.
  package var frame: CGRect
  /// How far scroll views were scrolled, in points.
  package var scroll = 0.0
  /// How many views of the same line have the same fault in this render.
  package var count = 1
  /// Whether this is a counterexample: one such observation dismisses all others with its rule and line.
  package var isCounterexample = false
  /// A cropped picture of the view as a PNG file.
  package var picture: Data?

  package init(
    rule: LintRule, severity: Severity, view: String?, subject: String, file: String?, line: Int?,
    detail: String, message: String, badness: Double, frame: CGRect
  ) {
    self.rule = rule
    self.severity = severity
    self.view = view
    self.subject = subject
    self.file = file
    self.line = line
    self.detail = detail
    self.message = message
    self.badness = badness
    self.frame = frame
  }
}
