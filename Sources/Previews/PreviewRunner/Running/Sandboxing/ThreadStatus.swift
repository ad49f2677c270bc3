import CProcess
import Glibc
import Synchronization

/// Replaces the C library's `open` in this program, for one path that Dispatch opens.
///
/// Once a second, Dispatch counts its running threads. It opens `/proc/THREAD/stat`, and aborts the process
/// if it cannot. The sandbox blocks `/proc`, so the state is derived from the thread's processor time.
///
/// - Parameter mode: the permissions of a created file; meaningless if none is created.
@_cdecl("open")
public func openedByDispatch(_ path: UnsafePointer<CChar>?, _ flags: Int32, _ mode: UInt32) -> Int32 {
  let opened = openedAt(AT_FDCWD, path, flags, mode)
  guard opened < 0, errno == EACCES, let path, let thread = ThreadStatus.thread(of: path) else {
    return opened
  }
  return ThreadStatus.opened(thread)
}

@_silgen_name("openat")
private func openedAt(_ folder: Int32, _ path: UnsafePointer<CChar>?, _ flags: Int32, _ mode: UInt32) -> Int32

/// A substitute for the kernel's thread state file, for a process that cannot open it.
enum ThreadStatus {
  /// Each thread's processor time at the last query.
  private static let earlier = Mutex<[Int: timespec]>([:])

  /// The number in a path of the form `/proc/NUMBER/stat`; nil for all other paths.
  static func thread(of path: UnsafePointer<CChar>) -> Int? {
    guard strncmp(path, "/proc/", 6) == 0 else { return nil }
    var end: UnsafeMutablePointer<CChar>?
    let thread = strtol(path + 6, &end, 10)
    guard let end, thread > 0, end > UnsafeMutablePointer(mutating: path) + 6, strcmp(end, "/stat") == 0
    else {
      return nil
    }
    return thread
  }

  /// A descriptor from which the thread's state can be read as from the kernel's file, up to the state;
  /// negative, with `errno`, if this process has no such thread.
  ///
  /// A thread that has used no time since the last query counts as sleeping (`S`), any other as running
  /// (`R`). So one that waits for a processor on a busy machine counts as asleep, and Dispatch then creates
  /// one more thread.
  static func opened(_ thread: Int) -> Int32 {
    guard let state = state(of: thread) else {
      errno = ENOENT
      return -1
    }
    var ends: [Int32] = [0, 0]
    guard fr_pipe(&ends) == 0 else { return -1 }
    let text = "\(thread) (thread) \(state) 0\n"
    // This fits into any pipe.
    _ = write(ends[1], text, text.utf8.count)
    close(ends[1])
    return ends[0]
  }

  private static func state(of thread: Int) -> Character? {
    // The clock of a thread's processor time, by its number (`MAKE_THREAD_CPUCLOCK` and `CPUCLOCK_SCHED` of the kernel).
    let clock = clockid_t(truncatingIfNeeded: (~thread << 3) | 6)
    var used = timespec()
    guard clock_gettime(clock, &used) == 0 else { return nil }
    let before = earlier.withLock { $0.updateValue(used, forKey: thread) }
    return before.map { $0.tv_sec == used.tv_sec && $0.tv_nsec == used.tv_nsec } == true ? "S" : "R"
  }
}
