import ProjectAssets
import Rendering
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
    _ job: RenderJob, module: SourceModule, catalog: StringCatalog?, files: ProjectFiles, sandbox: Sandbox?
  ) throws(PreviewRunnerError) {
    self.job = job
    self.module = module
    pool = try WorkerPool(timeLimit: job.timeLimit) { () throws(PreviewRunnerError) -> Worker in
      try Worker(sandbox: sandbox, memoryLimit: job.memoryLimit) { process in
        // Workers are forked from the main thread, which is the only one there is.
        MainActor.assumeIsolated {
          let worker = PreviewWorker(job: job, module: module, catalog: catalog, files: files)
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
    let chosen: [ListedPreview]
    var failures: [ListedPreview.Source: WorkerEnd] = [:]
    if case .listed(let previews) = job.choice {
      chosen = previews
    } else {
      let listed = try list()
      failures = listed.failures
      chosen = try listed.catalog.selection(job.choice, filter: job.filter)
    }
    let all = try renders(of: chosen)
    planned(all.compactMap(\.path))
    let renders = all.enumerated().filter { $0.offset % job.part.count == job.part.index - 1 }.map(
      \.element)
    try draw(
      renders, failures: failures, workers: workers ?? job.workerCount(for: renders.count), report,
      printed)
  }

  // MARK: Listing

  /// Lists what the job would draw.
  func selection(library: String) throws(PreviewRunnerError) -> [ListedPreview] {
    try pool.load(library)
    return try list().catalog.selection(job.choice, filter: job.filter)
  }

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
          if let file = job.outputFile {
            if !paths.insert(file).inserted { throw .severalForOneFile(path: file) }
            render.path = file
            renders.append(render)
            continue
          }
          if !paths.insert(path).inserted { throw .sameName(path: path) }
          render.path = path
        }
        renders.append(render)
      }
    }
    return renders
  }

  /// Renders that one process draws, one after the other: variants of one preview in one language.
  ///
  /// How they are grouped depends on what is drawn alone, so that views that keep something from one variant to the next
  /// do so for any number of workers. What they keep may be a text in the language.
  private struct Group {
    /// The renders' numbers.
    var renders: [Int]
    /// What is known of them.
    var outcomes: [Int: RenderJob.Outcome] = [:]
    /// The one that is being drawn.
    var current: Int?

    /// Those that have not been drawn.
    var rest: [Int] { renders.filter { outcomes[$0] == nil } }
  }

  private func task(of group: Group, _ renders: [Render]) -> WorkerTask {
    .render(renders[group.renders[0]].preview, variants: group.renders.map { renders[$0].variant })
  }

  private func groups(of renders: [Render]) -> [Group] {
    var groups: [Group] = []
    for (index, render) in renders.enumerated() {
      if let last = groups.last, last.renders.count < job.rendersPerProcess, let first = last.renders.first,
        renders[first].preview == render.preview,
        job.variants[renders[first].variant].isSameLanguage(as: job.variants[render.variant])
      {
        groups[groups.count - 1].renders.append(index)
      } else {
        groups.append(Group(renders: [index]))
      }
    }
    return groups
  }

  /// Draws the renders, each group in a process of its own.
  private func draw(
    _ renders: [Render], failures: [ListedPreview.Source: WorkerEnd], workers: Int,
    _ report: (RenderJob.Outcome) -> Void, _ printed: (String) -> Void
  ) throws(PreviewRunnerError) {
    var outcomes: [Int: (outcome: RenderJob.Outcome, printed: String)] = [:]
    var reported = 0
    func reportDone() {
      while let next = outcomes.removeValue(forKey: reported) {
        report(next.outcome)
        printed(next.printed)
        reported += 1
      }
    }
    var waiting = Array(groups(of: renders).reversed())
    // By the first render, which is in no other group.
    var underWay: [Int: Group] = [:]
    func number(_ task: WorkerTask) -> Int? {
      underWay.first { _, group in self.task(of: group, renders) == task }?.key
    }
    try pool.run(workers: workers) {
      while let group = waiting.popLast() {
        let preview = renders[group.renders[0]].preview
        if let end = failures[preview.source] {
          // What cannot be listed cannot be drawn.
          for index in group.renders { outcomes[index] = (.failure(failure(of: renders[index], end)), "") }
          outcomes[group.renders[0]]?.printed = end.printed
          continue
        }
        underWay[group.renders[0]] = group
        return self.task(of: group, renders)
      }
      return nil
    } message: { (task, message) throws(PreviewRunnerError) in
      guard let key = number(task), var group = underWay[key] else { return }
      switch message {
      case .begin(let variant): group.current = group.rest.first { renders[$0].variant == variant }
      case .done(var done, let pictures):
        guard let current = group.current else { return }
        do throws(PreviewRunnerError) {
          done.path = try write(pictures, of: renders[current])
          group.outcomes[current] = .success(done)
        } catch {
          group.outcomes[current] = .failure(error)
        }
      case .failed(let exitCode, let text):
        let error = PreviewRunnerError.reported(exitCode: exitCode, text: text)
        // What fails before the first render fails in all.
        for index in group.current.map({ [$0] }) ?? group.renders { group.outcomes[index] = .failure(error) }
      default: break
      }
      underWay[key] = group
    } ended: { (task, end) throws(PreviewRunnerError) in
      guard let key = number(task), var group = underWay.removeValue(forKey: key) else { return }
      // A view that traps after its picture was made has trapped.
      if end.reason != .done || !group.rest.isEmpty {
        let failed = group.current ?? group.renders[0]
        group.outcomes[failed] = .failure(failure(of: renders[failed], end))
        if !group.rest.isEmpty { waiting.append(Group(renders: group.rest)) }
      }
      for (index, outcome) in group.outcomes { outcomes[index] = (outcome, "") }
      outcomes[group.outcomes.keys.min() ?? key]?.printed = end.printed
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
      if picture.ending.hasPrefix(MovieMaker.frameEnding), let folder = job.movie?.framesFolder {
        let name = picture.ending.dropFirst(MovieMaker.frameEnding.count)
        try OutputFile.write(picture.bytes, to: "\(folder)/\(name)")
        continue
      }
      try OutputFile.write(picture.bytes, to: path.dropLast(".png".count) + picture.ending)
    }
    return path
  }
}

extension PreviewVariant {
  fileprivate func isSameLanguage(as other: PreviewVariant) -> Bool {
    circumstances.locale == other.circumstances.locale
      && circumstances.pseudoLocale == other.circumstances.pseudoLocale
  }
}
