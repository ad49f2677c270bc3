internal import OperatingSystem
internal import PNGCodec
internal import Reports

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
    guard FileSystem.isFolder(results) else { throw SnapshotError("\(results) is not a folder") }
    // Nobody puts other results in their place meanwhile.
    let lock = try SnapshotError.wrapping { () throws(FileError) in try FolderLock(results, for: .reading)
    }
    defer { extendLifetime(lock) }
    let names = try manifests(in: results)
    guard !names.isEmpty else { throw SnapshotError("\(results) holds no manifest of a run") }
    var parts: [RunPart] = []
    for name in names { parts.append(try read(name, in: results)) }
    return parts
  }

  /// The part whose manifest has a name.
  static func read(_ name: String, in results: String) throws(SnapshotError) -> RunPart {
    var manifest = try SnapshotManifest.read(results + "/" + name)
    let path = results + "/" + reportName(of: name)
    guard let values = try JSONValue.read(path)["entries"]?.array else {
      throw SnapshotError("\(path) is not the report of a run")
    }
    var entries: [Report.Entry] = []
    for value in values {
      guard let entry = Report.Entry(value) else {
        throw SnapshotError("\(path) has an entry without name, verdict or message")
      }
      entries.append(entry)
    }
    if manifest.files == nil {
      // Earlier releases did not list the files; they follow from the entries.
      manifest.files = entries.flatMap { entry in
        (entry.actual == nil ? [] : ["actual/\(entry.name).png"])
          + (entry.difference == nil ? [] : ["difference/\(entry.name).png"])
      }
    }
    return RunPart(manifest: manifest, entries: entries)
  }

  private static let manifestName = "snapshots"

  /// The report that belongs to a manifest, by their names.
  static func reportName(of manifest: String) -> String { "report" + manifest.dropFirst(manifestName.count) }

  /// The name of this part's manifest: `snapshots.json`, or for a part `snapshots.2-of-4.HASH.json`.
  var name: String {
    let shard = manifest.shard
    if shard.count == 1 { return Self.manifestName + ".json" }
    var content = manifest
    content.files = nil
    let hash = Fingerprint.name(of: content.json.text.utf8)
    return "\(Self.manifestName).\(shard.index)-of-\(shard.count).\(hash).json"
  }

  /// The names of the manifests in a folder of results.
  static func manifests(in results: String) throws(SnapshotError) -> [String] {
    do throws(FileError) {
      return try FileSystem.names(in: results)
        .filter { $0.hasPrefix(manifestName + ".") && $0.hasSuffix(".json") }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw SnapshotError(error.description)
    }
  }
}
