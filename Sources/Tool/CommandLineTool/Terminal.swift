import Foundation

/// The terminal that the program runs in, if any.
enum Terminal {
  /// The number of columns of the output's terminal; nil if the output is a file or a pipe.
  static var columns: Int? { columns(of: STDOUT_FILENO) }

  static func columns(of file: Int32) -> Int? {
    guard isatty(file) == 1 else { return nil }
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
