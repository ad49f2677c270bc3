import ArgumentParser
import OperatingSystem
import PreviewRunner
import Projects

/// The program `fittingroom`.
@main
struct FittingRoomCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fittingroom",
    abstract: "Renders SwiftUI views to pictures, at every size, without a Mac.",
    discussion: """
      Examples:
        fittingroom render Card.swift --size "320x*" --scale 2 -o pictures
        fittingroom render App.xcodeproj --device "iPhone 16 Pro" -o pictures
        fittingroom preview App
      """,
    version: EngineVersion.text,
    groupedSubcommands: [
      CommandGroup(
        name: "Pictures",
        subcommands: [
          RenderCommand.self, PreviewCommand.self, AnimateCommand.self, WindowCommand.self, FrameCommand.self,
          DevicesCommand.self,
        ]),
      CommandGroup(
        name: "Layout", subcommands: [InspectCommand.self, LintCommand.self, BreakpointsCommand.self]),
      CommandGroup(name: "Visual tests", subcommands: [CompareCommand.self, SnapshotCommand.self]),
      CommandGroup(
        name: "Strings", subcommands: [MeasureCommand.self, BudgetsCommand.self, ConvertCommand.self]),
      CommandGroup(name: "Agents", subcommands: [MCPCommand.self]),
      CommandGroup(
        name: "Installation",
        subcommands: [
          DoctorCommand.self, SelftestCommand.self, StandInsCommand.self, ResolveCommand.self,
        ]),
    ])

  static func main() {
    Descriptor.openStandardStreams()
    StandardOutput.checkAtExit()
    let arguments = Array(CommandLine.arguments.dropFirst())
    // The compiler starts it this way; users never type it, so it is not a command.
    if arguments.count == 3, arguments[0] == EngineInstallation.macroServer {
      JobReport.complain("error: \(MacroServer.become(arguments[1], libraries: arguments[2]))")
      exit(withError: ExitCode(71))
    }
    do {
      var command = try parsedAlone(arguments) ?? parsed(arguments)
      try command.run()
    } catch {
      UsageError.exit(error)
    }
  }

  /// The command of a subcommand that is parsed without the others, which takes less time than finding it among them. Nil if that fails:
  /// messages name the whole path, and questions for help and versions are answered by the program.
  private static func parsedAlone(_ arguments: [String]) -> (any ParsableCommand)? {
    guard let word = arguments.first,
      let type = configuration.subcommands.first(where: { $0._commandName == word }),
      let command = try? type.parseAsRoot(Array(arguments.dropFirst())),
      ([type] + type.configuration.subcommands).contains(where: { $0 == Swift.type(of: command) })
    else { return nil }
    return command
  }

  private static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
    if let complaint = UsageError.unknownSubcommand(in: arguments) {
      UsageError.exit(ExitCode.validationFailure.rawValue, saying: complaint)
    }
    return try parseAsRoot(arguments)
  }
}
