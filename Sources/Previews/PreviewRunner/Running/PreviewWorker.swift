import Glibc
import OperatingSystem
import ProjectAssets
import StringCatalogs
import Views

/// What a worker does with its tasks: load the compiled sources, then list them, or make, lay out and draw views.
@MainActor
final class PreviewWorker {
  private let job: RenderJob
  private let module: SourceModule
  private let catalog: StringCatalog?
  private var renderer: Result<VariantRenderer, any Error>
  private var sources: PreviewSources?

  /// Makes ready what needs no compiled sources.
  init(job: RenderJob, module: SourceModule, catalog: StringCatalog?, files: ProjectFiles) {
    self.job = job
    self.module = module
    self.catalog = catalog
    renderer = Result { try VariantRenderer(job: job, catalog: catalog, files: files) }
  }

  /// Loads the compiled sources.
  func load(_ library: String, send: (WorkerMessage) -> Void) {
    report(to: send) {
      _ = try renderer.get()
      sources = PreviewSources(
        try LoadedLibrary(path: library), module: module, scanner: PreviewScanner(job.compiling))
      send(.loaded)
    }
  }

  /// Carries out a task in a process of its own.
  func run(_ task: WorkerTask, send: (WorkerMessage) -> Void) {
    report(to: send) {
      guard let sources else { return }
      let renderer = try renderer.get()
      switch task {
      case .list(let start):
        try sources.list(from: start, settings: renderer.previewSettings, send: send)
      case .render(let listed, let variants):
        try render(listed, variants, sources, renderer, send)
      case .load, .stop: break
      }
    }
  }

  private func render(
    _ listed: ListedPreview, _ variants: [Int], _ sources: PreviewSources,
    _ renderer: VariantRenderer,
    _ send: (WorkerMessage) -> Void
  ) throws {
    let folder = FileSystem.currentFolder
    for variant in variants {
      send(.begin(variant: variant))
      chdir(folder)
      do {
        if module.files.indices.contains(listed.file) {
          renderer.enter(job.variants[variant], file: module.files[listed.file].path)
        }
        guard let view = try sources.renderable(listed, settings: renderer.previewSettings) else {
          throw PreviewRunnerError.reported(
            exitCode: 70, text: "\(listed.name) is not there any more when it is looked for again")
        }
        let (report, pictures) = try renderer.render(
          view, variant: job.variants[variant], makesPictures: job.output != nil)
        send(.done(report, pictures: pictures))
      } catch let error as PreviewRunnerError {
        send(.failed(exitCode: error.exitCode, text: "\(error)"))
      } catch {
        let file =
          module.files.indices.contains(listed.file)
          ? module.files[listed.file].path : job.sources[0]
        let error = PreviewRunnerError.threw(view: listed.name, file: file, error: "\(error)")
        send(.failed(exitCode: error.exitCode, text: "\(error)"))
      }
    }
    send(.finished)
  }

  private func report(to send: (WorkerMessage) -> Void, _ body: () throws -> Void) {
    do {
      try body()
    } catch {
      send(.failed(exitCode: (error as? PreviewRunnerError)?.exitCode ?? 70, text: "\(error)"))
    }
  }
}
