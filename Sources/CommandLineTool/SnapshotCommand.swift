import ArgumentParser
import ComparisonRuns
import Fonts
import Foundation
import ImageComparison
import Imaging
import PNGCodec
import PreviewRunner

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
    } catch let error as FontError {
      try fail("\(error)")
    }
  }

  private static func fail(_ sentence: String) throws -> Never {
    print("error: \(sentence)")
    throw ExitCode(2)
  }
}

/// What recording and verifying work on: previews, or pictures that were rendered before.
struct SnapshotSource: ParsableArguments {
  @Argument(help: "The folder of the references.")
  var references: String

  @OptionGroup var options: PreviewOptions

  @Flag(help: "The files are a folder of rendered pictures, each with its JSON beside it.")
  var rendered = false

  @Option(
    help: ArgumentHelp("Take only one part of the pictures, such as 2/4.", valueName: "i/n"),
    transform: { text in
      guard let shard = Shard(text) else { throw ValidationError("a shard is written as 2/4") }
      return shard
    })
  var shard: Shard = .whole

  /// The snapshots of this part of the run; previews are rendered into the folder first.
  func snapshots(
    renderingInto folder: String
  ) throws -> (snapshots: [RenderedSnapshot], run: SnapshotManifest) {
    if rendered {
      guard options.files.count == 1 else { throw SnapshotError("--rendered takes a single folder") }
      let found = try RenderedFolder.read(options.files[0], shard: shard)
      guard !found.snapshots.isEmpty else { throw SnapshotError("\(options.files[0]) holds no PNG files") }
      return found
    }
    let failures = try render(into: folder)
    // Only this part was rendered, so all of it is taken.
    var (snapshots, run) = try RenderedFolder.read(folder)
    run.shard = shard
    run.fingerprint = try fingerprint()
    run.isUnfiltered = options.view == nil && options.preview == nil && options.selection.filter.isEmpty
    let part = shard == .whole ? "" : " of part \(shard)"
    snapshots += failures.enumerated().map { index, failure in
      RenderedSnapshot(
        name: "render \(index + 1)\(part) failed", bitmap: StraightBitmap(width: 0, height: 0),
        problem: failure)
    }
    return (snapshots, run)
  }

  /// Renders the previews of all files, those of folders included, in place of what the folder held; answers why some
  /// failed.
  private func render(into folder: String) throws -> [String] {
    try? FileManager.default.removeItem(atPath: folder)
    var options = options
    options.files = try options.files.flatMap { path in
      guard FileSystem.isFolder(path) else { return [path] }
      let files = try FileSystem.files(below: path, endings: [".swift"])
      guard !files.isEmpty else { throw SnapshotError("\(path) holds no Swift files") }
      return files.map { path + "/" + $0 }
    }
    var job = options.job()
    job.output = folder
    job.part = (shard.index, shard.count)
    job.treeFormat = .json
    var failures: [String] = []
    do {
      try job.run(
        report: { outcome in
          switch outcome {
          case .success(let report):
            guard let path = report.path, path.hasSuffix(".png") else { return }
            let json = String(path.dropLast(4)) + ".json"
            if !FileManager.default.createFile(atPath: json, contents: Data(report.tree.utf8)) {
              failures.append("\(json) cannot be written")
            }
          case .failure(let error): failures.append("\(error)")
          }
        }, printed: { _ in })
    } catch {
      throw SnapshotError("\(error)")
    }
    return failures
  }

  private func fingerprint() throws -> Fingerprint {
    let fonts = try FontLibrary.locate(explicit: options.fonts).appendingPathComponent("MANIFEST.json")
    return Fingerprint(
      engine: EngineVersion.text, fonts: Fingerprint.name(of: Array(try Data(contentsOf: fonts))))
  }
}

extension SnapshotCommand {
  struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the references whose pixels changed or that are missing.")

    @OptionGroup var source: SnapshotSource

    func run() throws {
      try SnapshotCommand.reporting {
        let folder = NSTemporaryDirectory() + "fittingroom-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (snapshots, run) = try source.snapshots(renderingInto: folder)
        let written = try SnapshotStore(folder: source.references).record(snapshots, run: run)
        for name in written { print("recorded \(name)") }
        print("\(written.count) of \(snapshots.count) references written")
      }
    }
  }

  struct Verify: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Compare previews with the references.",
      discussion: "The exit codes are those of `fittingroom compare`; the worst picture decides.")

    @OptionGroup var source: SnapshotSource

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
        let (snapshots, run) = try source.snapshots(renderingInto: results + "/rendered")
        let comparator = ImageComparator(budget: Budget(pixels: maxDiffPixels))
        let report = try SnapshotStore(folder: source.references, comparator: comparator).verify(
          snapshots, run: run, results: results, threads: threads)
        try reports.write(report)
        // With more parts than pictures, some have nothing to do.
        if snapshots.isEmpty && source.shard.count > 1 { return print("no pictures in part \(source.shard)") }
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
