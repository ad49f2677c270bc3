import Glibc
package import Linting
package import StringCatalogs

/// A whole run: which sources, which of their views, and in which variants.
package struct RenderJob {
  package var sources: [String]
  package var choice = PreviewChoice.automatic
  /// Which of these are taken.
  package var filter = PreviewFilter()
  package var variants: [PreviewVariant]
  /// The part of the renders to do: every `count`-th, beginning with number `index` of them, which counts from 1.
  package var part = (index: 1, count: 1)
  /// The folder for the pictures; nil when only the trees are wanted.
  package var output: String?

  /// How pictures are laid out in the folder.
  package enum Folders: Equatable, Sendable {
    /// All in one folder, named after source, view and variant.
    case flat
    /// As `fastlane deliver` uploads them, opaque and in RGB, which the App Store insists on.
    case deliver
  }

  package var folders = Folders.flat
  /// The device that is drawn around each picture; nil for none.
  package var frame: PictureFrame?
  /// What reports say of the placed views.
  package var treeFormat = TreeFormat.none
  package var fonts: String?
  /// String catalogs and folders of them; nil takes those of the project that the sources are part of.
  package var catalogs: [String]?
  /// How the sources are compiled.
  package var compiling = CompileSettings()
  /// The largest number of pixels of one picture.
  package var pixelLimit = 100_000_000
  /// How many workers share the renders; nil chooses by how many there are.
  package var workers: Int?
  /// How long one render may take, in seconds.
  package var timeLimit = 60

  /// Which faults to look for.
  package struct Lint: Sendable {
    package var settings: LintSettings
    /// Whether each one gets a cropped picture.
    package var makesPictures: Bool

    package init(settings: LintSettings, makesPictures: Bool) {
      self.settings = settings
      self.makesPictures = makesPictures
    }
  }

  /// Nil looks for none.
  package var lint: Lint?

  /// Whether reports say which texts of the catalogs show where.
  package var findsTexts = false
  /// The texts to show; nil reads `catalogs`.
  package var texts: StringCatalog?

  package init(sources: [String], variants: [PreviewVariant]) {
    self.sources = sources
    self.variants = variants
  }

  /// The outcome of one render: its report, or why there is none.
  package typealias Outcome = Result<RenderReport, PreviewRunnerError>

  /// How many renders a worker of its own pays for: starting one costs about as much as these. Lint rules make
  /// several pictures of each, and looking for texts lays each out many times.
  private var rendersPerWorker: Int { lint == nil && !findsTexts ? 16 : 2 }

  /// Compiles, renders and reports each outcome as it becomes known, in the order of the variants.
  ///
  /// - Parameter planned: is told, before the first outcome, the paths of all pictures in order, those of the run's
  ///   other parts too.
  package func run(
    planned: ([String]) -> Void = { _ in }, report: (Outcome) -> Void, printed: (String) -> Void
  ) throws(PreviewRunnerError) {
    for variant in variants { try variant.checkSize(limit: pixelLimit) }
    if folders == .deliver { try DeliverLayout.check(variants) }
    let module = try SourceModule(paths: sources)
    let library = try PreviewCompiler(compiling).library(for: module)
    if let output { try SystemCall.makeFolder(output) }
    let workers = workers ?? min(max(1, variants.count / rendersPerWorker), Self.processorCount)
    let catalog: StringCatalog?
    if let texts {
      catalog = texts
    } else {
      catalog = try ProjectTexts(sources: sources, catalogs: catalogs).read()
    }
    var pool = WorkerPool(timeLimit: timeLimit) { share, start, send in
      PreviewWorker(job: self, module: module, library: library, catalog: catalog)
        .run(share: share, of: workers, startingAt: start, send: send)
    }
    try pool.run(workers: workers, planned: planned, report: report, printed: printed)
  }

  private static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
