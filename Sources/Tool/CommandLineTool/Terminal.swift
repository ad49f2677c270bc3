import Foundation

/// The terminal that the program is used on, if it is.
enum Terminal {
  /// How many columns the terminal has that the program prints to; nil if it prints to a file or a program.
  static var columns: Int? { columns(of: STDOUT_FILENO) }

  static func columns(of file: Int32) -> Int? {
    guard isatty(file) == 1 else { return nil }
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
