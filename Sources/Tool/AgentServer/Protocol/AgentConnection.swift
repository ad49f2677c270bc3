internal import PreviewService
package import Reports

/// A connection of the Model Context Protocol: answers one message after another.
///
/// Both generations are supported at once. A request with its version in `_meta` is answered according to
/// 2026-07-28, whatever came before; others need `initialize` first, as in 2025.
package final class AgentConnection {
  private let tools: [any AgentTool]
  private let version: String
  /// What the handshake agreed on; nil before it.
  private var agreed: ProtocolVersion?

  static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  private static let serverKey = "io.modelcontextprotocol/serverInfo"
  /// How long a list may be cached, in milliseconds: the tools are part of the program.
  private static let listLifetime = 3_600_000

  /// - Parameter version: the program's version.
  package init(tools: [any AgentTool], version: String) {
    self.tools = tools
    self.version = version
  }

  /// The reply to a message, without a line break; nil for none.
  package func answer(_ message: [UInt8]) -> String? { reply(to: message, nil, &agreed)?.text }

  /// The response to a message that came by itself, over HTTP: its status, and its body; nil for none.
  ///
  /// Nothing is remembered of earlier ones: a client that has shaken hands repeats the version in each request.
  package func answer(_ message: [UInt8], _ fields: AgentMessageFields) -> (status: Int, body: String?) {
    var agreed: ProtocolVersion? = .newestWithHandshake
    if let version = fields.version {
      guard let known = ProtocolVersion(rawValue: version) else {
        let failure = RequestFailure.unsupportedVersion(version)
        return (400, Self.text(id: nil, failure))
      }
      // Those without a handshake are said in the message, too.
      agreed = known.hasHandshake ? known : nil
    }
    guard let reply = reply(to: message, fields, &agreed) else { return (202, nil) }
    // Clients of the versions with a handshake take another status for a broken connection.
    let isStateless = agreed == nil
    return (reply.failure.map { $0.status(isStateless: isStateless) } ?? 200, reply.text)
  }

  /// A reply, and why it is an error if it is one.
  private struct Reply {
    var text: String
    var failure: RequestFailure?

    init(_ text: String) { self.text = text }

    init(id: JSONValue?, _ failure: RequestFailure) {
      text = AgentConnection.text(id: id, failure)
      self.failure = failure
    }
  }

  /// - Parameters:
  ///   - fields: the header fields with which the message came; nil if it came without any.
  ///   - agreed: what the handshake agreed on.
  private func reply(
    to message: [UInt8], _ fields: AgentMessageFields?, _ agreed: inout ProtocolVersion?
  ) -> Reply? {
    let document: JSONValue
    do throws(JSONParser.Failure) {
      document = try JSONParser.parse(message)
    } catch {
      return Reply(id: nil, .notJSON("the message \(error)"))
    }
    guard case .object = document else {
      return Reply(id: nil, .invalidRequest("a message is one object; lists of messages are not taken"))
    }
    let id = document["id"]
    let isUsable = id.map { $0.string != nil || $0.integer != nil } ?? true
    guard let method = document["method"]?.string, document["jsonrpc"]?.string == "2.0", isUsable else {
      // A response needs no answer; no requests are sent from here.
      if document["method"] == nil, document["result"] != nil || document["error"] != nil { return nil }
      return Reply(
        id: isUsable ? id : nil,
        .invalidRequest("a message has “jsonrpc” 2.0, a “method”, and a text or number as “id”"))
    }
    guard let id else { return nil }
    do throws(RequestFailure) {
      try fields?.check(method, document["params"])
      return Reply(
        JSONValue.object([
          "jsonrpc": .string("2.0"), "id": id, "result": try result(of: method, document["params"], &agreed),
        ]).line)
    } catch {
      return Reply(id: id, error)
    }
  }

  private static func text(id: JSONValue?, _ failure: RequestFailure) -> String {
    var error: [JSONValue.Member] = [
      .init(key: "code", value: .integer(failure.code)),
      .init(key: "message", value: .string(failure.message)),
    ]
    if let data = failure.data { error.append(.init(key: "data", value: data)) }
    var members = [JSONValue.Member(key: "jsonrpc", value: .string("2.0"))]
    if let id { members.append(.init(key: "id", value: id)) }
    return JSONValue.object(members + [.init(key: "error", value: .object(error))]).line
  }

  // MARK: Methods

  private func result(
    of method: String, _ parameters: JSONValue?, _ agreed: inout ProtocolVersion?
  ) throws(RequestFailure) -> JSONValue {
    if let parameters, case .object = parameters {
    } else if parameters != nil {
      throw .invalidParameters("“params” is not an object")
    }
    if let meta = parameters?["_meta"], let said = meta[Self.versionKey] {
      guard let text = said.string else { throw .invalidParameters("“\(Self.versionKey)” is not text") }
      guard ProtocolVersion(rawValue: text) == .v2026 else { throw .unsupportedVersion(text) }
      guard let capabilities = meta[Self.capabilitiesKey], case .object = capabilities else {
        throw .invalidParameters("“_meta” lacks “\(Self.capabilitiesKey)”")
      }
      return try statelessResult(of: method, parameters)
    }
    switch method {
    case "initialize": return try initialize(parameters, &agreed)
    case "ping": return .object([:])
    case "server/discover":
      throw .invalidParameters("“_meta” lacks “\(Self.versionKey)”")
    default: break
    }
    guard agreed != nil else {
      throw .invalidRequest(
        "the version of the protocol is not known; say it as “\(Self.versionKey)” in “_meta”, or send “initialize” first"
      )
    }
    switch method {
    case "tools/list": return .object(["tools": toolList])
    case "tools/call": return try call(parameters)
    default: throw .unknownMethod(method)
    }
  }

  /// A result in the form of 2026-07-28.
  private func statelessResult(of method: String, _ parameters: JSONValue?) throws(RequestFailure)
    -> JSONValue
  {
    let own: JSONValue
    var isList = false
    switch method {
    case "server/discover":
      isList = true
      own = .object([
        "supportedVersions": .array(ProtocolVersion.allCases.map { .string($0.rawValue) }),
        "capabilities": capabilities, "instructions": .string(Self.instructions),
      ])
    case "tools/list":
      isList = true
      own = .object(["tools": toolList])
    case "tools/call": own = try call(parameters)
    default: throw .unknownMethod(method)
    }
    guard case .object(var members) = own else { return own }
    members.append(.init(key: "resultType", value: .string("complete")))
    if isList {
      members.append(.init(key: "ttlMs", value: .integer(Self.listLifetime)))
      members.append(.init(key: "cacheScope", value: .string("public")))
    }
    members.append(.init(key: "_meta", value: .object([Self.serverKey: serverInfo])))
    return .object(members)
  }

  private func initialize(
    _ parameters: JSONValue?, _ agreed: inout ProtocolVersion?
  ) throws(RequestFailure) -> JSONValue {
    guard let wanted = parameters?["protocolVersion"]?.string else {
      throw .invalidParameters("“initialize” lacks “protocolVersion”")
    }
    let known = ProtocolVersion(rawValue: wanted)
    let version = known?.hasHandshake == true ? known : nil
    agreed = version ?? .newestWithHandshake
    return .object([
      "protocolVersion": .string((version ?? .newestWithHandshake).rawValue), "capabilities": capabilities,
      "serverInfo": serverInfo, "instructions": .string(Self.instructions),
    ])
  }

  private var serverInfo: JSONValue {
    .object(["name": .string("fittingroom"), "title": .string("FittingRoom"), "version": .string(version)])
  }

  private var capabilities: JSONValue { .object(["tools": .object([:])]) }

  private static let instructions = """
    Renders SwiftUI previews of the project without a Mac. Look with render_preview after each change of a view: it answers the \
    picture and what is cut off. Give the picture's path as “before” to see only what changed. Paths are those of the project.
    """

  /// The tools as the protocol lists them.
  package var toolList: JSONValue { .array(tools.filter(\.isListed).map(\.description)) }

  private func call(_ parameters: JSONValue?) throws(RequestFailure) -> JSONValue {
    guard let name = parameters?["name"]?.string else {
      throw .invalidParameters("“name” of the tool is missing")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.filter(\.isListed).map(\.name)
      throw .invalidParameters(ServiceError.unknown("tool", name, among: names).description)
    }
    do throws(ToolFailure) {
      let arguments = try ToolArguments(parameters?["arguments"], of: tool)
      return try tool.call(arguments).result
    } catch {
      return error.answer.result
    }
  }
}
