package import Linting

/// What one render brought.
package struct RenderReport: Equatable, Sendable {
  /// The picture's path; nil when none was asked for.
  package var path: String?
  /// The tree of placed views in the job's format; empty where none was asked for.
  package var tree: String
  /// Whether everything was drawn as it would be on a device.
  package var isFaithful: Bool
  /// Warnings, one sentence each.
  package var notes: [String]
  /// What the lint rules found; nil where none were asked.
  package var lint: LintedRender?
  /// Which texts of the catalogs show where; nil where that was not asked.
  package var texts: ShownTexts?

  package init(
    path: String?, tree: String, isFaithful: Bool, notes: [String], lint: LintedRender? = nil,
    texts: ShownTexts? = nil
  ) {
    self.path = path
    self.tree = tree
    self.isFaithful = isFaithful
    self.notes = notes
    self.lint = lint
    self.texts = texts
  }
}
