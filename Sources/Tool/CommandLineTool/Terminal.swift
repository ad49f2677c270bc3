import Foundation
import Synchronization

/// The terminal that the program is used on, if it is.
enum Terminal {
  /// How many columns the terminal has that the program prints to; nil where it prints to a file or a program.
  static var columns: Int? { columns(of: STDOUT_FILENO) }

  static func columns(of file: Int32) -> Int? {
    guard isatty(file) == 1 else { return nil }
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}

/// A bar on the terminal that shows how much is done; nothing where errors go to a file or a program.
final class ProgressBar: Sendable {
  private let columns = Terminal.columns(of: STDERR_FILENO)
  private let shown = Mutex(-1)

  func show(_ done: Int, of total: Int) {
    guard let columns, total > 0 else { return }
    let percent = done * 100 / total
    shown.withLock { shown in
      // Threads report in any order; the bar only grows.
      guard percent > shown else { return }
      shown = percent
      let room = max(min(columns, 80) - 12, 10)
      let full = room * percent / 100
      let bar = String(repeating: "#", count: full) + String(repeating: " ", count: room - full)
      FileHandle.standardError.write(Data("\r[\(bar)] \(percent) %".utf8))
    }
  }

  func clear() {
    guard columns != nil, shown.withLock({ $0 }) >= 0 else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }
}
