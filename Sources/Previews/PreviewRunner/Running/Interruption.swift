import Glibc

/// What happens when the program is told to end: a file that it was writing does not stay behind half.
///
/// Workers need no word: they see that the program has gone.
enum Interruption {
  /// The path of the file, for a handler that may do very little.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

  /// Ends on SIGINT, SIGTERM and SIGHUP as without this, but for the file.
  static func watch() {
    path = nil
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // A signal that the caller ignores, as nohup does, stays ignored.
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

  /// Says which file is to be removed; nil for none.
  static func removes(_ file: String?) {
    let earlier = path
    path = file.map { strdup($0) }
    free(earlier)
  }
}
