#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The identity of the file at a path, however it is spelled: symbolic links, hard links and `..` make no
/// difference.
package struct FileIdentity: Hashable, Sendable {
  private var device: UInt64
  private var number: UInt64
  /// For a file that does not exist yet, its name in the folder that the numbers identify; empty for an
  /// existing one.
  private var name = ""

  /// What exists at a path; `nil` if nothing does.
  package init?(existing path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// The file at a path, existing or to be written; `nil` if its folder does not exist either.
  package init?(_ path: String) {
    if let existing = FileIdentity(existing: path) {
      self = existing
      return
    }
    let folder = FileSystem.folder(of: path)
    let root = path.hasPrefix("/") ? "/" : "."
    guard var parent = FileIdentity(existing: folder.isEmpty ? root : folder) else { return nil }
    parent.name = FileSystem.name(of: path)
    self = parent
  }
}
