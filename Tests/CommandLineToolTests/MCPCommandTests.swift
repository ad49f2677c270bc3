import Foundation
import Testing

/// `fittingroom mcp` as agents meet it: the built program on the other end of two pipes.
@Suite struct MCPCommandTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"Save": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "Einstellungen sichern"}}}}}}
    """

  /// Python interpreters with the protocol's client: those that FITTINGROOM_MCP_PYTHON names, separated by colons, or the usual one.
  private static let pythons: [String] = {
    let named = ProcessInfo.processInfo.environment["FITTINGROOM_MCP_PYTHON"].map {
      $0.split(separator: ":").map(String.init)
    }
    return (named ?? ["/usr/bin/python3"]).filter { path in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = ["-c", "import mcp"]
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return false }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }()

  @Test(.enabled(if: !pythons.isEmpty, "no Python has the package mcp"), arguments: pythons)
  func doesAWholeTaskForThePythonClient(_ python: String) throws {
    let program = try Program(["App/Localizable.xcstrings": Self.catalog])
    let script = Program.root.appendingPathComponent("Tests/CommandLineToolTests/Agents/agent.py").path
    let done = try program.shell(
      "'\(python)' '\(script)' \"$0\" '\(program.folder.appendingPathComponent("App").path)' && echo finished"
    )
    #expect(done.exitCode == 0 && done.output.hasSuffix("finished\n"), "\(done)")
    print(done.output)
  }

  /// A page and agents, through pipes and over HTTP, are served by one process.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "there is no Python"))
  func sharesAPageAndAgents() throws {
    let program = try Program(["App/Card.swift": ""])
    let script = Program.root.appendingPathComponent("Tests/CommandLineToolTests/Agents/shared.py").path
    let done = try program.shell(
      "/usr/bin/python3 '\(script)' \"$0\" '\(program.folder.appendingPathComponent("App").path)'")
    #expect(done.exitCode == 0 && done.output.hasSuffix("ok\n"), "\(done)")
    print(done.output)
  }

  /// Signals, an agent that closes its end and one that has gone leave no pictures and no processes.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "there is no Python"))
  func leavesNothingBehind() throws {
    let program = try Program(["App/Card.swift": ""])
    let script = Program.root.appendingPathComponent("Tests/CommandLineToolTests/Agents/ends.py").path
    let done = try program.shell(
      "/usr/bin/python3 '\(script)' \"$0\" '\(program.folder.appendingPathComponent("App").path)'")
    #expect(done.exitCode == 0 && done.output == "ok\n", "\(done)")
  }

  /// Sends lines and returns the replies, each as JSON, and the content of standard error.
  private func talk(
    _ program: Program, _ arguments: [String], _ lines: String
  ) throws -> (answers: [[String: Any]], result: Program.Result) {
    try program.write(lines, to: "input.txt")
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let result = try program.shell("\"$0\" mcp \(words) < input.txt")
    let answers = try result.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
    return (answers, result)
  }

  private static let meta =
    "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\",\"io.modelcontextprotocol/clientCapabilities\":{}}"

  private func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"tools/call\",\"params\":{\"name\":\"\(tool)\",\"arguments\":\(arguments),\(Self.meta)}}\n"
  }

  private func texts(_ answer: [String: Any]) -> String {
    let content = (answer["result"] as? [String: Any])?["content"] as? [[String: Any]] ?? []
    return content.compactMap { $0["text"] as? String }.joined(separator: "\n")
  }

  /// Output of views, a view that traps and one that never ends are reported, and do not affect later
  /// requests.
  @Test func outlivesWhatPreviewsDo() throws {
    let program = try Program([
      "V.swift": """
      import SwiftUI
      #Preview("Says") { let _ = print("{\\"jsonrpc\\": \\"2.0\\"}"); Text("x") }
      #Preview("Traps") { let none: Int? = nil; Text("\\(none!)") }
      #Preview("Loops") { let _ = { while true {} }(); Text("x") }
      """
    ])
    let (answers, result) = try talk(
      program, ["."],
      call(1, "render_preview", "{\"file\":\"V.swift\",\"preview\":\"Says\"}")
        + call(2, "render_preview", "{\"file\":\"V.swift\",\"preview\":\"Traps\"}")
        + call(
          3, "RenderPreview",
          "{\"sourceFilePath\":\"V.swift\",\"previewDefinitionIndexInFile\":2,\"timeout\":2}")
        + call(4, "render_preview", "{\"file\":\"V.swift\"}"))
    #expect(result.exitCode == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(answers.map { $0["id"] as? Int } == [1, 2, 3, 4])
    #expect(texts(answers[0]).contains("printed: {\"jsonrpc\": \"2.0\"}"), "\(texts(answers[0]))")
    #expect(texts(answers[1]).contains("trapped"), "\(texts(answers[1]))")
    #expect(
      texts(answers[2]).hasSuffix(
        "Loops at 402x874@3x.iPhone-17 was not done after 2 s and was stopped; RenderPreview allows more with “timeout”"
      ),
      "\(texts(answers[2]))")
    #expect(texts(answers[3]).hasPrefix("“Says” V.swift:2, "), "\(texts(answers[3]))")
  }

  /// What an agent reads before it has seen a view: the greeting, the tools and the answer, by either name.
  /// Four bytes are about one token; pictures cost by their size and not by their bytes.
  @Test func costsAnAgentAtMost2600Tokens() throws {
    let program = try Program([
      "App/Localizable.xcstrings": Self.catalog,
      "App/Profile.swift": """
      import SwiftUI
      struct Profile: View {
        var body: some View {
          List {
            Section("Account") {
              Text("A rather long line that is cut off where the screen ends, whatever it says").lineLimit(1)
              Label("Save", systemImage: "square.and.arrow.down")
              Gauge(value: 0.4) { Text("Storage") }
              Text("Faint").foregroundStyle(Color(white: 0.9))
            }
          }
          .navigationTitle("Profile")
        }
      }
      #Preview("Profile") { NavigationStack { Profile() } }
      #Preview("Dark") { Profile().preferredColorScheme(.dark) }
      """,
    ])
    func ask(_ id: Int, _ method: String) -> String {
      "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"\(method)\",\"params\":{\(Self.meta)}}\n"
    }
    let (answers, result) = try talk(
      program, ["App"],
      ask(1, "server/discover") + ask(2, "tools/list") + call(3, "list_previews", "{}")
        + call(4, "render_preview", "{\"file\":\"Profile.swift\",\"preview\":\"Profile\"}")
        + call(5, "RenderPreview", "{\"sourceFilePath\":\"Profile.swift\"}"))
    #expect(result.exitCode == 0 && answers.count == 5, "\(result)")
    let bytes = try answers.map { answer in
      var result = try #require(answer["result"] as? [String: Any])
      let content = result["content"] as? [[String: Any]] ?? []
      for picture in content where picture["type"] as? String == "image" {
        #expect((picture["data"] as? String ?? "").utf8.count <= 1 << 20)
      }
      result["content"] = content.filter { $0["type"] as? String != "image" }
      return try JSONSerialization.data(withJSONObject: result, options: [.withoutEscapingSlashes]).count
    }
    let answer = texts(answers[3])
    #expect(answer.contains("cut off") || answer.contains("truncated"), "\(answer)")
    #expect(answer.split(separator: "\n").count <= 10, "\(answer)")
    #expect(bytes[0] + bytes[1] + bytes[2] + bytes[3] <= 2600 * 4, "\(bytes)")
    #expect(bytes[0] + bytes[1] + bytes[2] + bytes[4] <= 2600 * 4, "\(bytes)")
  }

  /// A preview states its own size; the size in the request takes precedence.
  @Test func showsPreviewsAtTheirSize() throws {
    let program = try Program([
      "V.swift": """
      import SwiftUI
      #Preview("Fixed", traits: .fixedLayout(width: 70, height: 30)) { Text("x") }
      #Preview("Ideal", traits: .sizeThatFitsLayout) { Color.red.frame(width: 33, height: 44) }
      #Preview("Turned", traits: .landscapeLeft) { Text("x") }
      #Preview("Usual") { Text("x") }
      """
    ])
    let names = ["Fixed", "Ideal", "Turned", "Usual"]
    let (answers, _) = try talk(
      program, ["V.swift"],
      names.enumerated().map { call($0, "render_preview", "{\"file\":\"V.swift\",\"preview\":\"\($1)\"}") }
        .joined()
        + call(
          9, "render_preview",
          "{\"file\":\"V.swift\",\"preview\":\"Fixed\",\"device\":\"iPhone SE\",\"longSide\":100}"))
    let sizes = [
      "70×30 pt at 3x, no device", "33×44 pt at 3x, no device", "874×402 pt at 3x on iPhone 17 landscape",
      "402×874 pt at 3x on iPhone 17",
    ]
    for (answer, size) in zip(answers, sizes) {
      #expect(texts(answer).contains(", \(size), "), "\(texts(answer))")
    }
    #expect(texts(answers[4]).contains("375×667 pt at 2x on iPhone SE, "), "\(texts(answers[4]))")
    #expect(texts(answers[4]).contains("picture 56×100 px, reduced from 750×1334"), "\(texts(answers[4]))")
  }

  /// A file that needs others of its module is compiled with them.
  @Test func compilesWithTheModuleWhereAFileNeedsIt() throws {
    let program = try Program([
      "Package.swift": "", "Sources/Kit/Card.swift": "import SwiftUI\n#Preview { Row(text: \"x\") }\n",
      "Sources/Kit/Row.swift":
        "import SwiftUI\nstruct Row: View {\n  var text: String\n  var body: some View { Text(text) }\n}\n#Preview(\"Row\") { Row(text: \"y\") }\n",
    ])
    let (answers, _) = try talk(
      program, ["."],
      call(1, "list_previews", "{}") + call(2, "list_previews", "{\"file\":\"Kit/Card.swift\"}")
        + call(3, "render_preview", "{\"file\":\"Card.swift\"}"))
    #expect(
      texts(answers[0]) == "(unnamed)  Sources/Kit/Card.swift:2\nRow  Sources/Kit/Row.swift:6",
      "\(texts(answers[0]))")
    #expect(texts(answers[1]) == "Row  Sources/Kit/Card.swift:2", "\(texts(answers[1]))")
    #expect(texts(answers[2]).hasPrefix("“Row” Sources/Kit/Card.swift:2, "), "\(texts(answers[2]))")
  }

  /// A file of an Xcode project is compiled in its target, wherever its sources are.
  @Test(arguments: ["Synchronized", "Synchronized/Synchronized.xcodeproj"])
  func compilesInTheTargetOfAnXcodeProject(_ path: String) throws {
    let program = try Program()
    try FileManager.default.copyItem(
      at: Program.root.appendingPathComponent("Tests/Projects/Synchronized"),
      to: program.folder.appendingPathComponent("Synchronized"))
    // A target has the files of several folders.
    try program.write([
      "Synchronized/Player/Model/Length.swift": "struct Length { var seconds = 90 }\n",
      "Synchronized/Player/Deep/LengthView.swift":
        "import SwiftUI\n#Preview(\"Length\") { Text(\"\\(Length().seconds)\") }\n",
    ])
    let (answers, _) = try talk(
      program, [path],
      call(1, "render_preview", "{\"file\":\"Player/Deep/LengthView.swift\"}")
        + call(2, "inspect_view", "{\"file\":\"PlayerView.swift\"}"))
    #expect(texts(answers[0]).hasPrefix("“Length” Player/Deep/LengthView.swift:2, "), "\(texts(answers[0]))")
    #expect(texts(answers[1]).contains("“Air”"), "\(texts(answers[1]))")
  }

  /// Malformed requests: the program answers, continues, and ends with its input.
  @Test func outlivesWhatNoClientSends() throws {
    let program = try Program(["V.swift": "import SwiftUI\n#Preview { Text(\"x\") }\n"])
    let hostile = [
      "", "nonsense", String(repeating: "[", count: 1 << 20), String(repeating: "x", count: 9 << 20),
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"render_preview\",\"arguments\":{\"file\":\"\(String(repeating: "../", count: 2000))etc/passwd\"},\(Self.meta)}}",
      "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"compare\",\"arguments\":{\"first\":\"/etc/passwd\",\"second\":\"/dev/zero\"},\(Self.meta)}}",
      "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":\"render_preview\",\"arguments\":{\"file\":\"V.swift\\u0000\"},\(Self.meta)}}",
    ].joined(separator: "\n")
    let (answers, result) = try talk(
      program, ["."], hostile + "\n" + call(7, "list_previews", "{}") + "{\"jsonrpc\":\"2.0\",\"id\":8,\"meth"
    )
    #expect(result.exitCode == 0 && result.errors.isEmpty)
    #expect(answers.count == 8)
    #expect(answers.prefix(3).allSatisfy { $0["error"] != nil })
    for answer in answers[3..<6] {
      #expect((answer["result"] as? [String: Any])?["isError"] as? Bool == true, "\(answer)")
    }
    #expect(texts(answers[6]) == "(unnamed)  V.swift:2")
    #expect((answers[7]["error"] as? [String: Any])?["code"] as? Int == -32700)
  }

  @Test func saysWhyThereIsNoProject() throws {
    let result = try Program().run("mcp", "nowhere")
    #expect(
      result.exitCode == 66
        && result.errors == "error: nowhere is not there; name a Swift file or the folder of a project\n")
  }
}
