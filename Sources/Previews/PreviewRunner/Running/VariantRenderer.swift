import Fonts
import LayoutEngine
import Rendering
import StringCatalogs
import Typesetting
import Views

/// Shows a view in a variant and has the outcome turned into all that a job asks for.
@MainActor
struct VariantRenderer {
  private let job: RenderJob
  private let fonts: FontLibrary
  private let renderer: ViewRenderer
  private let strings: VariantStrings
  private let pictures: PictureWriter

  init(job: RenderJob, catalog: StringCatalog?) throws {
    do {
      fonts = try FontLibrary(directory: FontLibrary.locate(explicit: job.fonts))
    } catch {
      // A part of the installation is missing, as when there is no compiler.
      throw PreviewRunnerError.reported(exitCode: 69, text: "\(error)")
    }
    self.job = job
    renderer = ViewRenderer(fonts: fonts)
    strings = VariantStrings(catalog: catalog, fonts: fonts)
    pictures = PictureWriter(job: job, fonts: fonts)
  }

  /// What each leaf of a view says about its preview.
  func previewSettings(of view: AnyView) -> [PreviewSettings] {
    let graph = ViewGraph(fonts: fonts, typesetter: Typesetter(fonts: fonts))
    let inputs = _ViewInputs(
      environment: EnvironmentValues(), identity: graph.root, graph: graph,
      preferences: PreferenceCollector(),
      container: LayoutContainer())
    return view.viewList(inputs).elements().map(\.traits.preview)
  }

  /// Renders and, where a path is given, writes the picture.
  func render(_ view: RenderableView, variant: PreviewVariant, to path: String?) throws -> RenderReport {
    let shown = ShownView(view, variant, renderer, strings, job)
    let outcome = try shown.outcome()
    let remarks = try path.map { try pictures.write(outcome, of: shown, to: $0) } ?? []
    let notes = OutcomeNotes(outcome, of: shown, job)
    var findings = job.lint.map { FindingCollector($0, shown) }
    var texts = job.findsTexts ? TextCollector(shown) : nil
    if findings != nil || texts != nil {
      try shown.visitPages(from: outcome) { page in
        findings?.add(page)
        try texts?.add(page)
      }
    }
    return RenderReport(
      view: view.name, file: view.file.path, variant: shown.variant.name, path: path,
      tree: notes.tree(job.treeFormat), fidelity: notes.fidelity, warnings: notes.warnings, remarks: remarks,
      lint: findings?.render, texts: texts?.texts)
  }
}
