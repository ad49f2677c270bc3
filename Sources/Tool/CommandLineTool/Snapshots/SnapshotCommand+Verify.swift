import ArgumentParser
import ComparisonRuns
import ImageComparison
import Imaging
import OperatingSystem
import Reports
import Synchronization
import VersionControl
import Views

extension SnapshotCommand {
  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "verify",
      abstract: "Compare previews with the references.",
      discussion: """
        Examples:
          fittingroom snapshot verify References Views --html report.html
          fittingroom snapshot verify References Views --changed-since origin/main
          fittingroom snapshot verify References Views --shard 2/4

        Files, folders, projects and fittingroom.yml work as for render, and pictures of a project have the same names, \
        TARGET/NAME. The exit codes are those of `fittingroom compare`, and the worst picture decides: 0 identical, 1 \
        different, 2 not drawn or an error, 3 another size, 4 missing, 5 shifted. Views are drawn by the version of the \
        rules that drew the references.
        """)

    @OptionGroup var source: SnapshotSource

    @Option(
      help: ArgumentHelp("The folder for pictures that do not match.", valueName: "folder"),
      completion: .directory)
    var results = "snapshot-results"

    @OptionGroup(title: "Tolerances")
    var tolerances: ToleranceOptions

    @Flag(
      help: """
        Also compare pictures that pass with earlier versions of their references in git, to find drift by small steps \
        within the tolerances.
        """)
    var drift = false

    @Option(
      help: ArgumentHelp(
        "The same, with only the versions that were committed after this one.", valueName: "commit"))
    var driftSince: String?

    @Flag(
      help: """
        Draw all previews, including those that have not changed since they were equal to their references.
        """)
    var all = false

    @Option(
      help: ArgumentHelp(
        "Verify only previews that have changed since a commit: a source that they need, a resource, or a reference.",
        valueName: "commit"))
    var changedSince: String?

    @Option(help: ArgumentHelp("The number of threads.", valueName: "n"))
    var threads = ThreadCount()

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
      if changedSince != nil, source.rendered {
        throw ValidationError("--changed-since renders itself and cannot be used with --rendered")
      }
      if changedSince != nil, source.accessibility {
        throw ValidationError(
          "--accessibility compares every preview and cannot be used with --changed-since")
      }
      if source.baselines.baselineBranch != nil, drift || driftSince != nil || changedSince != nil {
        throw ValidationError(
          "--drift and --changed-since ask for references in the code's own history, and cannot be used with "
            + "--baseline-branch")
      }
      if threads.count < 1 { throw ValidationError("--threads must be at least 1") }
    }

    func run() throws {
      try SnapshotCommand.reporting {
        _ = try source.baselines.checkOut(into: source.references)
        let history: GitHistory? =
          drift || driftSince != nil
          ? try GitHistory(folder: source.references, since: driftSince) : nil
        let version = try source.version()
        let division = try source.parts.division()
        let store = SnapshotStore(folder: source.references, comparator: tolerances.comparator())
        try store.check(results: results, inputs: source.rendered ? source.options.files : [])
        try self.reports.check(
          reading: [source.references, results] + (source.rendered ? source.options.files : []),
          sources: source.options.files)
        try source.parts.check(reading: [source.references, results] + source.options.files)
        // What other runs with the same results render at the same time does not matter here.
        let rendered = try RunFolder(in: results)
        defer { rendered.remove() }
        let run = try source.snapshots(
          renderingInto: rendered.path, version: version, division: division, proving: try proving(history))
        let snapshots = run.snapshots
        let compared = Mutex<[String: Double]>([:])
        let (report, manifest) = try store.verified(
          snapshots, run: run.manifest, results: results, threads: threads.count, history: history
        ) { name, seconds in
          let done = compared.withLock {
            $0[name] = seconds
            return $0.count
          }
          ProgressLine.shared.show("comparing", done, of: snapshots.count, "pictures")
        }
        ProgressLine.shared.end()
        run.keepProofs(report, manifest)
        try source.parts.write(compared.withLock { $0 }, of: snapshots)
        if run.unchangedFileCount > 0 {
          let files = run.unchangedFileCount == 1 ? "1 file" : "\(run.unchangedFileCount) files"
          JobReport.complain(
            "note: the previews of \(files) are left out, of which nothing has changed since \(changedSince ?? "")"
          )
        }
        // Nothing has changed, which is not an error.
        if snapshots.isEmpty, run.unchangedFileCount > 0, run.exitCode == 0 { return print("0 pictures") }
        try reports.write(report)
        if version < .current && !source.rendered { JobReport.complain("note: \(Self.newer(than: version))") }
        let texts = try verifyAccessibility(run.accessibility)
        // With more parts than pictures, some have nothing to do.
        if snapshots.isEmpty && division.shard.count > 1 {
          return print("no pictures in part \(division.shard)")
        }
        try report.printAndExit()
        if texts != 0 { throw ExitCode(texts) }
        // A file that does not compile is an error, even if it may contain no preview.
        if run.exitCode != 0 { throw ExitCode(2) }
      }
    }

    /// Reports changes in the VoiceOver elements, and writes them to the results; returns the exit code.
    private func verifyAccessibility(_ texts: [String: String]) throws -> Int32 {
      let changes = try AccessibilityTexts.changes(texts, references: source.references, results: results)
      for change in changes {
        print(TerminalText.line("accessibility \(change.verdict.rawValue): \(change.name)"))
        for line in change.lines { print(TerminalText.line("  \(line)")) }
      }
      if !texts.isEmpty {
        print("\(texts.count - changes.count) of \(texts.count) accessibility texts are as they were")
      }
      if changes.contains(where: { $0.verdict == .different }) { return 1 }
      return changes.isEmpty ? 0 : 4
    }

    /// What counts as proven; nil if everything is drawn and nothing is recorded.
    private func proving(_ history: GitHistory?) throws -> SnapshotRendering.Proving? {
      // Drift is measured in pixels, so pictures must be drawn.
      if source.rendered || history != nil { return nil }
      let files = reports.outputs.compactMap(\.path)
      // Thumbnails are beside a report in a folder with its name.
      let thumbnails = files.map { path in
        (path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path) + "-thumbnails"
      }
      let changes = try changedSince.map { commit in
        try GitRepository(folder: source.references).files(changedSince: commit)
      }
      return SnapshotRendering.Proving(
        references: source.references,
        excluded: [source.references, results] + files + thumbnails + source.parts.files,
        drawsAll: all, changes: changes)
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
