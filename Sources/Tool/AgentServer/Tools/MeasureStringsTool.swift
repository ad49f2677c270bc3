internal import Fonts
internal import OperatingSystem
internal import PreviewService
internal import StringCatalogs
internal import StringMeasuring

/// Measures whether translations fit.
struct MeasureStringsTool: AgentTool {
  let service: PreviewService
  let name = "measure_strings"
  let summary = "Measures a string catalog's translations; with a width, lists those that do not fit."
  let parameters = [
    ToolParameter("catalog", required: true, "a file such as Localizable.xcstrings"),
    ToolParameter("width", .number, "points"), ToolParameter("lines", .integer),
    ToolParameter("font", "body, title2:bold, system:17"), ToolParameter("locales", .array),
    ToolParameter("typeSize"),
  ]

  /// The maximum number of lines of a report.
  private static let limit = 40

  func call(_ arguments: ToolArguments) throws(ToolFailure) -> ToolAnswer {
    let path = try ToolFailure.converting { () throws(ServiceError) in
      try service.project.file(arguments.string("catalog") ?? "")
    }
    do {
      let catalog = try CatalogReader.read([path])
      let width = arguments.number("width")
      let lines = arguments.integer("lines") ?? 1
      if let width, !(width > 0 && width <= 100_000) {
        throw SlotError("“width” is more than 0 and at most 100000 points")
      }
      guard (1...1000).contains(lines) else { throw SlotError("“lines” is from 1 to 1000") }
      var plan = MeasurementPlan()
      plan.sourceLanguage = catalog.sourceLanguage
      plan.slots = [
        TextSlot(
          width: width, lines: lines, font: try SlotFont(arguments.string("font") ?? "body"),
          typeSizes: try DynamicTypeSizes.parse(arguments.string("typeSize") ?? "large"))
      ]
      plan.locales = try arguments.strings("locales").map { tags in
        try tags.map { tag in
          guard let match = LocaleMatcher.match(preferences: [tag], available: catalog.locales) else {
            throw ServiceError.unknown("locale", tag, among: catalog.locales)
          }
          return match
        }
      }
      plan.takeLimits(of: catalog, basis: plan.slots[0])
      let fonts = try FontLibrary(directory: FontLibrary.locate(explicit: nil))
      let report = try MeasurementReport(TableFormat(columns: nil), failuresOnly: width != nil)
      let summary = try StringMeasurer(fonts: fonts, plan: plan).measure(catalog) { try report.add($0) }
      var text = ""
      try report.write(summary) { (part: String) in text += part }
      let rows = text.split(separator: "\n").map(String.init)
      let rest = rows.count - Self.limit
      return ToolAnswer(
        lines: rows.prefix(Self.limit) + (rest > 0 ? ["and \(rest) more lines; name locales or a width"] : [])
          + ["\(summary.measured) measured, \(summary.failed) do not fit"])
    } catch let failure as ToolFailure {
      throw failure
    } catch {
      throw ToolFailure("\(error)")
    }
  }
}
