import CClock
import Foundation
import Views

/// The clock for the views' delayed work: it only advances when told to, so that a `Task.sleep` takes no real
/// time.
///
/// Only workers stop the machine's clock; elsewhere this clock is never used, and sleeps take real time.
/// There is one for the process, outside a render's context, because it replaces the C library's clock, which
/// any thread may query; pictures inside another render do not advance it.
@MainActor
enum VirtualClock {
  /// How long work on other threads is awaited before the picture is taken, in seconds of the machine.
  private static let patience = 2.0

  /// The seconds that have passed since the clock was stopped.
  static var now: TimeInterval { TimeInterval(fr_clock_passed()) / 1e9 }

  /// When the next pending work is due; nil if there is none.
  static var next: TimeInterval? {
    let next = fr_clock_next()
    return next < 0 ? nil : TimeInterval(next) / 1e9
  }

  /// Advances time without running anything.
  static func pass(until time: TimeInterval) { fr_clock_pass_until(Int64((time * 1e9).rounded())) }

  /// Runs the next pending work at its time.
  static func runNext() { _ = fr_clock_run_next() }

  /// Restarts with a new window; pending work belongs to one that no longer exists.
  static func restart() { fr_clock_restart() }

  /// Runs what has been queued on the main queue, and awaits running work on other threads.
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

  /// Advances time for work that previews await before they are shown; false off the main thread, where that
  /// is not possible.
  static func passForWaiting() -> Bool {
    guard Thread.isMainThread else { return false }
    drain()
    if next == nil { wait(0.005) } else { runNext() }
    return true
  }

  /// Runs what is queued on the main queue within a moment of real time.
  static func wait(_ seconds: TimeInterval) {
    guard Thread.isMainThread else { return }
    let end = ProcessInfo.processInfo.systemUptime + seconds
    repeat {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    } while ProcessInfo.processInfo.systemUptime < end
  }
}
