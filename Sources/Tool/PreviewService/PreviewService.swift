package import Linting
internal import OperatingSystem
package import PreviewRunner

/// Lists and draws the previews of a project's files, for long-running servers.
///
/// This is the only interface between servers and the runner. Everything happens on the caller's thread:
/// workers are forked from it, so a process that uses this must not have another one.
package final class PreviewService {
  package let project: PreviewProject
  package let pictures: PictureFolder
  /// How sources are compiled.
  package var compiling = CompileSettings()
  package var sandboxing = Sandbox.Use.automatic
  /// Whether files of modules are compiled with literals that can be changed while they are shown.
  package var changesLiterals = false
  /// A cache of file listings, by path.
  private var known: [String: Known] = [:]

  private struct Known {
    /// The version marks of the sources.
    var signature: [String?]
    var listing: FileListing
    /// The sources as they were then; nil if they could no longer be read.
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

  /// The languages of the texts that a file is shown with; empty if there are no catalogs.
  package func locales(of file: String) throws(ServiceError) -> [String] {
    do throws(PreviewRunnerError) {
      return try ProjectTexts(sources: [file]).locales()
    } catch {
      throw ServiceError(error)
    }
  }

  /// The previews of a file, which is compiled alone or, if that fails, with the other files of its module.
  ///
  /// - Parameter timeLimit: how long compiling may take, in seconds; nil is the usual time.
  package func listing(of file: String, timeLimit: Int? = nil) throws(ServiceError) -> FileListing {
    if let known = known[file], known.signature == Self.signature(of: known.listing.sources) {
      return known.listing
    }
    if let listing = listingOfOtherLiterals(file) { return listing }
    let companions = project.companions(of: file)
    var attempts = companions.isEmpty ? [[file]] : [[file], (companions + [file]).sorted()]
    // A file that needed the others before will need them again.
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
        // Compiling more files only helps with declarations that another file may contain.
        guard case .doesNotCompile = error else { throw failure }
      }
    }
    throw failure
  }

  /// The cached listing of a file whose sources have not changed except in literals that the list does not
  /// depend on.
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
    // For a module with many files, the required ones are compiled, and recompiled only if they have changed.
    if job.sources.count > 1 {
      job.project = ProjectRequest(sources: job.sources, wanted: file, settings: job.compiling)
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
    prepare(&job, of: listing.file, timeLimit: wishes.timeLimit)
    job.choice = .listed(previews.map(\.listed))
    job.treeFormat = wishes.treeFormat
    if let lint = wishes.lint { job.lint = RenderJob.Lint(settings: lint, makesPictures: false) }
    if wishes.makesPictures { job.output = try pictures.next(isKept: wishes.keepsPictures) }
    var answer = Answer()
    do throws(PreviewRunnerError) {
      try job.run(
        report: { outcome in
          // Other problems were reported when the previews were listed.
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
