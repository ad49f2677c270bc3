internal import PNGCodec

/// What a verification leaves in its folder of results: the manifest of its run, and its report's entries.
///
/// The files of a divided run's part bear its number and a hash of its manifest, so that the parts of one run can be
/// put into one folder, and those of two runs cannot be taken for each other.
package struct RunPart: Sendable {
  package var manifest: SnapshotManifest
  package var entries: [Report.Entry]

  package init(manifest: SnapshotManifest, entries: [Report.Entry]) {
    self.manifest = manifest
    self.entries = entries
  }

  /// The parts that a folder of results holds; at least one.
  package static func read(_ results: String) throws(SnapshotError) -> [RunPart] {
    let names = try manifests(in: results)
    guard !names.isEmpty else { throw SnapshotError("\(results) holds no manifest of a run") }
    var parts: [RunPart] = []
    for name in names {
      let manifest = try SnapshotManifest.read(results + "/" + name)
      let report = "report" + name.dropFirst(manifestName.count)
      let document = try JSONValue.read(results + "/" + report)
      parts.append(
        RunPart(
          manifest: manifest, entries: (document["entries"]?.array ?? []).compactMap(Report.Entry.init)))
    }
    return parts
  }

  /// Writes the manifest and the report, in place of what an earlier run of the same part left.
  func write(in results: String) throws(SnapshotError) {
    let part = Self.partName(manifest.shard)
    let old = FileSystem.isFolder(results) ? try Self.manifests(in: results) : []
    for name in old
    where manifest.shard.count == 1 || name == Self.manifestName + ".json"
      || name.hasPrefix(Self.manifestName + part)
    {
      for file in [name, "report" + name.dropFirst(Self.manifestName.count)]
      where FileSystem.exists(results + "/" + file) {
        do throws(PNGFileError) {
          try FileSystem.delete(results + "/" + file)
        } catch {
          throw SnapshotError(error.description)
        }
      }
    }
    let document = manifest.json
    let ending = part.isEmpty ? ".json" : part + Fingerprint.name(of: document.text.utf8) + ".json"
    try FileSystem.write(
      Report(title: "Snapshots", entries: entries).json, to: results + "/report" + ending)
    try FileSystem.write(document, to: results + "/" + Self.manifestName + ending)
  }

  private static let manifestName = "snapshots"

  /// What the files of a part have in their names: `.2-of-4.`, and nothing for a whole run.
  private static func partName(_ shard: Shard) -> String {
    shard.count == 1 ? "" : ".\(shard.index)-of-\(shard.count)."
  }

  /// The names of the manifests in a folder of results.
  private static func manifests(in results: String) throws(SnapshotError) -> [String] {
    do throws(PNGFileError) {
      return try FileSystem.files(below: results, endings: [".json"])
        .filter { $0.hasPrefix(manifestName + ".") && !$0.contains("/") }
    } catch {
      throw SnapshotError(error.description)
    }
  }
}
