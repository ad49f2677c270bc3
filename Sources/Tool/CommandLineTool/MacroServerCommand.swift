import ArgumentParser
import Projects

/// `fittingroom macro-server`: what the compiler starts to run macros of packages. Nobody types it.
struct MacroServerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "macro-server", abstract: "Run the toolchain’s server for macros in a sandbox.",
    shouldDisplay: false)

  @Argument var program: String
  @Argument var libraries: String

  func run() throws {
    JobReport.complain("error: \(MacroServer.become(program, libraries: libraries))")
    throw ExitCode(71)
  }
}
