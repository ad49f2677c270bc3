import OperatingSystem

/// A file that the program writes.
package enum OutputFile {
  /// Writes the file atomically, creating its folder if needed.
  package static func write(_ bytes: [UInt8], to path: String) throws(PreviewRunnerError) {
    if let folder = FileSystem.parent(of: path) { try RunnerFile.makeFolder(folder) }
    try RunnerFile.replace(path, with: bytes)
  }

  /// Writes the file as above, with its content in pieces.
  static func write(
    to path: String, _ body: (AtomicFile) throws(FileError) -> Void
  ) throws(PreviewRunnerError) {
    if let folder = FileSystem.parent(of: path) { try RunnerFile.makeFolder(folder) }
    try RunnerFile.replace(path, writing: body)
  }
}
