package import ComparisonRuns
internal import OperatingSystem
package import PreviewService
internal import Reports

/// `fittingroom mcp`: serves a project's previews to an agent on the other end of two pipes.
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

  /// Serves requests until the end of the input.
  ///
  /// - Returns: false if answers could not be written.
  package func run(input: Int32, output: Int32) -> Bool {
    // Workers are forked between answers, and a process with another thread cannot have any.
    Parallel.stayOnOneThread()
    var lines = MessageLines(input)
    while let line = lines.next() {
      let answer: String? =
        switch line {
        case .message(let bytes): connection.answer(bytes)
        case .tooLong:
          connection.answer(Array("[\"a message has at most \(MessageLines.limit) bytes\"]".utf8))
        }
      guard let answer else { continue }
      if !Descriptor.writeAll(output, Array((answer + "\n").utf8)) { return false }
    }
    return true
  }
}
