package import ComparisonRuns
package import PreviewService

/// A project's previews for agents: answers their messages, whatever way these come.
package struct AgentServer {
  private let connection: AgentConnection

  /// - Parameters:
  ///   - version: the program's version.
  ///   - reader: reads picture formats other than PNG; nil if only PNG files are compared.
  package init(_ service: PreviewService, version: String, reader: PictureReader? = nil) {
    connection = AgentConnection(tools: Self.tools(service, reader: reader), version: version)
  }

  /// The tools, in the order in which agents see them.
  package static func tools(_ service: PreviewService, reader: PictureReader?) -> [any AgentTool] {
    [
      ListPreviewsTool(service: service), RenderPreviewTool(service: service),
      InspectViewTool(service: service),
      FindBreakpointsTool(service: service), LintTool(service: service), MeasureStringsTool(service: service),
      CompareTool(service: service, reader: reader), XcodeRenderPreviewTool(service: service),
      XcodeListTool(service: service, name: "XcodeListWindows", isListed: true),
      XcodeListTool(service: service, name: "XcodeListWorkspaces", isListed: false),
      XcodeGlobTool(service: service),
    ]
  }

  /// The answer to a line of an agent's output, without a line break; nil for none.
  package func answer(_ line: MessageLines.Line) -> String? {
    switch line {
    case .message(let bytes): connection.answer(bytes)
    case .tooLong: connection.answer(Array("[\"a message has at most \(MessageLines.limit) bytes\"]".utf8))
    }
  }

  /// The response to a message that came over HTTP: its status, and its body; nil for none.
  package func answer(_ message: [UInt8], _ fields: AgentMessageFields) -> (status: Int, body: String?) {
    connection.answer(message, fields)
  }

  /// The tools that show a preview many times: a page should not have to wait for them.
  package static let longTools: Set<String> = ["find_breakpoints", "lint", "measure_strings"]
}
