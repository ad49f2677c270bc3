import AgentServer
import Foundation
import PreviewService
import Reports
import TestSupport
import Testing

/// The descriptions of the tools cost agents few tokens.
@Suite struct ToolListTests {
  /// Four bytes are about a token.
  private static let largest = 2600 * 4

  @Test func isShort() throws {
    let folder = try TemporaryFolder()
    let service = PreviewService(try PreviewProject(folder.path))
    let list = AgentConnection(tools: AgentServer.tools(service, reader: nil), version: "1").toolList
    #expect(list.line.utf8.count <= Self.largest, "\(list.line.utf8.count) bytes")
    let tools = try #require(list.array)
    #expect(
      tools.map { $0["name"]?.string } == [
        "list_previews", "render_preview", "inspect_view", "find_breakpoints", "lint", "measure_strings",
        "compare",
        "RenderPreview", "XcodeListWindows", "XcodeGlob",
      ])
    #expect(tools.allSatisfy { $0["annotations"]?["readOnlyHint"] == .bool(true) })
    // Xcode's own names, so that instructions written for a Mac work.
    let properties = tools[7]["inputSchema"]?["properties"]
    for name in [
      "sourceFilePath", "previewDefinitionIndexInFile", "timeout", "previewVariantOverrides",
      "previewLocalizationOverride", "previewCanvasControlOverrides", "preferredRenderDestination",
      "tabIdentifier",
      "workspaceIdentifier",
    ] { #expect(properties?[name] != nil, "\(name)") }
  }

  /// Paths as Xcode accepts them, and none outside the project.
  @Test func findsFilesByPatterns() throws {
    let folder = try TemporaryFolder()
    for name in ["App/Views/Card.swift", "App/Views/Card.json", "App/Main.swift"] {
      try folder.write(name, "")
    }
    let service = PreviewService(try PreviewProject(folder.path))
    let connection = AgentConnection(tools: AgentServer.tools(service, reader: nil), version: "1")
    _ = connection.answer(
      Array(
        "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\"}}"
          .utf8))
    func matches(_ arguments: String) throws -> [String]? {
      let text = try #require(
        connection.answer(
          Array(
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"XcodeGlob\",\"arguments\":\(arguments)}}"
              .utf8)))
      return try JSONParser.parse(Array(text.utf8))["result"]?["structuredContent"]?["matches"]?.array?
        .compactMap(\.string).sorted()
    }
    #expect(try matches("{}") == ["App/Main.swift", "App/Views/Card.json", "App/Views/Card.swift"])
    #expect(try matches("{\"pattern\":\"**/*.swift\"}") == ["App/Main.swift", "App/Views/Card.swift"])
    #expect(try matches("{\"pattern\":\"*.swift\"}") == [])
    #expect(try matches("{\"pattern\":\"App/*.{swift,json}\"}") == ["App/Main.swift"])
    #expect(
      try matches("{\"pattern\":\"*/[CD]ard.????\",\"path\":\"App\",\"tabIdentifier\":\"x\"}") == [
        "App/Views/Card.json"
      ])
    #expect(
      try matches(
        "{\"pattern\":\"\(String(repeating: "{a,b}", count: 40))\(String(repeating: "*", count: 400))\"}")
        == [])
    #expect(try matches("{\"path\":\"..\"}") == nil)
    #expect(try matches("{\"path\":\"/etc\"}") == nil)
  }
}
