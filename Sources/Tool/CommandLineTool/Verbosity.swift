import Synchronization

/// How much standard error says besides what went wrong.
enum Verbosity: Int, Comparable {
  /// Errors alone.
  case quiet
  /// Errors, and what the caller can do something about.
  case usual
  /// Also what is drawn by approximation.
  case verbose

  private static let chosen = Mutex(Verbosity.usual)

  /// That of the command that runs.
  static var current: Verbosity {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }

  static func < (first: Verbosity, second: Verbosity) -> Bool { first.rawValue < second.rawValue }
}
