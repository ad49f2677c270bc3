import ArgumentParser
import ComparisonRuns
import ImageComparison
import Imaging
import PNGCodec

/// `fittingroom snapshot`: a folder of reference pictures, recorded, verified and kept in order.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Record reference pictures, verify new ones against them, and keep them in order.",
    subcommands: [Record.self, Verify.self, Approve.self, Orphans.self, Stats.self, Merge.self])

  /// Runs the body; errors become one sentence and the exit code 2.
  fileprivate static func reporting(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as SnapshotError {
      try fail("\(error)")
    } catch let error as PNGFileError {
      try fail("\(error)")
    }
  }

  private static func fail(_ sentence: String) throws -> Never {
    print("error: \(sentence)")
    throw ExitCode(2)
  }
}

/// The folders that recording and verifying work on.
struct SnapshotFolders: ParsableArguments {
  @Argument(help: "The folder of the references.")
  var references: String

  @Argument(help: "The folder of the rendered pictures, each with its JSON beside it.")
  var rendered: String

  @Option(
    help: ArgumentHelp("Take only one part of the pictures, such as 2/4.", valueName: "i/n"),
    transform: { text in
      guard let shard = Shard(text) else { throw ValidationError("a shard is written as 2/4") }
      return shard
    })
  var shard: Shard = .whole
}

extension SnapshotCommand {
  struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the references whose pixels changed or that are missing.")

    @OptionGroup var folders: SnapshotFolders

    func run() throws {
      try SnapshotCommand.reporting {
        let rendered = try RenderedFolder.read(folders.rendered, shard: folders.shard)
        let written = try SnapshotStore(folder: folders.references).record(
          rendered.snapshots, run: rendered.run)
        for name in written { print("recorded \(name)") }
        print("\(written.count) of \(rendered.snapshots.count) references written")
      }
    }
  }

  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Compare rendered pictures with the references.",
      discussion: "The exit codes are those of `fittingroom compare`; the worst picture decides.")

    @OptionGroup var folders: SnapshotFolders

    @Option(help: ArgumentHelp("Where to write what does not match.", valueName: "folder"))
    var results = "snapshot-results"

    @Option(help: ArgumentHelp("Let at most so many pixels of a picture differ.", valueName: "n"))
    var maxDiffPixels: Int?

    @Option(help: ArgumentHelp("Threads.", valueName: "n"))
    var threads = Parallel.processorCount

    @OptionGroup(title: "Reports") var reports: ReportOptions

    func validate() throws {
      if let maxDiffPixels, maxDiffPixels < 0 {
        throw ValidationError("--max-diff-pixels cannot be negative")
      }
      if threads < 1 { throw ValidationError("--threads must be at least 1") }
    }

    func run() throws {
      try SnapshotCommand.reporting {
        let rendered = try RenderedFolder.read(folders.rendered, shard: folders.shard)
        let comparator = ImageComparator(budget: Budget(pixels: maxDiffPixels))
        let report = try SnapshotStore(folder: folders.references, comparator: comparator).verify(
          rendered.snapshots, run: rendered.run, results: results, threads: threads)
        try reports.write(report)
        try report.printAndExit()
      }
    }
  }

  struct Approve: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make pictures of a verification the references.")

    @Argument(help: "The folder of the references.")
    var references: String

    @Argument(help: "The folder that `snapshot verify` wrote.")
    var results: String

    @Argument(help: "The snapshots to approve; all that did not match when none is named.")
    var names: [String] = []

    func run() throws {
      try SnapshotCommand.reporting {
        for name in try SnapshotStore(folder: references).approve(names, results: results) {
          print("approved \(name)")
        }
      }
    }
  }

  struct Orphans: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List references that no snapshot of a complete run names.",
      discussion: "The exit code is 1 when there are orphans, and 2 when the run was not complete.")

    @Argument(help: "The folder of the references.")
    var references: String

    @Argument(help: "The folders that `snapshot verify` wrote, one for each shard.")
    var results: [String]

    @Flag(help: "Delete them.")
    var delete = false

    func run() throws {
      try SnapshotCommand.reporting {
        let runs = try results.map { try SnapshotStore.Part.read($0).manifest }
        let orphans = try SnapshotStore(folder: references).orphans(runs: runs)
        for orphan in orphans {
          if delete { try FileSystem.delete(references + "/" + orphan) }
          print(delete ? "deleted \(orphan)" : orphan)
        }
        if !orphans.isEmpty && !delete { throw ExitCode(1) }
      }
    }
  }

  struct Stats: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Say how much the references take.")

    @Argument(help: "The folder of the references.")
    var references: String

    func run() throws {
      try SnapshotCommand.reporting { print(try SnapshotStore(folder: references).statistics().text) }
    }
  }

  struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make one report of the parts of a divided run.",
      discussion: "A missing part is an error (exit code 2), unless --allow-partial says PARTIAL instead.")

    @Argument(help: "The folders that `snapshot verify --shard` wrote.")
    var results: [String]

    @Flag(help: "Report what is there when parts are missing, marked PARTIAL.")
    var allowPartial = false

    @OptionGroup(title: "Reports") var reports: ReportOptions

    func run() throws {
      try SnapshotCommand.reporting {
        let report = try SnapshotStore.merge(results.map(SnapshotStore.Part.read))
        guard report.missingShards.isEmpty || allowPartial else {
          throw SnapshotError(
            "the run is not complete: missing \(report.missingShards.joined(separator: ", "))")
        }
        try reports.write(report)
        try report.printAndExit()
      }
    }
  }
}

extension Report {
  /// One line for each picture that does not pass, then the counts; a verdict that is not a pass ends the program.
  fileprivate func printAndExit() throws {
    for entry in entries where !entry.passes {
      print("\(entry.verdict.rawValue): \(entry.name): \(entry.message)")
      if let command = entry.acceptCommand { print("  to accept: \(command)") }
    }
    print(missingShards.isEmpty ? summary : "PARTIAL: \(summary)")
    if verdict.exitCode != 0 { throw ExitCode(verdict.exitCode) }
  }
}
