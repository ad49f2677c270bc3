import ArgumentParser
import ComparisonRuns
import Reports
import Views

extension SnapshotCommand {
  struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "record",
      abstract: "Write references that are missing or whose pixels have changed.",
      discussion: """
        Examples:
          fittingroom snapshot record References Views
          fittingroom snapshot record References App.xcodeproj --device "iPhone SE"

        References stay at the version of the rules that drew them, unless --render-version names another. \
        --only-render-version-change first draws every picture by the references' version, and compares pixel by \
        pixel; it writes only if all of them are unchanged (exit code 1 otherwise).

        Files, folders, projects and fittingroom.yml work as for render, and pictures of a project have the same names, \
        TARGET/NAME. Exit codes:
          0   every preview was drawn and is recorded
          1   with --only-render-version-change: something else has changed, and nothing was written
          2   the references cannot be read or written, or nothing could be drawn
          65  code does not compile here; pictures with a labelled box in its place keep their references, unless \
        --drawn-in-part records them
          70  a preview was not drawn; it keeps its reference, and the others were recorded
        """)

    @OptionGroup var source: SnapshotSource

    @Flag(
      help: """
        Move the references to another version of the rules (--render-version; the default is the newest), or to another \
        engine, after proving that nothing else has changed.
        """)
    var onlyRenderVersionChange = false

    @Flag(
      help: """
        Also record pictures that are drawn in part, with labelled boxes in place of code that does not compile here.
        """)
    var drawnInPart = false

    func validate() throws {
      if onlyRenderVersionChange && source.rendered {
        throw ValidationError(
          "--only-render-version-change renders itself and cannot be used with --rendered")
      }
    }

    func run() throws {
      try SnapshotCommand.reporting {
        let baselines = try source.baselines.checkOut(into: source.references)
        let work = try RunFolder(in: source.references)
        defer { work.remove() }
        let store = SnapshotStore(folder: source.references)
        try source.parts.check(reading: [source.references] + source.options.files)
        let division = try source.parts.division()
        var version = try source.version()
        if onlyRenderVersionChange {
          guard let recorded = try source.recordedVersion() else {
            throw SnapshotError(
              "\(source.references) does not say which version of the rules drew its pictures; record all of them "
                + "without --only-render-version-change")
          }
          try prove(store, recorded, division, in: work.path + "/old")
          version = source.options.renderVersion?.value ?? .current
          print(Self.describe(recorded, version))
        }
        let run = try source.snapshots(
          renderingInto: work.path + "/new", version: version, division: division)
        // What could not be drawn keeps its reference, and does not prevent recording the rest. A picture
        // with a box instead of a view should not become a reference.
        let lost = run.snapshots.filter { $0.problem != nil }
        let partial = drawnInPart ? [] : run.snapshots.filter { $0.problem == nil && !$0.missing.isEmpty }
        let left = Set((lost + partial).map(\.name))
        let drawn = run.snapshots.filter { !left.contains($0.name) }
        var manifest = run.manifest
        if !left.isEmpty || run.exitCode != 0 { manifest.isUnfiltered = false }
        let recording = try store.record(drawn, run: manifest)
        try source.parts.write([:], of: drawn)
        for (from, to) in recording.renamed { print(TerminalText.line("renamed \(from) → \(to)")) }
        let written = recording.written
        for name in written { print(TerminalText.line("recorded \(name)")) }
        for (from, to) in recording.renamed {
          try AccessibilityTexts.move(from, to: to, in: source.references)
        }
        let texts = try AccessibilityTexts.record(
          run.accessibility.filter { !left.contains($0.key) }, in: source.references)
        for name in texts { print(TerminalText.line("recorded \(name)\(AccessibilityTexts.ending)")) }
        print("\(written.count) of \(drawn.count) references written")
        work.remove()
        try baselines?.publish()
        if !lost.isEmpty {
          let names = lost.map(\.name)
          print(
            TerminalText.line(
              "not recorded, because \(names.count == 1 ? "it was" : "they were") not drawn: "
                + names.joined(separator: ", ")))
        }
        for snapshot in partial {
          let missing = snapshot.missing.joined(separator: ", ")
          print(TerminalText.line("not recorded, because it is drawn in part: \(snapshot.name): \(missing)"))
        }
        if !partial.isEmpty { print("--drawn-in-part records what is drawn in part, with the boxes") }
        let code = [run.exitCode, lost.isEmpty ? 0 : 70, partial.isEmpty ? 0 : 65].first { $0 != 0 }
        if let code { throw ExitCode(code) }
      }
    }

    /// Ends the program unless this engine draws every reference as it is.
    private func prove(
      _ store: SnapshotStore, _ version: RenderVersion, _ division: ShardDivision, in folder: String
    ) throws {
      let snapshots = try source.snapshots(
        renderingInto: folder, version: version, division: division
      ).snapshots
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
