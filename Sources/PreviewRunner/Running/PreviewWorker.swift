import StringCatalogs
import Views

/// What a worker does: load the compiled sources, then make, lay out and draw each view of its share.
struct PreviewWorker {
  let job: RenderJob
  let module: SourceModule
  let library: String
  let catalog: StringCatalog?

  /// Renders the views of one share, from the given number on, and sends what comes of each.
  func run(share: Int, of shares: Int, startingAt start: Int, send: (WorkerMessage) -> Void) {
    // Workers are forked from the main thread, which is the only one there is.
    nonisolated(unsafe) let send = send
    MainActor.assumeIsolated {
      do {
        send(.begin(index: -1, view: "a preview", file: job.sources[0], variant: "the start"))
        var renderer = try VariantRenderer(job: job, catalog: catalog)
        let catalog = try PreviewCatalog(
          LoadedLibrary(path: library), module: module, settings: renderer.previewSettings)
        let selection = try catalog.selection(job.choice, filter: job.filter, module: module)
        let renders = try renders(of: selection).enumerated()
          .filter { $0.offset % job.part.count == job.part.index - 1 }.map(\.element)
        let keepsTexts = FoundationLookups(for: module).keepsTexts
        var language: PreviewVariant?
        for (index, (view, variant)) in renders.enumerated()
        where index >= start && index % shares == share {
          // What a source looked up once and keeps stays in that language as long as the process lives.
          if keepsTexts, let language, !language.isSameLanguage(as: variant) {
            send(.handedOver(next: index))
            return
          }
          language = variant
          send(
            .begin(index: index, view: view.name, file: view.file.path, variant: variant.name))
          do {
            send(.done(try render(view, variant, with: &renderer)))
          } catch let error as PreviewRunnerError {
            send(.failed(exitCode: error.exitCode, text: "\(error)"))
          } catch {
            let error = PreviewRunnerError.threw(view: view.name, file: view.file.path, error: "\(error)")
            send(.failed(exitCode: error.exitCode, text: "\(error)"))
          }
        }
        send(.finished)
      } catch {
        let code = (error as? PreviewRunnerError)?.exitCode ?? 70
        send(.failed(exitCode: code, text: "\(error)"))
      }
    }
  }

  /// Every view in every variant: all sizes of one view, then the next view.
  ///
  /// - Throws: an error where two of the pictures would have one name.
  @MainActor
  private func renders(
    of views: [RenderableView]
  ) throws(PreviewRunnerError) -> [(RenderableView, PreviewVariant)] {
    let renders = views.flatMap { view in job.variants.map { (view, $0) } }
    var paths: Set<String> = []
    for (view, variant) in renders {
      guard let path = path(of: view, variant) else { break }
      if !paths.insert(path).inserted { throw .sameName(path: path) }
    }
    return renders
  }

  /// Where a picture goes; nil where none is written.
  @MainActor
  private func path(of view: RenderableView, _ variant: PreviewVariant) -> String? {
    job.output.map { folder in
      "\(folder)/\(OutputName.name(file: view.file.baseName, view: view.name, variant: variant))"
    }
  }

  @MainActor
  private func render(
    _ view: RenderableView, _ variant: PreviewVariant, with renderer: inout VariantRenderer
  ) throws -> RenderReport {
    try renderer.render(view, variant: variant, to: path(of: view, variant))
  }
}

extension PreviewVariant {
  fileprivate func isSameLanguage(as other: PreviewVariant) -> Bool {
    locale == other.locale && pseudoLocale == other.pseudoLocale
  }
}
