@preconcurrency import Glibc
import OperatingSystem

/// Standard output, checked for lost data.
enum StandardOutput {
  /// The commands whose exit code for errors is 2.
  private static let commandsWithOwnCodes = ["compare", "snapshot", "measure"]

  /// Hands on what has been printed, before waiting for an answer or for the next picture: a pipe would get it at the end.
  static func flush() { fflush(stdout) }

  /// Makes the program fail if some of its output was lost, as on a full disk, regardless of its result.
  static func checkAtExit() {
    atexit {
      guard fflush(stdout) != 0 || ferror(stdout) != 0 else { return }
      JobReport.complain("error: the output cannot be written: \(systemReason())")
      let command = CommandLine.arguments.dropFirst().first ?? ""
      // EX_IOERR of sysexits.h.
      _exit(StandardOutput.commandsWithOwnCodes.contains(command) ? 2 : 74)
    }
  }
}
