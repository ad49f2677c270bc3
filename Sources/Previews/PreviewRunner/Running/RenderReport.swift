package import Linting
package import Views

/// The report of one render.
package struct RenderReport: Equatable, Sendable {
  /// The name of the view, and the path of its file.
  package var view: String
  package var file: String
  /// The variant's name.
  package var variant: String
  /// The picture's path; nil if none was requested.
  package var path: String?
  /// The tree of placed views in the job's format; empty if none was requested.
  package var tree: String
  /// What is not drawn as it would be on a device, with the paths of files as they were given.
  package var fidelity: [FidelityNote]
  /// Other problems, one sentence each.
  package var warnings: [String]
  /// Notes on the picture that do not make it less faithful, one sentence each.
  package var remarks: [String]
  /// The lint observations; nil if not requested.
  package var lint: LintedRender?
  /// Where the catalogs' texts are shown; nil if not requested.
  package var texts: ShownTexts?
  /// How many seconds it took, from the worker's start until its report arrived; 0 if not measured.
  package var seconds = 0.0

  /// The accessibility elements as text; nil if not requested.
  package var accessibility: String?

  /// What is known about the preview; nil for a view without one.
  package var preview: PreviewFacts?

  /// What the view was shown on if that depended on its kind; nil otherwise.
  package var extent: ShownExtent?

  /// The requested variant, regardless of the preview's own settings; nil if the report comes from somewhere
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

  /// Its approximate memory size in bytes.
  var weight: Int {
    let texts =
      [tree, accessibility ?? ""] + warnings + remarks + fidelity.flatMap { [$0.subject, $0.sentence] }
    // A text takes some bytes by itself, a place or a finding some hundred.
    return texts.reduce(0) { $0 + $1.utf8.count + 16 } + fidelity.count * 128
      + (self.texts?.places.count ?? 0) * 512
      + (lint?.observations ?? []).reduce(0) { $0 + 1024 + ($1.picture?.count ?? 0) }
  }

  /// Removes pictures of findings that exceed a number of bytes, and notes it.
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
