import Glibc

/// Stands before the C library's `open` in this program, for one path of Dispatch's.
///
/// Once a second, Dispatch counts which of its threads run. It opens `/proc/THREAD/stat`, and ends the process when it cannot.
/// The sandbox shows a process `/proc` of itself alone, where the same file is `/proc/self/task/THREAD/stat`.
///
/// - Parameter mode: what a file that is made may be used for; without meaning where none is made.
@_cdecl("open")
public func openedByDispatch(_ path: UnsafePointer<CChar>?, _ flags: Int32, _ mode: mode_t) -> Int32 {
  guard let path, let own = ThreadStatus.path(path) else { return openedAt(AT_FDCWD, path, flags, mode) }
  return own.withUnsafeBufferPointer { openedAt(AT_FDCWD, $0.baseAddress, flags, mode) }
}

@_silgen_name("openat")
private func openedAt(_ folder: Int32, _ path: UnsafePointer<CChar>?, _ flags: Int32, _ mode: mode_t) -> Int32

/// The file in which the kernel tells the state of a thread.
enum ThreadStatus {
  /// The path below the process's own folder, if the path is that of a thread of this process; nil for all other paths.
  static func path(_ path: UnsafePointer<CChar>) -> [CChar]? {
    guard strncmp(path, "/proc/", 6) == 0 else { return nil }
    var end: UnsafeMutablePointer<CChar>?
    let thread = strtol(path + 6, &end, 10)
    guard let end, thread > 0, end > UnsafeMutablePointer(mutating: path) + 6, strcmp(end, "/stat") == 0,
      thread != Int(getpid())
    else { return nil }
    let own = "/proc/self/task/\(thread)/stat"
    return access(own, F_OK) == 0 ? Array(own.utf8CString) : nil
  }
}
