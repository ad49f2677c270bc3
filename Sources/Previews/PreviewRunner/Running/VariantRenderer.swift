import Fonts
import Foundation
import LayoutEngine
import ProjectAssets
import Rendering
import StringCatalogs
import Typesetting
import Views

/// Shows a view in a variant and turns the outcome into everything that a job requests.
@MainActor
struct VariantRenderer {
  private let job: RenderJob
  private let fonts: FontLibrary
  private let renderer: ViewRenderer
  private let strings: VariantStrings
  private let pictures: PictureWriter

  init(job: RenderJob, catalog: StringCatalog?, files: ProjectFiles) throws {
    do {
      fonts = try FontLibrary(directory: FontLibrary.locate(explicit: job.fonts))
    } catch {
      // A part of the installation is missing, such as the compiler.
      throw PreviewRunnerError.reported(exitCode: 69, text: "\(error)")
    }
    self.job = job
    // Files that turn out not to be fonts are skipped; views that name them note that they are missing.
    for path in files.fonts { try? fonts.register(URL(fileURLWithPath: path)) }
    let platform = job.compiling.platform
    var renderer = ViewRenderer(fonts: fonts)
    renderer.assets = ProjectAssetSource(files) { platform.idiom(in: $0) }
    renderer.typePlatform = platform.typePlatform
    renderer.showsMissingAssets = job.showsMissingAssets
    self.renderer = renderer
    // The user defaults for sources that read them directly, on any thread. A process only draws for one job.
    if !job.defaults.isEmpty { UserDefaults.standard.register(defaults: job.defaults) }
    strings = VariantStrings(catalog: catalog, fonts: fonts)
    pictures = PictureWriter(job: job, fonts: fonts)
  }

  /// Lays out what every view is made of, in the circumstances of the first variant, and forgets it.
  ///
  /// Nothing appears, so that no run loop is made: its queues in the kernel would be those of all copies.
  func rehearse() {
    let first = job.variants.first ?? PreviewVariant()
    var circumstances = first.circumstances
    if let device = first.device { circumstances.complete(for: device) }
    let request = RenderRequest(
      proposal: ProposedViewSize(width: 160, height: 120), circumstances: circumstances)
    _ = renderer.preparing(for: request) { renderer.size(of: Rehearsal(), request) }
  }

  /// Runs code that lists previews and may read the project's files and texts.
  func listing<Result>(_ body: () throws -> Result) rethrows -> Result {
    var renderer = renderer
    renderer.strings = strings.source(
      for: job.variants.first ?? PreviewVariant(), of: job.sources.first ?? "")
    return try renderer.preparing(for: RenderRequest(proposal: .unspecified), body)
  }

  /// Runs the code that makes a preview's views, with access to the project's texts and files in the variant.
  func preparing<Result>(
    _ variant: PreviewVariant, file: String, _ body: () throws -> Result
  ) rethrows -> Result {
    var renderer = renderer
    renderer.strings = strings.source(for: variant, of: file)
    var circumstances = variant.circumstances
    if let device = variant.device { circumstances.complete(for: device) }
    return try renderer.preparing(
      for: RenderRequest(proposal: .unspecified, circumstances: circumstances), body)
  }

  /// The preview settings of each leaf of a view.
  func previewSettings(of view: AnyView) -> [PreviewSettings] { renderer.previewSettings(of: view) }

  /// Renders and, if pictures are requested, makes the bytes of their files.
  func render(
    _ view: RenderableView, variant: PreviewVariant, makesPictures: Bool
  ) throws -> (report: RenderReport, pictures: [RenderedPicture]) {
    let shown = ShownView(view, variant, renderer, strings, job)
    let outcome: RenderOutcome
    let made: [RenderedPicture]
    let remarks: [String]
    if let movie = job.movie {
      (outcome, made, remarks) = try MovieMaker(
        movie: movie, pictures: pictures, memoryLimit: job.memoryLimit << 20
      ).make(shown)
    } else if let window = job.window, !window.sequence.isEmpty {
      (outcome, made, remarks) = try WindowSequenceMaker(window: window, pictures: pictures).make(shown)
    } else {
      var steps: [(step: DriveStep?, outcome: RenderOutcome)] = []
      try shown.visitSteps { steps.append(($0, $1)) }
      outcome = steps[steps.count - 1].outcome
      (made, remarks) = makesPictures ? try self.pictures(of: steps, shown) : ([], [])
    }
    if let reason = outcome.boxesAlone { throw MissingPreview(reason: reason) }
    let notes = OutcomeNotes(outcome, of: shown, job)
    var findings = job.lint.map { FindingCollector($0, shown) }
    var texts = job.findsTexts ? TextCollector(shown) : nil
    if findings != nil || texts != nil {
      try shown.visitPages(from: outcome) { page in
        findings?.add(page)
        try texts?.add(page)
      }
    }
    let report = RenderReport(
      view: view.name, file: view.file.path, variant: shown.variant.name, path: nil,
      tree: notes.tree(job.treeFormat), fidelity: notes.fidelity, warnings: notes.warnings, remarks: remarks,
      lint: findings?.render, texts: texts?.texts,
      accessibility: namesElements(of: outcome) ? outcome.accessibility?.text : nil,
      preview: facts(of: view, outcome), extent: shown.extent)
    return (report, made)
  }

  private func namesElements(of outcome: RenderOutcome) -> Bool {
    job.accessibility.hasText
      || (job.accessibility.hasTextWhereMarked && outcome.marks.drawsAccessibility == true)
  }

  /// What is known about a drawn preview.
  private func facts(of view: RenderableView, _ outcome: RenderOutcome) -> PreviewFacts? {
    guard var facts = view.facts else { return nil }
    facts.marks = outcome.marks
    facts.colorScheme = outcome.preferredColorScheme.map { $0 == .dark ? "dark" : "light" }
    return facts
  }

  /// A view in a persistent window.
  func live(_ view: RenderableView, _ variant: PreviewVariant) throws -> (
    shown: ShownView, session: RenderSession
  ) {
    let shown = ShownView(view, variant, renderer, strings, job)
    return (shown, try shown.movingSession())
  }

  /// What a persistent window shows now, and how long drawing it took, in milliseconds.
  ///
  /// - Parameter findsOverlays: whether the tree includes overlays.
  func show(
    _ session: RenderSession, of shown: ShownView, findsOverlays: Bool
  ) throws -> (report: RenderReport, pictures: [RenderedPicture], drawing: Double) {
    let outcome = try shown.outcome(of: session)
    let start = SuspendingClock.now
    let (made, remarks) = try pictures.pictures(of: outcome, shown)
    var notes = OutcomeNotes(outcome, of: shown, job)
    if findsOverlays { notes.overlays = session.overlays() }
    let report = RenderReport(
      view: shown.view.name, file: shown.view.file.path, variant: shown.variant.name, path: nil,
      tree: notes.tree(.json), fidelity: notes.fidelity, warnings: notes.warnings, remarks: remarks)
    return (report, made, (SuspendingClock.now - start) / .milliseconds(1))
  }

  /// The pictures of a view before and after each step of a script: the last one under the view's own name, those
  /// before it with the steps' numbers.
  private func pictures(
    of steps: [(step: DriveStep?, outcome: RenderOutcome)], _ shown: ShownView
  ) throws -> (pictures: [RenderedPicture], remarks: [String]) {
    var (made, remarks) = try pictures.pictures(of: steps[steps.count - 1].outcome, shown)
    if steps.count == 1 { return (made, remarks) }
    let last = made
    for (number, step) in steps.enumerated() {
      if number == steps.count - 1 {
        made += last.map { $0.ofStep(number) }
        continue
      }
      let (own, ownRemarks) = try pictures.pictures(of: step.outcome, shown)
      made += own.map { $0.ofStep(number) }
      remarks += ownRemarks.filter { !remarks.contains($0) }
    }
    return (made, remarks)
  }
}

extension ApplePlatform {
  /// The device idiom in asset catalogs.
  fileprivate func idiom(in environment: EnvironmentValues) -> String {
    switch self {
    case .ios:
      environment.horizontalSizeClass == .regular && environment.verticalSizeClass == .regular
        ? "ipad" : "iphone"
    case .macos: "mac"
    case .watchos: "watch"
    case .tvos: "tv"
    case .visionos: "vision"
    }
  }

  /// The platform whose text sizes it has; those of visionOS are iOS's.
  fileprivate var typePlatform: TypeScale.Platform {
    switch self {
    case .ios, .visionos: .ios
    case .macos: .macos
    case .watchos: .watchos
    case .tvos: .tvos
    }
  }
}
