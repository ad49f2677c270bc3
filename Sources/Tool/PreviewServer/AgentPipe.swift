package import AgentServer
internal import OperatingSystem
internal import Reports
internal import WebServer

/// `fittingroom mcp`: an agent on the other end of two pipes.
///
/// While a page shows the same project, its process does what tools are called for, so that what is compiled
/// and loaded is so once for both; otherwise this program's own does.
package struct AgentPipe: Sendable {
  private let own: HostChannel
  private let page: @Sendable () -> PageAddress?

  /// - Parameters:
  ///   - own: answers lines; its process is made by `host`.
  ///   - page: where a page would be; it is asked when a tool is first called.
  package init(own: HostChannel, page: @escaping @Sendable () -> PageAddress?) {
    (self.own, self.page) = (own, page)
  }

  /// The process that answers lines if there is no page.
  package static func host(_ server: AgentServer) -> (HostChannel.Message) -> HostChannel.Message {
    { message in
      let isTooLong = message.json[tooLong]?.bool == true
      let answer = server.answer(isTooLong ? .tooLong : .message(message.bytes))
      return (.object([hasAnswer: .bool(answer != nil)]), answer.map { Array($0.utf8) } ?? [])
    }
  }

  private static let tooLong = "tooLong"
  private static let hasAnswer = "hasAnswer"

  /// How the conversation ended.
  package enum End: Sendable {
    /// With the agent's output.
    case done
    /// Nobody reads the answers.
    case unread
    /// The process that answers has ended.
    case gone
  }

  /// Answers lines until there are no more.
  package func run(input: Int32, output: Int32) async -> End {
    var lines = MessageLines(input)
    var address: PageAddress?
    var isAsked = false
    while let line = lines.next() {
      var answer: [UInt8]?
      if case .message(let bytes) = line, let fields = AgentMessageFields(ofCall: bytes) {
        if !isAsked { (address, isAsked) = (page(), true) }
        if let page = address?.current { answer = await Self.ask(page, bytes, fields) }
      }
      if answer == nil {
        let question: JSONValue = .object([Self.tooLong: .bool(line == .tooLong)])
        var bytes: [UInt8] = []
        if case .message(let message) = line { bytes = message }
        guard let reply = await own.ask(question, bytes) else { return .gone }
        guard reply.json[Self.hasAnswer]?.bool == true else { continue }
        answer = reply.bytes
      }
      if let answer, !Descriptor.writeAll(output, answer + [UInt8(ascii: "\n")]) { return .unread }
    }
    return .done
  }

  /// The answer of the process of a page; nil if it has none.
  private static func ask(_ page: String, _ message: [UInt8], _ fields: AgentMessageFields) async -> [UInt8]?
  {
    let answer = await WebClient.post(
      message, of: "application/json", fields: fields.fields, to: page + PreviewServer.agentPath)
    // What is no object is about the request rather than an answer to the message.
    guard let answer, answer.first == UInt8(ascii: "{"), !answer.contains(UInt8(ascii: "\n")) else {
      return nil
    }
    return answer
  }
}
