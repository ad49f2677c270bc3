import StringCatalogs

/// One run of a job in workers: what there is, what of it is drawn, in which order that is reported.
struct PreviewRun {
  private let job: RenderJob
  private let module: SourceModule
  private let pool: WorkerPool

  /// One picture to make.
  private struct Render {
    var preview: ListedPreview
    /// The variant's number.
    var variant: Int
    /// Where it goes; nil where none is written.
    var path: String?
  }

  /// Starts a worker, which makes itself ready while the sources are compiled.
  init(
    _ job: RenderJob, module: SourceModule, catalog: StringCatalog?, sandbox: Sandbox?
  ) throws(PreviewRunnerError) {
    self.job = job
    self.module = module
    pool = try WorkerPool(timeLimit: job.timeLimit) { () throws(PreviewRunnerError) -> Worker in
      try Worker(sandbox: sandbox, memoryLimit: job.memoryLimit) { process in
        // Workers are forked from the main thread, which is the only one there is.
        MainActor.assumeIsolated {
          let worker = PreviewWorker(job: job, module: module, catalog: catalog)
          process.serve(load: worker.load, run: worker.run)
        }
      }
    }
  }

  /// Lists, draws and writes, and reports each outcome as it becomes known, in the order of the previews and variants.
  ///
  /// - Parameter planned: is told, before the first outcome, which pictures the whole run makes.
  func run(
    library: String, workers: Int?, planned: ([String]) -> Void, report: (RenderJob.Outcome) -> Void,
    printed: (String) -> Void
  ) throws(PreviewRunnerError) {
    try pool.load(library)
    let (catalog, failures) = try list()
    let all = try renders(of: catalog.selection(job.choice, filter: job.filter))
    planned(all.compactMap(\.path))
    let renders = all.enumerated().filter { $0.offset % job.part.count == job.part.index - 1 }.map(
      \.element)
    try draw(
      renders, failures: failures, workers: workers ?? job.workerCount(for: renders.count), report,
      printed)
  }

  // MARK: Listing

  /// Lists what the sources hold, and why some of it cannot even be listed.
  private func list() throws(PreviewRunnerError) -> (
    catalog: PreviewCatalog, failures: [ListedPreview.Source: WorkerEnd]
  ) {
    var previews: [ListedPreview] = []
    var views: [DeclaredView] = []
    var failures: [ListedPreview.Source: WorkerEnd] = [:]
    var current: (item: Int, fallback: ListedPreview)?
    var next: WorkerTask? = .list(from: 0)
    var isFinished = false
    let files = module.files.indices
    try pool.run(workers: 1) {
      defer { next = nil }
      return next
    } message: { (_, message) throws(PreviewRunnerError) in
      switch message {
      case .listing(let item, let fallback): current = (item, fallback)
      case .listed(let listed):
        // What the user's process says is not taken on trust.
        previews += listed.filter { files.contains($0.file) }
        current = nil
      case .views(let declared): views = declared
      case .finished: isFinished = true
      case .failed(let exitCode, let text): throw .reported(exitCode: exitCode, text: text)
      default: break
      }
    } ended: { (_, end) throws(PreviewRunnerError) in
      if isFinished { return }
      // What ends the process while it is listed is listed under the name that it has without being asked.
      guard let failed = current, files.contains(failed.fallback.file) else {
        throw .system(call: "A worker", reason: "it ended before it had listed the previews")
      }
      previews.append(failed.fallback)
      failures[failed.fallback.source] = end
      current = nil
      next = .list(from: failed.item + 1)
    }
    return (PreviewCatalog(previews: previews, views: views, module: module), failures)
  }

  // MARK: Drawing

  /// Every view in every variant: all sizes of one view, then the next view.
  ///
  /// - Throws: an error where two of the pictures would have one name.
  private func renders(of previews: [ListedPreview]) throws(PreviewRunnerError) -> [Render] {
    var renders: [Render] = []
    var paths: Set<String> = []
    var deliver = DeliverLayout(folder: job.output ?? "")
    // What is asked for twice makes one file.
    var seen: Set<PreviewVariant> = []
    let variants = job.variants.indices.filter {
      job.output == nil || seen.insert(job.variants[$0]).inserted
    }
    for preview in previews {
      for index in variants {
        var render = Render(preview: preview, variant: index)
        if let folder = job.output {
          let variant = job.variants[index]
          let path =
            switch job.folders {
            case .flat:
              "\(folder)/"
                + OutputName.name(
                  file: module.files[preview.file].baseName, view: preview.name, variant: variant)
            case .deliver: try deliver.path(view: preview.name, variant)
            }
          if !paths.insert(path).inserted { throw .sameName(path: path) }
          render.path = path
        }
        renders.append(render)
      }
    }
    return renders
  }

  /// Draws each render in a process of its own.
  private func draw(
    _ renders: [Render], failures: [ListedPreview.Source: WorkerEnd], workers: Int,
    _ report: (RenderJob.Outcome) -> Void, _ printed: (String) -> Void
  ) throws(PreviewRunnerError) {
    var outcomes: [Int: (outcome: RenderJob.Outcome, printed: String)] = [:]
    var reported = 0
    func reportDone() {
      while let next = outcomes.removeValue(forKey: reported) {
        printed(next.printed)
        report(next.outcome)
        reported += 1
      }
    }
    // A preview and a variant name a render.
    var underWay: [(task: WorkerTask, index: Int, outcome: RenderJob.Outcome?)] = []
    var position = 0
    try pool.run(workers: workers) {
      while position < renders.count {
        let render = renders[position]
        defer { position += 1 }
        if let end = failures[render.preview.source] {
          outcomes[position] = (.failure(failure(of: render, end)), end.printed)
          continue
        }
        let task = WorkerTask.render(render.preview, variants: [render.variant])
        underWay.append((task, position, nil))
        return task
      }
      return nil
    } message: { (task, message) throws(PreviewRunnerError) in
      guard let place = underWay.firstIndex(where: { $0.task == task }) else { return }
      switch message {
      case .done(var done, let pictures):
        let render = renders[underWay[place].index]
        do throws(PreviewRunnerError) {
          done.path = try write(pictures, of: render)
          underWay[place].outcome = .success(done)
        } catch {
          underWay[place].outcome = .failure(error)
        }
      case .failed(let exitCode, let text):
        underWay[place].outcome = .failure(.reported(exitCode: exitCode, text: text))
      default: break
      }
    } ended: { (task, end) throws(PreviewRunnerError) in
      guard let place = underWay.firstIndex(where: { $0.task == task }) else { return }
      let (_, index, outcome) = underWay.remove(at: place)
      // A view that traps after its picture was made has trapped.
      outcomes[index] = (
        end.reason == .done
          ? outcome ?? .failure(failure(of: renders[index], end))
          : .failure(failure(of: renders[index], end)), end.printed
      )
      reportDone()
    }
    reportDone()
  }

  private func failure(of render: Render, _ end: WorkerEnd) -> PreviewRunnerError {
    let file = module.files[render.preview.file].path
    let variant = job.variants[render.variant].name
    switch end.reason {
    case .tookTooLong:
      return .tookTooLong(
        view: render.preview.name, file: file, variant: variant, seconds: job.timeLimit)
    case .failed(let reason):
      return .trapped(view: render.preview.name, file: file, variant: variant, reason: reason)
    case .done:
      return .trapped(
        view: render.preview.name, file: file, variant: variant,
        reason: "the view ended the process")
    }
  }

  /// Writes the pictures of a render; answers the first one's path.
  private func write(_ pictures: [RenderedPicture], of render: Render) throws(PreviewRunnerError)
    -> String?
  {
    guard let path = render.path else { return nil }
    for picture in pictures {
      try OutputFile.write(picture.bytes, to: path.dropLast(".png".count) + picture.ending)
    }
    return path
  }
}
