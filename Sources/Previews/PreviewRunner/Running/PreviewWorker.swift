import Rendering
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
        let renderer = try VariantRenderer(job: job, catalog: catalog)
        let catalog = try PreviewCatalog(
          LoadedLibrary(path: library), module: module, settings: renderer.previewSettings)
        let selection = try catalog.selection(job.choice, filter: job.filter, module: module)
        let all = try renders(of: selection)
        if share == 0, start == 0 { send(.planned(all.compactMap(\.path))) }
        let renders = all.enumerated()
          .filter { $0.offset % job.part.count == job.part.index - 1 }.map(\.element)
        let keepsTexts = FoundationLookups(for: module).keepsTexts
        var language: PreviewVariant?
        for (index, next) in renders.enumerated() where index >= start && index % shares == share {
          let (view, variant) = (next.view, next.variant)
          // What a source looked up once and keeps stays in that language as long as the process lives.
          if keepsTexts, let language, !language.isSameLanguage(as: variant) {
            send(.handedOver(next: index))
            return
          }
          language = variant
          send(
            .begin(index: index, view: view.name, file: view.file.path, variant: variant.name))
          do {
            send(.done(try renderer.render(view, variant: variant, to: next.path)))
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

  /// One picture to make.
  private struct Render {
    var view: RenderableView
    var variant: PreviewVariant
    /// Where it goes; nil where none is written.
    var path: String?
  }

  /// Every view in every variant: all sizes of one view, then the next view.
  ///
  /// - Throws: an error where two of the pictures would have one name.
  @MainActor
  private func renders(of views: [RenderableView]) throws(PreviewRunnerError) -> [Render] {
    var renders: [Render] = []
    var paths: Set<String> = []
    var deliver = DeliverLayout(folder: job.output ?? "")
    // What is asked for twice makes one file.
    var seen: Set<PreviewVariant> = []
    let variants =
      job.output == nil ? job.variants : job.variants.filter { seen.insert($0).inserted }
    for view in views {
      for variant in variants {
        var render = Render(view: view, variant: variant)
        if let folder = job.output {
          let path =
            switch job.folders {
            case .flat:
              "\(folder)/\(OutputName.name(file: view.file.baseName, view: view.name, variant: variant))"
            case .deliver: try deliver.path(view: view.name, variant)
            }
          if !paths.insert(path).inserted { throw .sameName(path: path) }
          render.path = path
        }
        renders.append(render)
      }
    }
    return renders
  }
}

extension PreviewVariant {
  fileprivate func isSameLanguage(as other: PreviewVariant) -> Bool {
    circumstances.locale == other.locale && circumstances.pseudoLocale == other.pseudoLocale
  }
}
