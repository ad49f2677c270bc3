package import OperatingSystem
import PNGCodec

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A temporary folder for a run's output until it is moved to its destination: no other run uses it.
///
/// It is removed with the run. A killed run leaves its folder behind, and the next run in the same location
/// removes it: the lock that marks it as in use ends with the process.
package final class RunFolder {
  package let path: String
  private let lock: FolderLock?

  private static let prefix = ".fittingroom-run-"

  /// Makes a folder inside another, which is created if needed.
  package init(in parent: String) throws(FileError) {
    try FileSystem.makeFolder(parent)
    // While it is being created and not yet locked, no other run may take it for an abandoned one.
    let parentLock = try FolderLock(parent, for: .writing)
    defer { extendLifetime(parentLock) }
    Self.removeAbandoned(in: parent)
    var template = Array((parent + "/" + Self.prefix + "XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw FileError(path: parent, reason: .unwritable("no folder can be made in it"))
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    lock = FolderLock(ifFree: path)
  }

  /// Removes the folder with all that is in it.
  package func remove() { Self.removeTree(path) }

  deinit { remove() }

  /// Removes the folders of killed runs.
  private static func removeAbandoned(in parent: String) {
    for name in (try? FileSystem.names(in: parent)) ?? [] where name.hasPrefix(prefix) {
      let path = parent + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
        continue
      }
      if let lock = FolderLock(ifFree: path) {
        removeTree(path)
        extendLifetime(lock)
      }
    }
  }

  /// Removes a folder of this program's own, and does not follow links out of it.
  private static func removeTree(_ path: String) {
    for name in (try? FileSystem.names(in: path)) ?? [] {
      let child = path + "/" + name
      if FileSystem.isFolder(child), !FileSystem.isLink(child) { removeTree(child) } else { unlink(child) }
    }
    rmdir(path)
  }
}
