import OperatingSystem
import PreviewRunner
import Synchronization

/// The progress of slow work on standard error: in a terminal on one line that is overwritten, elsewhere one
/// line every ten seconds, and nothing for faster work.
///
/// One timer runs from the first step of the first task to the end of the program, so that many short tasks
/// together are not silent. The line is written by a signal handler, so it appears whatever the program is
/// waiting for.
final class ProgressLine: Sendable {
  static let shared = ProgressLine()

  /// The current count.
  private struct Work {
    var name: String
    var start: ContinuousClock.Instant
    /// How much was done at the start: the rate is that of the rest.
    var base: Int
    var shown = -1
  }

  private let work = Mutex<Work?>(nil)
  private let columns = Terminal.columns(of: 2)
  /// Whether progress is off, for programs that compare the output: `FITTINGROOM_PROGRESS=none`.
  private let isSilent = ProcessEnvironment.value("FITTINGROOM_PROGRESS") == "none"

  private init() {}

  /// Shows work without a known number of steps.
  func show(_ sentence: String) {
    work.withLock { work in
      work = nil
      put(sentence)
    }
  }

  /// Shows how much of something is done.
  ///
  /// - Parameters:
  ///   - work: the activity, such as “rendering”.
  ///   - unit: the counted unit, such as “pictures”.
  func show(_ name: String, _ done: Int, of total: Int, _ unit: String) {
    work.withLock { work in
      if work?.name != name { work = Work(name: name, start: .now, base: max(done - 1, 0)) }
      guard var current = work, done != current.shown else { return }
      current.shown = done
      work = current
      let elapsed = current.start.duration(to: .now)
      put(Self.text(name, done, of: max(total, done), unit, since: current.base, elapsed: elapsed))
    }
  }

  /// “rendering: 120 of 500 pictures, 12.5 a second, 31 s left”
  ///
  /// - Parameter base: how much was done before the time began.
  static func text(
    _ name: String, _ done: Int, of total: Int, _ unit: String, since base: Int = 0, elapsed: Duration
  ) -> String {
    let count = "\(name): \(done) of \(total) \(unit)"
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    // Before that a rate is meaningless.
    guard done > base, seconds >= 1, done < total else { return count }
    let rate = Double(done - base) / seconds
    let shownRate =
      rate >= 10 ? "\(Int(rate.rounded()))" : "\(Double(Int((rate * 10).rounded())) / 10)"
    let left = Int((Double(total - done) / rate).rounded(.up))
    return "\(count), \(shownRate) a second, \(clock(left)) left"
  }

  private static func clock(_ seconds: Int) -> String {
    if seconds < 90 { return "\(seconds) s" }
    if seconds < 5400 { return "\((seconds + 30) / 60) min" }
    return "\(seconds / 3600) h \((seconds % 3600) / 60) min"
  }

  private func put(_ text: String) {
    if isSilent || Verbosity.current == .quiet { return }
    guard let columns else { return Heartbeat.say(text + "\n", every: 10, isLine: false) }
    // Text that does not fit on the line would remain when the next one overwrites it.
    Heartbeat.say("\r\u{1B}[K" + text.prefix(max(columns - 1, 10)), every: 0.5, isLine: true)
  }

  /// Erases the line so that something else can be written; it reappears while the work continues.
  func clear() { Heartbeat.clear() }

  /// Ends the current count: nothing more is shown.
  func end() {
    work.withLock { $0 = nil }
    Heartbeat.stop()
  }
}
