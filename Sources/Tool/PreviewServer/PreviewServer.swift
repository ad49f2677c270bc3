internal import AgentServer
internal import Foundation
package import Reports
package import WebServer

/// `fittingroom preview`: the page on which previews are drawn again as sources are saved, and the same
/// project for agents.
package struct PreviewServer: Sendable {
  package let pageGuard: PageGuard
  private let host: HostChannel
  private let background: HostChannel
  private let start: JSONValue
  private let report: @Sendable (JSONValue) -> Void

  /// - Parameters:
  ///   - host: draws.
  ///   - background: does what takes long, such as searching for break points.
  ///   - start: what the page shows first if its URL does not specify it: "file" and "line".
  ///   - report: called with every answer for the page's main picture.
  package init(
    host: HostChannel, background: HostChannel, pageGuard: PageGuard, start: JSONValue,
    report: @escaping @Sendable (JSONValue) -> Void
  ) {
    self.host = host
    self.background = background
    self.pageGuard = pageGuard
    self.start = start
    self.report = report
  }

  package func answer(_ request: WebRequest) async -> WebAnswer {
    let path = pageGuard.path(in: request.path)
    if let refusal = pageGuard.refusal(of: request, isOwn: path == "socket") { return .response(refusal) }
    switch (request.method, path) {
    case ("GET", ""), ("HEAD", ""): return .response(page)
    case ("GET", "socket"): return .socket(Connection(server: self))
    case ("POST", Self.agentPath): return .response(await agentAnswer(to: request))
    case (_, ""), (_, "socket"), (_, Self.agentPath):
      var response = WebResponse(405, text: "there is another method for this")
      response.fields["Allow"] = path == Self.agentPath ? "POST" : "GET"
      return .response(response)
    default: return .response(WebResponse(404, text: "there is nothing here"))
    }
  }

  /// The path of the Model Context Protocol, after the secret.
  package static let agentPath = "mcp"

  /// The answer to an agent's message, which needs no session: each stands by itself.
  private func agentAnswer(to request: WebRequest) async -> WebResponse {
    let type = request.fields["content-type"]?.prefix { $0 != ";" }.lowercased()
    guard type == "application/json" else {
      return WebResponse(415, text: "a message is application/json")
    }
    let tool = AgentMessageFields(ofCall: request.body)?.name
    let isLong = tool.map(AgentServer.longTools.contains) ?? false
    let question = AgentQuestion.question(AgentMessageFields(request.fields))
    guard let answer = await (isLong ? background : host).ask(question, request.body) else {
      return WebResponse(503, text: HostChannel.goneReason)
    }
    return WebResponse(
      answer.json[AgentQuestion.status]?.integer ?? 500, type: "application/json", body: answer.bytes)
  }

  /// The page; it loads nothing external.
  private var page: WebResponse {
    let nonce = PageGuard.secret()
    // A script must not contain its own end tag.
    let first = start.line.replacing("<", with: "\\u003c")
    let html = String(decoding: PackageResources.page_html, as: UTF8.self)
      .replacing("NONCE", with: nonce).replacing("\"START\"", with: first)
    var response = WebResponse(200, type: "text/html; charset=utf-8", body: Array(html.utf8))
    response.fields["Content-Security-Policy"] =
      "default-src 'none'; img-src blob:; connect-src 'self'; script-src 'nonce-\(nonce)'; "
      + "style-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    return response
  }

  /// The socket of a page.
  private struct Connection: WebSocketSession {
    let server: PreviewServer

    func messages(for page: AsyncStream<WebMessage>) -> AsyncStream<WebMessage> {
      let (answers, answer) = AsyncStream<WebMessage>.makeStream()
      let session = PageSession(
        host: server.host, background: server.background, answers: answer, report: server.report)
      let task = Task {
        let watching = Task { await session.watch() }
        for await message in page { await session.take(message) }
        watching.cancel()
        answer.finish()
      }
      answer.onTermination = { _ in task.cancel() }
      return answers
    }
  }
}
