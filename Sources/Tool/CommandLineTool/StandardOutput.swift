@preconcurrency import Glibc

/// What the program prints, held to have arrived.
enum StandardOutput {
  /// The commands whose exit code for errors is 2.
  private static let commandsWithOwnCodes = ["compare", "snapshot", "measure"]

  /// Shows what was printed so far, before an answer is waited for.
  static func flush() { fflush(stdout) }

  /// Lets the program fail where something that it printed was lost, as on a full disk, whatever it found.
  static func checkAtExit() {
    atexit {
      guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return }
      JobReport.complain("error: the output cannot be written: \(String(cString: strerror(errno)))")
      let command = CommandLine.arguments.dropFirst().first ?? ""
      // EX_IOERR of sysexits.h.
      _exit(StandardOutput.commandsWithOwnCodes.contains(command) ? 2 : 74)
    }
  }
}
