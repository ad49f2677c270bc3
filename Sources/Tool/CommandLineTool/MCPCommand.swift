import AgentServer
import ArgumentParser
import ComparisonRuns
import OperatingSystem
import PreviewRunner
import PreviewService

/// `fittingroom mcp`: previews for coding agents.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve a project's previews to a coding agent, over the Model Context Protocol.",
    discussion: """
      Examples:
        fittingroom mcp
        fittingroom mcp App

      Communicates over standard input and output, in the protocol versions 2026-07-28, 2025-11-25 and 2025-06-18, until its \
      input ends.
      """)

  @Argument(help: "The project's folder, or one Swift file.")
  var path = "."

  @OptionGroup(title: "Compiling") var compile: CompileOptions

  @Flag(inversion: .prefixedNo, help: "Deny views the network and files, as render does.")
  var sandbox: Bool?

  func run() throws {
    Parallel.stayOnOneThread()
    let service: PreviewService
    do throws(ServiceError) {
      service = PreviewService(try PreviewProject(path))
    } catch {
      JobReport.complain("error: \(error)")
      throw ExitCode(66)
    }
    service.compiling = compile.settings
    service.sandboxing = sandbox.map { $0 ? .required : .never } ?? .automatic
    if !AgentServer(service, version: EngineVersion.number, reader: .libraries).run(input: 0, output: 1) {
      JobReport.complain("error: the answer cannot be written; nobody reads it")
      throw ExitCode(74)
    }
  }
}
