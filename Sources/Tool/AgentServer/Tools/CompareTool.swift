internal import ComparisonRuns
internal import PreviewService

/// Reports the differences between two pictures.
struct CompareTool: AgentTool {
  let service: PreviewService
  let reader: PictureReader?
  let name = "compare"
  let summary = "Compares two picture files: verdict, changed regions, what became of the views."
  let parameters = [ToolParameter("first", required: true), ToolParameter("second", required: true)]

  func call(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    let paths = try ToolFailure.converting { () throws(ServiceError) in
      (
        try service.picture(arguments.string("first") ?? ""),
        try service.picture(arguments.string("second") ?? "")
      )
    }
    let found = FileComparison.compare(paths.0, paths.1, options: FileComparison.Options(reader: reader))
    if let problem = found.problem { throw ToolFailure(problem) }
    return ToolAnswer(lines: found.text.split(separator: "\n").prefix(30).map(String.init))
  }
}
