import AgentServer
import ArgumentParser
import Foundation
import OperatingSystem
import PreviewRunner
import PreviewServer
import PreviewService
import Reports
import WebServer

/// `fittingroom preview`: a page that draws previews again as sources are saved.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show a project's previews in a browser, and redraw them whenever a source is saved.",
    discussion: """
      Examples:
        fittingroom preview
        fittingroom preview App --goto App/Card.swift:12
        fittingroom preview Card.swift --once

      Prints the address of a page that only this machine can reach, and only with the secret in the address. The address \
      with “mcp” at the end serves the project to coding agents, over the Model Context Protocol. Control-C ends the command.
      """)

  @Argument(help: "A Swift file, or the project's folder.", completion: .file())
  var path = "."

  @Option(help: ArgumentHelp("The port to listen on; 0 chooses a free one.", valueName: "n"))
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "A host name at which the port is reached if it is forwarded, such as NAME-8000.app.github.dev; may be repeated.",
      valueName: "name"))
  var host: [String] = []

  @Option(
    help: ArgumentHelp("Highlight the view at a line of a file when the page opens.", valueName: "file:line"),
    completion: .file())
  var goto: String?

  @Flag(help: "Draw every preview once, print one line about each, and exit.")
  var once = false

  @Flag(help: "Print a line of JSON about each picture.")
  var json = false

  @OptionGroup(title: "Compiling") var compile: CompileOptions

  @Flag(inversion: .prefixedNo, help: "Deny views the network and files, as render does.")
  var sandbox: Bool?

  func validate() throws {
    if let goto, goto.wholeMatch(of: /.+:\d+/) == nil {
      throw ValidationError("--goto \(goto) is not written FILE:LINE; an example is Card.swift:12")
    }
    if once, goto != nil || port != 0 || !host.isEmpty {
      throw ValidationError("--once shows no page, so --goto, --port and --host cannot be used with it")
    }
  }

  func run() throws {
    do {
      let project = try PreviewProject(path)
      if once { return try drawOnce(project) }
      try serve(project)
    } catch let error as ServiceError {
      JobReport.complain("error: \(error)")
      throw ExitCode(66)
    } catch let error as HostChannel.Failure {
      JobReport.complain("error: \(error)")
      throw ExitCode(71)
    }
  }

  private func makeHost(_ project: PreviewProject) -> PreviewHost {
    let service = PreviewService(project, compile.service(sandbox: sandbox))
    return PreviewHost(
      service, agents: AgentServer(service, version: EngineVersion.number, reader: .libraries))
  }

  private func serve(_ project: PreviewProject) throws {
    // Both are forked while this process still has a single thread.
    let channels = try (0..<2).map { _ in
      try HostChannel {
        let host = makeHost(project)
        return HostChannel.Service(host.answer, finish: host.finish)
      }
    }
    defer { for channel in channels.reversed() { channel.end() } }
    ServerEnd.watchSignals(channels)
    var start: [JSONValue.Member] = []
    if let goto, let colon = goto.lastIndex(of: ":") {
      let file = try project.file(String(goto[..<colon]))
      start = [
        .init(key: "file", value: .string(project.relative(file))),
        .init(key: "line", value: .integer(Int(goto[goto.index(after: colon)...]) ?? 1)),
        .init(key: "source", value: .string(FileSystem.name(of: file) + goto[colon...])),
      ]
    }
    let isJSON = json
    let server = PreviewServer(
      host: channels[0], background: channels[1], pageGuard: PageGuard(names: host), start: .object(start)
    ) { answer in
      guard isJSON else { return }
      print(Self.line(answer).line)
      StandardOutput.flush()
    }
    let port = port
    // Agents find the page by it.
    let place = try? PageAddress(
      of: project, compile.service(sandbox: sandbox), version: EngineVersion.number)
    let failure = Failure()
    WebServer.runBlocking {
      do throws(WebServer.Failure) {
        let web = try await WebServer(port: port) { await server.answer($0) }
        let address = "http://127.0.0.1:\(web.port)/\(server.pageGuard.token)/"
        place?.announce(address)
        print(address)
        StandardOutput.flush()
        await web.wait()
      } catch {
        failure.sentence = "the page cannot be shown: \(error)"
      }
    }
    if let sentence = failure.sentence {
      JobReport.complain("error: \(sentence)")
      throw ExitCode(71)
    }
  }

  /// Why there is no page; it is read after the server has ended.
  private final class Failure: @unchecked Sendable {
    var sentence: String?
  }

  /// The message about a picture.
  private static func line(_ answer: JSONValue) -> JSONValue {
    let keys = [
      "file", "preview", "width", "height", "scale", "device", "compiling", "layout", "drawing", "whole",
      "error",
      "diagnostics", "notes",
    ]
    return .object(keys.compactMap { key in answer[key].map { .init(key: key, value: $0) } })
  }

  private func drawOnce(_ project: PreviewProject) throws {
    Parallel.stayOnOneThread()
    let host = makeHost(project)
    var hasFailed = false
    for file in host.answer((.object(["do": .string("files")]), [])).json["files"]?.array ?? [] {
      var names: [String?] = [nil]
      var isFirst = true
      while let name = names.popLast() {
        let answer = host.answer(
          (.object(["do": .string("show"), "file": file, "preview": .optional(name)]), [])
        ).json
        if isFirst {
          isFirst = false
          let all = (answer["previews"]?.array ?? []).compactMap { $0["name"]?.string }
          names = all.dropFirst().reversed()
        }
        if answer["error"] != nil { hasFailed = true }
        var said = Self.line(answer)
        if answer["file"] == nil, case .object(let members) = said {
          said = .object(
            [.init(key: "file", value: file), .init(key: "preview", value: .optional(name))] + members)
        }
        print(json ? said.line : TerminalText.line(Self.words(said)))
        StandardOutput.flush()
      }
    }
    if hasFailed { throw ExitCode(70) }
  }

  private static func words(_ said: JSONValue) -> String {
    let name = "\(said["file"]?.string ?? ""): \(said["preview"]?.string ?? "the first preview")"
    if let error = said["error"]?.string { return "\(name): error: \(error)" }
    func number(_ key: String) -> String { said[key]?.number.map { String(Int($0.rounded())) } ?? "?" }
    return "\(name): \(number("width"))×\(number("height")) pt, compiling \(number("compiling")) ms, "
      + "layout \(number("layout")) ms, drawing \(number("drawing")) ms"
  }
}
