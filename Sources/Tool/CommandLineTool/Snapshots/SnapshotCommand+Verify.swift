import ArgumentParser
import ComparisonRuns
import ImageComparison
import Imaging
import OperatingSystem
import VersionControl
import Views

extension SnapshotCommand {
  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify",
      abstract: "Compare previews with the references.",
      discussion: """
        The exit codes are those of `fittingroom compare`; the worst picture decides. Views are drawn by the version \
        of the rules that the references were drawn by.
        """)

    @OptionGroup var source: SnapshotSource

    @Option(help: ArgumentHelp("Where to write what does not match.", valueName: "folder"))
    var results = "snapshot-results"

    @OptionGroup(title: "Tolerances")
    var tolerances: ToleranceOptions

    @Flag(
      help: """
        Hold what passes also against the version of its reference, as committed in git, from which small steps \
        within the tolerances led here.
        """)
    var drift = false

    @Option(
      help: ArgumentHelp("The same, with only the versions committed after this one.", valueName: "commit"))
    var driftSince: String?

    @Option(help: ArgumentHelp("Threads.", valueName: "n"))
    var threads = Parallel.processorCount

    @OptionGroup(title: "Reports") var reports: ReportOptions

    func validate() throws {
      if drift || driftSince != nil, !tolerances.areAny {
        throw ValidationError(
          "without a tolerance nothing can drift: --drift needs one, such as --delta-e94 2")
      }
      if tolerances.antiAliasing == .edges {
        throw ValidationError(
          "references have no masks of edges; compare folders that fittingroom render --edges wrote")
      }
      if threads < 1 { throw ValidationError("--threads must be at least 1") }
    }

    func run() throws {
      try SnapshotCommand.reporting {
        let history: GitHistory? =
          drift || driftSince != nil
          ? try GitHistory(folder: source.references, since: driftSince) : nil
        let version = try source.version()
        let store = SnapshotStore(folder: source.references, comparator: tolerances.comparator())
        try store.check(results: results, inputs: source.rendered ? source.options.files : [])
        try self.reports.check(reading: [source.references, results] + source.options.files)
        // What other runs with the same results render at the same time is none of this one's concern.
        let rendered = try RunFolder(in: results)
        defer { rendered.remove() }
        let (snapshots, run) = try source.snapshots(renderingInto: rendered.path, version: version)
        let report = try store.verify(
          snapshots, run: run, results: results, threads: threads, history: history)
        try reports.write(report)
        if version < .current && !source.rendered { JobReport.complain("note: \(Self.newer(than: version))") }
        // With more parts than pictures, some have nothing to do.
        if snapshots.isEmpty && source.shard.count > 1 { return print("no pictures in part \(source.shard)") }
        try report.printAndExit()
      }
    }

    private static func newer(than version: RenderVersion) -> String {
      let changes = RenderVersion.changes(between: version, and: .current).joined(separator: ", ")
      return
        "the references stay at version \(version.number) of the rules, the design of \(version.systems); "
        + "version \(RenderVersion.current.number) is that of \(RenderVersion.current.systems) (\(changes)), and "
        + "fittingroom snapshot record --only-render-version-change moves them there"
    }
  }
}
