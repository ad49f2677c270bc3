import Foundation
import Synchronization

/// Writes a text to standard error at regular intervals, from the handler of a timer's signal.
///
/// The handler interrupts whatever the program does, so it only writes prepared bytes. There is no thread for
/// it, because workers are forked from the only thread.
enum Heartbeat {
  private static let (slotCount, slotSize) = (16, 1024)
  nonisolated(unsafe) private static let slots = UnsafeMutablePointer<UInt8>.allocate(
    capacity: slotCount * slotSize)
  /// The slot and the length of the text, as `slot << 16 | length`; negative if there is none.
  private static let current = Atomic<Int>(-1)
  /// Whether there is a line in the terminal that must be erased before anything else is written.
  private static let isShown = Atomic<Bool>(false)
  private static let isOneLine = Atomic<Bool>(false)
  private static let next = Mutex(0)
  private static let isRunning = Mutex(false)

  /// Writes the text from now on.
  ///
  /// - Parameters:
  ///   - seconds: the interval, starting with the first text.
  ///   - isLine: whether the text is written over the one before it.
  static func say(_ text: String, every seconds: Double, isLine: Bool) {
    let bytes = Array(text.utf8.prefix(slotSize))
    next.withLock { next in
      // The slot of a text that may just be being written is not reused for some time.
      next = (next + 1) % slotCount
      for (index, byte) in bytes.enumerated() { slots[next * slotSize + index] = byte }
      current.store(next << 16 | bytes.count, ordering: .sequentiallyConsistent)
    }
    isOneLine.store(isLine, ordering: .sequentiallyConsistent)
    isRunning.withLock { isRunning in
      if !isRunning { start(every: seconds) }
      isRunning = true
    }
  }

  /// Erases the last line, if there is one.
  static func clear() {
    guard isShown.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let erasing: StaticString = "\r\u{1B}[K"
    _ = write(2, erasing.utf8Start, erasing.utf8CodeUnitCount)
  }

  /// Stops writing until there is another text. The timer continues.
  static func stop() {
    current.store(-1, ordering: .sequentiallyConsistent)
    clear()
  }

  private static func start(every seconds: Double) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in
      let value = Heartbeat.current.load(ordering: .sequentiallyConsistent)
      guard value >= 0 else { return }
      let number = errno
      if Heartbeat.isOneLine.load(ordering: .sequentiallyConsistent) {
        Heartbeat.isShown.store(true, ordering: .sequentiallyConsistent)
      }
      _ = write(2, Heartbeat.slots + (value >> 16) * Heartbeat.slotSize, value & 0xFFFF)
      errno = number
    }
    action.sa_flags = SA_RESTART
    sigaction(SIGALRM, &action, nil)
    // A program inherits the mask of the thread that starts it, and Dispatch's threads, on which programs are started, block signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGALRM)
    sigprocmask(SIG_UNBLOCK, &signals, nil)
    let whole = seconds.rounded(.down)
    let step = timeval(tv_sec: Int(whole), tv_usec: Int((seconds - whole) * 1_000_000))
    var timer = itimerval(it_interval: step, it_value: step)
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }
}
