internal import OperatingSystem
internal import PNGCodec

extension SnapshotStore {
  // MARK: Orphans

  /// References that no snapshot of a complete run names.
  ///
  /// `runs` are the manifests of the run's parts. Orphans cannot be told from snapshots that were not
  /// rendered, so an incomplete run is rejected with the reason.
  package func orphans(runs: [SnapshotManifest]) throws(SnapshotError) -> [String] {
    guard !runs.isEmpty else {
      throw SnapshotError("orphans need the manifest of a run; name the folder that snapshot verify wrote")
    }
    if runs.contains(where: { !$0.isUnfiltered }) {
      throw SnapshotError(
        "orphans are only known after a complete run, and this one was filtered; run snapshot verify without filters"
      )
    }
    let missing = Self.missingShards(runs.map(\.shard))
    guard missing.isEmpty else {
      throw SnapshotError(
        "orphans are only known after a complete run; add the results of part \(missing.joined(separator: ", "))"
      )
    }
    // A snapshot that could not be rendered this time is not an orphan. Names are compared as bytes: the same
    // letters in another Unicode normal form are a different file.
    let named = Set(
      runs.flatMap { $0.entries.map(\.name) + ($0.plan ?? $0.own ?? []) }.map { Array($0.utf8) })
    do throws(FileError) {
      return try FileSystem.files(below: folder, endings: [".png"], linkedFolders: .leftOut)
        .filter { !named.contains(Array($0.utf8.dropLast(4))) }
    } catch {
      throw SnapshotError(error.description)
    }
  }

  /// Deletes orphans that were recorded by this program, as the manifest of the references says; returns the
  /// others, which are left alone.
  package func delete(orphans: [String]) throws(SnapshotError) -> [String] {
    let lock = try SnapshotError.wrapping { () throws(FileError) in try FolderLock(folder, for: .writing) }
    defer { extendLifetime(lock) }
    guard var manifest = try SnapshotManifest.read(in: folder) else { return orphans }
    let recorded = Set((manifest.entries.map(\.name) + manifest.former).map(ByteName.init))
    var kept: [String] = []
    var deleted: Set<ByteName> = []
    for orphan in orphans {
      let name = ByteName(String(orphan.dropLast(4)))
      guard recorded.contains(name), FileSystem.staysInside(orphan, of: folder) else {
        kept.append(orphan)
        continue
      }
      try SnapshotError.wrapping { () throws(FileError) in try FileSystem.delete(folder + "/" + orphan) }
      deleted.insert(name)
    }
    guard !deleted.isEmpty else { return kept }
    manifest.entries.removeAll { deleted.contains(ByteName($0.name)) }
    manifest.former.removeAll { deleted.contains(ByteName($0)) }
    try manifest.write(in: folder)
    return kept
  }

  /// The parts of a divided run that are not among the given ones, such as `3/4`.
  package static func missingShards(_ shards: [Shard]) -> [String] {
    let count = shards.map(\.count).max() ?? 1
    let present = Set(shards.filter { $0.count == count }.map(\.index))
    return (1...count).filter { !present.contains($0) }.map { "\($0)/\(count)" }
  }

  // MARK: Merging

  /// What to do about parts that cannot have come from one run.
  private static let rerun = "run all parts again with the same sources, options and program"
  private static let removal = "remove the results of other runs"

  /// One report from the parts of a divided run; missing parts are named in it.
  ///
  /// Parts that do not belong together are rejected: a different number of parts, other sources, another
  /// engine, other fonts, or the same part or snapshot twice.
  package static func merge(_ parts: [RunPart]) throws(SnapshotError) -> Report {
    guard let first = parts.first else {
      throw SnapshotError("there is nothing to merge; name the folders that snapshot verify wrote")
    }
    for part in parts.dropFirst() {
      if part.manifest.shard.count != first.manifest.shard.count {
        throw SnapshotError(
          "parts \(first.manifest.shard) and \(part.manifest.shard) are not of the same run; \(removal)")
      }
      if let sources = part.manifest.sources, let others = first.manifest.sources, sources != others {
        throw SnapshotError(
          "parts \(first.manifest.shard) and \(part.manifest.shard) were made from different sources; \(rerun)"
        )
      }
      if part.manifest.fingerprint != first.manifest.fingerprint {
        throw SnapshotError(
          "parts \(first.manifest.shard) and \(part.manifest.shard) were made with different engines or fonts; \(rerun)"
        )
      }
    }
    var shards = Set<Shard>()
    for part in parts where !shards.insert(part.manifest.shard).inserted {
      throw SnapshotError("part \(part.manifest.shard) is there more than once; \(removal)")
    }
    for part in parts { try check(part, plan: first.manifest) }
    var names = Set<ByteName>()
    for entry in parts.flatMap(\.entries) where !names.insert(ByteName(entry.name)).inserted {
      throw SnapshotError("\(entry.name) is in more than one part; \(rerun)")
    }
    let missing = missingShards(parts.map(\.manifest.shard))
    if missing.isEmpty, let division = first.manifest.division {
      // Each has what it was assigned, and nothing is duplicated; so nothing is missing if the number is
      // right.
      guard names.count == division.count else {
        throw SnapshotError(
          "the parts hold \(names.count) of the run’s \(division.count) pictures; \(rerun)"
        )
      }
    }
    return Report(title: "Snapshots", entries: parts.flatMap(\.entries), missingShards: missing)
  }

  /// Checks that a part has the pictures that it was assigned when the run was divided.
  private static func check(_ part: RunPart, plan first: SnapshotManifest) throws(SnapshotError) {
    let (manifest, shard) = (part.manifest, part.manifest.shard)
    guard manifest.plan == first.plan, manifest.division?.names == first.division?.names,
      manifest.division?.count == first.division?.count
    else {
      throw SnapshotError(
        "parts \(first.shard) and \(shard) do not belong together, because they share out different pictures; \(rerun)"
      )
    }
    guard manifest.division?.times == first.division?.times else {
      throw SnapshotError(
        "parts \(first.shard) and \(shard) were divided by different times; give every part the same --times")
    }
    guard let own = manifest.own ?? manifest.plan.map(shard.take) else { return }
    let expected = own.map(ByteName.init)
    let present = Set(part.entries.map { ByteName($0.name) })
    let missing = expected.filter { !present.contains($0) }
    guard missing.isEmpty else {
      throw SnapshotError(
        "part \(shard) lacks \(list(missing.map(\.text))), which belongs to it; run it again")
    }
    let foreign = present.subtracting(expected).sorted()
    guard foreign.isEmpty else {
      throw SnapshotError(
        "part \(shard) holds \(list(foreign.map(\.text))), which does not belong to it; run it again")
    }
  }

  /// The first of some names, and how many more there are.
  private static func list(_ names: [String]) -> String {
    names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
  }

  // MARK: Statistics

  /// The size of the references.
  package struct Statistics: Hashable, Sendable {
    package var files: Int
    package var bytes: Int
    /// Bytes more than when the manifest was written.
    package var growth: Int
    /// The largest files, with their sizes in bytes.
    package var largest: [Size]

    package struct Size: Hashable, Sendable {
      package var file: String
      package var bytes: Int
    }

    package var text: String {
      var lines = ["\(files) references, \(bytes) bytes"]
      if files > 0 { lines[0] += ", \(bytes / files) on average" }
      if growth != 0 { lines.append("\(growth > 0 ? "+" : "")\(growth) bytes since they were recorded") }
      return (lines + largest.map { "\($0.bytes) \($0.file)" }).joined(separator: "\n")
    }
  }

  package func statistics() throws(SnapshotError) -> Statistics {
    let files: [String]
    do throws(FileError) {
      files = try FileSystem.files(below: folder, endings: [".png"])
    } catch {
      throw SnapshotError(error.description)
    }
    let sizes = files.map { Statistics.Size(file: $0, bytes: FileSystem.size(folder + "/" + $0) ?? 0) }
    let bytes = sizes.reduce(0) { $0 + $1.bytes }
    let recorded = try SnapshotManifest.read(in: folder)?.entries.reduce(0) { $0 + $1.bytes }
    let largest = sizes.sorted { ($0.bytes, $1.file) > ($1.bytes, $0.file) }.prefix(5)
    return Statistics(
      files: files.count, bytes: bytes, growth: bytes - (recorded ?? bytes), largest: Array(largest))
  }
}
