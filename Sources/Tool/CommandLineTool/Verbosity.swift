import Synchronization

/// How much is printed to standard error besides errors.
enum Verbosity: Int, Comparable {
  /// Errors alone.
  case quiet
  /// Errors, and warnings that the caller can act on.
  case usual
  /// Also approximations.
  case verbose

  private static let chosen = Mutex(Verbosity.usual)

  /// The verbosity of the current command.
  static var current: Verbosity {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }

  static func < (first: Verbosity, second: Verbosity) -> Bool { first.rawValue < second.rawValue }
}
