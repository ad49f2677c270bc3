import ArgumentParser
import OperatingSystem
import PreviewRunner

/// The program `fittingroom`.
@main
struct FittingRoomCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fittingroom",
    abstract: "Renders SwiftUI views to pictures, at every size, without a Mac.",
    version: EngineVersion.text,
    subcommands: [
      RenderCommand.self, AnimateCommand.self, WindowCommand.self, InspectCommand.self, CompareCommand.self,
      SnapshotCommand.self,
      MeasureCommand.self, BudgetsCommand.self, ConvertCommand.self, LintCommand.self,
      BreakpointsCommand.self, FrameCommand.self,
      DevicesCommand.self,
      PreviewCommand.self, MCPCommand.self, StandInsCommand.self, SelftestCommand.self,
    ])

  static func main() {
    Descriptor.openStandardStreams()
    StandardOutput.checkAtExit()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let complaint = UsageError.unknownSubcommand(in: arguments) {
      UsageError.exit(ExitCode.validationFailure.rawValue, saying: complaint)
    }
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      UsageError.exit(error)
    }
  }
}
