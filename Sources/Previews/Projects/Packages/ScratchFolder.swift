internal import Foundation
internal import OperatingSystem

/// A folder of the caller's alone for the time of a body, removed after it with all that is in it.
enum ScratchFolder {
  static func with<Result>(
    in parent: String, _ body: (String) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    try FileSystem.makeFolder(parent, mode: 0o700)
    let folder = try FileSystem.makeTemporaryFolder("\(parent)/manifest.")
    // Nothing that a program left there is followed: the file manager removes links themselves.
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }
}
