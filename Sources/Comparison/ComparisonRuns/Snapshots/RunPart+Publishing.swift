internal import OperatingSystem
internal import PNGCodec
internal import Reports

extension RunPart {
  /// Explains why a folder cannot hold the results of a run: it contains references or inputs of the run.
  ///
  /// - Parameter inputs: files and folders that the run reads, the references among them.
  static func check(_ results: String, inputs: [String]) throws(SnapshotError) {
    for input in inputs where FileSystem.isFolder(input) {
      if FileSystem.isInside(results, folder: input) {
        throw SnapshotError(
          "the results cannot go to \(results), which is a part of \(input), which the run reads; name another folder"
        )
      }
      for folder in ["actual", "difference"] where FileSystem.isInside(input, folder: results + "/" + folder)
      {
        throw SnapshotError(
          "the results cannot go to \(results), where the run reads \(input); name another folder")
      }
    }
    guard FileSystem.isFolder(results) else {
      if FileSystem.exists(results) {
        throw SnapshotError("\(results) is not a folder; name another one for the results")
      }
      return
    }
    for name in try manifests(in: results) {
      guard FileSystem.exists(results + "/" + reportName(of: name)) else {
        throw SnapshotError(
          "\(results) has a manifest of references, \(name); name another folder for the results")
      }
    }
  }

  /// Moves the part into a folder of results, replacing the files of the runs that it repeats.
  ///
  /// Only files that those runs list are replaced or removed; where anything else is in the way, nothing is
  /// done. Even if it is interrupted, everything in the folder is listed.
  ///
  /// - Parameter work: the folder with the run's pictures, in the folders `actual` and `difference`.
  func publish(from work: String, in results: String) throws(SnapshotError) {
    try SnapshotError.wrapping { () throws(FileError) in try FileSystem.makeFolder(results) }
    let lock = try SnapshotError.wrapping { () throws(FileError) in try FolderLock(results, for: .writing)
    }
    defer { extendLifetime(lock) }
    var old: [(name: String, part: RunPart)] = []
    for name in try Self.manifests(in: results) { old.append((name, try Self.read(name, in: results))) }
    // A part replaces its earlier run; a whole run, or one divided differently, replaces everything.
    let shard = manifest.shard
    let replaced = old.filter {
      $0.part.manifest.shard.count != shard.count || $0.part.manifest.shard == shard
    }
    func files(_ parts: [(name: String, part: RunPart)]) -> Set<String> {
      Set(parts.flatMap { $0.part.manifest.files ?? [] })
    }
    let (known, gone) = (files(old), files(replaced))
    let kept = files(old.filter { part in !replaced.contains { $0.name == part.name } })
    let new = try SnapshotError.wrapping { () throws(FileError) in
      try FileSystem.files(below: work, endings: [".png"], linkedFolders: .leftOut)
    }
    for file in new {
      let path = results + "/" + file
      guard FileSystem.staysInside(file, of: results) else {
        throw SnapshotError(
          "\(path) leads out of the folder by a link, and nothing was written; remove the link")
      }
      guard known.contains(file) || !FileSystem.exists(path) else {
        throw SnapshotError(
          "\(path) was not written by an earlier run and is left as it is; name another folder for the results"
        )
      }
    }
    var part = self
    // Until the files are in their place, both are listed.
    part.manifest.files = gone.union(new).sorted()
    try part.write(in: results)
    try SnapshotError.wrapping { () throws(FileError) in
      for (name, _) in replaced where name != part.name {
        for file in [name, Self.reportName(of: name)] { try FileSystem.delete(results + "/" + file) }
      }
      for file in gone.subtracting(kept).subtracting(new).sorted()
      where FileSystem.staysInside(file, of: results) && FileSystem.exists(results + "/" + file) {
        try FileSystem.delete(results + "/" + file)
      }
      for file in new { try FileSystem.move(work + "/" + file, to: results + "/" + file) }
    }
    part.manifest.files = new
    try part.write(in: results)
  }

  private func write(in results: String) throws(SnapshotError) {
    try FileSystem.write(
      Report(title: "Snapshots", entries: entries).json, to: results + "/" + Self.reportName(of: name))
    try FileSystem.write(manifest.json, to: results + "/" + name)
  }
}
