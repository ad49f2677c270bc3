import ArgumentParser
import ComparisonRuns
import Fonts
import Foundation
import OperatingSystem
import PreviewRunner
import Projects
import Views

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

  /// The version of the rules that the references were drawn by; nil where that is not known.
  ///
  /// - Throws: `SnapshotError` where this engine does not know it.
  func recordedVersion() throws -> RenderVersion? {
    guard let number = try SnapshotManifest.read(in: references)?.fingerprint?.renderVersion else {
      return nil
    }
    guard let version = RenderVersion(number) else {
      throw SnapshotError(
        "the references were drawn by version \(number) of the rules by which views look, of which this engine "
          + "knows \(RenderVersion.oldest.number) to \(RenderVersion.current.number)")
    }
    return version
  }

  /// The version to draw by: the one asked for, or that of the references, which stay at theirs until they are moved.
  func version() throws -> RenderVersion {
    try options.renderVersion?.value ?? recordedVersion() ?? .current
  }

  /// The snapshots of this part of the run; previews are rendered into the folder first.
  func snapshots(
    renderingInto folder: String, version: RenderVersion
  ) throws -> (snapshots: [RenderedSnapshot], run: SnapshotManifest) {
    if rendered {
      guard options.files.count == 1 else { throw SnapshotError("--rendered takes a single folder") }
      let found = try RenderedFolder.read(options.files[0], shard: shard)
      guard !found.snapshots.isEmpty else { throw SnapshotError("\(options.files[0]) holds no PNG files") }
      return found
    }
    let part = try part()
    let files = part.files
    let (plan, outcomes) = try render(part, into: folder, version)
    // What this run rendered, and nothing that lies in the folder for another reason.
    let snapshots = try zip(shard.take(plan), outcomes).map { name, failure in
      if let failure { return RenderedSnapshot.failed(name, failure) }
      return try RenderedFolder.snapshot(name, in: folder)
    }
    guard snapshots.count == shard.take(plan).count, outcomes.count == snapshots.count else {
      throw SnapshotError("of \(shard.take(plan).count) pictures, only \(outcomes.count) were rendered")
    }
    let run = SnapshotManifest(
      fingerprint: try fingerprint(version), shard: shard,
      isUnfiltered: options.view == nil && options.preview == nil && options.selection.filter.isEmpty,
      sources: try Self.hash(of: files), plan: plan)
    return (snapshots, run)
  }

  /// The options with the source files that the paths stand for: those of folders, or of the one target of a project.
  private func part() throws -> PreviewOptions {
    let paths = options.files
    let isPlain =
      !paths.isEmpty
      && paths.allSatisfy { path in
        !path.hasSuffix(".yml") && FileSystem.name(of: path) != "Package.swift"
          && (!FileSystem.isFolder(path) || !ProjectReader.holdsProject(path))
      }
    if isPlain, options.project.target.isEmpty {
      var plain = options
      plain.files = try paths.flatMap { path in
        guard FileSystem.isFolder(path) else { return [path] }
        let files = try FileSystem.files(below: path, endings: [".swift"])
        guard !files.isEmpty else { throw SnapshotError("\(path) holds no Swift files") }
        return files.map { path + "/" + $0 }
      }
      return plain
    }
    let parts = try ProjectRun(options).parts()
    guard parts.count == 1 else {
      let names = parts.compactMap(\.target)
      throw SnapshotError(
        "the references of a folder are those of one target; --target says which: \(names.joined(separator: ", "))"
      )
    }
    ProjectRun.current = parts[0].request
    // What is planned is told once.
    ProjectRun.current?.isStaged = false
    return parts[0].options
  }

  /// Renders the previews of files into an empty folder.
  ///
  /// - Returns: the names of all pictures of the run, and for each of this part, in the same order, `nil` or why
  ///   there is none.
  private func render(
    _ part: PreviewOptions, into folder: String, _ version: RenderVersion
  ) throws -> (plan: [String], outcomes: [String?]) {
    var options = part
    options.renderVersion = Named(version)
    var job = options.job()
    job.output = folder
    job.part = (shard.index, shard.count)
    job.treeFormat = .json
    var plan: [String] = []
    var outcomes: [String?] = []
    var warnings = RenderWarnings()
    do {
      try job.run(
        planned: { paths in plan = paths.map { String($0.dropFirst(folder.count + 1).dropLast(4)) } },
        report: { outcome in
          switch outcome {
          case .success(let report):
            for line in warnings.new(in: report) { JobReport.complain("warning: \(line)") }
            guard let path = report.path, path.hasSuffix(".png") else {
              return outcomes.append("it was rendered without a picture")
            }
            let json = String(path.dropLast(4)) + ".json"
            let isWritten = FileManager.default.createFile(atPath: json, contents: Data(report.tree.utf8))
            outcomes.append(isWritten ? nil : "\(json) cannot be written")
          case .failure(let error): outcomes.append("\(error)")
          }
        }, printed: { _ in })
    } catch {
      throw SnapshotError("\(error)")
    }
    return (plan, outcomes)
  }

  private func fingerprint(_ version: RenderVersion) throws -> Fingerprint {
    let list = try Data(
      contentsOf: FontLibrary.locate(explicit: options.fonts).appendingPathComponent("MANIFEST.json"))
    return Fingerprint(
      engine: EngineVersion.text, fonts: Fingerprint.name(of: list),
      fontFiles: try FontList.hashes(in: list), renderVersion: version.number)
  }

  /// A hash of the contents of some files, in their order.
  private static func hash(of files: [String]) throws -> String {
    var hashes = ""
    for file in files {
      // A file that cannot be read fails where it is compiled.
      let content = (try? Data(contentsOf: URL(fileURLWithPath: file))) ?? Data()
      hashes += Fingerprint.name(of: content) + "\n"
    }
    return Fingerprint.name(of: hashes.utf8)
  }

  /// The list of fonts, as far as it tells them apart.
  private struct FontList: Decodable {
    struct Font: Decodable {
      var file: String
      var sha256: String
    }

    var fonts: [Font]

    /// The start of each font's hash, by its file.
    static func hashes(in list: Data) throws -> [String: String] {
      let fonts = try JSONDecoder().decode(FontList.self, from: list).fonts
      return Dictionary(fonts.map { ($0.file, String($0.sha256.prefix(16))) }) { first, _ in first }
    }
  }
}
