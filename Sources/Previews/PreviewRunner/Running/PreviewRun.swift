import Glibc
import ProjectAssets
import Rendering
import StringCatalogs

/// One run of a job in workers: listing, choosing what is drawn, and reporting in order.
struct PreviewRun {
  private let job: RenderJob
  private let module: SourceModule
  private let pool: WorkerPool
  private let stems: SourceStems

  /// One picture to make.
  private struct Render {
    var preview: ListedPreview
    /// The variant's index.
    var variant: Int
    /// Its path; nil if it is not written.
    var path: String?
  }

  /// Starts a worker, which prepares while the sources are compiled.
  init(
    _ job: RenderJob, module: SourceModule, catalog: StringCatalog?, files: ProjectFiles, sandbox: Sandbox?
  ) throws(PreviewRunnerError) {
    self.job = job
    self.module = module
    stems = SourceStems(projectSources: files.swiftFiles)
    ViewHome.add(languages: catalog?.locales ?? [])
    pool = try WorkerPool(timeLimit: job.timeLimit) { () throws(PreviewRunnerError) -> Worker in
      try Worker(sandbox: sandbox, memoryLimit: job.memoryLimit) { process in
        // Workers are forked from the main thread, which is the only one there is.
        MainActor.assumeIsolated {
          let worker = PreviewWorker(job: job, module: module, catalog: catalog, files: files)
          process.serve(load: worker.load) { task, record, send in
            // If a single file is shown, a view that ends its process is an error.
            worker.run(task, record: job.project == nil ? nil : record, send: send)
          }
        }
      }
    }
  }

  /// Lists, draws and writes, and reports each outcome as it becomes known, in the order of the previews and variants.
  ///
  /// - Parameters:
  ///   - only: the indices of the files whose previews are shown; nil shows all.
  ///   - isPartial: whether the library lacks code that these files name.
  ///   - unfinished: the renders to repeat, and nothing else; nil shows all.
  /// - Returns: the renders that ended because the library is incomplete; these are not reported.
  func run(
    library: String, only: Set<Int>? = nil, isPartial: Bool = false, unfinished: [UnfinishedRender]? = nil,
    workers: Int?, report: (RenderJob.Outcome) -> Void, printed: (String) -> Void
  ) throws(PreviewRunnerError) -> [UnfinishedRender] {
    try pool.load(library)
    var chosen: [ListedPreview]
    var failures: [ListedPreview.Source: WorkerEnd] = [:]
    if case .listed(let previews) = job.choice, unfinished == nil {
      chosen = previews
    } else if case .listed(let previews) = job.choice {
      // This library has more in it, so that the previews have other numbers.
      let listed = try list()
      failures = listed.failures
      chosen = previews.compactMap { preview in
        let same = UnfinishedRender(of: preview, variant: 0)
        return listed.catalog.previews.first { same.isOf($0) }
      }
    } else {
      let listed = try list()
      failures = listed.failures
      chosen = try listed.catalog.selection(job.choice, filter: job.filter)
    }
    if let only { chosen.removeAll { !only.contains($0.file) } }
    if !job.leftOut.isEmpty { chosen.removeAll { job.leftOut.contains(declared($0)) } }
    var ended: [UnfinishedRender] = []
    if isPartial {
      // What cannot even be listed is called by its name when it can.
      let lacking = chosen.filter { failures[$0.source]?.mayLackCode ?? false }
      chosen.removeAll(where: lacking.contains)
      ended = lacking.map {
        var render = UnfinishedRender(file: $0.file, line: $0.line, provider: $0.provider)
        render.absent = failures[$0.source].flatMap { AbsentSymbols.name(at: $0.fault, in: library) }
        return render
      }
    }
    if let unfinished { chosen.removeAll { preview in !unfinished.contains { $0.isOf(preview) } } }
    var all = try renders(of: chosen)
    var isNew: (ListedPreview) -> Bool = { _ in true }
    if let unfinished {
      all.removeAll { render in !unfinished.contains { $0.isOf(render.preview, variant: render.variant) } }
      // The others have been told of when they were drawn first.
      isNew = { preview in unfinished.contains { $0.isOf(preview) && $0.variant == nil } }
    }
    job.observer.listed(chosen.filter(isNew).map { ($0, module.files[$0.file].path) })
    let renders = job.share.map { share in share(all.map { $0.path ?? "" }).map { all[$0] } } ?? all
    let new = renders.filter { isNew($0.preview) }
    job.observer.planned(
      PlannedRenders(
        paths: all.filter { isNew($0.preview) }.compactMap(\.path), own: new.compactMap(\.path),
        count: new.count))
    ended += try draw(
      renders, failures: failures, library: library, isPartial: isPartial,
      workers: workers ?? job.workerCount(for: renders.count), report, printed)
    return ended
  }

  /// The declaration that a preview comes from.
  private func declared(_ preview: ListedPreview) -> RenderJob.Declared {
    let file = module.files[preview.file].path
    return RenderJob.Declared(
      file: file, line: preview.provider == nil ? preview.line : nil, provider: preview.provider)
  }

  // MARK: Listing

  /// Lists what the job would draw.
  func selection(
    library: String
  ) throws(PreviewRunnerError) -> (previews: [ListedPreview], mayLackCode: Bool) {
    try pool.load(library)
    let listed = try list()
    let chosen = try listed.catalog.selection(job.choice, filter: job.filter)
    let wanted = job.project?.files
    let mayLackCode = chosen.contains { preview in
      (wanted?.contains(module.files[preview.file].path) ?? true)
        && listed.failures[preview.source]?.mayLackCode == true
    }
    return (chosen, mayLackCode)
  }

  /// Lists what the sources hold, and why some of it cannot even be listed.
  private func list() throws(PreviewRunnerError) -> (
    catalog: PreviewCatalog, failures: [ListedPreview.Source: WorkerEnd]
  ) {
    var previews: [ListedPreview] = []
    var failures: [ListedPreview.Source: WorkerEnd] = [:]
    var next: WorkerTask? = .list(from: 0)
    let fileCount = module.files.count
    var record = ListingRecord(from: 0, fileCount: fileCount)
    try pool.run(workers: 1) {
      defer { next = nil }
      return next
    } message: { (_, message) throws(PreviewRunnerError) in
      if let error = message.failure { throw error }
      do throws(WorkerFault) { return try record.take(message) ? .step : .nothing } catch {
        return .fault(error)
      }
    } ended: { (_, end) throws(PreviewRunnerError) in
      previews += record.previews
      if record.isFinished { return }
      // An item that ends the process while it is listed is listed under its fallback name.
      guard let failed = record.current else {
        if case .fault(let fault) = end.reason {
          throw .reported(exitCode: 70, text: "a worker cannot be believed: \(fault)")
        }
        throw .system(call: "A worker", reason: "it ended before it had listed the previews")
      }
      previews.append(failed.fallback)
      failures[failed.fallback.source] = end
      guard previews.count < ListingRecord.limit else {
        throw .reported(exitCode: 70, text: "there are more than \(ListingRecord.limit) previews")
      }
      next = .list(from: failed.item + 1)
      record = ListingRecord(from: failed.item + 1, fileCount: fileCount)
    }
    let declared = DeclaredPreviews(of: module, job.project?.target.settings ?? job.compiling)
    let failed = Set(failures.keys)
    return (
      PreviewCatalog(
        previews: declared.named(previews) { failed.contains($0.source) },
        absent: declared.absent(from: previews), views: record.views, module: module), failures
    )
  }

  // MARK: Drawing

  /// Every view in every variant: all sizes of one view, then the next view.
  ///
  /// - Throws: an error if two of the pictures would have the same name.
  private func renders(of previews: [ListedPreview]) throws(PreviewRunnerError) -> [Render] {
    var renders: [Render] = []
    var paths: Set<String> = []
    var deliver = DeliverLayout(folder: job.output ?? "")
    // Duplicate requests make one file.
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
                  file: SourceStems.stem(of: module.files[preview.file].path), view: preview.pictureName,
                  folder: stems.folder(of: module.files[preview.file].path),
                  variant: variant)
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

  /// Renders that one process draws one after another: variants of one preview in one language.
  ///
  /// The grouping only depends on what is drawn, so that views that keep state between variants behave the
  /// same for any number of workers. That state may be a text in the language.
  private struct Group {
    /// The renders' indices.
    var renders: [Int]
    /// Their records.
    var outcomes: [Int: RenderJob.Outcome] = [:]
    /// The current render, and when it started.
    var current: Int?
    var began = ContinuousClock.now
    /// The output of its process.
    var record: RenderRecord
    /// The pictures of each render that have been written.
    var written: [Int: [String]] = [:]
    /// The views that are replaced with a box because they ended the process.
    var ended: [EndedView] = []

    var launch = Launch.untried

    /// The renders that have not been drawn.
    var rest: [Int] { renders.filter { outcomes[$0] == nil } }
  }

  /// Whether the app is launched before a group is drawn, which costs time and may fail: only where a preview has found nothing, which
  /// may be what the app puts there when it is launched.
  private enum Launch {
    case untried
    /// How far it goes, and how the group's process ended without it.
    case underWay(AppLaunch, after: WorkerEnd)
    /// The app cannot be launched.
    case failed

    var extent: AppLaunch? { if case .underWay(let extent, _) = self { extent } else { nil } }
  }

  private func task(of group: Group, _ renders: [Render]) -> WorkerTask {
    .render(
      renders[group.renders[0]].preview, variants: group.renders.map { renders[$0].variant },
      ended: group.ended, launch: group.launch.extent)
  }

  private func group(_ numbers: [Int], _ renders: [Render]) -> Group {
    Group(
      renders: numbers,
      record: RenderRecord(variants: numbers.map { renders[$0].variant }, rules: pictureRules))
  }

  /// The pictures that a variant may send; nil if none are requested.
  private func pictureRules(_ variant: Int) -> ArrivingPictures.Rules? {
    guard let folder = job.output else { return nil }
    var frames = 0
    if let movie = job.movie, movie.framesFolder != nil { frames = movie.lastFrame + 1 }
    var rules = ArrivingPictures.Rules(
      steps: job.picturedSteps.isEmpty ? nil : job.picturedSteps.count,
      hasEdges: job.variants[variant].showsEdges,
      frames: frames, byteLimit: job.memoryLimit << 20, folder: folder)
    rules.hasAccessibility = job.accessibility.hasPictures || job.accessibility.hasPicturesWhereMarked
    return rules
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
        groups.append(group([index], renders))
      }
    }
    // The records are created when the renders are known.
    return groups.map { group($0.renders, renders) }
  }

  /// Draws the renders, each group in a process of its own.
  private func draw(
    _ renders: [Render], failures: [ListedPreview.Source: WorkerEnd], library: String, isPartial: Bool,
    workers: Int,
    _ report: (RenderJob.Outcome) -> Void, _ printed: (String) -> Void
  ) throws(PreviewRunnerError) -> [UnfinishedRender] {
    var progress = Progress(waiting: groups(of: renders).reversed())
    (progress.library, progress.isPartial) = (library, isPartial)
    try pool.run(workers: workers) {
      nextTask(&progress, renders, failures)
    } mayTake: { task, waiting in
      // The task that all others wait for must continue, or nothing would.
      progress.held + waiting <= Self.mostHeld
        || key(of: task, progress, renders) == progress.underWay.keys.min()
    } message: { (task, message) throws(PreviewRunnerError) in
      try take(message, of: task, &progress, renders)
    } ended: { (task, end) throws(PreviewRunnerError) in
      finish(task, end, &progress, renders)
      progress.reportDone(report, printed)
    }
    progress.reportDone(report, printed)
    return progress.unfinished
  }

  /// How far drawing has come.
  private struct Progress {
    /// The outcomes that have been drawn but not reported, by the renders' indices; a missing outcome is drawn
    /// again.
    var outcomes: [Int: (outcome: RenderJob.Outcome?, printed: String)] = [:]
    /// The path of what is drawn.
    var library = ""
    /// Whether renders may have ended because the library is incomplete.
    var isPartial = false
    var unfinished: [UnfinishedRender] = []
    var reported = 0
    /// The number of bytes waiting for earlier reports.
    var held = 0
    /// The next one last.
    var waiting: [Group]
    /// Keyed by the first render, which is in no other group.
    var underWay: [Int: Group] = [:]

    init(waiting: [Group]) { self.waiting = waiting }

    mutating func reportDone(_ report: (RenderJob.Outcome) -> Void, _ printed: (String) -> Void) {
      while let next = outcomes.removeValue(forKey: reported) {
        if let outcome = next.outcome { report(outcome) }
        printed(next.printed)
        if case .success(let done) = next.outcome { held -= done.weight }
        held -= next.printed.utf8.count
        reported += 1
      }
    }
  }

  /// The task of the next group that can be drawn; nil if there is none at present.
  private func nextTask(
    _ progress: inout Progress, _ renders: [Render], _ failures: [ListedPreview.Source: WorkerEnd]
  ) -> WorkerTask? {
    // Finished outcomes are waiting for a slow one; meanwhile no task is started that would also have to
    // wait.
    if progress.held > Self.mostHeld, !progress.underWay.isEmpty { return nil }
    while let group = progress.waiting.popLast() {
      let first = group.renders[0]
      guard let end = failures[renders[first].preview.source] else {
        progress.underWay[first] = group
        return task(of: group, renders)
      }
      // What cannot be listed cannot be drawn.
      for index in group.renders {
        progress.outcomes[index] = (.failure(failure(of: renders[index], end)), "")
      }
      progress.outcomes[first]?.printed = end.printed
      progress.held += end.printed.utf8.count
    }
    return nil
  }

  private func key(of task: WorkerTask, _ progress: Progress, _ renders: [Render]) -> Int? {
    progress.underWay.first { _, group in self.task(of: group, renders) == task }?.key
  }

  /// Processes a message of a group's process.
  private func take(
    _ message: WorkerMessage, of task: WorkerTask, _ progress: inout Progress, _ renders: [Render]
  ) throws(PreviewRunnerError) -> WorkerPool.Heard {
    guard let key = key(of: task, progress, renders), var group = progress.underWay[key] else {
      return .nothing
    }
    defer { progress.underWay[key] = group }
    let event: RenderRecord.Event?
    do throws(WorkerFault) { event = try group.record.take(message) } catch { return .fault(error) }
    switch event {
    case .began(let variant):
      group.current = group.rest.first { renders[$0].variant == variant }
      group.began = .now
      return .step
    case .done(_, var report, let pictures):
      guard let current = group.current else { return .nothing }
      if let extent = report.extent, !extent.answers(job.variants[renders[current].variant]) {
        return .fault(WorkerFault("it shows a view at a size that was not left to it"))
      }
      do throws(PreviewRunnerError) {
        report.path = try write(pictures, of: renders[current]) {
          group.written[current, default: []].append($0)
        }
        // Facts that the program knows are not taken from the worker.
        report.view = renders[current].preview.name
        report.file = module.files[renders[current].preview.file].path
        report.asked = job.variants[renders[current].variant]
        report.seconds = (ContinuousClock.now - group.began) / .seconds(1)
        progress.held += report.weight
        group.outcomes[current] = .success(report)
      } catch {
        group.outcomes[current] = .failure(error)
      }
    case .failed(let variant, let error):
      // A failure before the first render applies to all.
      let failed = variant == nil ? group.renders : group.current.map { [$0] } ?? []
      for index in failed { group.outcomes[index] = .failure(placed(error, renders[index])) }
    case nil: break
    }
    return .nothing
  }

  /// Handles the end of a group's process.
  private func finish(
    _ task: WorkerTask, _ end: WorkerEnd, _ progress: inout Progress, _ renders: [Render]
  ) {
    guard let key = key(of: task, progress, renders), var group = progress.underWay.removeValue(forKey: key)
    else { return }
    var end = end
    let absent = AbsentSymbols.name(at: end.fault, in: progress.library)
    if let absent, case .failed = end.reason {
      end.reason = .failed("it uses \(AbsentDeclaration.name(of: absent)), which does not compile here")
    }
    // A view that traps after its picture was made still counts as trapped.
    if case .fault = end.reason {
      // All messages of such a process are discarded.
      for path in group.written.values.joined() { unlink(path) }
      for case .success(let report) in group.outcomes.values { progress.held -= report.weight }
      for index in group.renders { group.outcomes[index] = .failure(failure(of: renders[index], end)) }
    } else if end.reason != .done || !group.record.isComplete {
      let failed = group.current ?? group.renders[0]
      if case .success(let report)? = group.outcomes[failed] { progress.held -= report.weight }
      for path in group.written[failed] ?? [] { unlink(path) }
      if progress.isPartial, end.mayLackCode {
        var render = UnfinishedRender(of: renders[failed].preview, variant: renders[failed].variant)
        render.absent = absent
        progress.unfinished.append(render)
        group.outcomes[failed] = nil
        let rest = group.rest.filter { $0 != failed }
        if !rest.isEmpty { progress.waiting.append(self.group(rest, renders)) }
        for (index, outcome) in group.outcomes { progress.outcomes[index] = (outcome, "") }
        progress.outcomes[failed] = (nil, "")
        return
      }
      func drawAgain(_ change: (inout Group) -> Void) {
        group.outcomes[failed] = nil
        var rest = self.group(group.rest, renders)
        (rest.ended, rest.launch) = (group.ended, group.launch)
        change(&rest)
        progress.waiting.append(rest)
        for (index, outcome) in group.outcomes { progress.outcomes[index] = (outcome, "") }
      }
      if case .untried = group.launch, hasFoundNothing(end) {
        return drawAgain { $0.launch = .underWay(.told, after: end) }
      }
      if case .underWay(let extent, let first) = group.launch, group.current == nil {
        // Not the preview has failed, but the launch.
        if extent == .told { return drawAgain { $0.launch = .underWay(.made, after: first) } }
        group.launch = .failed
        end = first
      }
      if let ended = endedView(end, after: group.ended) {
        // It is drawn again with a box instead of that view.
        return drawAgain { $0.ended.append(ended) }
      }
      group.outcomes[failed] = .failure(failure(of: renders[failed], end))
      if !group.rest.isEmpty { progress.waiting.append(self.group(group.rest, renders)) }
    }
    for (index, outcome) in group.outcomes { progress.outcomes[index] = (outcome, "") }
    progress.outcomes[group.outcomes.keys.min() ?? key]?.printed = end.printed
    progress.held += end.printed.utf8.count
  }

  /// A worker's report that nothing is left of a preview is an error at that preview.
  private func placed(_ error: PreviewRunnerError, _ render: Render) -> PreviewRunnerError {
    guard job.project != nil, case .reported(exitCode: 70, let reason) = error else { return error }
    return .nothingLeft(
      view: render.preview.name, file: module.files[render.preview.file].path, line: render.preview.line,
      variant: job.variants[render.variant].name, reason: reason)
  }

  /// Whether a preview ended since there was nothing where there should be something.
  private func hasFoundNothing(_ end: WorkerEnd) -> Bool {
    guard job.project != nil, case .failed(let reason) = end.reason else { return false }
    return reason.contains("Unexpectedly found nil")
  }

  /// The view whose own code ended a process, if the preview can be drawn without it.
  private func endedView(_ end: WorkerEnd, after others: [EndedView]) -> EndedView? {
    guard job.project != nil, case .failed(let reason) = end.reason, let name = end.view,
      others.count < Self.mostEnded, !others.contains(where: { $0.name == name })
    else { return nil }
    return EndedView(name: name, reason: reason)
  }

  /// The maximum number of views of one preview that are replaced with boxes because they ended its process.
  private static let mostEnded = 12

  private func failure(of render: Render, _ end: WorkerEnd) -> PreviewRunnerError {
    let file = module.files[render.preview.file].path
    let variant = job.variants[render.variant].name
    switch end.reason {
    case .tookTooLong:
      return .tookTooLong(
        view: render.preview.name, file: file, variant: variant, seconds: job.timeLimit)
    case .failed(let reason):
      return .trapped(
        view: render.preview.name, file: file, line: render.preview.line, variant: variant, reason: reason)
    case .fault(let fault):
      return .unbelievable(view: render.preview.name, file: file, variant: variant, reason: fault.description)
    case .done:
      return .trapped(
        view: render.preview.name, file: file, line: render.preview.line, variant: variant,
        reason: "the view ended the process")
    }
  }

  /// The maximum number of bytes of reports and output that may wait for earlier reports.
  private static let mostHeld = 24 << 20

  /// Writes the pictures of a render; returns the first one's path.
  ///
  /// - Parameter written: called with each path.
  private func write(
    _ pictures: ArrivingPictures?, of render: Render, written: (String) -> Void
  ) throws(PreviewRunnerError) -> String? {
    guard let path = render.path, let pictures else { return nil }
    try pictures.write { kind in
      var place = String(path.dropLast(".png".count)) + kind.ending
      if case .frame = kind, let folder = job.movie?.framesFolder { place = "\(folder)/\(kind.ending)" }
      written(place)
      return place
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
