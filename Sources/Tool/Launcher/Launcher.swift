internal import ComparisonRuns
internal import OperatingSystem

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The program `fittingroom`: compares two files itself and leaves everything else to the engine.
///
/// The engine loads Foundation, ICU, HarfBuzz and FreeType, which takes longer than most comparisons. The launcher
/// needs none of them.
@main
enum Launcher {
  static func main() {
    Descriptor.openStandardStreams()
    EndingSignals.unblock()
    if let comparison = PlainComparison(arguments: CommandLine.arguments) {
      print(comparison.text)
      guard fflush(nil) == 0 else {
        complain("the output cannot be written: \(systemReason())")
        _exit(2)
      }
      _exit(comparison.exitCode)
    }
    startEngine()
  }

  /// Becomes the engine, which lies beside the launcher.
  private static func startEngine() -> Never {
    let path = "\(folder)/fittingroom-engine"
    CarriedLibraries(beside: folder)?.offer()
    var words = CommandLine.arguments.map { strdup($0) } + [nil]
    words[0] = strdup(path)
    execv(path, &words)
    let reason = String(cString: strerror(errno))
    complain(
      "\(path), a part of this program, cannot be started: \(reason); building the whole package makes both")
    // A part of the installation is missing.
    exit(69)
  }

  private static func complain(_ sentence: String) {
    let line = "error: \(sentence)\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
  }

  private static var folder: String {
    let program = realpath("/proc/self/exe", nil) ?? realpath(CommandLine.arguments[0], nil)
    guard let program else { return "." }
    defer { free(program) }
    let path = String(cString: program)
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
