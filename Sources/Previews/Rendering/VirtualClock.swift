import CClock
import Foundation
import Views

/// The clock by which work of views that is put off waits: it goes on only as far as it is told to, so that nobody waits
/// for a `Task.sleep`.
///
/// Only workers stop the machine's clock; elsewhere nothing ever waits on this one, and what sleeps does so in earnest. It is
/// one for the process, and no part of a render's context, because it stands in for the C library's, which any thread may
/// ask; pictures that are made inside of another render leave it alone.
@MainActor
enum VirtualClock {
  /// How long work on other threads is awaited before the picture is taken, in seconds of the machine.
  private static let patience = 2.0

  /// The seconds that have passed since the clock was stopped.
  static var now: TimeInterval { TimeInterval(fr_clock_passed()) / 1e9 }

  /// When the next work that waits is due; nil if there is none.
  static var next: TimeInterval? {
    let next = fr_clock_next()
    return next < 0 ? nil : TimeInterval(next) / 1e9
  }

  /// Lets time pass, without running anything.
  static func pass(until time: TimeInterval) { fr_clock_pass_until(Int64((time * 1e9).rounded())) }

  /// Lets the next work that waits go on, at its time.
  static func runNext() { _ = fr_clock_run_next() }

  /// Begins again with a new window; what waits belongs to one that is no more.
  static func restart() { fr_clock_restart() }

  /// Runs what has been put on the main queue, and awaits what is under way on other threads.
  static func drain() {
    guard Thread.isMainThread else { return }
    let end = ProcessInfo.processInfo.systemUptime + patience
    repeat {
      for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0)) }
      if fr_clock_busy() == 0 { break }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    } while ProcessInfo.processInfo.systemUptime < end
    for _ in 0..<4 { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0)) }
  }

  /// Lets time pass for what previews wait for before they are shown; false off the main thread, where none will.
  static func passForWaiting() -> Bool {
    guard Thread.isMainThread else { return false }
    drain()
    if next == nil { wait(0.005) } else { runNext() }
    return true
  }

  /// Runs what comes to the main queue within a moment of the machine's own time.
  static func wait(_ seconds: TimeInterval) {
    guard Thread.isMainThread else { return }
    let end = ProcessInfo.processInfo.systemUptime + seconds
    repeat {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    } while ProcessInfo.processInfo.systemUptime < end
  }
}
