import AgentServer
import Reports
import Testing

/// The exact bytes on the wire, in the protocol's versions of 2025 and of 2026.
@Suite struct AgentConnectionTests {
  private struct Echo: AgentTool {
    let name = "echo"
    let summary = "Says it again."
    let parameters = [ToolParameter("text", required: true), ToolParameter("count", .integer)]

    func call(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
      guard let text = arguments.string("text"), text != "fail" else { throw ToolFailure("it failed") }
      return ToolAnswer([.text(text), .picture([1, 2, 3])], structured: .object(["said": .string(text)]))
    }
  }

  private let connection = AgentConnection(tools: [Echo()], version: "1.2")

  private func answer(_ text: String) -> String? { connection.answer(Array(text.utf8)) }

  private static let meta =
    "\"_meta\": {\"io.modelcontextprotocol/protocolVersion\": \"2026-07-28\", \"io.modelcontextprotocol/clientCapabilities\": {}}"
  private static let server =
    "\"_meta\": {\"io.modelcontextprotocol/serverInfo\": {\"name\": \"fittingroom\", \"title\": \"FittingRoom\", \"version\": \"1.2\"}}"
  private static let tool =
    "{\"name\": \"echo\", \"description\": \"Says it again.\", \"inputSchema\": {\"type\": \"object\", \"properties\": "
    + "{\"text\": {\"type\": \"string\"}, \"count\": {\"type\": \"integer\"}}, \"required\": [\"text\"]}, "
    + "\"annotations\": {\"readOnlyHint\": true}}"
  private static let said =
    "\"content\": [{\"type\": \"text\", \"text\": \"hi\"}, {\"type\": \"image\", \"data\": \"AQID\", \"mimeType\": \"image/png\"}], "
    + "\"structuredContent\": {\"said\": \"hi\"}, \"isError\": false"

  @Test func answersStatelessly() throws {
    #expect(
      answer("{\"jsonrpc\":\"2.0\",\"id\":\"a\",\"method\":\"tools/list\",\"params\":{\(Self.meta)}}")
        == "{\"jsonrpc\": \"2.0\", \"id\": \"a\", \"result\": {\"tools\": [\(Self.tool)], \"resultType\": \"complete\", "
        + "\"ttlMs\": 3600000, \"cacheScope\": \"public\", \(Self.server)}}")
    #expect(
      answer(
        "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\",\"arguments\":{\"text\":\"hi\"},\(Self.meta)}}"
      )
        == "{\"jsonrpc\": \"2.0\", \"id\": 7, \"result\": {\(Self.said), \"resultType\": \"complete\", \(Self.server)}}"
    )
    let text = try #require(
      answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/discover\",\"params\":{\(Self.meta)}}"))
    let discovered = try JSONParser.parse(Array(text.utf8))["result"]
    #expect(
      discovered?["supportedVersions"]?.array?.map(\.string) == ["2026-07-28", "2025-11-25", "2025-06-18"])
    #expect(
      discovered?["resultType"] == .string("complete")
        && discovered?["capabilities"]?["tools"] == .object([:]))
    // What the version no longer has.
    #expect(
      answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":{\(Self.meta)}}")
        == "{\"jsonrpc\": \"2.0\", \"id\": 1, \"error\": {\"code\": -32601, \"message\": \"the method “ping” is not known\"}}"
    )
  }

  @Test(arguments: [("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2024-11-05", "2025-11-25")])
  func shakesHands(_ wanted: String, _ agreed: String) throws {
    let refused = try #require(answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}"))
    #expect(refused.contains("\"code\": -32600"))
    let text = try #require(
      answer(
        "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"\(wanted)\",\"capabilities\":{},\"clientInfo\":{\"name\":\"x\",\"version\":\"1\"}}}"
      ))
    let result = try JSONParser.parse(Array(text.utf8))["result"]
    #expect(result?["protocolVersion"] == .string(agreed) && result?["resultType"] == nil)
    #expect(answer("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}") == nil)
    #expect(
      answer("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}")
        == "{\"jsonrpc\": \"2.0\", \"id\": 2, \"result\": {}}")
    #expect(
      answer("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/list\",\"params\":{}}")
        == "{\"jsonrpc\": \"2.0\", \"id\": 3, \"result\": {\"tools\": [\(Self.tool)]}}")
    #expect(
      answer(
        "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\",\"arguments\":{\"text\":\"hi\"}}}"
      )
        == "{\"jsonrpc\": \"2.0\", \"id\": 4, \"result\": {\(Self.said)}}")
  }

  @Test func namesTheVersionsThatItSpeaks() {
    let meta = Self.meta.replacing("2026-07-28", with: "2031-01-01")
    #expect(
      answer("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\(meta)}}")
        == "{\"jsonrpc\": \"2.0\", \"id\": 1, \"error\": {\"code\": -32022, \"message\": \"the version “2031-01-01” of the protocol is not spoken here\", "
        + "\"data\": {\"requested\": \"2031-01-01\", \"supported\": [\"2026-07-28\", \"2025-11-25\", \"2025-06-18\"]}}}"
    )
  }

  private func message(ofCallWith arguments: String, tool: String = "echo") throws -> String {
    let text = try #require(
      answer(
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"\(tool)\",\"arguments\":\(arguments),\(Self.meta)}}"
      ))
    let document = try JSONParser.parse(Array(text.utf8))
    if let error = document["error"]?["message"]?.string { return "error: \(error)" }
    #expect(document["result"]?["isError"] == .bool(true))
    return document["result"]?["content"]?.array?.first?["text"]?.string ?? ""
  }

  /// Nothing is ignored: an argument too many, one too few, one of another kind.
  @Test func saysWhatIsWrongWithArguments() throws {
    #expect(try message(ofCallWith: "{\"text\":\"fail\"}") == "it failed")
    #expect(try message(ofCallWith: "{}") == "the argument “text” is missing")
    #expect(try message(ofCallWith: "{\"text\":1}") == "“text” is not text")
    #expect(try message(ofCallWith: "{\"text\":\"x\",\"count\":1.5}") == "“count” is not a whole number")
    // In JSON Schema that is one, and null is what was left out.
    #expect(try message(ofCallWith: "{\"text\":\"fail\",\"count\":2.0}") == "it failed")
    #expect(try message(ofCallWith: "{\"text\":\"fail\",\"count\":null}") == "it failed")
    #expect(
      try message(ofCallWith: "{\"text\":\"x\",\"cuont\":1}")
        == "the argument “cuont” is not known; did you mean “count”? there are: text, count")
    #expect(try message(ofCallWith: "[]") == "the arguments are no object")
    #expect(
      try message(ofCallWith: "{}", tool: "ecko")
        == "error: the tool “ecko” is not known; did you mean “echo”? there are: echo")
  }

  /// Malformed messages are answered with an error or not at all, and the next message is handled as usual.
  @Test(arguments: [
    ("", -32700), ("{", -32700), ("nonsense", -32700), ("\u{0}", -32700), ("[]", -32600), ("1", -32600),
    ("null", -32600),
    ("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]", -32600), ("{}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":[1],\"method\":\"ping\"}", -32600),
    ("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":5}", -32600),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":[]}", -32602),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\"}", -32602),
    ("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/discover\",\"params\":{}}", -32602),
    (
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":3}}}",
      -32602
    ),
    (
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\"}}}",
      -32602
    ),
  ])
  func survives(_ message: String, _ code: Int) throws {
    let text = try #require(answer(message))
    #expect(!text.contains("\n"))
    #expect(try JSONParser.parse(Array(text.utf8))["error"]?["code"] == .integer(code))
    #expect(
      answer("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}")?.hasSuffix("\"result\": {}}") == true)
  }

  /// Over HTTP each message stands by itself, and its header must say what it does.
  @Test func answersOverHTTP() throws {
    func ask(_ text: String, _ fields: [String: String]) -> (status: Int, body: String?) {
      AgentConnection(tools: [Echo()], version: "1").answer(Array(text.utf8), AgentMessageFields(fields))
    }
    let modern = ["mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call", "mcp-name": "echo"]
    func call(_ name: String) -> String {
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"\(name)\",\"arguments\":{\"text\":\"hi\"},\(Self.meta)}}"
    }
    let answered = ask(call("echo"), modern)
    #expect(answered.status == 200 && answered.body?.contains(Self.said) == true)
    // What cannot stand in a header is in base64.
    let name = "=?base64?w6Q=?="
    #expect(ask(call("ä"), modern.merging(["mcp-name": name]) { $1 }).body?.contains("-32602") == true)
    for wrong in [["mcp-name": "ecko"], ["mcp-method": "tools/list"], ["mcp-protocol-version": "2025-11-25"]]
    {
      let refused = ask(call("echo"), modern.merging(wrong) { $1 })
      #expect(refused.status == 400 && refused.body?.contains("-32020") == true, "\(wrong)")
    }
    #expect(ask("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"x\",\"params\":{}}", modern).status == 400)
    // Clients with a handshake take another status for a broken connection.
    let old = ["mcp-protocol-version": "2025-06-18"]
    let ping = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}"
    #expect(ask(ping, old).status == 200 && ask(ping, [:]).status == 200)
    #expect(ask(ping.replacing("ping", with: "x"), old).status == 200)
    #expect(ask("{", old).status == 400 && ask(ping, ["mcp-protocol-version": "1999-01-01"]).status == 400)
    let told = ask("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", old)
    #expect(told.status == 202 && told.body == nil)
  }

  /// What is passed on to another server has the header that it needs.
  @Test func readsTheFieldsOfACall() throws {
    func fields(_ name: String) -> [String: String]? {
      AgentMessageFields(
        ofCall: Array(
          "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"\(name)\",\(Self.meta)}}"
            .utf8))?.fields
    }
    #expect(
      fields("lint") == [
        "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "lint",
      ])
    #expect(fields("ä\\n")?["Mcp-Name"] == "=?base64?w6QK?=")
    for other in ["", "{", "[]", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}"] {
      #expect(AgentMessageFields(ofCall: Array(other.utf8)) == nil)
    }
  }

  @Test func survivesAMegabyteOfBrackets() throws {
    for character in ["[", "{\"a\":", "\"", "\\"] {
      let text = try #require(answer(String(repeating: character, count: 1 << 20)))
      #expect(try JSONParser.parse(Array(text.utf8))["error"]?["code"] == .integer(-32700))
    }
    #expect(connection.answer([0xff, 0xfe, 0x22, 0xc3, 0x28, 0x22])?.contains("-32700") == true)
  }

  @Test func leavesAnswersAndUnknownNotificationsAlone() {
    for message in [
      "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}", "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{}}",
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}",
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/whatever\"}",
    ] { #expect(answer(message) == nil) }
  }
}
