package import Linting
internal import OperatingSystem
package import PreviewRunner

/// Lists and draws the previews of a project's files, for those who ask again and again.
///
/// This is the one place at which servers meet the runner. Everything happens on the thread that asks: workers are forked from
/// it, so a process that uses this must not have another one.
package final class PreviewService {
  package let project: PreviewProject
  package let pictures: PictureFolder
  /// How sources are compiled.
  package var compiling = CompileSettings()
  package var sandboxing = Sandbox.Use.automatic
  /// Whether files of modules are compiled so that their literals can be given other values while they are shown.
  package var changesLiterals = false
  /// What is known of files, by path.
  private var known: [String: Known] = [:]

  private struct Known {
    /// What tells the versions of the sources.
    var signature: [String?]
    var listing: FileListing
    /// The sources as they were then; nil if they could not be read any more.
    var source: LiveSource?
  }

  /// Reads the syntax of sources.
  let syntax = LiveSyntax()

  package init(_ project: PreviewProject) {
    self.project = project
    pictures = PictureFolder()
  }

  /// The definitions of previews in a file, without compiling it.
  package func scan(_ file: String) throws(ServiceError) -> PreviewScan {
    do {
      return PreviewScan(String(decoding: try FileSystem.read(file), as: UTF8.self))
    } catch {
      throw ServiceError("\(error)")
    }
  }

  /// The languages of the texts that a file is shown with; none if there are no catalogs.
  package func locales(of file: String) throws(ServiceError) -> [String] {
    do throws(PreviewRunnerError) {
      return try ProjectTexts(sources: [file]).locales()
    } catch {
      throw ServiceError(error)
    }
  }

  /// The previews of a file, which is compiled alone or, where it does not compile so, with the other files of its module.
  ///
  /// - Parameter timeLimit: how long compiling may take, in seconds; nil is the usual time.
  package func listing(of file: String, timeLimit: Int? = nil) throws(ServiceError) -> FileListing {
    if let known = known[file], known.signature == Self.signature(of: known.listing.sources) {
      return known.listing
    }
    if let listing = listingOfOtherLiterals(file) { return listing }
    let companions = project.companions(of: file)
    var attempts = companions.isEmpty ? [[file]] : [[file], (companions + [file]).sorted()]
    // What needed the others before will need them again.
    if let known = known[file], known.listing.sources.count > 1, attempts.count > 1 { attempts.removeFirst() }
    let scan = try scan(file)
    var failure = ServiceError("\(file) holds no preview")
    for sources in attempts {
      let signature = Self.signature(of: sources)
      let source = try? LiveSource(paths: sources, literalsOf: [file], syntax: syntax)
      var job = RenderJob(sources: sources, variants: [PreviewVariant()])
      prepare(&job, of: file, timeLimit: timeLimit)
      do throws(PreviewRunnerError) {
        let listing = FileListing(
          file: file, sources: sources, scan: scan, listing: try job.listing(printed: { _ in }))
        guard !listing.previews.isEmpty else {
          failure = listing.failure ?? failure
          continue
        }
        known[file] = Known(signature: signature, listing: listing, source: source)
        return listing
      } catch {
        failure = ServiceError(error)
        // Only what another file may declare can be had by compiling more files.
        guard case .doesNotCompile = error else { throw failure }
      }
    }
    throw failure
  }

  /// The known listing of a file whose sources say nothing else than they did, but for the values of literals that no list
  /// depends on.
  private func listingOfOtherLiterals(_ file: String) -> FileListing? {
    guard let known = known[file], known.listing.failure == nil, let before = known.source else { return nil }
    let signature = Self.signature(of: known.listing.sources)
    guard let source = try? source(of: known.listing), source.differsInLiterals(from: before) else {
      return nil
    }
    self.known[file] = Known(signature: signature, listing: known.listing, source: source)
    return known.listing
  }

  private static func signature(of sources: [String]) -> [String?] {
    sources.map { FileSystem.signature(of: $0) }
  }

  /// A job for the sources of a listing, as this service compiles them.
  func job(_ listing: FileListing) -> RenderJob {
    var job = RenderJob(sources: listing.sources, variants: [PreviewVariant()])
    prepare(&job, of: listing.file, timeLimit: nil)
    return job
  }

  private func prepare(_ job: inout RenderJob, of file: String, timeLimit: Int?) {
    job.compiling = compiling
    job.sandboxing = sandboxing
    if let timeLimit {
      job.timeLimit = timeLimit
      job.compiling.timeLimit = timeLimit
    }
    // Of a module with many files those that this one needs are compiled, and again only where they have changed.
    if job.sources.count > 1 {
      job.project = ProjectRequest(sources: job.sources, wanted: file, settings: job.compiling)
      if changesLiterals { job.liveSyntax = syntax }
    }
  }

  /// What is made of each render.
  package struct Wishes {
    package var makesPictures = true
    /// Whether the pictures stay until the server ends.
    package var keepsPictures = false
    package var treeFormat = TreeFormat.none
    /// Which faults are looked for; nil looks for none.
    package var lint: LintSettings?
    /// In seconds; nil is the usual time.
    package var timeLimit: Int?

    package init() {}
  }

  /// What came of a job.
  package struct Answer {
    /// In the order of previews and variants.
    package var outcomes: [Result<RenderReport, ServiceError>] = []
    /// What the views printed, and what there is to say about the run.
    package var printed = ""
  }

  /// Draws previews of a listing in some variants.
  package func render(
    _ previews: [FileListing.Preview], of listing: FileListing, _ variants: [PreviewVariant], _ wishes: Wishes
  ) throws(ServiceError) -> Answer {
    var job = RenderJob(sources: listing.sources, variants: variants)
    prepare(&job, of: listing.file, timeLimit: wishes.timeLimit)
    job.choice = .listed(previews.map(\.listed))
    job.treeFormat = wishes.treeFormat
    if let lint = wishes.lint { job.lint = RenderJob.Lint(settings: lint, makesPictures: false) }
    if wishes.makesPictures { job.output = try pictures.next(isKept: wishes.keepsPictures) }
    var answer = Answer()
    do throws(PreviewRunnerError) {
      try job.run(
        report: { outcome in
          // What is wrong beside the previews has been said where they were listed.
          switch outcome {
          case .failure(.doesNotCompile), .failure(.leftOut): return
          default: break
          }
          answer.outcomes.append(outcome.mapError(ServiceError.init))
        },
        printed: { answer.printed += $0 })
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
