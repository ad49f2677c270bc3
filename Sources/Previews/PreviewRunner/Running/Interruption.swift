import Glibc

/// Handles termination: a partially written file is removed.
///
/// Workers need no notification: they notice that the program has gone.
enum Interruption {
  /// The path of the file, for a signal handler, which may do very little.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

  /// Makes SIGINT, SIGTERM and SIGHUP end the program as usual after removing the file.
  static func watch() {
    path = nil
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // A signal that is ignored by the caller, as by nohup, stays ignored.
      let earlier = signal(number) { number in
        if let path = Interruption.path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      }
      if unsafeBitCast(earlier, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        signal(number, SIG_IGN)
      }
    }
  }

  /// Sets the file to remove; nil for none.
  static func removes(_ file: String?) {
    let earlier = path
    path = file.map { strdup($0) }
    free(earlier)
  }
}
