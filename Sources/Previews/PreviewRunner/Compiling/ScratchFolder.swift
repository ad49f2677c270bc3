import Glibc
import OperatingSystem

/// A folder that no other run has, and that goes with the value. It is locked meanwhile, so that nobody takes it for one that a
/// killed run left.
final class ScratchFolder {
  let path: String
  private let lock: Int32

  /// - Parameter lock: a descriptor of the folder that holds its lock.
  init(_ path: String, lock: Int32) { (self.path, self.lock) = (path, lock) }

  deinit {
    FileSystem.removeFolder(path)
    close(lock)
  }
}
