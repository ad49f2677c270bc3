import Devices
import Linting
import Rasterization
import Rendering

/// Collects the lint observations on the pages of a view, with file paths as the user wrote them.
@MainActor
struct FindingCollector {
  private let linter: ViewLinter
  private let makesPictures: Bool
  private let shown: ShownView
  private var pages: [[LintObservation]] = []

  init(_ lint: RenderJob.Lint, _ shown: ShownView) {
    linter = ViewLinter(
      settings: lint.settings, rasterizer: Rasterizer(options: .init(threads: PictureWriter.threads)))
    makesPictures = lint.makesPictures
    self.shown = shown
  }

  mutating func add(_ page: ShownView.Page) {
    pages.append(
      linter.observations(
        in: page.outcome, scale: page.request.circumstances.scale, scroll: page.scroll,
        withPictures: makesPictures))
  }

  var render: LintedRender {
    let observations = ViewLinter.merged(pages).map { observation in
      var observation = observation
      observation.file = shown.path(of: observation.file)
      if observation.line == nil { observation.line = shown.view.line }
      return observation
    }
    var variant = LintVariant(preview: shown.view.name, file: shown.view.file.path)
    variant.device = shown.variant.device?.name
    variant.width = shown.variant.width
    variant.height = shown.variant.height
    variant.circumstances = shown.variant.circumstances
    return LintedRender(variant: variant, observations: observations)
  }
}
