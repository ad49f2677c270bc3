import OperatingSystem

/// Files and folders of a run; failures are errors of the run.
enum RunnerFile {
  /// Reads a whole file.
  static func read(_ path: String) throws(PreviewRunnerError) -> [UInt8] {
    try converting { () throws(FileError) in try FileSystem.read(path) }
  }

  /// Writes a file in place.
  static func write(_ bytes: some Collection<UInt8>, to path: String) throws(PreviewRunnerError) {
    try converting { () throws(FileError) in try FileSystem.writeInPlace(bytes, to: path) }
  }

  /// Writes a file to a temporary path and renames it; the umask decides who may read it.
  ///
  /// Files left by a killed process are removed by the next one that writes into the folder.
  static func replace(_ path: String, with bytes: some Collection<UInt8>) throws(PreviewRunnerError) {
    try replace(path) { (file) throws(FileError) in try file.write(Array(bytes)) }
  }

  /// Writes a file as above, its content in pieces.
  static func replace(
    _ path: String, writing body: (AtomicFile) throws(FileError) -> Void
  ) throws(PreviewRunnerError) {
    try converting { () throws(FileError) in
      let file = try AtomicFile(path)
      Interruption.removes(file.temporary)
      defer { Interruption.removes(nil) }
      try body(file)
      try file.commit()
    }
  }

  /// Makes a folder and those above it; existing ones keep their mode.
  static func makeFolder(_ path: String, mode: UInt32 = 0o777) throws(PreviewRunnerError) {
    try converting { () throws(FileError) in try FileSystem.makeFolder(path, mode: mode) }
  }

  /// Creates a new private folder with a unique name that starts with the given path.
  static func makeTemporaryFolder(_ prefix: String) throws(PreviewRunnerError) -> String {
    try converting { () throws(FileError) in try FileSystem.makeTemporaryFolder(prefix) }
  }

  /// The names in a folder; empty if it cannot be read.
  static func names(in folder: String) -> [String] { (try? FileSystem.names(in: folder)) ?? [] }

  /// Locks a folder, waiting until no other run uses it.
  static func lock(_ folder: String) throws(PreviewRunnerError) -> FolderLock {
    try converting { () throws(FileError) in try FolderLock(folder, for: .writing) }
  }

  /// Removes a file.
  static func delete(_ path: String) throws(PreviewRunnerError) {
    try converting { () throws(FileError) in try FileSystem.delete(path) }
  }

  /// The paths of all files of Swift below a folder, relative to it, in their order.
  static func sources(below folder: String) throws(PreviewRunnerError) -> [String] {
    try converting { () throws(FileError) in try FileSystem.files(below: folder, endings: [".swift"]) }
  }

  private static func converting<Result>(
    _ body: () throws(FileError) -> Result
  ) throws(PreviewRunnerError) -> Result {
    do throws(FileError) { return try body() } catch {
      switch error.reason {
      case .unreadable(let reason): throw .unreadable(path: error.path, reason: reason)
      case .unwritable(let reason): throw .unwritable(path: error.path, reason: reason)
      case .outOfMemory, .otherFormat, .content:
        throw .unreadable(path: error.path, reason: "it \(error.reason)")
      }
    }
  }
}
