import ArgumentParser
import ComparisonRuns
import Foundation
import OperatingSystem
import PreviewRunner
import ProjectAssets
import Projects
import Synchronization
import Views

/// Renders the previews at paths into a folder, with the same messages as `render`, and records the result of
/// each picture.
///
/// Pictures of a project's target are named `TARGET/NAME`, as `render` lays them out. Failures do not affect
/// other pictures: a failed picture is a separate entry, with the name of its references if there are any.
struct SnapshotRendering {
  var options: PreviewOptions
  /// An empty folder for the pictures.
  let folder: String
  /// The pictures that this run makes.
  private let division: Division
  private var isDivided: Bool { division.shard.count > 1 }
  /// The names of all references.
  let references: [String]

  /// Whether VoiceOver elements are also recorded.
  var readsAccessibility = false
  /// Whether previews that their sources exclude from snapshots are included.
  var takesIgnored = false
  /// The number of previews that their sources exclude.
  private var ignoredCount = 0
  /// Facts about the previews, by picture name.
  private(set) var accessibility: [String: String] = [:]

  /// What counts as proven without drawing it.
  struct Proving {
    var references: String
    /// Files and folders that are not inputs of drawing: the references, results and reports.
    var excluded: [String]
    /// Whether everything is drawn, and only recorded for later runs.
    var drawsAll: Bool
    /// The files to draw, with their dependents: those that differ from a commit; nil draws all.
    var changes: [(path: String, isGone: Bool)]?
    /// The fonts and the engine.
    var context = ""
  }

  /// Nil draws everything and records nothing.
  var proving: Proving?
  private(set) var proofs: [SnapshotRun.Proof] = []
  private(set) var unchangedFileCount = 0

  /// The snapshots of this part of the run, in the order of the plan.
  private(set) var snapshots: [RenderedSnapshot] = []
  /// The names of all pictures, those of the run's other parts, too.
  private(set) var plan: [String] = []
  /// The files that the pictures were made from.
  private(set) var sources: [String] = []
  /// Whether no preview was left out by a filter.
  private(set) var isUnfiltered = true
  private(set) var exitCode: Int32 = 0
  private var taken: Set<String> = []
  private var table = ProjectTable()

  init(options: PreviewOptions, folder: String, division: ShardDivision, references: [String]) {
    self.options = options
    self.folder = folder
    self.division = Division(division)
    self.references = references
  }

  /// The division of a run, which is computed as it proceeds.
  private final class Division: Sendable {
    let shard: Shard
    private let state: Mutex<ShardDivision>

    init(_ division: ShardDivision) {
      shard = division.shard
      state = Mutex(division)
    }

    func take(_ names: [String]) -> [Int] { state.withLock { $0.take(names) } }
  }

  /// Renders everything.
  ///
  /// - Throws: `ExitCode` if nothing could be done, after saying why.
  mutating func run() throws {
    do {
      try ProjectRun.each(options) { try render($0) }
    } catch let code as ExitCode {
      exitCode = max(exitCode, code.rawValue)
    }
    // A preview that was met and could not be drawn is among the snapshots already.
    addLost()
    if ignoredCount > 0 {
      let count = ignoredCount == 1 ? "1 preview is" : "\(ignoredCount) previews are"
      JobReport.complain(
        "note: \(count) left out, as the sources say of snapshots; --with-ignored takes them, too")
    }
    // The problem with the only file has been reported.
    if !ProjectRun.namesFiles(options) || options.files.count > 1 {
      table.show(of: options, json: false, listingRepairs: false)
    }
    if exitCode == 0 { exitCode = table.exitCode }
    if plan.isEmpty, exitCode != 0 {
      throw exitCode == PreviewRunnerError.usageCode ? ExitCode(exitCode) : ExitCode(2)
    }
  }

  // MARK: One part

  /// The state of the pictures while they are made, in order.
  private final class Pictures: Sendable {
    struct State {
      var planned: [String] = []
      /// The pictures of this part that have not arrived yet.
      var open: [String] = []
      var done: [Done] = []
    }

    struct Done {
      var path: String
      var file: String?
      var problem: String?
      var cause: String?
      /// The source of one that was not drawn.
      var source: String?
      /// The line of its preview there.
      var line: Int?
      var seconds: Double?
    }

    let state = Mutex(State())

    func plan(_ plan: PlannedRenders) {
      state.withLock {
        $0.planned += plan.paths
        $0.open += plan.own
      }
    }

    /// Records an outcome. A failure before planning is not a picture.
    func take(_ outcome: RenderJob.Outcome) {
      state.withLock { state in
        guard !state.open.isEmpty else { return }
        let path = state.open.removeFirst()
        switch outcome {
        case .success(let report):
          state.done.append(
            Done(path: path, file: report.file, problem: Self.keep(report), seconds: report.seconds))
        case .failure(let error):
          state.done.append(
            Done(
              path: path, problem: "\(error)", cause: error.place?.reason, source: error.place?.file,
              line: error.line))
        }
      }
    }

    /// Writes the tree of views beside the picture; returns why there is none.
    private static func keep(_ report: RenderReport) -> String? {
      guard let path = report.path, path.hasSuffix(".png") else { return "it was rendered without a picture" }
      let json = String(path.dropLast(4)) + ".json"
      let isWritten = FileManager.default.createFile(atPath: json, contents: Data(report.tree.utf8))
      return isWritten ? nil : "\(json) cannot be written"
    }
  }

  private mutating func render(_ part: ProjectRun.Part) throws {
    sources += part.options.files
    if !part.options.selection.filter.isEmpty { isUnfiltered = false }
    var job = part.options.job()
    job.output = part.target.map { "\(folder)/\($0)" } ?? folder
    if isDivided {
      let (division, start) = (division, folder.count + 1)
      job.share = { paths in division.take(paths.map { Self.name(of: $0, from: start) }) }
    }
    job.treeFormat = .json
    job.accessibility.hasText = readsAccessibility
    job.accessibility.hasTextWhereMarked = true
    var part = part
    leaveOut(of: &part, &job)
    let proofs = try proofs(of: job, &part)
    if let proofs, !proofs.proven.isEmpty { addProven(proofs, of: part) }
    job.project = part.request ?? job.project
    if part.previews.isEmpty, proofs != nil { return }
    let pictures = Pictures()
    job.observer.planned = { pictures.plan($0) }
    defer {
      let made = pictures.state.withLock { $0 }
      add(made)
      if let proofs { note(made, of: part, proofs) }
    }
    var texts: [(path: String, text: String)] = []
    defer { for (path, text) in texts { accessibility[name(of: path)] = text } }
    let code = try JobReport.exitCode(
      of: job, part: part, strict: false, into: &table, listingSingle: true, met: { pictures.take($0) },
      succeeded: { report in
        if let path = report.path, let text = report.accessibility { texts.append((path, text)) }
      })
    exitCode = max(exitCode, code)
  }

  /// Excludes previews whose sources say that they have no snapshots, unless they are requested by name.
  private mutating func leaveOut(of part: inout ProjectRun.Part, _ job: inout RenderJob) {
    guard !takesIgnored, job.choice == .automatic, let first = part.options.files.first else { return }
    let takesAll = PrefireConfiguration.takesAll(near: first, upTo: CatalogSearch.project(of: first))
    part.isLeftOut = { preview in
      // If previews must opt in, those that Prefire does not see have not.
      takesAll ? preview.mark == .ignored : preview.mark != .enabled
    }
    let ignored = part.previewsLeftOut
    ignoredCount += ignored.count
    let paths = Dictionary(part.options.files.map { (FileSystem.absolutePath($0), $0) }) { first, _ in first }
    job.leftOut = Set(
      ignored.compactMap { listed in
        paths[FileSystem.absolutePath(listed.file)].map { file in
          let isMacro = listed.preview.kind == .macro
          return RenderJob.Declared(
            file: file, line: isMacro ? listed.preview.line : nil,
            provider: isMacro ? nil : listed.preview.name)
        }
      })
  }

  /// The name of a picture, which is its path after the folder, without the ending.
  private static func name(of path: String, from start: Int) -> String {
    String(path.dropFirst(start).dropLast(4))
  }

  private func name(of path: String) -> String { Self.name(of: path, from: folder.count + 1) }

  private mutating func add(_ pictures: Pictures.State) {
    // The same picture in two sets of a configuration counts once.
    for path in pictures.planned where taken.insert(name(of: path)).inserted { plan.append(name(of: path)) }
    var own = Set(snapshots.map(\.name))
    for done in pictures.done where own.insert(name(of: done.path)).inserted {
      let name = name(of: done.path)
      var snapshot: RenderedSnapshot
      do {
        snapshot =
          try done.problem.map { .failed(name, $0) } ?? RenderedFolder.snapshot(name, in: folder)
      } catch {
        snapshot = .failed(name, "\(error)")
      }
      snapshot.problemCause = done.cause
      snapshot.sourceFile = snapshot.sourceFile ?? done.source.map(RenderedFolder.shown)
      snapshot.sourceLine = snapshot.sourceLine ?? done.line
      snapshot.seconds = done.seconds
      snapshots.append(snapshot)
    }
    // A run that broke off has no outcome for them.
    for path in pictures.open where own.insert(name(of: path)).inserted {
      snapshots.append(.failed(name(of: path), "it was not drawn"))
    }
  }

  // MARK: What is proven

  /// Removes what need not be drawn from a part and returns it; nil if everything is drawn.
  private mutating func proofs(
    of job: RenderJob, _ part: inout ProjectRun.Part
  ) throws -> SnapshotProofs? {
    // Parts of a divided run know which pictures they hold by drawing the list.
    guard let proving, job.choice == .automatic, !isDivided else { return nil }
    let all = part.listedPreviews
    let holding = Set(all.map { FileSystem.absolutePath($0.file) })
    let files = part.options.files.filter { holding.contains(FileSystem.absolutePath($0)) }
    guard !files.isEmpty else { return nil }
    var proofs: SnapshotProofs
    do throws(PreviewRunnerError) {
      proofs = try SnapshotProofs(
        job, files: files, references: proving.references, excluded: proving.excluded,
        context: proving.context, isUsed: !proving.drawsAll)
    } catch {
      // Unreadable files are reported when they are drawn.
      return nil
    }
    var drawn = Set(files).subtracting(proofs.proven.keys)
    if let changes = proving.changes {
      let changed = drawn.filter { file in
        Self.isChanged(file, proofs, changes, prefix: Self.prefix(of: file, part))
      }
      unchangedFileCount += drawn.count - changed.count
      if changed.count < drawn.count { isUnfiltered = false }
      drawn = changed
    }
    // Files that are compiled together are also drawn together.
    if part.request == nil, !drawn.isEmpty {
      part.previews = all
      proofs.drawAll()
      return proofs
    }
    if drawn.count < files.count { part.request?.files = drawn }
    let paths = Set(drawn.map(FileSystem.absolutePath))
    part.previews = all.filter { paths.contains(FileSystem.absolutePath($0.file)) }
    return proofs
  }

  /// The prefix of the names of a file's pictures.
  private static func prefix(of file: String, _ part: ProjectRun.Part) -> String {
    (part.target.map { "\($0)/" } ?? "") + OutputName.safe(SourceStems.stem(of: file)) + "."
  }

  /// Whether something that a file's previews are drawn from, or one of their references, differs from a
  /// commit.
  private static func isChanged(
    _ file: String, _ proofs: SnapshotProofs, _ changes: [(path: String, isGone: Bool)], prefix: String
  ) -> Bool {
    let needed = Set(proofs.dependencies(of: file).map(FileSystem.absolutePath))
    let references = FileSystem.absolutePath(proofs.references) + "/" + prefix
    return changes.contains { change in
      // The declarations of a deleted source can no longer be determined.
      if change.isGone, change.path.hasSuffix(".swift") { return true }
      return needed.contains(FileSystem.absolutePath(change.path)) || change.path.hasPrefix(references)
    }
  }

  private mutating func addProven(_ proofs: SnapshotProofs, of part: ProjectRun.Part) {
    for snapshot in proofs.snapshots where taken.insert(snapshot.name).inserted {
      plan.append(snapshot.name)
      snapshots.append(snapshot)
    }
    let here = FileSystem.currentFolder + "/"
    for (path, file) in proofs.proven.sorted(by: { $0.key < $1.key }) {
      let shown = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
      table.add(
        file.rows.map { row in
          ProjectTable.Row(
            preview: ProjectRun.Listed(
              target: part.target, file: shown,
              preview: PreviewDeclaration(kind: .macro, name: row.name, line: row.line)),
            name: row.name, state: ProjectTable.State(rawValue: row.state) ?? .drawn, cause: row.cause)
        })
    }
  }

  /// Records which files were drawn completely, for later runs.
  private mutating func note(_ made: Pictures.State, of part: ProjectRun.Part, _ proofs: SnapshotProofs) {
    var proof = SnapshotRun.Proof(proofs: proofs, drawn: [:])
    var failed = Set(made.open.map { name(of: $0) })
    for done in made.done where done.problem != nil { failed.insert(name(of: done.path)) }
    for done in made.done {
      let name = name(of: done.path)
      guard let file = done.file, done.problem == nil, let hash = proofs.hash(of: name) else {
        // Without a reference there is nothing to prove.
        failed.insert(name)
        continue
      }
      proof.drawn[file, default: ([], [])].pictures.append((name, hash))
    }
    let here = FileSystem.currentFolder + "/"
    for path in proof.drawn.keys {
      let shown = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
      let rows = table.rows(of: shown, target: part.target)
      let start = Self.prefix(of: path, part)
      // The VoiceOver elements of a picture are compared each time.
      failed.formUnion(accessibility.keys)
      if rows.contains(where: { $0.state == .notDrawn }) || failed.contains(where: { $0.hasPrefix(start) }) {
        proof.drawn[path]?.pictures = []
      }
      proof.drawn[path]?.rows = rows.map { row in
        ProvenPictures.Row(
          line: row.preview.preview.line, name: row.name, state: row.state.rawValue, cause: row.cause)
      }
    }
    self.proofs.append(proof)
  }

  // MARK: What is lost

  /// Adds entries for the previews that could not even be listed. The others have their pictures, each with its reason.
  private mutating func addLost() {
    let lost = table.lost.filter { !$0.hasPictures }
    var prefixes: [String] = []
    let byFile = Dictionary(grouping: lost) { row in
      let prefix =
        (row.preview.target.map { "\($0)/" } ?? "") + OutputName.safe(SourceStems.stem(of: row.preview.file))
        + "."
      if !prefixes.contains(prefix) { prefixes.append(prefix) }
      return prefix
    }
    for prefix in prefixes {
      let rows = byFile[prefix] ?? []
      let former = references.filter { $0.hasPrefix(prefix) && !taken.contains($0) }
      let names = LostPictures(rows.map(\.preview.preview.name), former, prefix: prefix, taken: taken).names
      for (row, names) in zip(rows, names) { add(names, of: row) }
    }
  }

  private mutating func add(_ names: [String], of row: ProjectTable.Row) {
    for name in names where taken.insert(name).inserted {
      plan.append(name)
      guard !division.take([name]).isEmpty else { continue }
      var snapshot = RenderedSnapshot.failed(name, "not drawn: \(row.cause ?? "nobody knows why")")
      snapshot.sourceFile = row.preview.file
      snapshot.sourceLine = row.preview.preview.line
      snapshots.append(snapshot)
    }
  }
}
