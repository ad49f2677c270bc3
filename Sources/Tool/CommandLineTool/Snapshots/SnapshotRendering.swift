import ArgumentParser
import ComparisonRuns
import Foundation
import OperatingSystem
import PreviewRunner
import Synchronization
import Views

/// Renders the previews that paths stand for into a folder, as `render` does and with what it says, and knows of each picture what
/// became of it.
///
/// Pictures of a project's target are named `TARGET/NAME`, as `render` lays them out. Nothing that can be drawn is missing because
/// something else cannot: what is lost is an entry of its own, by the name of its references where there are any.
struct SnapshotRendering {
  var options: PreviewOptions
  /// An empty folder for the pictures.
  let folder: String
  let shard: Shard
  /// The names of all references.
  let references: [String]

  /// Whether the elements that VoiceOver stops at are kept, too.
  var readsAccessibility = false
  /// What they are, by the names of pictures.
  private(set) var accessibility: [String: String] = [:]

  /// What is taken for proven without drawing it.
  struct Proving {
    var references: String
    /// Files and folders that nothing is drawn from: the references, results and reports.
    var excluded: [String]
    /// Whether all is drawn, and only noted for later runs.
    var drawsAll: Bool
    /// The files that alone are drawn, with what depends on them: those that are not as in a commit; nil draws all.
    var changes: [(path: String, isGone: Bool)]?
    /// The fonts and the engine.
    var context = ""
  }

  /// Nil draws everything and notes nothing.
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

  init(options: PreviewOptions, folder: String, shard: Shard, references: [String]) {
    self.options = options
    self.folder = folder
    self.shard = shard
    self.references = references
  }

  /// Renders everything.
  ///
  /// - Throws: `ExitCode` where nothing could be done, after saying why.
  mutating func run() throws {
    do {
      try ProjectRun.each(options) { try render($0) }
    } catch let code as ExitCode {
      exitCode = max(exitCode, code.rawValue)
    }
    // A preview that was met and could not be drawn is among the snapshots already.
    for row in table.lost { addLost(row) }
    // What is wrong with the only file has been said.
    if !ProjectRun.namesFiles(options) || options.files.count > 1 {
      table.show(of: options, json: false, listingRepairs: false)
    }
    if exitCode == 0 { exitCode = table.exitCode }
    if plan.isEmpty, exitCode != 0 {
      throw exitCode == PreviewRunnerError.usageCode ? ExitCode(exitCode) : ExitCode(2)
    }
  }

  // MARK: One part

  /// What is known of the pictures while they are made, in their order.
  private final class Pictures: Sendable {
    struct State {
      var planned: [String] = []
      /// Those of this part of the run that have not come yet.
      var open: [String] = []
      var done: [(path: String, file: String?, problem: String?)] = []
    }

    let state = Mutex(State())

    func plan(_ plan: PlannedRenders) {
      state.withLock {
        $0.planned += plan.paths
        $0.open += plan.own
      }
    }

    /// Notes an outcome. What fails before anything is planned is no picture.
    func take(_ outcome: RenderJob.Outcome) {
      state.withLock { state in
        guard !state.open.isEmpty else { return }
        let path = state.open.removeFirst()
        switch outcome {
        case .success(let report): state.done.append((path, report.file, Self.keep(report)))
        case .failure(let error): state.done.append((path, nil, "\(error)"))
        }
      }
    }

    /// Puts the tree of views beside the picture; answers why there is none.
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
    job.part = (Self.wrapped(shard.index - plan.count, shard.count), shard.count)
    job.treeFormat = .json
    job.accessibility.hasText = readsAccessibility
    var part = part
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

  /// The number of a part, from 1, that begins after some pictures of others.
  private static func wrapped(_ index: Int, _ count: Int) -> Int {
    ((index - 1) % count + count) % count + 1
  }

  private func name(of path: String) -> String { String(path.dropFirst(folder.count + 1).dropLast(4)) }

  private mutating func add(_ pictures: Pictures.State) {
    // What two sets of a configuration ask for is one picture.
    for path in pictures.planned where taken.insert(name(of: path)).inserted { plan.append(name(of: path)) }
    var own = Set(snapshots.map(\.name))
    for (path, _, problem) in pictures.done where own.insert(name(of: path)).inserted {
      let name = name(of: path)
      if let problem {
        snapshots.append(.failed(name, problem))
      } else {
        do { snapshots.append(try RenderedFolder.snapshot(name, in: folder)) } catch {
          snapshots.append(.failed(name, "\(error)"))
        }
      }
    }
    // A run that broke off has no outcome for them.
    for path in pictures.open where own.insert(name(of: path)).inserted {
      snapshots.append(.failed(name(of: path), "it was not drawn"))
    }
  }

  // MARK: What is proven

  /// What needs no drawing of a part, of which then only the rest is left in it; nil where all is drawn.
  private mutating func proofs(
    of job: RenderJob, _ part: inout ProjectRun.Part
  ) throws -> SnapshotProofs? {
    // Parts of a divided run know which pictures they hold by drawing the list.
    guard let proving, job.choice == .automatic, shard.count == 1 else { return nil }
    let all = part.listedPreviews
    let holding = Set(all.map { Self.absolute($0.file) })
    let files = part.options.files.filter { holding.contains(Self.absolute($0)) }
    guard !files.isEmpty else { return nil }
    var proofs: SnapshotProofs
    do throws(PreviewRunnerError) {
      proofs = try SnapshotProofs(
        job, files: files, references: proving.references, excluded: proving.excluded,
        context: proving.context, isUsed: !proving.drawsAll)
    } catch {
      // What cannot be read is said where it is drawn.
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
    // Files that are compiled all at once are drawn all at once, too.
    if part.request == nil, !drawn.isEmpty {
      part.previews = all
      proofs.drawAll()
      return proofs
    }
    if drawn.count < files.count { part.request?.files = drawn }
    let paths = Set(drawn.map(Self.absolute))
    part.previews = all.filter { paths.contains(Self.absolute($0.file)) }
    return proofs
  }

  /// What the names of a file's pictures begin with.
  private static func prefix(of file: String, _ part: ProjectRun.Part) -> String {
    (part.target.map { "\($0)/" } ?? "") + OutputName.safe(SourceStems.stem(of: file)) + "."
  }

  /// Whether something that a file's previews are drawn from, or one of their references, is not as in a commit.
  private static func isChanged(
    _ file: String, _ proofs: SnapshotProofs, _ changes: [(path: String, isGone: Bool)], prefix: String
  ) -> Bool {
    let needed = Set(proofs.dependencies(of: file).map(absolute))
    let references = absolute(proofs.references) + "/" + prefix
    return changes.contains { change in
      // What a source declared that is gone, nobody can ask any more.
      if change.isGone, change.path.hasSuffix(".swift") { return true }
      return needed.contains(absolute(change.path)) || change.path.hasPrefix(references)
    }
  }

  private static func absolute(_ path: String) -> String {
    FileSystem.resolve(path) ?? (path.hasPrefix("/") ? path : "\(FileSystem.currentFolder)/\(path)")
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

  /// Notes which files were drawn whole, for later runs.
  private mutating func note(_ made: Pictures.State, of part: ProjectRun.Part, _ proofs: SnapshotProofs) {
    var proof = SnapshotRun.Proof(proofs: proofs, drawn: [:])
    var failed = Set(made.open.map { name(of: $0) })
    for (path, _, problem) in made.done where problem != nil { failed.insert(name(of: path)) }
    for (path, file, problem) in made.done {
      guard let file, problem == nil, let hash = proofs.hash(of: name(of: path)) else {
        // Without a reference there is nothing to prove.
        failed.insert(name(of: path))
        continue
      }
      proof.drawn[file, default: ([], [])].pictures.append((name(of: path), hash))
    }
    let here = FileSystem.currentFolder + "/"
    for path in proof.drawn.keys {
      let shown = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
      let rows = table.rows(of: shown, target: part.target)
      let start = Self.prefix(of: path, part)
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

  /// Adds what a preview is missed by that was not even listed: the references of its file that nothing else makes, or one name
  /// where there are none.
  private mutating func addLost(_ row: ProjectTable.Row) {
    let file = SourceStems.stem(of: row.preview.file)
    let prefix = (row.preview.target.map { "\($0)/" } ?? "") + OutputName.safe(file) + "."
    let view = prefix + OutputName.safe(row.name)
    // One that was met has its pictures, with the reason at each.
    if plan.contains(where: { $0 == view || $0.hasPrefix(view + ".") || $0.hasPrefix(view + "@") }) { return }
    let former = references.filter { $0.hasPrefix(prefix) && !taken.contains($0) }
    let named = former.filter { $0 == view || $0.hasPrefix(view + ".") || $0.hasPrefix(view + "@") }
    let names = named.isEmpty ? former : named
    for name in names.isEmpty ? [view] : names where taken.insert(name).inserted {
      let isOwn = plan.count % shard.count == shard.index - 1
      plan.append(name)
      guard isOwn else { continue }
      var snapshot = RenderedSnapshot.failed(name, "not drawn: \(row.cause ?? "nobody knows why")")
      snapshot.sourceFile = row.preview.file
      snapshot.sourceLine = row.preview.preview.line
      snapshots.append(snapshot)
    }
  }
}
