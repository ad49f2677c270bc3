internal import Foundation
internal import OperatingSystem

/// A private temporary folder for the duration of a closure, removed afterwards with its content.
enum ScratchFolder {
  static func with<Result>(
    in parent: String, _ body: (String) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    try FileSystem.makeFolder(parent, mode: 0o700)
    let folder = try FileSystem.makeTemporaryFolder("\(parent)/manifest.")
    // Symbolic links left there are not followed: the file manager removes the links themselves.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }
}
