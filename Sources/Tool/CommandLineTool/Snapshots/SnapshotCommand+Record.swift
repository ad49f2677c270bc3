import ArgumentParser
import ComparisonRuns
import Reports
import Views

extension SnapshotCommand {
  struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "record",
      abstract: "Write the references whose pixels changed or that are missing.",
      discussion: """
        References stay at the version of the rules that they were drawn by, unless --render-version names another. \
        --only-render-version-change first draws every picture by the references' version, and compares pixel by \
        pixel; only where this engine draws them all as they are does it write anything (exit code 1 otherwise).
        """)

    @OptionGroup var source: SnapshotSource

    @Flag(
      help: """
        Move the references to another version of the rules, the newest unless --render-version names one, or to \
        another engine, after proving that nothing else has changed.
        """)
    var onlyRenderVersionChange = false

    func validate() throws {
      if onlyRenderVersionChange && source.rendered {
        throw ValidationError("--only-render-version-change renders itself and does not go with --rendered")
      }
    }

    func run() throws {
      try SnapshotCommand.reporting {
        let work = try RunFolder(in: source.references)
        defer { work.remove() }
        let store = SnapshotStore(folder: source.references)
        var version = try source.version()
        if onlyRenderVersionChange {
          guard let recorded = try source.recordedVersion() else {
            throw SnapshotError(
              "\(source.references) does not say by which version of the rules its pictures were drawn")
          }
          try prove(store, recorded, in: work.path + "/old")
          version = source.options.renderVersion?.value ?? .current
          print(Self.describe(recorded, version))
        }
        let (snapshots, run) = try source.snapshots(renderingInto: work.path + "/new", version: version)
        let recording = try store.record(snapshots, run: run)
        for (from, to) in recording.renamed { print(TerminalText.line("renamed \(from) → \(to)")) }
        let written = recording.written
        for name in written { print(TerminalText.line("recorded \(name)")) }
        print("\(written.count) of \(snapshots.count) references written")
      }
    }

    /// Ends the program unless this engine draws every reference as it is.
    private func prove(_ store: SnapshotStore, _ version: RenderVersion, in folder: String) throws {
      let (snapshots, _) = try source.snapshots(renderingInto: folder, version: version)
      let changes = store.changes(snapshots)
      guard changes.isEmpty else {
        for change in changes { print(TerminalText.line("\(change.name): \(change.reason)")) }
        print(
          "nothing was written: by version \(version.number) of the rules, \(changes.count) of \(snapshots.count) "
            + "pictures are not what was recorded, so that more has changed than the rules")
        throw ExitCode(1)
      }
      print("this engine draws all \(snapshots.count) references as they are, pixel by pixel")
    }

    private static func describe(_ old: RenderVersion, _ new: RenderVersion) -> String {
      let changes = RenderVersion.changes(between: old, and: new)
      if changes.isEmpty { return "the rules stay at version \(old.number), the design of \(old.systems)" }
      return
        "from version \(old.number) of the rules, the design of \(old.systems), to version \(new.number), that "
        + "of \(new.systems): \(changes.joined(separator: ", ")) look otherwise"
    }
  }
}
