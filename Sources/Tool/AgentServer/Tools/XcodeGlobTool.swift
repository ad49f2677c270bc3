internal import OperatingSystem
internal import PreviewService
internal import Reports

/// Files of the project by a pattern.
struct XcodeGlobTool: AgentTool {
  let service: PreviewService
  let name = "XcodeGlob"
  let summary = "Finds files by a pattern such as **/*.swift."
  let parameters = [
    ToolParameter("pattern", "default **/*"), ToolParameter("path"), ToolParameter("tabIdentifier"),
    ToolParameter("workspaceIdentifier"),
  ]

  /// The maximum number of listed files, as in Xcode.
  private static let limit = 100

  func call(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    let project = service.project
    let pattern = arguments.string("pattern") ?? "**/*"
    var folder = arguments.string("path") ?? ""
    while folder.hasSuffix("/") { folder.removeLast() }
    if folder.hasPrefix(project.root) {
      folder = String(folder.dropFirst(project.root.utf8.count).drop { $0 == "/" })
    }
    // The project's own name is the root, as in Xcode.
    if folder == project.name || folder == "." { folder = "" }
    if folder.hasPrefix(project.name + "/"), !FileSystem.exists("\(project.root)/\(folder)") {
      folder = String(folder.dropFirst(project.name.utf8.count + 1))
    }
    if folder.split(separator: "/").contains("..") || folder.hasPrefix("/") {
      throw ToolFailure("“\(folder)” is outside of the project “\(project.root)”")
    }
    if !folder.isEmpty, !FileSystem.isFolder("\(project.root)/\(folder)") {
      throw ToolFailure("“\(folder)” is not a folder of the project “\(project.root)”")
    }
    let glob = PathPattern(pattern)
    let below = folder.isEmpty ? "" : folder + "/"
    let found = project.files(endings: [""]).filter { path in
      path.hasPrefix(below) && glob.matches(String(path.dropFirst(below.utf8.count)))
    }
    let newest = found.map { (path: $0, time: project.modificationTime(of: $0)) }
      .sorted { ($1.time, $0.path) < ($0.time, $1.path) }.map(\.path)
    let shown = Array(newest.prefix(Self.limit))
    let structured: JSONValue = .object([
      "matches": .array(shown.map { .string($0) }), "pattern": .string(pattern),
      "searchPath": .string(folder.isEmpty ? "/" : folder), "totalFound": .integer(found.count),
      "truncated": .bool(found.count > Self.limit),
    ])
    let text = shown.isEmpty ? "nothing matches “\(pattern)”" : shown.joined(separator: "\n")
    return ToolAnswer([.text(text)], structured: structured)
  }
}
