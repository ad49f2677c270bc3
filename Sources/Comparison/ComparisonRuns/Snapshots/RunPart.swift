internal import OperatingSystem
internal import PNGCodec
internal import Reports

/// What a verification leaves in its folder of results: the manifest of its run, and its report's entries.
///
/// The file names of a divided run's part contain its index and a hash of its manifest, so that the parts of
/// one run can share a folder, and those of two runs cannot be confused.
package struct RunPart: Sendable {
  package var manifest: SnapshotManifest
  package var entries: [Report.Entry]

  package init(manifest: SnapshotManifest, entries: [Report.Entry]) {
    self.manifest = manifest
    self.entries = entries
  }

  /// The parts in a folder of results whose references are unknown.
  package static func read(_ results: String) throws(SnapshotError) -> [RunPart] {
    try read(results, references: nil)
  }

  /// The parts in a folder of results; at least one.
  ///
  /// Results may come from elsewhere. From their reports only the names are used: paths of pictures, and the
  /// commands that approve them, are derived from these, and symbolic links among the results are refused.
  ///
  /// - Parameter references: the folder of the references; nil if it is not known.
  package static func read(_ results: String, references: String?) throws(SnapshotError) -> [RunPart] {
    // Locked, so that the results are not replaced meanwhile.
    let lock = try inResults { () throws(FileError) in try FolderLock(results, for: .reading) }
    defer { extendLifetime(lock) }
    let names = try manifests(in: results)
    guard !names.isEmpty else {
      throw SnapshotError("\(results) holds no manifest of a run; name the folder that snapshot verify wrote")
    }
    var parts: [RunPart] = []
    for name in names {
      parts.append(try read(name, in: results).placed(in: results, references: references))
    }
    return parts
  }

  /// The same with paths and commands derived from the entries' names.
  private func placed(in results: String, references: String?) throws(SnapshotError) -> RunPart {
    func path(_ kind: String, _ name: String) throws(SnapshotError) -> String? {
      let file = "\(kind)/\(name).png"
      guard FileSystem.staysInside(file, of: results) else {
        throw SnapshotError(
          "\(results)/\(file) is a link or behind one; results that hold links are not taken")
      }
      return FileSystem.exists(results + "/" + file) ? results + "/" + file : nil
    }
    var part = self
    for index in entries.indices {
      let entry = entries[index]
      for name in [entry.name] + (entry.renamedFrom.map { [$0] } ?? []) where !SnapshotStore.isName(name) {
        throw SnapshotError(
          "\(name) is not a name below the folder of references; run snapshot verify again")
      }
      part.entries[index].actual = try entry.actual.flatMap { _ throws(SnapshotError) in
        try path("actual", entry.name)
      }
      part.entries[index].difference = try entry.difference.flatMap { _ throws(SnapshotError) in
        try path("difference", entry.name)
      }
      part.entries[index].reference = nil
      part.entries[index].acceptCommand = nil
      guard let references else { continue }
      let reference = (entry.renamedFrom ?? entry.name) + ".png"
      if entry.reference != nil, FileSystem.staysInside(reference, of: references),
        FileSystem.exists(references + "/" + reference)
      {
        part.entries[index].reference = references + "/" + reference
      }
      if part.entries[index].actual != nil, !entry.passes {
        part.entries[index].acceptCommand = SnapshotStore.approval(of: entry.name, references, results)
      }
    }
    return part
  }

  /// The folder of references that the reports of some results name, or nil unless all of them agree on one
  /// below the current folder that has a manifest. A report may come from elsewhere and name any.
  package static func references(of results: [String]) throws(SnapshotError) -> String? {
    var folders: Set<ByteName> = []
    for folder in results {
      for name in try manifests(in: folder) {
        for entry in try read(name, in: folder).entries {
          guard let path = entry.reference else { continue }
          let file = "/" + (entry.renamedFrom ?? entry.name) + ".png"
          guard path.utf8.count > file.utf8.count, path.utf8.reversed().starts(with: file.utf8.reversed())
          else {
            return nil
          }
          folders.insert(ByteName(String(decoding: path.utf8.dropLast(file.utf8.count), as: UTF8.self)))
        }
      }
    }
    guard folders.count == 1, let folder = folders.first?.text else { return nil }
    let here = FileSystem.currentFolder + "/"
    let relative = folder.hasPrefix(here) ? String(folder.dropFirst(here.count)) : folder
    guard FileSystem.staysInside(relative, of: "."), FileSystem.exists(SnapshotManifest.path(in: folder))
    else { return nil }
    return folder
  }

  /// The part with the manifest of a given name.
  static func read(_ name: String, in results: String) throws(SnapshotError) -> RunPart {
    for file in [name, reportName(of: name)] where FileSystem.isLink(results + "/" + file) {
      throw SnapshotError("\(results)/\(file) is a link; results that hold links are not taken")
    }
    var manifest = try SnapshotManifest.read(results + "/" + name)
    let path = results + "/" + reportName(of: name)
    guard let values = try JSONValue.read(path)["entries"]?.array else {
      throw SnapshotError("\(path) is not the report of a run; run snapshot verify again")
    }
    var entries: [Report.Entry] = []
    for value in values {
      guard let entry = Report.Entry(value) else {
        throw SnapshotError(
          "\(path) has an entry without name, verdict or message; run snapshot verify again")
      }
      entries.append(entry)
    }
    if manifest.files == nil {
      // Earlier releases did not list the files; they are derived from the entries.
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
    try inResults { () throws(FileError) in
      try FileSystem.names(in: results)
        .filter { $0.hasPrefix(manifestName + ".") && $0.hasSuffix(".json") }
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  /// Opens a folder of results.
  private static func inResults<Value>(_ body: () throws(FileError) -> Value) throws(SnapshotError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw SnapshotError("\(error); name the folder that snapshot verify wrote")
    }
  }
}
