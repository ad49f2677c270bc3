#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The signals that ask a program to end.
package enum EndingSignals {
  /// SIGINT, SIGTERM and SIGHUP.
  package static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Lets the signals arrive.
  ///
  /// A program inherits the mask of the thread that starts it, and the threads of Dispatch, on which Foundation's
  /// `Process` may run, block these signals. A server started from there would never end.
  package static func unblock() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }
}
