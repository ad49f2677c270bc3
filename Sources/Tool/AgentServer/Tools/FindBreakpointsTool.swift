internal import PreviewService

/// Finds the widths or heights at which a layout changes.
struct FindBreakpointsTool: AgentTool {
  let service: PreviewService
  let name = "find_breakpoints"
  let summary =
    "Every width (or height) at which a preview's layout changes: line counts, cut off texts, ViewThatFits, columns."
  let parameters = [
    ToolParameter.file, .preview, ToolParameter("axis", "horizontal, vertical"),
    ToolParameter("from", .number, "points, default 100"), ToolParameter("to", .number, "default 600"),
    ToolParameter("locale"), ToolParameter("typeSize"),
  ]

  func call(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    try ToolFailure.converting { () throws(ServiceError) in
      let file = try service.project.file(arguments.string("file") ?? "")
      let axisName = arguments.string("axis") ?? PreviewService.Axis.horizontal.rawValue
      guard let axis = PreviewService.Axis(rawValue: axisName) else {
        throw .unknown("axis", axisName, among: PreviewService.Axis.allCases.map(\.rawValue))
      }
      let (start, end) = (arguments.number("from") ?? 100, arguments.number("to") ?? 600)
      guard start >= 1, end <= 4000, start < end else {
        throw ServiceError("“from” and “to” are lengths from 1 to 4000 points, the smaller one first")
      }
      var query = VariantQuery()
      (query.locale, query.typeSize) = (arguments.string("locale"), arguments.string("typeSize"))
      if axis == .horizontal { query.width = start } else { query.height = start }
      let variant = try query.variant(locales: service.locales(of: file))
      let listing = try service.listing(of: file)
      let preview = try listing.preview(named: arguments.string("preview"))
      let search = try service.breakpoints(of: preview, in: listing, variant, axis, from: start, to: end)
      var lines = search.breakpoints.map { point in
        let changes = point.before.changes(to: point.after)
        let rest = changes.count - 3
        let at = (point.above * 10).rounded(.up) / 10
        return "from \(Self.text(at)) pt: " + changes.prefix(3).joined(separator: "; ")
          + (rest > 0 ? "; and \(rest) more" : "")
      }
      if lines.isEmpty { lines = ["nothing changes from \(Self.text(start)) to \(Self.text(end)) pt"] }
      if search.isIncomplete { lines.append("there are more; look at a smaller range") }
      return ToolAnswer(lines: lines)
    }
  }

  private static func text(_ length: Double) -> String {
    length == length.rounded() ? String(Int(length)) : String(length)
  }
}
