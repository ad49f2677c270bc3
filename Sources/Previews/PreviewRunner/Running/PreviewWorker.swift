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

  /// Prepares everything that does not need the compiled sources.
  init(job: RenderJob, module: SourceModule, catalog: StringCatalog?, files: ProjectFiles) {
    self.job = job
    self.module = module
    self.catalog = catalog
    renderer = Result { try VariantRenderer(job: job, catalog: catalog, files: files) }
    if case .success(let renderer) = renderer { renderer.rehearse() }
  }

  /// Loads the compiled sources.
  func load(_ library: String, send: (WorkerMessage) -> Void) {
    report(to: send) {
      _ = try renderer.get()
      sources = PreviewSources(
        try LoadedLibrary(path: library), module: module)
      send(.loaded)
    }
  }

  /// Runs a task in a separate process.
  ///
  /// - Parameter record: shared memory in which the worker's process finds which view's code was running when
  ///   this one ended.
  func run(
    _ task: WorkerTask, record: UnsafeMutableRawBufferPointer?, send: (WorkerMessage) -> Void
  ) {
    report(to: send) {
      guard let sources else { return }
      let renderer = try renderer.get()
      switch task {
      case .list(let start):
        try renderer.listing {
          try sources.list(from: start, settings: renderer.previewSettings, send: send)
        }
      case .render(let listed, let variants, let ended, let launch):
        if let launch { sources.launch(launch) }
        if let record { watch(record, ended: ended) }
        try render(listed, variants, sources, renderer, send)
      case .load, .stop: break
      }
    }
  }

  /// Records whose code runs, and replaces views that ended an earlier process with boxes.
  private func watch(_ record: UnsafeMutableRawBufferPointer, ended: [EndedView]) {
    RunningBody.record = record
    RunningBody.ended = Dictionary(
      ended.map { ($0.name, $0.reason) }, uniquingKeysWith: { first, _ in first })
    RunningBody.makeBox = { name, reason, inputs, list in
      // Without the module, and without what a generic view is made of.
      let short = name.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? name
      MissingBox._makeViewList(MissingBox(name: short, because: reason), inputs: inputs, into: &list)
    }
  }

  private func render(
    _ listed: ListedPreview, _ variants: [Int], _ sources: PreviewSources,
    _ renderer: VariantRenderer,
    _ send: (WorkerMessage) -> Void
  ) throws {
    let folder = FileSystem.currentFolder
    // The number of bytes of reports sent, which is limited.
    var sent = 0
    for variant in variants {
      send(.begin(variant: variant))
      chdir(folder)
      do {
        var (report, pictures) = try renderer.preparing(job.variants[variant], file: path(of: listed)) {
          guard let view = try sources.renderable(listed, settings: renderer.previewSettings) else {
            throw PreviewRunnerError.reported(
              exitCode: 70, text: "\(listed.name) is not there any more when it is looked for again")
          }
          return try renderer.render(
            view, variant: job.variants[variant], makesPictures: job.output != nil)
        }
        report.leaveOutPictures(above: WorkerMessageReader.longest / 2)
        let done = WorkerMessage.done(report)
        sent += done.length
        guard done.length <= WorkerMessageReader.longest, sent <= WorkerMessageReader.mostOfTask else {
          throw PreviewRunnerError.reported(
            exitCode: 65,
            text:
              "\(path(of: listed)): \(listed.name) has more views than a report takes (\(done.length >> 20) MB)"
          )
        }
        for picture in pictures where job.output != nil {
          for start in stride(from: 0, to: picture.bytes.count, by: WorkerMessage.largestPart) {
            let end = min(start + WorkerMessage.largestPart, picture.bytes.count)
            send(.picture(picture.kind, part: Array(picture.bytes[start..<end])))
          }
        }
        send(done)
      } catch let error as PreviewRunnerError {
        send(WorkerMessage(error))
      } catch {
        if let missing = error as? MissingPreview {
          let error = PreviewRunnerError.reported(exitCode: 70, text: missing.reason)
          send(WorkerMessage(error))
          continue
        }
        let error = PreviewRunnerError.threw(view: listed.name, file: path(of: listed), error: "\(error)")
        send(WorkerMessage(error))
      }
    }
    send(.finished)
  }

  /// The path of a preview's file.
  private func path(of listed: ListedPreview) -> String {
    module.files.indices.contains(listed.file) ? module.files[listed.file].path : job.sources[0]
  }

  private func report(to send: (WorkerMessage) -> Void, _ body: () throws -> Void) {
    do {
      try body()
    } catch {
      send(WorkerMessage((error as? PreviewRunnerError) ?? .reported(exitCode: 70, text: "\(error)")))
    }
  }
}
