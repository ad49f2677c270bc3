import CProcess
import Fonts
import Foundation
import Glibc
package import Linting
internal import OperatingSystem
import ProjectAssets
package import Rendering
package import StringCatalogs
import Synchronization

/// A whole run: which sources, which of their views, and in which variants.
package struct RenderJob {
  package var sources: [String]
  package var choice = PreviewChoice.automatic
  /// Which of these are included.
  package var filter = PreviewFilter()

  /// A preview as its source declares it.
  package struct Declared: Hashable, Sendable {
    /// The path of its file, as in the sources.
    package var file: String
    /// The line of `#Preview`; nil for a provider.
    package var line: Int?
    /// The type that provides previews; nil for `#Preview`.
    package var provider: String?

    package init(file: String, line: Int?, provider: String?) {
      (self.file, self.line, self.provider) = (file, line, provider)
    }
  }

  /// Those that are not drawn, because their sources say so.
  package var leftOut: Set<Declared> = []
  package var variants: [PreviewVariant]
  /// The user steps before each view is shown.
  package var steps: [DriveStep] = []
  /// The user steps after that, with a picture after each.
  package var picturedSteps: [DriveStep] = []
  /// How long the views' clock-driven work may take before each picture, in seconds; nil is the default.
  package var settleTime: Double?
  /// The initial stored values of views.
  package var defaults: [String: String] = [:]
  /// The moment that pictures show, in seconds since the last step or, without one, since the view appeared;
  /// nil is the end of all animations.
  package var moment: Double?
  /// Nil makes still pictures.
  package var movie: Movie?
  /// The window of an app that is shown with its frame; nil shows views by themselves.
  package var window: WindowPicture?
  /// The one file that is written instead of those in `output`.
  package var outputFile: String?
  /// Chooses the renders of this run if others draw the rest: returns the indices of those to do, given the
  /// paths of the next ones in order; nil for all.
  package var share: (@Sendable ([String]) -> [Int])?
  /// The folder for the pictures; nil if only the trees are wanted.
  package var output: String?

  /// How pictures are laid out in the folder.
  package enum Folders: Equatable, Sendable {
    /// All in one folder, named after source, view and variant.
    case flat
    /// As `fastlane deliver` uploads them, opaque and in RGB, as the App Store requires.
    case deliver
  }

  package var folders = Folders.flat
  /// The device that is drawn around each picture; nil for none.
  package var frame: PictureFrame?
  /// The format of placed views in reports.
  package var treeFormat = TreeFormat.none
  package var fonts: String?
  /// String catalogs and folders of them; nil for those of the sources' project.
  package var catalogs: [String]?
  /// How the sources are compiled.
  package var compiling = CompileSettings()
  /// The largest number of pixels of one picture.
  package var pixelLimit = 100_000_000
  /// How many workers share the renders; nil chooses by the number of renders.
  package var workers: Int?
  /// How long one render may take, in seconds.
  package var timeLimit = 60
  /// How much memory one render may take, in MB.
  package var memoryLimit = 2048
  /// Whether views are kept from the network and from files that they do not need.
  package var sandboxing = Sandbox.Use.automatic

  /// The lint settings.
  package struct Lint: Sendable {
    package var settings: LintSettings
    /// Whether each finding gets a cropped picture.
    package var makesPictures: Bool

    package init(settings: LintSettings, makesPictures: Bool) {
      self.settings = settings
      self.makesPictures = makesPictures
    }
  }

  /// Nil for no linting.
  package var lint: Lint?

  /// Whether reports include where the catalogs' texts are shown.
  package var findsTexts = false
  /// Which accessibility outputs are made.
  package struct Accessibility: Sendable {
    /// Whether there is a picture of the elements beside each picture.
    package var hasPictures = false
    /// Whether reports name the elements.
    package var hasText = false
    /// Whether there is a picture of the elements of previews that request one.
    package var hasPicturesWhereMarked = false
    /// Whether reports name the elements of previews that request a picture of them.
    package var hasTextWhereMarked = false

    package init() {}
  }

  package var accessibility = Accessibility()
  /// Whether a dashed square is drawn for a missing image; devices draw nothing.
  package var showsMissingAssets = false
  /// The texts to show; nil reads `catalogs`.
  package var texts: StringCatalog?

  /// The project that the sources are a target of; nil compiles them by themselves.
  package var project: ProjectRequest?
  /// The observer of the run's progress.
  package var observer = RunObserver()
  /// Finds the literals of a project's requested files that can be changed while they are shown, so that they
  /// are compiled accordingly; nil compiles them unchanged.
  package var liveSyntax: LiveSyntax?

  package init(sources: [String], variants: [PreviewVariant]) {
    self.sources = sources
    self.variants = variants
  }

  /// The outcome of one render: its report, or why there is none.
  package typealias Outcome = Result<RenderReport, PreviewRunnerError>

  /// The number of renders that justify another worker: starting one costs about as much. Lint rules make
  /// several pictures of each render, and finding texts lays each out many times.
  private var rendersPerWorker: Int { lint == nil && !findsTexts ? 16 : 2 }

  /// The maximum number of renders of one preview in a process before it is replaced by a fresh one, in which
  /// the first render takes longer. In a divided run each render has its own process.
  var rendersPerProcess: Int { share != nil ? 1 : 2 * rendersPerWorker }

  /// How many workers share a number of renders by default.
  func workerCount(for renders: Int) -> Int {
    min(max(1, renders / rendersPerWorker), Self.processorCount)
  }

  /// Compiles, renders and reports each outcome as it becomes known, in the order of the variants.
  ///
  /// - Returns: the `attempts` that an interactive request took.
  @discardableResult
  package func run(
    report: (Outcome) -> Void, printed: (String) -> Void
  ) throws(PreviewRunnerError) -> Int {
    guard FileSystem.exists(ChildProcesses.list) || FileSystem.exists("/proc/self/stat") else {
      throw .noProcessInformation
    }
    for variant in variants { try variant.checkSize(limit: pixelLimit) }
    if folders == .deliver { try DeliverLayout.check(variants) }
    if let project, !project.isInteractive {
      try run(project, report: report, printed: printed)
      return 0
    }
    var job = self
    let started = try start(printed: printed)
    for failure in started.failures { report(.failure(failure)) }
    if let output { try RunnerFile.makeFolder(output) }
    do throws(PreviewRunnerError) {
      var unfinished = try started.run.run(
        library: started.library, isPartial: started.isPartial, workers: workers, report: report,
        printed: printed)
      while !unfinished.isEmpty, let attempts = job.project?.attempts {
        job.project?.attempts = attempts + 1
        let larger = try job.start(printed: printed)
        unfinished = try larger.run.run(
          library: larger.library, isPartial: larger.isPartial, unfinished: unfinished, workers: workers,
          report: report, printed: printed)
      }
    } catch {
      // What was to be shown is in a file that does not compile, which has already been reported.
      switch error {
      case .noPreviews, .unknownView, .unknownPreview: if started.failures.isEmpty { throw error }
      default: throw error
      }
    }
    return job.project?.attempts ?? 0
  }

  /// The listed content of the sources.
  package struct Listing {
    /// What is rendered by default.
    package var previews: [ListedPreview]
    /// Why some of the sources are left out, if they are.
    package var failure: PreviewRunnerError?
    /// The project's `attempts` with which they could be listed.
    package var attempts = 0
    /// A process that shows them, if one was asked for.
    package var live: StartedPreview?
  }

  /// Compiles, and lists what would be rendered; nothing is drawn.
  ///
  /// - Parameter startsLive: whether a process that shows the previews is started at the same time.
  package func listing(
    startsLive: Bool = false, printed: (String) -> Void
  ) throws(PreviewRunnerError) -> Listing {
    var job = self
    while true {
      let started = try job.start(startsLive: startsLive, printed: printed)
      let failure = started.failures.first
      do throws(PreviewRunnerError) {
        let listed = try started.run.selection(library: started.library)
        if listed.mayLackCode, started.isPartial, let attempts = job.project?.attempts {
          job.project?.attempts = attempts + 1
          continue
        }
        return Listing(
          previews: listed.previews, failure: failure, attempts: job.project?.attempts ?? 0,
          live: started.live)
      } catch {
        // What was requested is in a file that does not compile.
        if case .noPreviews = error, let failure { throw failure }
        throw error
      }
    }
  }

  /// A worker that is waiting for a library, with the library's path.
  private struct Started {
    var run: PreviewRun
    var module: SourceModule
    var library: String
    /// Whether the library lacks code that the requested files name.
    var isPartial = false
    /// Why some of the sources are left out.
    var failures: [PreviewRunnerError]
    var live: StartedPreview?
  }

  /// Starts a worker and compiles what it loads.
  ///
  /// - Parameter startsLive: whether another one, which stays, loads the same.
  private func start(
    startsLive: Bool = false, printed: (String) -> Void
  ) throws(PreviewRunnerError) -> Started {
    let module = try SourceModule(paths: sources, name: project?.target.name)
    let compiler = try PreviewCompiler(project?.target.settings ?? compiling)
    Interruption.watch()
    // Orphans of a killed worker are reparented to this process, which ends them.
    fr_adopt_orphans()
    var damaged: [PreviewRunnerError] = []
    let catalog = try shownTexts { damaged.append($0) }
    let files = ProjectFiles(near: sources)
    let sandbox = try sandbox(compiler, files, printed: printed)
    let run = try PreviewRun(self, module: module, catalog: catalog, files: files, sandbox: sandbox)
    let live =
      startsLive
      ? try LiveWorker(self, module: module, catalog: catalog, files: files, sandbox: sandbox) : nil
    let symbols = ProjectSymbols(files, texts: catalog)
    if project != nil {
      let library = try library(of: module, symbols: symbols, compiler)
      live?.load(library.path)
      return Started(
        run: run, module: module, library: library.path, isPartial: library.isPartial,
        failures: damaged + (library.failure.map { [$0] } ?? []),
        live: live.map { StartedPreview(worker: $0, isPartial: library.isPartial, source: library.source) })
    }
    let compiled: PreviewCompiler.CompiledPart
    do throws(PreviewRunnerError) {
      compiled = try compiler.libraryOfWhatCompiles(in: module, project: symbols)
    } catch {
      if case .doesNotCompile(let said) = error {
        observer.leftOut(module.leftOut(by: said, isDependant: false))
      }
      throw error
    }
    if !compiled.leftOut.isEmpty { observer.leftOut(compiled.leftOut) }
    live?.load(compiled.path)
    return Started(
      run: run, module: module, library: compiled.path, failures: damaged + compiled.failures,
      live: live.map { StartedPreview(worker: $0) })
  }

  /// The library of sources.
  struct Library {
    var path: String
    /// Whether it lacks code that the requested files name, of which a preview may end.
    var isPartial = false
    /// Why some of the sources are left out.
    var failure: PreviewRunnerError?
    /// The sources, if their literals can be changed at run time.
    var source: LiveSource?
  }

  /// The library of the sources.
  ///
  /// For a project it contains the files around the requested ones (`Library.isPartial`), and ever more of them with
  /// `ProjectRequest.attempts`. An error in these files themselves fails the
  /// run: someone who is editing them does not want a picture of the rest. Where modules are not there, they are shown as `render` shows
  /// them, with what was changed.
  func library(
    of module: SourceModule, symbols: ProjectSymbols, _ compiler: PreviewCompiler
  ) throws(PreviewRunnerError) -> Library {
    guard let project else {
      let compiled = try compiler.libraryOfWhatCompiles(in: module, project: symbols)
      return Library(path: compiled.path, failure: compiled.failures.first)
    }
    let wanted = project.files ?? Set(module.files.map(\.path))
    func errors(_ repairs: [FileRepair]) -> PreviewRunnerError? {
      let lines = repairs.map { "\($0.path):\($0.line):1: error: \($0.repair.error)" }
      return lines.isEmpty ? nil : .doesNotCompile(diagnostics: lines.joined(separator: "\n"))
    }
    if let syntax = liveSyntax {
      let source = LiveSource(module, literalsOf: wanted, syntax: syntax)
      do throws(PreviewRunnerError) {
        let stage = try stage(of: source.marked(module, without: []), wanted, project, symbols, compiler)
        if stage.lacksModules || !stage.repairs.contains(where: { wanted.contains($0.path) }) {
          return Library(
            path: stage.library, isPartial: stage.isPartial, failure: errors(stage.repairs), source: source)
        }
      } catch {
        // A compiler message about a line without such a literal applies to the unchanged source.
        guard case .doesNotCompile(let diagnostics) = error, !source.literals(of: diagnostics).isEmpty else {
          throw error
        }
      }
    }
    let stage = try stage(of: module, wanted, project, symbols, compiler)
    if !stage.lacksModules, let error = errors(stage.repairs.filter { wanted.contains($0.path) }) {
      throw error
    }
    return Library(path: stage.library, isPartial: stage.isPartial, failure: errors(stage.repairs))
  }

  private func stage(
    of module: SourceModule, _ wanted: Set<String>, _ project: ProjectRequest, _ symbols: ProjectSymbols,
    _ compiler: PreviewCompiler
  ) throws(PreviewRunnerError) -> ProjectBuild.Stage {
    var found: ProjectBuild.Stage?
    try compiler.build(project, processes: Self.processorCount) { (build) throws(PreviewRunnerError) in
      let numbers = module.files.indices.filter { wanted.contains(module.files[$0].path) }
      try build.run(
        module, wanted: Set(numbers), isStaged: true, mendsWanted: false,
        attempt: min(project.attempts, StagePlan.mostAttempts),
        symbols: symbols
      ) {
        found = $0
        return [:]
      }
    }
    guard let found else { throw .noPreviews(files: wanted.sorted(), unmakeable: []) }
    return found
  }

  /// The reported reasons why catalogs cannot be read: targets of one project share them.
  private static let saidOfTexts = Mutex<Set<String>>([])

  /// The localized texts for views.
  ///
  /// - Parameter damaged: called once with the reason why a catalog that was found cannot be read; the others
  ///   are used.
  private func shownTexts(
    damaged: (PreviewRunnerError) -> Void
  ) throws(PreviewRunnerError) -> StringCatalog? {
    if let texts { return texts }
    return try ProjectTexts(sources: sources, catalogs: catalogs).read { error in
      if Self.saidOfTexts.withLock({ $0.insert("\(error)").inserted }) { damaged(error) }
    }
  }

  /// Whether the sources compile by themselves, without the rest of a project.
  package func compilesAlone() throws(PreviewRunnerError) -> Bool {
    let module = try SourceModule(paths: sources)
    let catalog = try shownTexts { _ in }
    return try PreviewCompiler(compiling).compiles(
      module, project: ProjectSymbols(ProjectFiles(near: sources), texts: catalog))
  }

  /// Compiles a target of a project in stages, and renders the previews of each as soon as it is ready.
  private func run(
    _ project: ProjectRequest, report: (Outcome) -> Void, printed: (String) -> Void
  ) throws(PreviewRunnerError) {
    let module = try SourceModule(paths: project.target.sources, name: project.target.name)
    let compiler = try PreviewCompiler(project.target.settings)
    Interruption.watch()
    // Orphans of a killed worker are reparented to this process, which ends them.
    fr_adopt_orphans()
    let shownTexts = try self.shownTexts { report(.failure($0)) }
    var found = false
    var absent: PreviewRunnerError?
    let files = ProjectFiles(near: sources)
    let sandbox = try sandbox(compiler, files, printed: printed)
    if let output { try RunnerFile.makeFolder(output) }
    var wanted = project.files.map { paths in
      Set(module.files.indices.filter { paths.contains(module.files[$0].path) })
    }
    var listed: [Int] = []
    var unfinished: [UnfinishedRender] = []
    if case .view(let name) = choice {
      listed = module.files.indices.filter { module.files[$0].content.mentions("struct \(name)") }
      wanted = Set(listed)
    }
    try compiler.build(project, processes: Self.processorCount) { (build) throws(PreviewRunnerError) in
      try build.run(
        module, wanted: wanted, isStaged: project.isStaged && share == nil, listed: listed,
        symbols: ProjectSymbols(files, texts: shownTexts)
      ) {
        (stage) throws(PreviewRunnerError) in
        let run = try PreviewRun(self, module: module, catalog: shownTexts, files: files, sandbox: sandbox)
        var shown = stage.files
        if let wanted { shown.formIntersection(wanted) }
        do throws(PreviewRunnerError) {
          let repeated = stage.isRepeated ? unfinished.filter { shown.contains($0.file) } : nil
          if stage.isRepeated { unfinished.removeAll { shown.contains($0.file) } }
          let ended = try run.run(
            library: stage.library, only: shown, isPartial: stage.isPartial,
            unfinished: repeated, workers: workers, report: report, printed: printed)
          if stage.isPartial { unfinished += ended }
          found = true
        } catch {
          switch error {
          // Another stage may contain what is requested.
          case .noPreviews: break
          case .unknownPreview, .unknownView, .unmatchedPattern, .everythingExcluded:
            absent = error.joined(to: absent)
          default: throw error
          }
        }
        project.stage(stage)
        return Dictionary(grouping: unfinished, by: \.file).mapValues { Set($0.compactMap(\.absent)) }
      }
      project.missingModules(build.missingModules)
      project.macroFailures(build.macroFailures)
      if !found, let absent { throw absent }
    }
  }

  /// The sandbox for views, if there is one.
  func sandbox(
    _ compiler: PreviewCompiler, _ files: ProjectFiles, printed: (String) -> Void
  ) throws(PreviewRunnerError) -> Sandbox? {
    let readableByAll = try ViewHome.prepare(in: compiler.cache)
    if sandboxing == .never { return nil }
    if let lack = Sandbox.lack {
      if sandboxing == .required { throw .noSandbox }
      printed("note: \(lack) (--sandbox makes this an error)")
    }
    var readable: [String] = []
    for source in CatalogSearch.oneOfEachFolder(sources) {
      if !CatalogSearch.isInProject(source) {
        readable += sources.filter { FileSystem.parent(of: $0) == FileSystem.parent(of: source) }
      }
      for path in projectPaths(of: source, files) where !readable.contains(path) { readable.append(path) }
    }
    readable += [
      compiler.installation.modules, compiler.installation.executable, compiler.toolchain.resources,
      StandInCache.folder(in: compiler.cache),
    ]
    readable += readableByAll
    // Fonts are opened when a text first needs them.
    if let folder = try? FontLibrary.locate(explicit: fonts) { readable.append(folder.path) }
    return Sandbox(readable: readable)
  }

  /// What views of a source may read around it: its project, or, if it is not part of one, itself and the
  /// asset catalogs and fonts beside it. The folder of a single file may contain anything.
  private func projectPaths(of source: String, _ files: ProjectFiles) -> [String] {
    if let project = CatalogSearch.projects(of: source).last {
      return [FileSystem.resolve(project) ?? project]
    }
    let folder = CatalogSearch.project(of: source)
    let own = (files.catalogs + files.fonts).filter { $0.hasPrefix(folder + "/") }
    return ([source, folder + "/Resources"] + own).filter { path in
      // The entries themselves are readable, but not the targets of symbolic links.
      path == source || !FileSystem.isLink(path)
    }
  }

  private static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
