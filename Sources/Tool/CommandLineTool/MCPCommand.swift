import AgentServer
import ArgumentParser
import ComparisonRuns
import PreviewRunner
import PreviewServer
import PreviewService
import WebServer

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
      input ends. While fittingroom preview shows the same project, its process does the work for both; its page's address \
      with “mcp” at the end is the same over HTTP.
      """)

  @Argument(help: "The project's folder, or one Swift file.", completion: .file())
  var path = "."

  @OptionGroup(title: "Compiling") var compile: CompileOptions

  @Flag(inversion: .prefixedNo, help: "Deny views the network and files, as render does.")
  var sandbox: Bool?

  func run() throws {
    do {
      let project = try PreviewProject(path)
      let options = compile.service(sandbox: sandbox)
      // It is forked while this process still has a single thread.
      let own = try HostChannel {
        let service = PreviewService(project, options)
        let server = AgentServer(service, version: EngineVersion.number, reader: .libraries)
        return HostChannel.Service(AgentPipe.host(server), finish: service.finish)
      }
      defer { own.end() }
      ServerEnd.watchSignals([own])
      ServerEnd.watchReader(of: 1, own, exitCode: 74)
      let pipe = AgentPipe(own: own) {
        try? PageAddress(of: project, options, version: EngineVersion.number)
      }
      let end = Ending()
      WebServer.runBlocking { end.value = await pipe.run(input: 0, output: 1) }
      ServerEnd.wait()
      switch end.value {
      case .done: break
      case .unread: try Self.fail("the answer cannot be written; nobody reads it", 74)
      case .gone: try Self.fail(HostChannel.goneReason, 70)
      }
    } catch let error as ServiceError {
      try Self.fail("\(error)", 66)
    } catch let error as HostChannel.Failure {
      try Self.fail("\(error)", 71)
    }
  }

  private static func fail(_ sentence: String, _ code: Int32) throws {
    JobReport.complain("error: \(sentence)")
    throw ExitCode(code)
  }

  /// How the conversation ended; it is read after that.
  private final class Ending: @unchecked Sendable {
    var value = AgentPipe.End.done
  }
}
