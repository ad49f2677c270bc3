#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A lock on a folder, which the system releases when the process ends, however it ends.
///
/// It leaves no file behind: the folder itself is locked. On file systems without locks it has no effect.
package final class FolderLock {
  /// The kind of a lock.
  package enum Kind {
    /// Shared.
    case reading
    /// Exclusive.
    case writing
  }

  private let descriptor: Int32

  /// Waits until the folder is free.
  package init(_ folder: String, for kind: Kind) throws(FileError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw FileError(path: folder, reason: .unreadable(folderReason()))
    }
    while flock(descriptor, kind == .reading ? LOCK_SH : LOCK_EX) != 0, errno == EINTR {}
  }

  /// `nil` if another process has locked the folder, or on an error.
  package init?(ifFree folder: String) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
