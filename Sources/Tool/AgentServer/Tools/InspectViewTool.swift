internal import PreviewRunner
internal import PreviewService
internal import Reports

/// Reports where views are placed, and why: the tree, or the part of it below one view.
struct InspectViewTool: AgentTool {
  let service: PreviewService
  let name = "inspect_view"
  let summary =
    "The frame tree of a preview, cropped to one view: frames, proposals, chosen candidates, lines."
  let parameters =
    [
      ToolParameter.file, .preview, ToolParameter("view", "identifier, Card.swift:12, a text or a type"),
    ] + ToolParameter.variant

  /// The maximum number of views.
  private static let limit = 150

  func call(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    try ToolFailure.converting { () throws(ServiceError) in
      let file = try service.project.file(arguments.string("file") ?? "")
      let variant = try arguments.variant.variant(locales: service.locales(of: file))
      let listing = try service.listing(of: file)
      let preview = try listing.preview(named: arguments.string("preview"))
      var wishes = PreviewService.Wishes()
      wishes.makesPictures = false
      wishes.treeFormat = .json
      let report = try service.render(preview, of: listing, variant, wishes).report
      guard let tree = try? JSONParser.parse(Array(report.tree.utf8)), let root = tree["root"] else {
        throw ServiceError("the layout of \(preview.name) cannot be read")
      }
      let nodes: [JSONValue]
      if let name = arguments.string("view") {
        nodes = ViewOutline.find(name, in: root)
        if nodes.isEmpty { throw .unknown("view", name, among: ViewOutline.names(in: root)) }
      } else {
        nodes = [root]
      }
      var lines = nodes.flatMap { ViewOutline.lines(of: $0) }
      let rest = lines.count - Self.limit
      if rest > 0 {
        lines = lines.prefix(Self.limit) + ["and \(rest) more views; name one of them as “view”"]
      }
      return ToolAnswer(lines: lines)
    }
  }
}
