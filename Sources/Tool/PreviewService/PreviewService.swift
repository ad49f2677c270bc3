package import Linting
internal import OperatingSystem
package import PreviewRunner
internal import ProjectAssets
internal import Projects

/// Lists and draws the previews of a project's files, for long-running servers.
///
/// This is the only interface between servers and the runner. Everything happens on the caller's thread:
/// workers are forked from it, so a process that uses this must not have another one.
package final class PreviewService {
  package let project: PreviewProject
  package let pictures: PictureFolder
  package let options: ServiceOptions
  /// Whether files of modules are compiled with literals that can be changed while they are shown.
  package var changesLiterals = false
  /// How long a view may take to show where nothing else is asked for, in seconds; nil is the usual time.
  package var timeLimit: Int?
  /// How often previews of files have ended because not enough of their target was compiled (`ProjectRequest.attempts`).
  private var attempts: [String: Int] = [:]
  /// A cache of file listings, by path.
  private var known: [String: Known] = [:]

  private let targets: ProjectTargets
  /// The modules that the files' targets import, each compiled again only when it changes.
  private let session = ProjectSession(keepsLater: true)

  private struct Known {
    /// The version marks of the sources, and of other modules'.
    var signature: [String?]
    var listing: FileListing
    /// A process that shows them, until it is taken, and the version marks of the texts that it was started with.
    var live: (process: StartedPreview, texts: [String?])?
    /// The sources as they were then; nil if they could no longer be read.
    var source: LiveSource?
  }

  /// Reads the syntax of sources.
  let syntax = LiveSyntax()

  package init(_ project: PreviewProject, _ options: ServiceOptions = ServiceOptions()) {
    (self.project, self.options) = (project, options)
    pictures = PictureFolder()
    targets = ProjectTargets(packages: options.packages)
  }

  /// Does what nobody has to wait for, between requests.
  package func finish() { session.keep() }

  /// The definitions of previews in a file, without compiling it.
  package func scan(_ file: String) throws(ServiceError) -> PreviewScan {
    do {
      return PreviewScan(String(decoding: try FileSystem.read(file), as: UTF8.self))
    } catch {
      throw ServiceError("\(error)")
    }
  }

  /// The languages of the texts that a file is shown with; empty if there are no catalogs.
  package func locales(of file: String) throws(ServiceError) -> [String] {
    do throws(PreviewRunnerError) {
      return try ProjectTexts(sources: [file]).locales()
    } catch {
      throw ServiceError(error)
    }
  }

  /// The previews of a file, which is compiled alone or, if that fails, in its target.
  ///
  /// - Parameters:
  ///   - timeLimit: how long compiling may take, in seconds; nil is the usual time.
  ///   - startsLive: whether what is compiled is loaded by a process that shows it as well, for `live`.
  package func listing(
    of file: String, timeLimit: Int? = nil, startsLive: Bool = false
  ) throws(ServiceError) -> FileListing {
    if let known = known[file], known.signature == Self.signature(of: watchedSources(known.listing)) {
      return known.listing
    }
    if let listing = listingOfOtherLiterals(file) { return listing }
    let scan = try scan(file)
    var failure = ServiceError("\(file) holds no preview")
    // A file that needed the others before will need them again.
    let needsOthers = known[file].map { !$0.listing.isAlone } ?? false
    for isAlone in needsOthers ? [false] : [true, false] {
      let project = isAlone ? nil : request(for: file)
      if !isAlone, project == nil { break }
      let sources = project?.target.sources ?? [file]
      let marks = Self.signature(of: sources)
      let source = try? LiveSource(paths: sources, literalsOf: [file], syntax: syntax)
      var job = RenderJob(sources: sources, variants: [PreviewVariant()])
      prepare(&job, project, attempts: attempts[file] ?? 0, timeLimit: timeLimit)
      do throws(PreviewRunnerError) {
        let texts = textMarks(of: file)
        let found = try job.listing(startsLive: startsLive, printed: { _ in })
        if project != nil { attempts[file] = found.attempts }
        let listing = FileListing(
          file: file, sources: sources, project: project, scan: scan, listing: found)
        guard !listing.previews.isEmpty else {
          failure = listing.failure ?? failure
          continue
        }
        // Those of other modules hardly ever change while they are compiled.
        let others = Self.signature(of: Array(watchedSources(listing).dropFirst(sources.count)))
        known[file] = Known(
          signature: marks + others, listing: listing, live: found.live.map { ($0, texts) }, source: source)
        return listing
      } catch {
        failure = ServiceError(error)
        // Compiling more files only helps with declarations that another file may contain.
        guard case .doesNotCompile = error else { throw failure }
      }
    }
    throw failure
  }

  private func textMarks(of file: String) -> [String?] {
    Self.signature(of: CatalogSearch.catalogs(near: [file]))
  }

  /// The process that was started for a listing, if everything that it shows is as it was then.
  func takeLive(_ listing: FileListing) -> StartedPreview? {
    guard let live = known[listing.file]?.live else { return nil }
    known[listing.file]?.live = nil
    guard known[listing.file]?.signature == Self.signature(of: watchedSources(listing)),
      live.texts == textMarks(of: listing.file)
    else { return nil }
    return live.process
  }

  /// Notes that a preview of a file has ended because not enough of its target was compiled: more is from now on, in a listing of
  /// its own.
  package func lackedCode(_ listing: FileListing) { attempted(listing.attempts + 1, by: listing.file) }

  private func attempted(_ count: Int, by file: String) {
    attempts[file] = count
    // Its previews have other numbers in a library of more files.
    known[file] = nil
  }

  /// The target that a file is compiled in if it does not compile alone: its project's, or else the other files
  /// of its folder; nil if there are none.
  private func request(for file: String) -> ProjectRequest? {
    if let (target, all) = targets.target(of: file, in: project), target.sources.count > 1 || all.count > 1 {
      var settings = options.compiling
      settings.platform =
        options.platform ?? target.platforms.first.flatMap { ApplePlatform(rawValue: $0.rawValue) } ?? .ios
      var request = ProjectRequest(target, of: all, settings: settings)
      request.files = [file]
      return request
    }
    let companions = project.companions(of: file)
    if companions.isEmpty { return nil }
    return ProjectRequest(sources: (companions + [file]).sorted(), wanted: file, settings: options.compiling)
  }

  /// The files in which an error that keeps a file from being shown may be mended.
  package func filesToMend(for file: String) -> [String] {
    if let known = known[file], !known.listing.isAlone { return watchedSources(known.listing) }
    return request(for: file)?.target.sources ?? [file]
  }

  /// The cached listing of a file whose sources have not changed except in literals that the list does not
  /// depend on.
  private func listingOfOtherLiterals(_ file: String) -> FileListing? {
    guard let known = known[file], known.listing.failure == nil, let before = known.source else { return nil }
    let signature = Self.signature(of: watchedSources(known.listing))
    let count = known.listing.sources.count
    guard signature.dropFirst(count) == known.signature.dropFirst(count),
      let source = try? source(of: known.listing), source.differsInLiterals(from: before)
    else { return nil }
    self.known[file] = Known(signature: signature, listing: known.listing, source: source)
    return known.listing
  }

  private static func signature(of sources: [String]) -> [String?] {
    sources.map { FileSystem.signature(of: $0) }
  }

  /// A job for the sources of a listing, as this service compiles them.
  func job(_ listing: FileListing) -> RenderJob {
    var job = RenderJob(sources: listing.sources, variants: [PreviewVariant()])
    prepare(&job, listing.project, attempts: listing.attempts, timeLimit: nil)
    return job
  }

  private func prepare(
    _ job: inout RenderJob, _ project: ProjectRequest?, attempts: Int, timeLimit: Int?
  ) {
    job.compiling = options.compiling
    job.sandboxing = options.sandboxing
    if let usual = self.timeLimit { job.timeLimit = usual }
    if let timeLimit {
      job.timeLimit = timeLimit
      job.compiling.timeLimit = timeLimit
    }
    // Of a target the required files are compiled, and recompiled only if they have changed.
    if var project {
      (project.isInteractive, project.attempts) = (true, attempts)
      project.session = session
      project.target.settings.timeLimit = job.compiling.timeLimit
      (job.project, job.compiling) = (project, project.target.settings)
      if changesLiterals { job.liveSyntax = syntax }
    }
  }

  /// The outputs of each render.
  package struct Wishes {
    package var makesPictures = true
    /// Whether the pictures are kept until the server ends.
    package var keepsPictures = false
    package var treeFormat = TreeFormat.none
    /// The lint settings; nil for no linting.
    package var lint: LintSettings?
    /// In seconds; nil is the usual time.
    package var timeLimit: Int?

    package init() {}
  }

  /// The results of a job.
  package struct Answer {
    /// In the order of previews and variants.
    package var outcomes: [Result<RenderReport, ServiceError>] = []
    /// What the views printed, and the notes on the run.
    package var printed = ""
  }

  /// Draws previews of a listing in some variants.
  package func render(
    _ previews: [FileListing.Preview], of listing: FileListing, _ variants: [PreviewVariant], _ wishes: Wishes
  ) throws(ServiceError) -> Answer {
    var job = RenderJob(sources: listing.sources, variants: variants)
    prepare(&job, listing.project, attempts: listing.attempts, timeLimit: wishes.timeLimit)
    job.choice = .listed(previews.map(\.listed))
    job.treeFormat = wishes.treeFormat
    if let lint = wishes.lint { job.lint = RenderJob.Lint(settings: lint, makesPictures: false) }
    if wishes.makesPictures { job.output = try pictures.next(isKept: wishes.keepsPictures) }
    var answer = Answer()
    do throws(PreviewRunnerError) {
      let attempts = try job.run(
        report: { outcome in
          // Other problems were reported when the previews were listed.
          switch outcome {
          case .failure(.doesNotCompile), .failure(.leftOut): return
          default: break
          }
          answer.outcomes.append(outcome.mapError(ServiceError.init))
        },
        printed: { answer.printed += $0 })
      if attempts > listing.attempts { attempted(attempts, by: listing.file) }
    } catch {
      throw ServiceError(error)
    }
    return answer
  }

  /// Draws one preview in one variant.
  package func render(
    _ preview: FileListing.Preview, of listing: FileListing, _ variant: PreviewVariant, _ wishes: Wishes
  ) throws(ServiceError) -> (report: RenderReport, printed: String) {
    let answer = try render([preview], of: listing, [variant], wishes)
    guard let outcome = answer.outcomes.first else {
      throw ServiceError("\(preview.name) was not drawn")
    }
    return (try outcome.get(), answer.printed)
  }
}
