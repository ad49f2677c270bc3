import OperatingSystem
import PreviewRunner
import Synchronization

/// What standard error says about work that takes its time: in a terminal on one line that is written over,
/// elsewhere one line every ten seconds, and nothing of what is done sooner.
///
/// One clock counts from the first step of the first work to the end of the program, so that many short works are not silent
/// together. What is said is written by a signal's handler: whatever the program waits for, the line comes.
final class ProgressLine: Sendable {
  static let shared = ProgressLine()

  /// What is being counted.
  private struct Work {
    var name: String
    var start: ContinuousClock.Instant
    var shown = -1
  }

  private let work = Mutex<Work?>(nil)
  private let columns = Terminal.columns(of: 2)
  /// Whether nothing is said, for programs that compare what is printed: `FITTINGROOM_PROGRESS=none`.
  private let isSilent = ProcessEnvironment.value("FITTINGROOM_PROGRESS") == "none"

  private init() {}

  /// Says what is being done of which no number is known.
  func show(_ sentence: String) {
    work.withLock { work in
      work = nil
      put(sentence)
    }
  }

  /// Says how much of something is done.
  ///
  /// - Parameters:
  ///   - work: what is done, such as “rendering”.
  ///   - unit: what is counted, such as “pictures”.
  func show(_ name: String, _ done: Int, of total: Int, _ unit: String) {
    work.withLock { work in
      if work?.name != name { work = Work(name: name, start: .now) }
      guard var current = work, done != current.shown else { return }
      current.shown = done
      work = current
      let elapsed = current.start.duration(to: .now)
      put(Self.text(name, done, of: max(total, done), unit, elapsed: elapsed))
    }
  }

  /// “rendering: 120 of 500 pictures, 12.5 a second, 31 s left”
  static func text(_ name: String, _ done: Int, of total: Int, _ unit: String, elapsed: Duration) -> String {
    let count = "\(name): \(done) of \(total) \(unit)"
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
    // Before that a rate says nothing.
    guard done > 0, seconds >= 1, done < total else { return count }
    let rate = Double(done) / seconds
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
    // What does not fit on the line would stay when the next is written over it.
    Heartbeat.say("\r\u{1B}[K" + text.prefix(max(columns - 1, 10)), every: 0.5, isLine: true)
  }

  /// Takes the line away, so that something else can be written; it comes again while the work goes on.
  func clear() { Heartbeat.clear() }

  /// Ends what is being counted: from now on nothing is said.
  func end() {
    work.withLock { $0 = nil }
    Heartbeat.stop()
  }
}
