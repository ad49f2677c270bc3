internal import PreviewService

/// The previews of a file, or of all files.
struct ListPreviewsTool: AgentTool {
  let service: PreviewService
  let name = "list_previews"
  let summary = "Lists SwiftUI previews with file and line, of one file or of the project."
  let parameters = [ToolParameter("file")]

  /// The maximum number of listed previews of a project.
  private static let limit = 300

  func call(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    let project = service.project
    guard let path = arguments.string("file") else { return try all() }
    return try ToolFailure.converting { () throws(ServiceError) in
      let file = try project.file(path)
      let listing = try service.listing(of: file)
      let locales = try service.locales(of: file)
      var lines = listing.previews.map { preview in
        "\(preview.name)  \(project.relative(file))" + (preview.line.map { ":\($0)" } ?? "")
      }
      if !locales.isEmpty { lines.append("locales: \(locales.joined(separator: ", "))") }
      if let failure = listing.failure { lines.append("other files do not compile: \(failure)") }
      return ToolAnswer(lines: lines)
    }
  }

  /// The previews that the project's sources declare, without compiling them.
  private func all() throws(ToolFailure) -> ToolAnswer {
    let project = service.project
    var lines: [String] = []
    for path in project.files(endings: [".swift"]) {
      guard let scan = try? service.scan("\(project.root)/\(path)") else { continue }
      for definition in scan.definitions {
        lines.append("\(definition.name ?? "(unnamed)")  \(path):\(definition.line)")
      }
    }
    if lines.isEmpty { return ToolAnswer(lines: ["no source of “\(project.root)” declares a preview"]) }
    let rest = lines.count - Self.limit
    if rest > 0 { lines = lines.prefix(Self.limit) + ["and \(rest) more; name a file"] }
    return ToolAnswer(lines: lines)
  }
}
