import LayoutEngine
import Linting
import Rendering
import Reports
import ViewCore
import Views

/// The reports on an outcome: its tree, and what is not as it would be on a device.
@MainActor
struct OutcomeNotes {
  private let outcome: RenderOutcome
  private let shown: ShownView
  /// Whether the tree includes the accessibility elements.
  private let asksForElements: Bool
  /// The overlays, which are then included in the tree.
  var overlays: ViewOverlays?
  /// What is not drawn as on a device, with the paths that the user wrote; notes without a line are at the
  /// preview's.
  let fidelity: [FidelityNote]
  /// Other problems, one sentence each.
  let warnings: [String]

  init(_ outcome: RenderOutcome, of shown: ShownView, _ job: RenderJob) {
    self.outcome = outcome
    self.shown = shown
    asksForElements = job.accessibility.hasText
    var asked = shown.view.settings.fidelityNotes(device: shown.device, shown.request.proposal)
    let platform = job.compiling.platform
    if platform != .ios, outcome.tree.root.hasInterface {
      asked.append(
        FidelityNote(
          .approximated, platform.names[0],
          "Texts have the sizes of \(platform.names[0]); controls, lists and bars are drawn as iOS has them.")
      )
    }
    fidelity = (outcome.fidelityNotes + MissingCode.notes + asked).map { note in
      var note = note
      if note.file == nil { note.line = shown.view.line }
      note.file = shown.path(of: note.file)
      return note
    }
    // A rule that checks for them reports them in its findings.
    let hasGlyphRule = job.lint?.settings.rules.contains(.missingGlyph) ?? false
    let missingGlyphs = hasGlyphRule ? [] : outcome.tree.root.missingGlyphs
    warnings = outcome.warnings + missingGlyphs.map { "No font has a glyph for “\($0)”." }
  }

  /// The tree of placed views.
  func tree(_ format: TreeFormat) -> String {
    switch format {
    case .none: ""
    case .json:
      outcome.tree.json(
        file: shown.view.file.path, view: shown.view.name,
        proposal: (shown.request.proposal.width, shown.request.proposal.height), size: outcome.size,
        extra: members)
    case .outline: TerminalText.line("\(shown.view.name) \(shown.variant.name)") + "\n\(outcome.tree.outline)"
    }
  }

  /// The tolerance set by the preview's author.
  private var tolerance: [(key: String, value: String)] {
    let marks = outcome.marks
    let members = [("precision", marks.precision), ("perceptualPrecision", marks.perceptualPrecision)]
      .compactMap { key, value in value.map { "\(JSONString.quoted(key)):\($0)" } }
    return members.isEmpty ? [] : [(key: "tolerance", value: "{\(members.joined(separator: ","))}")]
  }

  /// What is not as it would be on a device; empty if everything is.
  private var members: [(key: String, value: String)] {
    let lists = [
      ("warnings", outcome.warnings.map(JSONString.quoted)),
      ("unsupported", outcome.unsupported.map(JSONString.quoted)),
      ("missingAssets", outcome.missingAssets.map(JSONString.quoted)),
      ("fidelity", fidelity.map(FrameTree.json)),
    ]
    let window = outcome.window.map { [(key: "window", value: FrameTree.json($0))] } ?? []
    let elements =
      asksForElements
      ? outcome.accessibility.map { [(key: "accessibility", value: $0.json)] } ?? [] : []
    let explained = overlays.map { [(key: "overlays", value: $0.json)] } ?? []
    return window + elements + tolerance + explained
      + lists.filter { !$0.1.isEmpty }.map { key, values in (key, "[\(values.joined(separator: ","))]") }
  }
}

extension FrameTree.Node {
  /// Whether it contains a control, a list or a bar, which look different from platform to platform.
  fileprivate var hasInterface: Bool {
    let makers = sequence(first: viewName, next: { $0?.parent }).lazy.compactMap { $0 }.filter(
      \.isLibraryType)
    return makers.contains { $0.isOfPlatform || !$0.roles.isDisjoint(with: [.control, .rows, .hasBars]) }
      || children.contains(where: \.hasInterface)
  }

  /// The characters that no font could show, without duplicates, in tree order.
  fileprivate var missingGlyphs: [String] {
    var all: [String] = []
    func collect(_ node: FrameTree.Node) {
      for glyph in node.text?.missingGlyphs ?? [] where !all.contains(glyph) { all.append(glyph) }
      for child in node.children { collect(child) }
    }
    collect(self)
    return all
  }
}

extension PreviewSettings {
  /// The device traits that a preview requests but does not get.
  ///
  /// - Parameters:
  ///   - name: the name of the device that it is shown on; nil for none.
  ///   - size: the window's size.
  fileprivate func fidelityNotes(device name: String?, _ size: ProposedViewSize) -> [FidelityNote] {
    var notes: [FidelityNote] = []
    if let device, device.rawValue != name, "\(device.rawValue) landscape" != name {
      notes.append(
        FidelityNote(
          .withoutEffect, "previewDevice",
          "The preview asks for \(device.rawValue), on which --device shows it."))
    }
    if let orientation, let width = size.width, let height = size.height,
      orientation.isLandscape != (width > height)
    {
      notes.append(
        FidelityNote(
          .withoutEffect, orientation.name,
          "The window is not turned; --device with the name of a device and “landscape” shows one that is."))
    }
    return notes
  }
}
