import Glibc

/// A whole run: which sources, which of their views, and in which variants.
package struct RenderJob {
  package var sources: [String]
  package var choice = PreviewChoice.automatic
  package var variants: [PreviewVariant]
  /// The folder for the pictures; nil when only the trees are wanted.
  package var output: String?
  /// What reports say of the placed views.
  package var treeFormat = TreeFormat.none
  package var fonts: String?
  /// The largest number of pixels of one picture.
  package var pixelLimit = 100_000_000
  /// How many workers share the renders; nil chooses by how many there are.
  package var workers: Int?
  /// How long one render may take, in seconds.
  package var timeLimit = 60

  package init(sources: [String], variants: [PreviewVariant]) {
    self.sources = sources
    self.variants = variants
  }

  /// The outcome of one render: its report, or why there is none.
  package typealias Outcome = Result<RenderReport, PreviewRunnerError>

  /// How many renders a worker of its own pays for: starting one costs about as much as these.
  private static let rendersPerWorker = 16

  /// Compiles, renders and reports each outcome as it becomes known, in the order of the variants.
  package func run(
    report: (Outcome) -> Void, printed: (String) -> Void
  ) throws(PreviewRunnerError) {
    for variant in variants { try variant.checkSize(limit: pixelLimit) }
    let module = try SourceModule(paths: sources)
    let library = try PreviewCompiler().library(for: module)
    if let output { try SystemCall.makeFolder(output) }
    let workers = workers ?? min(max(1, variants.count / Self.rendersPerWorker), Self.processorCount)
    var pool = WorkerPool(timeLimit: timeLimit) { share, start, send in
      PreviewWorker(job: self, module: module, library: library)
        .run(share: share, of: workers, startingAt: start, send: send)
    }
    try pool.run(workers: workers, report: report, printed: printed)
  }

  private static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
