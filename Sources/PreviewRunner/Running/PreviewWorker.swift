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
        let selection = try catalog.selection(job.choice, module: module)
        let renders = Self.renders(of: selection, in: job.variants).enumerated()
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
  @MainActor
  private static func renders(
    of views: [RenderableView], in variants: [PreviewVariant]
  ) -> [(RenderableView, PreviewVariant)] {
    views.flatMap { view in variants.map { (view, $0) } }
  }

  @MainActor
  private func render(
    _ view: RenderableView, _ variant: PreviewVariant, with renderer: inout VariantRenderer
  ) throws -> RenderReport {
    let path = job.output.map { folder in
      "\(folder)/\(OutputName.name(file: view.file.baseName, view: view.name, variant: variant))"
    }
    return try renderer.render(view, variant: variant, to: path)
  }
}

extension PreviewVariant {
  fileprivate func isSameLanguage(as other: PreviewVariant) -> Bool {
    locale == other.locale && pseudoLocale == other.pseudoLocale
  }
}
