package import Linting
package import Views

/// What one render brought.
package struct RenderReport: Equatable, Sendable {
  /// The name of the view, and the path of its file.
  package var view: String
  package var file: String
  /// The variant's name.
  package var variant: String
  /// The picture's path; nil when none was asked for.
  package var path: String?
  /// The tree of placed views in the job's format; empty if none was asked for.
  package var tree: String
  /// What is not drawn as it would be on a device, with the paths of files as they were given.
  package var fidelity: [FidelityNote]
  /// What else went wrong, one sentence each.
  package var warnings: [String]
  /// What is to be said about the picture that does not make it less faithful, one sentence each.
  package var remarks: [String]
  /// What the lint rules found; nil if none were asked.
  package var lint: LintedRender?
  /// Which texts of the catalogs show where; nil if that was not asked.
  package var texts: ShownTexts?
  /// How many seconds it took, from when the worker began with it until its report was here; 0 if that was
  /// not measured.
  package var seconds = 0.0

  /// What a person without sight gets, as text; nil if that was not asked.
  package var accessibility: String?

  /// What is known of the preview; nil for a view without one.
  package var preview: PreviewFacts?

  /// What the view was shown on where that was left to its kind; nil if it was not.
  package var extent: ShownExtent?

  /// The variant that was asked for, whatever the preview made of it; nil if the report comes from somewhere
  /// else.
  package var asked: PreviewVariant?

  /// Whether everything was drawn as it would be on a device.
  package var isFaithful: Bool { fidelity.isEmpty && warnings.isEmpty }

  package init(
    view: String, file: String, variant: String, path: String?, tree: String,
    fidelity: [FidelityNote] = [], warnings: [String] = [], remarks: [String] = [], lint: LintedRender? = nil,
    texts: ShownTexts? = nil, accessibility: String? = nil, preview: PreviewFacts? = nil,
    extent: ShownExtent? = nil
  ) {
    self.view = view
    self.file = file
    self.variant = variant
    self.path = path
    self.tree = tree
    self.fidelity = fidelity
    self.warnings = warnings
    self.remarks = remarks
    self.lint = lint
    self.texts = texts
    self.accessibility = accessibility
    self.preview = preview
    self.extent = extent
  }

  /// About how much memory it takes, in bytes.
  var weight: Int {
    let texts =
      [tree, accessibility ?? ""] + warnings + remarks + fidelity.flatMap { [$0.subject, $0.sentence] }
    // A text takes some bytes by itself, a place or a finding some hundred.
    return texts.reduce(0) { $0 + $1.utf8.count + 16 } + fidelity.count * 128
      + (self.texts?.places.count ?? 0) * 512
      + (lint?.observations ?? []).reduce(0) { $0 + 1024 + ($1.picture?.count ?? 0) }
  }

  /// Takes the pictures of findings away that do not fit in a number of bytes, and says so.
  mutating func leaveOutPictures(above limit: Int) {
    var (size, leftOut) = (0, 0)
    for index in (lint?.observations ?? []).indices {
      // As text they are a third longer.
      size += (lint?.observations[index].picture?.count ?? 0) / 3 * 4
      if size > limit, lint?.observations[index].picture != nil {
        lint?.observations[index].picture = nil
        leftOut += 1
      }
    }
    if leftOut > 0 {
      remarks.append("\(leftOut) pictures of findings are left out, because there are so many.")
    }
  }
}
