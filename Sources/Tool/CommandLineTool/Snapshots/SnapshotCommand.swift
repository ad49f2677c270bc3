import ArgumentParser
import ComparisonRuns
import Fonts
import ImageComparison
import OperatingSystem
import PNGCodec
import Reports
import VersionControl

/// `fittingroom snapshot`: a folder of reference pictures, recorded, verified and kept in order.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Record reference pictures, verify new ones against them, and maintain them.",
    discussion: """
      Examples:
        fittingroom snapshot record References Views
        fittingroom snapshot verify References Views --html report.html
        fittingroom snapshot approve References snapshot-results
      """,
    subcommands: [Record.self, Verify.self, Approve.self, Review.self, Orphans.self, Stats.self, Merge.self])

  /// Runs the body; errors become one sentence and the exit code 2.
  static func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as SnapshotError {
      try fail("\(error)")
    } catch let error as FileError {
      try fail("\(error)")
    } catch let error as FontError {
      try fail("\(error)")
    } catch let error as GitRepository.Failure {
      try fail("\(error)")
    }
  }

  private static func fail(_ sentence: String) throws -> Never {
    JobReport.complain("error: \(sentence)")
    throw ExitCode(2)
  }
}

extension SnapshotCommand {
  struct Approve: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "approve",
      abstract: "Make pictures of a verification the new references.",
      discussion: """
        Examples:
          fittingroom snapshot approve References snapshot-results
          fittingroom snapshot approve References snapshot-results 'Card.*'
        """)

    @Argument(help: "The folder of the references.", completion: .directory)
    var references: String

    @Argument(help: "The folder that `snapshot verify` wrote.", completion: .directory)
    var results: String

    @Argument(
      help: """
        The snapshots to approve, or patterns of them such as 'Card.*'; the default is all that did not match.
        """)
    var names: [String] = []

    @Flag(
      name: .shortAndLong,
      help:
        "Ask about each picture: y approves it, n does not, a approves it and all that follow, q stops."
    )
    var interactive = false

    @OptionGroup(title: "Baselines") var baselines: BaselineOptions

    func run() throws {
      try SnapshotCommand.reporting {
        // Approval replaces existing references.
        let baselines = try self.baselines.checkOut(into: references)
        let store = SnapshotStore(folder: references)
        let chosen = interactive ? try answered(store.candidates(names, results: results)) : names
        // Without names, everything would be approved.
        if interactive && chosen.isEmpty { return }
        _ = try RunPart.read(results)
        let texts = try AccessibilityTexts.approve(chosen, results: results, references: references)
        // If only texts differ, there is no picture to approve.
        if !texts.isEmpty, (try? store.candidates(chosen, results: results))?.isEmpty != false {
          for name in texts { print(TerminalText.line("approved \(name)\(AccessibilityTexts.ending)")) }
          try baselines?.publish()
          return
        }
        let recording = try store.approve(chosen, results: results)
        for (from, to) in recording.renamed { print(TerminalText.line("renamed \(from) → \(to)")) }
        for name in recording.written { print(TerminalText.line("approved \(name)")) }
        for (from, to) in recording.renamed { try AccessibilityTexts.move(from, to: to, in: references) }
        for name in texts { print(TerminalText.line("approved \(name)\(AccessibilityTexts.ending)")) }
        if chosen.isEmpty {
          for entry in try store.partial(results: results) {
            let missing = entry.missing.joined(separator: ", ")
            print(
              TerminalText.line(
                "not approved, because it is drawn in part: \(entry.name): \(missing); its name approves it"))
          }
        }
        try baselines?.publish()
      }
    }

    /// The names of the pictures approved by the answers on standard input; the end of input counts as `q`.
    private func answered(_ entries: [Report.Entry]) -> [String] {
      var approved: [String] = []
      for (index, entry) in entries.enumerated() {
        print(TerminalText.line("\(index + 1) of \(entries.count): \(entry.name): \(entry.message)"))
        for cause in entry.causes { print(TerminalText.line("  \(cause)")) }
        if let actual = entry.actual { print(TerminalText.line("  new: \(actual)")) }
        if let reference = entry.reference { print(TerminalText.line("  reference: \(reference)")) }
        switch answer() {
        case "y": approved.append(entry.name)
        case "a": return approved + entries[index...].map(\.name)
        case "q": return approved
        default: break
        }
      }
      return approved
    }

    private func answer() -> String {
      while true {
        print("approve? [y, n, a, q] ", terminator: "")
        StandardOutput.flush()
        guard let line = readLine() else {
          print()
          return "q"
        }
        let word = line.lowercased().trimmingPrefix { $0 == " " }.prefix { $0 != " " }
        if ["y", "n", "a", "q"].contains(word.prefix(1)) { return String(word.prefix(1)) }
      }
    }
  }

  struct Orphans: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "orphans",
      abstract: "List references that no snapshot of a complete run uses.",
      discussion: """
        Examples:
          fittingroom snapshot orphans References snapshot-results
          fittingroom snapshot orphans --tests Tests captures.txt

        The exit code is 1 if there are orphans, and 2 if the run was not complete. --delete deletes recorded orphans, and \
        keeps pictures that the references' manifest has never named.

        With --tests, the references are those of assertSnapshot, in the folders __Snapshots__ below the tests' folder. A \
        run of the tests, without filters, lists the references that it uses in the file that SNAPSHOT_CAPTURES names; \
        without this list, only references whose test file is gone are found.
        """)

    @Argument(help: "The folder of the references, or of the tests.", completion: .directory)
    var references: String

    @Argument(
      help: """
        The folders that `snapshot verify` wrote, one for each shard; with --tests, the file that SNAPSHOT_CAPTURES named.
        """, completion: .file())
    var results: [String] = []

    @Flag(help: "The references are those of assertSnapshot.")
    var tests = false

    @Flag(help: "Delete the orphans.")
    var delete = false

    func validate() throws {
      if tests && results.count > 1 { throw ValidationError("--tests takes one list of a run") }
      if !tests && results.isEmpty {
        throw ValidationError(
          "the folder that snapshot verify wrote is missing; name it after that of the references")
      }
    }

    func run() throws {
      try SnapshotCommand.reporting {
        let orphans: [String]
        var kept: [String] = []
        if tests {
          orphans = try CaptureLog.orphans(below: references, log: results.first.map(CaptureLog.read))
          if delete { for orphan in orphans { try FileSystem.delete(references + "/" + orphan) } }
        } else {
          let runs = try results.flatMap { try RunPart.read($0) }.map(\.manifest)
          let store = SnapshotStore(folder: references)
          orphans = try store.orphans(runs: runs)
          if delete {
            kept = try store.delete(orphans: orphans)
            for orphan in orphans where !kept.contains(orphan) {
              try AccessibilityTexts.delete(orphan, in: references)
            }
          }
        }
        for orphan in orphans where !kept.contains(orphan) {
          print(TerminalText.line(delete ? "deleted \(orphan)" : orphan))
        }
        for orphan in kept {
          print(TerminalText.line("kept \(orphan): the manifest of the references does not name it"))
        }
        if !kept.isEmpty || !orphans.isEmpty && !delete { throw ExitCode(1) }
      }
    }
  }

  struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stats",
      abstract: "Print how much space the references take, now and in git's history.",
      discussion: """
        Examples:
          fittingroom snapshot stats References
        """)

    @Argument(help: "The folder of the references.", completion: .directory)
    var references: String

    func run() throws {
      try SnapshotCommand.reporting {
        print(TerminalText.lines(try SnapshotStore(folder: references).statistics().text))
        // Outside a repository there is no history.
        guard let repository = try? GitRepository(folder: references) else { return }
        print(try GitHistory(repository).totals().text)
      }
    }
  }

  struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge",
      abstract: "Combine the parts of a divided run into one report.",
      discussion: """
        Examples:
          fittingroom snapshot merge parts --html report.html
          fittingroom snapshot merge part-1 part-2 --references References

        A missing part is an error (exit code 2), unless --allow-partial is given.
        """)

    @Argument(
      help:
        "The folders that `snapshot verify --shard` wrote, or one folder with the contents of all of them.",
      completion: .directory)
    var results: [String]

    @Option(
      help: ArgumentHelp(
        "The folder of the references. The default is the one that the results name, if it is below the current folder.",
        valueName: "folder"), completion: .directory)
    var references: String?

    @Flag(help: "If parts are missing, report the others, marked PARTIAL.")
    var allowPartial = false

    @OptionGroup(title: "Reports") var reports: ReportOptions

    func run() throws {
      try SnapshotCommand.reporting {
        try self.reports.check(reading: results)
        let references = try self.references ?? RunPart.references(of: results)
        let parts = try results.flatMap { try RunPart.read($0, references: references) }
        let report = try SnapshotStore.merge(parts)
        guard report.missingShards.isEmpty || allowPartial else {
          throw SnapshotError(
            "the run is not complete; add the results of part \(report.missingShards.joined(separator: ", ")), or "
              + "pass --allow-partial")
        }
        try reports.write(report)
        try report.printAndExit()
      }
    }
  }
}

extension Report {
  /// One line for each picture that does not pass, then the counts; a verdict that is not a pass ends the program.
  func printAndExit() throws {
    for entry in entries where !entry.passes {
      if entry.renamedFrom != nil {
        print(TerminalText.line(entry.message))
      } else {
        print(TerminalText.line("\(entry.verdict.rawValue): \(entry.name): \(entry.message)"))
      }
      for cause in entry.furtherCauses { print(TerminalText.line("  \(cause)")) }
      if let command = entry.acceptCommand { print(TerminalText.line("  to accept: \(command)")) }
    }
    print(missingShards.isEmpty ? summary : "PARTIAL: \(summary)")
    if verdict.exitCode != 0 { throw ExitCode(verdict.exitCode) }
  }
}
