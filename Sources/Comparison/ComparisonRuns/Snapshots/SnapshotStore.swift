package import ImageComparison
package import Imaging
internal import OperatingSystem
internal import PNGCodec
internal import Reports

/// A picture made by a run, which is compared with its reference or becomes it.
package struct RenderedSnapshot: Sendable {
  /// The snapshot's name, unique in its run; its reference is this path with the ending `png`.
  package var name: String
  /// The picture; empty while it is in its file.
  package var bitmap: StraightBitmap
  /// The file from which the picture is read when needed: a run of many pictures only keeps those in memory
  /// that it works on.
  private var file: String?
  /// Pixels per point.
  package var scale: Double?
  package var sourceFile: String?
  package var sourceLine: Int?
  /// The frame JSON of the render; `nil` when there is none.
  package var framesPath: String?
  /// What is not drawn as on a device, one line each with its source location.
  package var fidelity: [String]
  /// Why there is no picture; the other properties are then meaningless.
  package var problem: String?
  /// The part of the problem that is the same for all pictures with its cause: it names no variant.
  package var problemCause: String?
  /// What is known about a picture that was not drawn, because neither its inputs nor its reference have
  /// changed since the two were equal.
  package var proven: SnapshotManifest.Entry?
  /// How many seconds drawing took; nil if that is not known.
  package var seconds: Double?
  /// What was replaced with a labelled box because it does not compile here, each with its source location;
  /// the picture is then partial.
  package var missing: [String] = []
  /// The tolerance set by the preview's author; nil if there is none.
  package var ownComparator: ImageComparator?
  /// The views embedded in the picture's file, if there is no frame JSON.
  var carried: RenderFrames?

  package init(
    name: String, bitmap: StraightBitmap, scale: Double? = nil, sourceFile: String? = nil,
    sourceLine: Int? = nil, framesPath: String? = nil, fidelity: [String] = [],
    problem: String? = nil
  ) {
    self.name = name
    self.bitmap = bitmap
    self.scale = scale
    self.sourceFile = sourceFile
    self.sourceLine = sourceLine
    self.framesPath = framesPath
    self.fidelity = fidelity
    self.problem = problem
  }

  /// A snapshot whose picture stays in its file until it is needed.
  package init(
    name: String, file: String, sourceFile: String?, sourceLine: Int?, framesPath: String?, fidelity: [String]
  ) {
    self.init(
      name: name, bitmap: StraightBitmap(width: 0, height: 0), sourceFile: sourceFile, sourceLine: sourceLine,
      framesPath: framesPath, fidelity: fidelity)
    self.file = file
  }

  /// The snapshot with its picture.
  func opened() throws(SnapshotError) -> RenderedSnapshot {
    guard let file else { return self }
    let image = try SnapshotError.wrapping { () throws(FileError) in try PNGDecoder.read(file) }
    var opened = self
    opened.file = nil
    opened.bitmap = image.bitmap
    opened.scale = image.metadata.scale
    return opened
  }

  /// A snapshot that could not be rendered.
  package static func failed(_ name: String, _ problem: String) -> RenderedSnapshot {
    RenderedSnapshot(name: name, bitmap: StraightBitmap(width: 0, height: 0), problem: problem)
  }

  /// A snapshot that is known to equal its reference without drawing it.
  package static func proven(_ entry: SnapshotManifest.Entry, fidelity: [String]) -> RenderedSnapshot {
    var snapshot = RenderedSnapshot(
      name: entry.name, bitmap: StraightBitmap(width: 0, height: 0), sourceFile: entry.sourceFile,
      sourceLine: entry.sourceLine, fidelity: fidelity)
    snapshot.proven = entry
    return snapshot
  }

  /// The views of the render; `nil` if they are not known.
  var frames: RenderFrames? { carried ?? framesPath.flatMap { try? RenderFrames.read($0) } }

  /// The view of this render that each region of a difference belongs to; empty without the render's frames.
  fileprivate func views(of difference: ImageDifference) -> [ViewFrame?] {
    guard let frames else { return [] }
    let scale = frames.scale(pictureWidth: bitmap.width)
    return difference.regions.map { frames.root.innermost(around: $0.bounds, scale: scale) }
  }

  func entry(bytes: Int) -> SnapshotManifest.Entry {
    SnapshotManifest.Entry(
      name: name, pixels: PixelHash(bitmap).text, bytes: bytes, width: bitmap.width, height: bitmap.height,
      sourceFile: sourceFile, sourceLine: sourceLine)
  }
}

/// A folder of references with its manifest.
package struct SnapshotStore: Sendable {
  /// The folder of the references.
  package var folder: String
  /// How pictures are compared with references.
  package var comparator: ImageComparator

  package init(folder: String, comparator: ImageComparator = ImageComparator()) {
    self.folder = folder
    self.comparator = comparator
  }

  private func path(_ name: String) -> String { folder + "/" + name + ".png" }

  /// The path of a reference if it, or part of its path, is a symbolic link; nil otherwise.
  private func link(to name: String) -> String? {
    FileSystem.staysInside(name + ".png", of: folder) ? nil : path(name)
  }

  // MARK: Recording

  /// The outcome of recording.
  package struct Recording: Sendable {
    /// The names of the references that were written.
    package var written: [String] = []
    /// References that were moved because their snapshots were renamed.
    package var renamed: [(from: String, to: String)] = []
  }

  /// Writes references that are missing or have other pixels; files with the same pixels are left as they
  /// are, and moved if their snapshots were renamed.
  ///
  /// A complete run decides which snapshots exist; a partial one keeps the others in the manifest. The
  /// references are locked meanwhile. Everything is written beside the references first, so that none of them
  /// changes if the disk is full.
  ///
  /// - Parameter known: the former names of snapshots, if a run has determined them.
  package func record(
    _ snapshots: [RenderedSnapshot], run: SnapshotManifest, renamedFrom known: [ByteName: String] = [:]
  ) throws(SnapshotError) -> Recording {
    try Self.checkNames(snapshots)
    if let broken = snapshots.first(where: { $0.problem != nil }) {
      throw SnapshotError("\(broken.name) cannot be recorded: \(broken.problem ?? "")")
    }
    for snapshot in snapshots {
      // A symbolic link at a picture's path is replaced; nothing is written through a link to a folder.
      let parent = FileSystem.folder(of: snapshot.name)
      guard parent.isEmpty || FileSystem.staysInside(parent, of: folder) else {
        throw SnapshotError(
          "\(path(snapshot.name)) lies behind a symbolic link, through which references are not written; replace the "
            + "link with a folder")
      }
    }
    let lock = try SnapshotError.wrapping { () throws(FileError) in
      // This locks the folder itself for a moment, and that lock stays.
      let staged = try RunFolder(in: folder)
      return (try FolderLock(folder, for: .writing), staged)
    }
    defer { extendLifetime(lock) }
    AtomicFile.removeAbandoned(in: folder + "/")
    let staged = lock.1
    defer { staged.remove() }
    let old = try SnapshotManifest.read(in: folder)
    if !run.isComplete, let then = old?.fingerprint, let now = run.fingerprint,
      let conflict = now.conflict(withReferences: then)
    {
      // The manifest would describe the others wrongly.
      throw SnapshotError(conflict + "; record all of them, because a part alone would not match the others")
    }
    var manifest = run.isComplete ? SnapshotManifest() : old ?? SnapshotManifest()
    manifest.fingerprint = run.fingerprint
    manifest.shard = .whole
    var recording = Recording()
    recording.renamed = try moves(snapshots, run: run, references: old, known)
    let moved = Set(recording.renamed.map { ByteName($0.from) })
    manifest.entries.removeAll { moved.contains(ByteName($0.name)) }
    let (entries, written) = try stage(snapshots, in: staged, renamed: recording.renamed)
    recording.written = written.map(\.name)
    manifest.replace(entries)
    let present = Set(manifest.entries.map { ByteName($0.name) })
    manifest.former = Set(((old?.former ?? []) + (old?.entries.map(\.name) ?? [])).map(ByteName.init))
      .filter { !present.contains($0) && !moved.contains($0) && FileSystem.exists(path($0.text)) }
      .sorted().map(\.text)
    let list = staged.path + "/manifest"
    let text = Array((manifest.json.text + "\n").utf8)
    try unchanged { () throws(FileError) in try FileSystem.write(text, to: list, syncing: true) }
    try publish(recording.renamed, written, manifest: list)
    return recording
  }

  /// Writes the references that are missing or have other pixels beside the others.
  ///
  /// - Returns: the entries of all snapshots, and the files that were written, with the names of their references.
  private func stage(
    _ snapshots: [RenderedSnapshot], in staged: RunFolder, renamed: [(from: String, to: String)]
  ) throws(SnapshotError) -> (
    entries: [SnapshotManifest.Entry], written: [(staged: String, name: String)]
  ) {
    let former = Dictionary(renamed.map { (ByteName($0.to), $0.from) }) { first, _ in first }
    var entries: [SnapshotManifest.Entry] = []
    var written: [(staged: String, name: String)] = []
    for closed in snapshots {
      let snapshot = try closed.opened()
      let path = path(former[ByteName(snapshot.name)] ?? snapshot.name)
      if let known = try? PNGDecoder.read(path), known.bitmap == snapshot.bitmap {
        entries.append(snapshot.entry(bytes: FileSystem.size(path) ?? 0))
        continue
      }
      let bytes = try SnapshotError.wrapping { () throws(PNGError) in
        let bytes = try Self.file(of: snapshot)
        // A reference that does not equal what was drawn would make every later comparison pass, or fail, for
        // no reason.
        guard try PNGDecoder.decode(bytes).bitmap == snapshot.bitmap else {
          throw .damaged(
            "what was written holds other pixels than the picture; this is a fault of fittingroom")
        }
        return bytes
      } at: {
        path
      }
      let place = "\(staged.path)/\(written.count).png"
      try unchanged { () throws(FileError) in try FileSystem.write(bytes, to: place, syncing: true) }
      written.append((place, snapshot.name))
      entries.append(snapshot.entry(bytes: bytes.count))
    }
    return (entries, written)
  }

  /// Runs a step before any reference changes, and says so if it fails.
  private func unchanged(_ body: () throws(FileError) -> Void) throws(SnapshotError) {
    do throws(FileError) { try body() } catch {
      throw SnapshotError("\(error); no reference in \(folder) was changed")
    }
  }

  /// Renames everything into place, which needs no further disk space.
  private func publish(
    _ renamed: [(from: String, to: String)], _ written: [(staged: String, name: String)], manifest: String
  ) throws(SnapshotError) {
    var done: [String] = []
    do throws(FileError) {
      for (from, to) in renamed {
        try FileSystem.move(path(from), to: path(to))
        done.append(to)
      }
      for (staged, name) in written {
        try FileSystem.move(staged, to: path(name))
        done.append(name)
      }
      try FileSystem.move(manifest, to: SnapshotManifest.path(in: folder))
    } catch {
      let list =
        done.isEmpty
        ? "no reference was changed" : "these references are new: " + done.joined(separator: ", ")
      throw SnapshotError("\(error); \(list)")
    }
  }

  /// The PNG file of a snapshot with its views embedded.
  private static func file(of snapshot: RenderedSnapshot) throws(PNGError) -> [UInt8] {
    let file = try PNGEncoder.encode(
      snapshot.bitmap, options: PNGEncoder.Options(scale: snapshot.scale))
    return try snapshot.frames.map { (frames) throws(PNGError) in try ReferenceViews.attach(frames, to: file)
    } ?? file
  }

  /// The references to move because their snapshots were renamed.
  private func moves(
    _ snapshots: [RenderedSnapshot], run: SnapshotManifest, references: SnapshotManifest?,
    _ known: [ByteName: String]
  ) throws(SnapshotError) -> [(from: String, to: String)] {
    guard let references else { return [] }
    var former = known
    let new = snapshots.filter { !FileSystem.exists(path($0.name)) && known[ByteName($0.name)] == nil }
    let named = Set(snapshots.map { ByteName($0.name) })
    if run.isComplete, !new.isEmpty,
      references.entries.contains(where: { !named.contains(ByteName($0.name)) })
    {
      let byName = Dictionary(new.map { (ByteName($0.name), $0) }) { first, _ in first }
      var hashes: [(String, String)] = []
      for snapshot in new { hashes.append((snapshot.name, PixelHash(try snapshot.opened().bitmap).text)) }
      let found = renames(of: hashes, among: snapshots.map(\.name), references: references) { name in
        try byName[ByteName(name)]?.opened().bitmap ?? StraightBitmap(width: 0, height: 0)
      }
      former.merge(found) { first, _ in first }
    }
    var moves: [(from: String, to: String)] = []
    var taken: Set<ByteName> = []
    for (name, old) in former.sorted(by: { $0.key < $1.key }) {
      guard canMove(old), !FileSystem.exists(path(name.text)),
        FileSystem.staysInside(name.text + ".png", of: folder), named.contains(name),
        taken.insert(ByteName(old)).inserted
      else { continue }
      moves.append((old, name.text))
    }
    return moves
  }

  /// The pictures that do not equal what was recorded, pixel by pixel, and why; empty if all of them do.
  package func changes(_ snapshots: [RenderedSnapshot]) -> [(name: String, reason: String)] {
    let exact = ImageComparator()
    return snapshots.compactMap { snapshot in
      if let problem = snapshot.problem { return (snapshot.name, problem) }
      let path = path(snapshot.name)
      guard FileSystem.exists(path) else { return (snapshot.name, "\(path) does not exist") }
      do {
        let snapshot = try snapshot.opened()
        let found = exact.compare(try PNGDecoder.read(path).bitmap, snapshot.bitmap)
        if found.verdict == .identical { return nil }
        return (snapshot.name, FileComparison.described(found, views: snapshot.views(of: found)))
      } catch {
        return (snapshot.name, "\(error)")
      }
    }
  }

  /// Whether a name is that of a file below a folder: no part of it leads upwards.
  static func isName(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map {
      String($0) ?? ""
    }
    return !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." } && !name.utf8.contains(0)
  }

  private static func checkNames(_ snapshots: [RenderedSnapshot]) throws(SnapshotError) {
    var seen: [ByteName: RenderedSnapshot] = [:]
    for snapshot in snapshots {
      guard isName(snapshot.name) else {
        throw SnapshotError(
          "\(snapshot.name) is not a name below the folder of references; rename the preview or its file")
      }
      if let other = seen.updateValue(snapshot, forKey: ByteName(snapshot.name)) {
        let places = [other, snapshot].map { "\($0.sourceFile ?? "?"):\($0.sourceLine ?? 0)" }
        throw SnapshotError(
          "two snapshots have the name \(snapshot.name): \(places.joined(separator: " and ")); rename one of them"
        )
      }
    }
  }

  // MARK: Verifying

  /// Compares pictures with their references on several threads, and writes those that do not match, together
  /// with pictures of the differences, to a folder of results.
  ///
  /// Pictures of another engine, other fonts or other rules are not compared at all: their differences would
  /// be meaningless.
  ///
  /// - Parameter history: earlier versions of the references, against which passing pictures are checked as
  ///   well; `nil` for none.
  ///   - progress: called from any thread when another picture has been compared, with the seconds that it
  ///     took.
  package func verify(
    _ snapshots: [RenderedSnapshot], run: SnapshotManifest, results: String,
    threads: Int = Parallel.processorCount, history: (any ReferenceHistory)? = nil,
    progress: @escaping @Sendable (_ name: String, _ seconds: Double) -> Void = { _, _ in }
  ) throws(SnapshotError) -> Report {
    try verified(
      snapshots, run: run, results: results, threads: threads, history: history, progress: progress
    ).report
  }

  /// The same, and also returns the manifest of the run with the pixel hashes.
  package func verified(
    _ snapshots: [RenderedSnapshot], run: SnapshotManifest, results: String,
    threads: Int = Parallel.processorCount, history: (any ReferenceHistory)? = nil,
    progress: @escaping @Sendable (_ name: String, _ seconds: Double) -> Void = { _, _ in }
  ) throws(SnapshotError) -> (report: Report, run: SnapshotManifest) {
    try Self.checkNames(snapshots)
    do throws(ComparisonCanary.Failure) {
      try ComparisonCanary.check(comparator)
    } catch {
      throw SnapshotError(
        "the comparison cannot be trusted: \(error); “fittingroom doctor” checks the installation")
    }
    try check(results: results)
    let manifest = try SnapshotManifest.read(in: folder)
    if let now = run.fingerprint, let then = manifest?.fingerprint,
      let conflict = now.conflict(withReferences: then)
    {
      throw SnapshotError(
        conflict + "; prove what is the same and record the rest with "
          + "fittingroom snapshot record --only-render-version-change, or record all again")
    }
    let work = try SnapshotError.wrapping { () throws(FileError) in try RunFolder(in: results) }
    defer { work.remove() }
    let places = Places(work: work.path, results: results)
    let verified = Parallel.map(count: snapshots.count, threads: threads) { index in
      let start = ContinuousClock.now
      defer { progress(snapshots[index].name, (ContinuousClock.now - start) / .seconds(1)) }
      return verify(snapshots[index], places, history)
    }
    var entries = verified.map(\.entry)
    var run = run
    run.replace(verified.compactMap(\.manifest))
    if run.plan == nil, run.shard.count == 1 { run.plan = snapshots.map(\.name) }
    if let manifest { noteRenames(in: &entries, run: run, snapshots, references: manifest) }
    try RunPart(manifest: run, entries: entries).publish(from: work.path, in: results)
    return (Report(title: "Snapshots", entries: entries), run)
  }

  /// Finds which snapshots without a reference were only renamed, if the run knows all snapshots.
  private func noteRenames(
    in entries: inout [Report.Entry], run: SnapshotManifest, _ snapshots: [RenderedSnapshot],
    references: SnapshotManifest
  ) {
    guard run.isUnfiltered, let plan = run.plan else { return }
    let hashes = Dictionary(run.entries.map { (ByteName($0.name), $0.pixels) }) { first, _ in first }
    let new = entries.indices.filter { entries[$0].verdict == .missing }
    let byName = Dictionary(new.map { (ByteName(entries[$0].name), snapshots[$0]) }) { first, _ in first }
    let found = renames(
      of: new.compactMap { index in hashes[ByteName(entries[index].name)].map { (entries[index].name, $0) } },
      among: plan, references: references
    ) { name in
      try byName[ByteName(name)]?.opened().bitmap ?? StraightBitmap(width: 0, height: 0)
    }
    for index in new {
      guard let former = found[ByteName(entries[index].name)] else { continue }
      entries[index].renamedFrom = former
      entries[index].reference = path(former)
      entries[index].message =
        "renamed: \(former) → \(entries[index].name); the picture is the same, and nothing makes "
        + "the former one any more"
    }
  }

  /// Explains why a folder cannot hold results, before any work is done.
  ///
  /// - Parameter inputs: the run's other inputs besides the references.
  package func check(results: String, inputs: [String] = []) throws(SnapshotError) {
    try RunPart.check(results, inputs: [folder] + inputs)
  }

  /// Where the pictures of a run are written, and where they are moved when all of them are complete.
  private struct Places {
    var work: String
    var results: String

    /// Where a kind of picture of a snapshot is written, and its final path.
    func picture(_ kind: String, _ name: String) -> (written: String, final: String) {
      let file = "/\(kind)/\(name).png"
      return (work + file, results + file)
    }
  }

  /// The result for one snapshot, and its entry in the run's manifest if there is a picture.
  private func verify(
    _ closed: RenderedSnapshot, _ places: Places, _ history: (any ReferenceHistory)?
  ) -> (entry: Report.Entry, manifest: SnapshotManifest.Entry?) {
    if let known = closed.proven {
      return (Self.entry(of: known, closed, reference: path(closed.name)), known)
    }
    var snapshot = closed
    do throws(SnapshotError) {
      if closed.problem == nil { snapshot = try closed.opened() }
    } catch {
      snapshot.problem = "\(error)"
    }
    return (compared(snapshot, places, history), snapshot.problem == nil ? snapshot.entry(bytes: 0) : nil)
  }

  /// The result for a picture that was not drawn.
  private static func entry(
    of known: SnapshotManifest.Entry, _ snapshot: RenderedSnapshot, reference: String
  ) -> Report.Entry {
    var entry = Report.Entry(
      name: known.name, verdict: .identical,
      message: "equal, and not drawn: nothing that it is drawn from has changed",
      reference: reference, sourceFile: known.sourceFile, sourceLine: known.sourceLine)
    entry.fidelity = snapshot.fidelity
    entry.isProven = true
    return entry
  }

  private func compared(
    _ snapshot: RenderedSnapshot, _ places: Places, _ history: (any ReferenceHistory)?
  ) -> Report.Entry {
    let reference = path(snapshot.name)
    var entry = Report.Entry(
      name: snapshot.name, verdict: .error, message: "", sourceFile: snapshot.sourceFile,
      sourceLine: snapshot.sourceLine)
    entry.fidelity = snapshot.fidelity
    // The difference picture contains the reference, which would be copied from wherever a symbolic link
    // leads.
    if let link = link(to: snapshot.name) {
      entry.message = "\(link) is a link or behind one; links among references are not followed"
      return entry
    }
    entry.reference = FileSystem.exists(reference) ? reference : nil
    if let problem = snapshot.problem {
      entry.message = problem
      entry.causes = snapshot.problemCause.map { [$0] } ?? []
      return entry
    }
    do {
      // The file is read whatever the manifest says: damage or replacement must be detected.
      try compare(snapshot, reference, places, &entry)
      if let history, entry.passes { try checkDrift(snapshot, history, places, &entry) }
    } catch {
      entry.verdict = .error
      entry.message = "\(error)"
    }
    return entry
  }

  private func compare(
    _ snapshot: RenderedSnapshot, _ reference: String, _ places: Places, _ entry: inout Report.Entry
  ) throws {
    if entry.reference == nil {
      entry.verdict = .missing
      entry.message = "\(reference) does not exist"
    } else {
      let old = try PNGDecoder.read(reference).bitmap
      // The caller's tolerance applies to all pictures.
      let own = comparator == ImageComparator() ? snapshot.ownComparator : nil
      try describe((own ?? comparator).compare(old, snapshot.bitmap), old, snapshot, places, &entry)
    }
    guard !entry.passes else { return }
    entry.causes = ReferenceViews.causes(ReferenceViews.read(reference), snapshot.frames)
    entry.missing = snapshot.missing
    if !snapshot.missing.isEmpty {
      entry.causes.insert("\(Report.drawnInPart): \(snapshot.missing.joined(separator: ", "))", at: 0)
    }
    try keep(snapshot, places, &entry)
    entry.acceptCommand = Self.approval(of: snapshot.name, folder, places.results)
  }

  /// The command that makes a run's picture the reference.
  static func approval(of name: String, _ references: String, _ results: String) -> String {
    ShellWord.command("fittingroom snapshot approve", [references, results, name])
  }

  /// Records a comparison's result, with a difference picture unless it passes.
  private func describe(
    _ found: ImageDifference, _ old: StraightBitmap, _ snapshot: RenderedSnapshot, _ places: Places,
    _ entry: inout Report.Entry
  ) throws {
    entry.verdict = found.verdict
    let views = snapshot.views(of: found)
    entry.message = FileComparison.described(found, views: views)
    entry.sourceLine = entry.sourceLine ?? views.lazy.compactMap { $0?.line(in: snapshot.sourceFile) }.first
    entry.differingPixels = found.differingPixels
    entry.ratio = found.ratio
    entry.shift = found.shift
    guard !entry.passes else { return }
    let picture = places.picture("difference", snapshot.name)
    try PictureStyle.suitable(for: found)
      .write(found, old, snapshot.bitmap, comparator, to: picture.written)
    entry.difference = picture.final
  }

  /// Writes the new picture beside the results.
  private func keep(_ snapshot: RenderedSnapshot, _ places: Places, _ entry: inout Report.Entry) throws {
    let actual = places.picture("actual", snapshot.name)
    try FileSystem.makeFolder(FileSystem.folder(of: actual.written))
    let file: [UInt8]
    do throws(PNGError) { file = try Self.file(of: snapshot) } catch {
      throw FileError(path: actual.written, error)
    }
    try FileSystem.write(file, to: actual.written)
    entry.actual = actual.final
  }

  /// Compares a passing picture with its original reference.
  private func checkDrift(
    _ snapshot: RenderedSnapshot, _ history: any ReferenceHistory, _ places: Places,
    _ entry: inout Report.Entry
  ) throws {
    guard let drift = try drift(of: snapshot.bitmap, reference: snapshot.name + ".png", history: history)
    else { return }
    let origin = "the baseline of \(drift.baseline.date) (commit \(drift.baseline.commit))"
    var drifted = entry
    try describe(drift.difference, drift.picture, snapshot, places, &drifted)
    if drift.passes {
      entry.message += "; against \(origin): \(drifted.message)"
      return
    }
    drifted.message =
      "passes against its reference (\(entry.message)), but has drifted by small steps from \(origin): "
      + "\(drifted.message); --drift-since a later commit accepts them"
    try keep(snapshot, places, &drifted)
    entry = drifted
  }

  // MARK: Approving

  /// The pictures of a run's results that did not match and are drawn in part: they are only approved by their names.
  package func partial(results: String) throws(SnapshotError) -> [Report.Entry] {
    try RunPart.read(results, references: folder).flatMap(\.entries).filter {
      $0.actual != nil && !$0.missing.isEmpty
    }
  }

  /// The pictures of a run's results that did not match, by their names; without patterns all of them that are
  /// drawn completely.
  ///
  /// - Parameter patterns: names, or patterns with `*`, `?` and `[…]`, in which a star also matches across
  ///   folders. A pattern that matches no picture is an error.
  package func candidates(_ patterns: [String], results: String) throws(SnapshotError) -> [Report.Entry] {
    let new = try RunPart.read(results, references: folder).flatMap(\.entries).filter { $0.actual != nil }
      .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    // A box should not become a reference unless it was looked at.
    if patterns.isEmpty { return new.filter(\.missing.isEmpty) }
    var chosen: Set<Int> = []
    for pattern in patterns {
      // A name may itself contain a bracket or a star.
      let named = new.indices.filter { new[$0].name.utf8.elementsEqual(pattern.utf8) }
      let found = named.isEmpty ? new.indices.filter { GlobPattern.matches(new[$0].name, pattern) } : named
      guard !found.isEmpty else {
        let nearest = NearestName.question(pattern, in: new.map(\.name))
        throw SnapshotError(
          "\(results) holds no new picture of \(pattern)"
            + (nearest.isEmpty ? "; “fittingroom snapshot review” shows those that it holds" : nearest))
      }
      chosen.formUnion(found)
    }
    return new.indices.filter(chosen.contains).map { new[$0] }
  }

  /// Makes pictures of a run's results the references; without names all that did not match.
  ///
  /// A snapshot that was only renamed takes its reference along, if that still has the same picture.
  package func approve(_ names: [String], results: String) throws(SnapshotError) -> Recording {
    let parts = try RunPart.read(results, references: folder).map(\.manifest)
    var snapshots: [RenderedSnapshot] = []
    var former: [ByteName: String] = [:]
    for candidate in try candidates(names, results: results) {
      let name = candidate.name
      // Derived from the name; there is no symbolic link in its path.
      let path = candidate.actual ?? ""
      do throws(FileError) {
        let image = try PNGDecoder.read(path)
        let entry = parts.lazy.compactMap { $0[name] }.first
        var snapshot = RenderedSnapshot(
          name: name, bitmap: image.bitmap, scale: image.metadata.scale, sourceFile: entry?.sourceFile,
          sourceLine: entry?.sourceLine)
        snapshot.carried = ReferenceViews.read(path)
        snapshots.append(snapshot)
        if let old = candidate.renamedFrom, canMove(old),
          let known = try? PNGDecoder.read(self.path(old)), known.bitmap == image.bitmap
        {
          former[ByteName(name)] = old
        }
      } catch {
        throw SnapshotError(error.description)
      }
    }
    // Approving some pictures says nothing about the others.
    return try record(
      snapshots, run: SnapshotManifest(fingerprint: parts[0].fingerprint, isUnfiltered: false),
      renamedFrom: former)
  }
}

extension ViewFrame {
  /// The line of the view in a source file; `nil` if it is in another file.
  ///
  /// Views name their file without its folder.
  fileprivate func line(in file: String?) -> Int? {
    guard let file, let source, let colon = source.lastIndex(of: ":"),
      source[..<colon] == file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...]
    else { return nil }
    return Int(source[source.index(after: colon)...])
  }
}
