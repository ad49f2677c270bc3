import Glibc

/// The program's output, which may go to a disk that is full.
enum StandardOutput {
  /// Has the program end with an error where not all of what it printed could be written.
  static func watch() {
    atexit {
      guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return }
      let sentence =
        "error: The standard output cannot be written: \(String(cString: strerror(errno))).\n"
      fputs(sentence, stderr)
      _exit(StandardOutput.exitCode)
    }
  }

  /// The exit code of the command: comparisons have codes of their own.
  private static var exitCode: Int32 {
    ["compare", "snapshot", "measure"].contains(CommandLine.arguments.dropFirst().first) ? 2 : 74
  }
}
