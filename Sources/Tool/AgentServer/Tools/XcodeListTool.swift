internal import PreviewService
internal import Reports

/// What Xcode 26 calls its windows and Xcode 27 its workspaces: here it is the one project.
struct XcodeListTool: AgentTool {
  let service: PreviewService
  let name: String
  let isListed: Bool
  let summary = "The open project, as Xcode lists windows."
  let parameters: [ToolParameter] = []

  /// Identifies the project; every identifier is accepted.
  static let identifier = "windowtab1"

  func call(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    let key = name == "XcodeListWindows" ? "tabIdentifier" : "workspaceIdentifier"
    let message = "* \(key): \(Self.identifier), workspacePath: \(service.project.root)"
    return ToolAnswer([.text(message)], structured: .object(["message": .string(message)]))
  }
}
